import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memory } from '../../../src/common/store/store.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { openRegistry } from '../../tenants/store/stored-registry.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { small, smallEvent } from '../../testing/reception.fixture.ts';
import type { DocumentKind } from '../../document/kind.ts';
import { gatherRegistryFacts } from './gather.ts';
import { stsNamespaces } from '../../document/path-index.ts';
import { createSubject } from '../../document/subject.ts';
import { defaultRegistry } from '../../registry/default-registry.ts';

const ext = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

let registry: RegistryPort;

const filed = (changes: Partial<JudgedDocument>): JudgedDocument => ({
  ...{ issuerNit: '901500100', type: '01', number: 'X1', key: 'f1', receiverId: '', issueDate: '', payableAmount: '' },
  ...{ state: 'accepted', fileName: '', xml: '', applicationResponse: '', lines: [], statusMessage: '', receivedAt: 0 },
  ...changes,
});

beforeAll(async () => {
  registry = await openRegistry(memory);
  const paid = { type: '102', receiverId: '1020', worker: '1020', month: '2026-11' } as const;
  const documents = [
    filed({}),
    filed({ number: 'X2', key: 'f2', issuerNit: '901500600' }),
    filed({ number: 'X3', key: 'f3', state: 'rejected' }),
    filed({ ...paid, number: 'N1', key: 'e1' }),
    filed({ ...paid, number: 'N2', key: 'e2', type: '103' }),
    filed({ ...paid, number: 'N3', key: 'e3', month: '2026-10' }),
    filed({ ...paid, number: 'N4', key: 'e4', state: 'rejected' }),
  ];
  for (const each of documents) await registry.record(each);
});

afterAll(() => registry.close());

const gather = (kind: DocumentKind, xml: string) =>
  gatherRegistryFacts(createSubject(kind, parsed(xml)), registry, '2');

const reference = (name: string, key: string): string =>
  `<cac:BillingReference><cac:${name}><cbc:ID>1</cbc:ID><cbc:UUID>${key}</cbc:UUID></cac:${name}></cac:BillingReference>`;

const beforeEnd = (xml: string, more: string): string => xml.replace(/<\/[^<]*>$/, (end) => `${more}${end}`);

describe('referenced documents', () => {
  const references =
    reference('InvoiceDocumentReference', 'F1') +
    reference('CreditNoteDocumentReference', 'f2') +
    reference('DebitNoteDocumentReference', 'f3') +
    reference('InvoiceDocumentReference', ' f1') +
    reference('InvoiceDocumentReference', 'f9') +
    reference('InvoiceDocumentReference', '');

  it.each<readonly [kind: DocumentKind]>([['invoice'], ['creditNote'], ['debitNote'], ['supportAdjustmentNote']])(
    'by a %s: accepted ones of any issuer, by their key in lower case',
    async (kind) => {
      const { referencedDocuments } = await gather(kind, beforeEnd(small(kind), references));
      expect([...referencedDocuments.byKey].map(([key, { number }]) => [key, number])).toEqual([
        ['f1', 'X1'],
        ['f2', 'X2'],
      ]);
    },
  );

  it.each<readonly [what: string, kind: DocumentKind, xml: string]>([
    ['Novedad', 'payroll', small('payroll').replace('<Periodo', '<Novedad CUNENov="E1">true</Novedad><Periodo')],
    [
      'a replacement',
      'payrollAdjustment',
      small('payrollAdjustment').replace('<Periodo', '<ReemplazandoPredecesor CUNEPred="e1"/><Periodo'),
    ],
    [
      'a deletion',
      'payrollAdjustment',
      small('payrollAdjustment')
        .replaceAll('Reemplazar', 'Eliminar')
        .replace('<Periodo', '<EliminandoPredecesor CUNEPred="E1"/><Periodo'),
    ],
  ])('by %s', async (_what, kind, xml) => {
    expect([...(await gather(kind, xml)).referencedDocuments.byKey.keys()]).toEqual(['e1']);
  });

  it('are none where the key has blanks', async () => {
    const xml = small('payroll').replace('<Periodo', '<Novedad CUNENov=" E1 ">true</Novedad><Periodo');
    expect((await gather('payroll', xml)).referencedDocuments.byKey.size).toBe(0);
  });

  it('are none where none is named', async () => {
    expect((await gather('invoice', small('invoice'))).referencedDocuments.byKey.size).toBe(0);
  });
});

describe('payroll of the month', () => {
  it.each<DocumentKind>(['payroll', 'payrollAdjustment'])('of the worker of a %s', async (kind) => {
    const { priorPayroll } = await gather(kind, small(kind));
    expect(priorPayroll.sameMonth.map(({ key }) => key)).toEqual(['e1', 'e2']);
  });

  it.each<readonly [what: string, kind: DocumentKind, xml: string]>([
    ['another worker', 'payroll', small('payroll', { worker: '9' })],
    ['another employer', 'payroll', small('payroll', { issuerNit: '901500600' })],
    ['another month', 'payroll', small('payroll').replace('2026-11-01', '2026-09-30')],
    ['no worker', 'payrollAdjustment', small('payrollAdjustment').replace(/<Trabajador[^>]*>/, '')],
    ['an invoice', 'invoice', small('invoice')],
  ])('is none for %s', async (_what, kind, xml) => {
    expect((await gather(kind, xml)).priorPayroll.sameMonth).toEqual([]);
  });
});

describe('who is named', () => {
  it('is asked for once, and not where the place is empty', async () => {
    const asked: (readonly string[])[] = [];
    const contributors: RegistryPort['contributors'] = (nits) => {
      asked.push(nits);
      return registry.contributors(nits);
    };
    const empty = '<cac:PartyLegalEntity><cbc:CompanyID></cbc:CompanyID></cac:PartyLegalEntity>';
    const xml = small('invoice').replaceAll('</cac:PartyTaxScheme>', `</cac:PartyTaxScheme>${empty}`);
    await gatherRegistryFacts(createSubject('invoice', parsed(xml)), { ...registry, contributors }, '2');
    expect(asked).toEqual([['901500100', '800100200']]);
  });

  const provider = '<ProveedorXML NIT="901500600" SoftwareID="3d5e8fa1-62bb-4047-9c23-a401d8e6f925"/>';

  it.each<DocumentKind>(['payroll', 'payrollAdjustment'])(
    'in a %s: employer and provider, with its software',
    async (kind) => {
      const xml = small(kind).replace(/<ProveedorXML[^>]*>/, provider);
      const { issuerRegistry, softwareRegistry } = await gather(kind, xml);
      expect([...issuerRegistry.keys()]).toEqual(['901500100', '901500600']);
      expect([...softwareRegistry.values()].flatMap(({ families }) => families)).toEqual(['payroll']);
    },
  );

  it.each<DocumentKind>(['invoice', 'supportDocument', 'supportAdjustmentNote'])(
    'in a %s: both parties, by number and by name, whoever issues it',
    async (kind) => {
      const legal =
        '<cac:PartyLegalEntity><cbc:RegistrationName>Empresa de pruebas S.A.S.</cbc:RegistrationName><cbc:CompanyID>901500600</cbc:CompanyID></cac:PartyLegalEntity>';
      const xml = small(kind).replaceAll('</cac:PartyTaxScheme>', `</cac:PartyTaxScheme>${legal}`);
      const { rut, issuerRegistry } = await gather(kind, xml);
      expect([...rut.entries.keys()].sort()).toEqual(['901500100', '901500600']);
      expect([...issuerRegistry.keys()].sort()).toEqual(['901500100', '901500600']);
      expect([...rut.named.values()].flat().map(({ identification }) => identification)).toEqual(['901500100']);
    },
  );
});

describe('the software that a document names', () => {
  const named = (id: string): string =>
    `<ext:UBLExtensions xmlns:ext="${ext}"><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions xmlns:sts="${stsNamespaces[0]}"><sts:SoftwareProvider><sts:SoftwareID>${id}</sts:SoftwareID></sts:SoftwareProvider></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`;

  it('is looked up, and no other', async () => {
    const [software] = defaultRegistry().software;
    const id = software?.id ?? expect.fail('no software');
    const xml = small('invoice').replace(/^(<Invoice[^>]*>)/, (tag) => tag + named(id));
    const { softwareRegistry } = await gather('invoice', xml);
    expect([...softwareRegistry.keys()]).toEqual([id]);
  });
});

it('an event is about the document that it answers', async () => {
  const subject = createSubject('event030', parsed(smallEvent('030', 'f1')));
  const { referencedDocuments, issuerRegistry } = await gatherRegistryFacts(subject, registry, '2');
  expect([...referencedDocuments.byKey.keys()]).toEqual(['f1']);
  expect([...issuerRegistry.keys()]).toContain('901500100');
});
