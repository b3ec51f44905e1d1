/** A small successful rehearsal, for tests to change. */
import type { TestSet } from '../../../../simulator/registry/test-sets.ts';
import { setOf, type Facts } from './build-report.ts';
import type { ReportDocument } from './rehearsal-report.ts';

export const supportSet: TestSet = {
  id: '11111111-2222-4333-8444-555555555555',
  issuerNit: '901700200',
  family: 'support',
  softwareId: 'software',
  quotas: {
    supportDocument: { required: 2, minimumAccepted: 1 },
    supportAdjustmentNote: { required: 1, minimumAccepted: 1 },
  },
  state: 'accepted',
};

export const acceptedDocument: ReportDocument = {
  order: 1,
  kind: 'supportDocument',
  number: 'SEDS1',
  key: 'ab'.repeat(48),
  keyName: 'CUDS',
  sha256: 'cd'.repeat(32),
  operation: 'SendTestSetAsync',
  testSetId: supportSet.id,
  zipKey: 'z',
  receivedAt: '2026-11-20T10:00:00-05:00',
  verdict: 'accepted',
  onPurpose: false,
  asked: true,
  lines: [],
  remark: null,
  folder: '001-documento-soporte-SEDS1',
};

export const registry = {
  software: [{ id: 'software', ownerNit: '901700200' }],
  contributors: [{ nit: '901700200', name: 'EMPRESA EN ENSAYO SAS' }],
  ranges: [
    {
      issuerNit: '901700200',
      documentType: '05',
      resolution: '18764000001',
      resolutionDate: '2026-01-01',
      prefix: 'SEDS',
      from: '1',
      to: '5000',
      startDate: '2026-01-01',
      endDate: '2027-12-31',
      technicalKey: undefined,
      softwareId: undefined,
      state: 'active',
    } as const,
  ],
};

const instant = '2026-11-20T10:00:00-05:00';

export const facts: Facts = {
  mode: 'automatic',
  company: { nit: '901700200', checkDigit: '9', name: 'EMPRESA EN ENSAYO SAS' },
  environment: { code: '2', name: 'habilitación' },
  period: { simulated: { from: instant, to: instant, clock: 'detenido' }, real: null },
  seed: 'tests',
  mistakes: 0,
  versions: {
    ensayo: '0.1.0',
    catalogue: { entries: 2, sha256: '0'.repeat(64) },
    annexes: [{ name: 'Anexo técnico', basis: 'leído en el anexo' }],
    profile: 'habilitación',
    productionProfile: 'producción',
    rules: {},
  },
  certificates: [
    {
      subject: 'O=EMPRESA,CN=EMPRESA\\, EN ENSAYO SAS,C=CO',
      nit: '901700200',
      issuer: 'CN=Entidad',
      serial: '1',
      validFrom: '2026-01-01',
      validTo: '2027-01-01',
      keyUsage: ['digitalSignature', 'nonRepudiation'],
      keyBits: 2048,
      sha256: '0'.repeat(64),
      issuedBy: 'simulator',
      documents: 2,
      accepted: 2,
    },
  ],
  sets: [setOf(supportSet, ['support'], registry)],
  documents: [acceptedDocument],
  production: [{ ...acceptedDocument, operation: 'SendBillSync', testSetId: null, zipKey: null }],
  incidents: [],
  warnings: [],
  onlySeen: false,
};
