import { enabledForFamily } from '../checks/registry-checks.ts';
import { notEvaluated, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import * as is from '../checks/vocabulary/is.ts';
import {
  annex,
  annexBut,
  group,
  inferred,
  notifies as notification,
  observed,
  rejects as rejection,
  rule,
  specification,
  type Rule,
  type RuleCodes,
} from '../engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import { dian } from '../document/paths.ts';

type Parties = { readonly expected: string; readonly of: (subject: Subject) => readonly string[] };

const issuerAndProvider: Parties = {
  expected: 'an issuer and a provider that are active in the RUT, and a RUT that answers',
  of: (subject) => [identityOf(subject).issuerNit, subject.text(`${dian}/sts:SoftwareProvider/sts:ProviderID`) ?? ''],
};

/** Of a support document, who buys sends it. */
const buyer: Parties = {
  expected: 'a buyer who is active in the RUT, and a RUT that answers',
  of: (subject) => [identityOf(subject).issuerNit],
};

const rutInForce = ({ rut }: Pick<Facts, 'rut'>, { expected, of }: Parties): Check =>
  is.satisfying({
    expected,
    per: 'document',
    test: ({ subject }) => {
      if (!rut.available) return { found: 'the RUT does not answer' };
      const parties = of(subject);
      const wrong = parties.map((nit) => rut.entries.get(nit)).find((entry) => entry && entry.status !== 'active');
      return wrong === undefined ? undefined : { found: `${wrong.identification} is ${wrong.status}` };
    },
    breakAt: () => ({ registry: (data) => ({ rut: { ...data.rut, available: false } }) }),
  });

const notEnabled = rejection('92');

/** The authority receives documents of that kind in this environment: each is open until the registry closes it. */
const openKind = ({ closedKinds, environment }: Pick<Facts, 'closedKinds' | 'environment'>): Check =>
  is.satisfying({
    expected: 'a kind of document that this environment receives',
    per: 'document',
    test: ({ subject }) =>
      closedKinds.some(({ environment: closed, kind }) => closed === environment.code && kind === subject.kind)
        ? { found: `${subject.kind}, closed in environment ${environment.code}` }
        : undefined,
    breakAt: () => ({
      registry: () => ({ closedKinds: [{ environment: environment.code, kind: 'supportDocument' }] }),
    }),
  });

const rut01 = notification('RUT01', { defaultOn: false });

const enabledRow = (place: string, codes: RuleCodes): Rule =>
  rule({
    family: '92',
    title: 'The issuer is enabled on the platform',
    codes,
    place,
    message: 'El emisor no está habilitado en la plataforma',
    needs: ['issuerRegistry'],
    check: enabledForFamily,
    fix: 'Pass the test set of this family first, or enable the issuer in the registry.',
    violation: {
      registry: (data) => ({ contributors: data.contributors.map((entry) => ({ ...entry, families: [] })) }),
    },
    source: inferred('Specification, 7, has it for payroll'),
  });

/** What the platform decides about the sender, whatever the document says. */
export const platformRules = group(
  { code: 'PLATFORM', title: { en: 'Platform', es: 'Plataforma' }, stage: 'content' },
  [
    rule({
      family: 'RUT01',
      title: 'The RUT of issuer and provider is in force',
      codes: { invoice: rut01, creditNote: rut01, debitNote: rut01 },
      place: 'issuer NIT and ProviderID',
      message: 'La validación del estado del RUT estará disponible más adelante',
      needs: ['rut'],
      check: (facts) => rutInForce(facts, issuerAndProvider),
      fix: 'Nothing to mend in the document: the authority could not, or would not, confirm the RUT.',
      source: annexBut('FE 1.9', 'it prints Rechazo, the authority answers Notificación (specification, 7)'),
    }),
    rule({
      family: 'RUT01',
      title: 'The RUT of the buyer is in force',
      codes: { supportDocument: rut01 },
      place: 'buyer NIT',
      message: 'La validación del estado del RUT estará disponible más adelante',
      needs: ['rut'],
      check: (facts) => rutInForce(facts, buyer),
      fix: 'Nothing to mend in the document: the authority could not, or would not, confirm the RUT.',
      source: specification('7'),
    }),
    enabledRow('issuer NIT', {
      invoice: notEnabled,
      creditNote: notEnabled,
      debitNote: notEnabled,
      supportDocument: notEnabled,
    }),
    enabledRow('buyer NIT', { supportAdjustmentNote: notEnabled }),
    rule({
      family: 'DS01',
      title: 'The environment receives support documents',
      codes: { supportDocument: rejection('DSDS01') },
      place: '/Invoice (InvoiceTypeCode 05)',
      message: 'El documento soporte no está disponible en este ambiente',
      needs: ['closedKinds', 'environment'],
      check: openKind,
      fix: 'Send it to the environment that receives support documents, or open the kind in the registry (closedKinds).',
      source: observed('Answer of production of July 2022, before support documents were received there'),
    }),
  ],
);

const notAccepted = ({ priorDocuments: { asked, twin } }: Pick<Facts, 'priorDocuments'>): Check =>
  is.satisfying({
    expected: 'a number and a code that no accepted document has',
    per: 'document',
    test: () => {
      if (!asked)
        return notEvaluated(
          'The document lacks fields by which it could be found.',
          'Al documento le faltan datos clave para buscarlo.',
        );
      return twin === undefined ? undefined : { found: `${twin.number}, accepted with key ${twin.key}` };
    },
    breakAt: () => ({ repeat: true }),
  });

const processed = rejection('90');

export const ledgerRules = group(
  { code: 'LEDGER', title: { en: 'Documents already processed', es: 'Documentos ya procesados' }, stage: 'ledger' },
  [
    rule({
      family: '90',
      title: 'The document was not accepted before',
      codes: {
        ...{ invoice: processed, creditNote: processed, debitNote: processed },
        ...{ supportDocument: processed, supportAdjustmentNote: processed },
      },
      place: 'issuer NIT + document type + number; cbc:UUID',
      message: 'Documento procesado anteriormente.',
      needs: ['priorDocuments'],
      check: notAccepted,
      fix: 'Ask GetStatus with the key of the first document and adopt its verdict, or use the next number.',
      source: observed('Answers of the authority to a resubmission'),
    }),
    rule({
      family: '90',
      title: 'The payroll document was not accepted before',
      codes: { payroll: processed, payrollAdjustment: processed },
      place: 'document number + worker',
      message: 'Documento procesado anteriormente.',
      needs: ['priorDocuments'],
      check: notAccepted,
      fix: 'Ask GetStatus with the key of the first document and adopt its verdict, or use the next number.',
      source: annex('NE 1.0'),
    }),
  ],
);
