/**
 * The invoice's notes, a support document and its adjustment note, complete, with every group that the rules about
 * parties, taxes, totals and periods look at; and the results of those rules alone. The notes have the amounts of the
 * invoice; the support documents 190,000.00 with IVA of 19 % and 1,000.00 with 5 %, a discount of 5,000.00 and freight
 * of 3,000.00. Their codes are not computed, and they are not signed.
 */
import type { RegistrySituation } from '../checks/vocabulary/registry-situations.ts';
import { editSpec } from '../document/edits/edit-spec.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../src/common/xml/node.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import { createCatalogue, readUnder } from '../judge/engine/catalogue.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { runRule } from '../judge/engine/run.ts';
import { createSubject, type Subject } from '../document/subject.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { supplierRules } from '../rules/aj-supplier.ts';
import { customerRules } from '../rules/ak-customer.ts';
import { taxRules } from '../rules/as-taxes.ts';
import { totalRules } from '../rules/au-totals.ts';
import { periodRules } from '../rules/fc-periods.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import { now, parsed } from './authority.fixture.ts';
import { invoiceSpec } from './invoice.fixture.ts';
import { factsOf, remove, set } from './rules.fixture.ts';

export const widened = ['creditNote', 'debitNote', 'supportDocument', 'supportAdjustmentNote'] as const;
export type Widened = (typeof widened)[number];

const text = (name: string, content: string, attributes?: Readonly<Record<string, string>>): XmlSpec => ({
  name,
  attributes,
  content,
});
const group = (name: string, ...content: readonly XmlSpec[]): XmlSpec => ({ name, content });

/** The children of those names, in the order of the names. */
const picked = (from: XmlSpec, ...names: readonly string[]): readonly XmlSpec[] =>
  names.flatMap((name) => childSpecs(from).filter((child) => child.name === name));

const roots = {
  creditNote: 'CreditNote',
  debitNote: 'DebitNote',
  supportDocument: 'Invoice',
  supportAdjustmentNote: 'CreditNote',
} as const;

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

const dianExtensions = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions';

type Header = {
  readonly operation: string;
  readonly profile: string;
  readonly number: string;
  readonly code: 'CUDE' | 'CUDS';
  /** The element of the type and its text; a debit note has none. */
  readonly type?: readonly [name: string, code: string];
};

const headers: Readonly<Record<Widened, Header>> = {
  creditNote: {
    operation: '20',
    profile: 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta',
    number: 'NC1',
    code: 'CUDE',
    type: ['cbc:CreditNoteTypeCode', '91'],
  },
  debitNote: {
    operation: '30',
    profile: 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta',
    number: 'ND1',
    code: 'CUDE',
  },
  supportDocument: {
    operation: '10',
    profile: 'DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.',
    number: 'SEDS984000001',
    code: 'CUDS',
    type: ['cbc:InvoiceTypeCode', '05'],
  },
  supportAdjustmentNote: {
    operation: '10',
    profile:
      'DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente ',
    number: 'NAS1',
    code: 'CUDS',
    type: ['cbc:CreditNoteTypeCode', '95'],
  },
};

const header = ({ operation, profile, number, code, type }: Header): readonly XmlSpec[] => [
  text('cbc:UBLVersionID', 'UBL 2.1'),
  text('cbc:CustomizationID', operation),
  text('cbc:ProfileID', profile),
  text('cbc:ProfileExecutionID', '2'),
  text('cbc:ID', number),
  text('cbc:UUID', '0'.repeat(96), { schemeID: '2', schemeName: `${code}-SHA384` }),
  text('cbc:IssueDate', '2026-11-20'),
  text('cbc:IssueTime', '10:00:00-05:00'),
  ...(type === undefined ? [] : [text(...type)]),
  text('cbc:DocumentCurrencyCode', 'COP'),
  text('cbc:LineCountNumeric', '2'),
];

const correction = (number: string, code: string): readonly XmlSpec[] => [
  group(
    'cac:DiscrepancyResponse',
    text('cbc:ReferenceID', number),
    text('cbc:ResponseCode', '1'),
    text('cbc:Description', 'Corrección'),
  ),
  group(
    'cac:BillingReference',
    group(
      'cac:InvoiceDocumentReference',
      text('cbc:ID', number),
      text('cbc:UUID', '1'.repeat(96), { schemeName: `${code}-SHA384` }),
      text('cbc:IssueDate', '2026-11-20'),
    ),
  ),
];

const renamed = (from: XmlSpec, names: Readonly<Record<string, string>>): XmlSpec => ({
  ...from,
  name: names[from.name] ?? from.name,
  content: typeof from.content === 'string' ? from.content : from.content.map((child) => renamed(child, names)),
});

/** Names in a note for parts that the invoice calls something else. */
const noteNames = (kind: Widened): Readonly<Record<string, string>> => {
  switch (kind) {
    case 'creditNote':
    case 'supportAdjustmentNote':
      return { 'cac:InvoiceLine': 'cac:CreditNoteLine', 'cbc:InvoicedQuantity': 'cbc:CreditedQuantity' };
    case 'debitNote':
      return {
        'cac:InvoiceLine': 'cac:DebitNoteLine',
        'cbc:InvoicedQuantity': 'cbc:DebitedQuantity',
        'cac:LegalMonetaryTotal': 'cac:RequestedMonetaryTotal',
      };
    case 'supportDocument':
      return {};
  }
};

const branch = '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID';

/** In the order of notes, in which discounts come before or after the rest. */
const paid = ['cac:DeliveryTerms', 'cac:PaymentMeans', 'cac:PaymentExchangeRate'];

const note = (kind: 'creditNote' | 'debitNote'): readonly XmlSpec[] => {
  const from = editSpec(invoiceSpec(), [
    remove(`${dianExtensions}/sts:InvoiceControl`),
    set(branch, kind === 'creditNote' ? 'NC' : 'ND'),
  ]);
  const parties = ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty'] as const;
  const rest =
    kind === 'creditNote'
      ? [...paid, 'cac:AllowanceCharge', 'cac:TaxTotal']
      : ['cac:PrepaidPayment', 'cac:AllowanceCharge', ...paid, 'cac:TaxTotal'];
  return [
    ...picked(from, 'ext:UBLExtensions'),
    ...header(headers[kind]),
    ...correction('SETP990000001', 'CUFE'),
    ...picked(from, ...parties, ...rest, 'cac:LegalMonetaryTotal', 'cac:InvoiceLine'),
  ];
};

/** The invoice's party, reduced to those parts, in another role. */
const inRole = (role: string, from: XmlSpec, parts: readonly string[]): XmlSpec =>
  group(
    `cac:Accounting${role}Party`,
    text('cbc:AdditionalAccountID', '1'),
    ...picked(from, 'cac:Party').map((party) => group('cac:Party', ...picked(party, ...parts))),
  );

const period = group(
  'cac:InvoicePeriod',
  text('cbc:StartDate', '2026-11-20'),
  text('cbc:DescriptionCode', '1'),
  text('cbc:Description', 'Por operación'),
);

const header1 = '/*/cac:TaxTotal[1]';
const line2Tax = '/*/cac:InvoiceLine[2]/cac:TaxTotal';
const lineSubtotal = `${line2Tax}/cac:TaxSubtotal`;

/** The tax on bags becomes IVA of 5 %, which in the header also has the parts of a nominal tax, as a percentage may. */
const vatOnly: readonly XmlEdit[] = [
  remove('/*/cac:TaxTotal[2]'),
  { edit: 'duplicate', path: `${header1}/cac:TaxSubtotal` },
  set(`${header1}/cbc:TaxAmount`, '36150.00'),
  set(`${header1}/cac:TaxSubtotal[2]/cbc:TaxableAmount`, '1000.00'),
  set(`${header1}/cac:TaxSubtotal[2]/cbc:TaxAmount`, '50.00'),
  set(`${header1}/cac:TaxSubtotal[2]/cac:TaxCategory/cbc:Percent`, '5.00'),
  {
    edit: 'insert',
    path: `${header1}/cac:TaxSubtotal[2]`,
    child: text('cbc:BaseUnitMeasure', '2', { unitCode: '94' }),
    after: ['cbc:TaxAmount'],
  },
  {
    edit: 'insert',
    path: `${header1}/cac:TaxSubtotal[2]`,
    child: text('cbc:PerUnitAmount', '1.00', { currencyID: 'COP' }),
    after: ['cbc:BaseUnitMeasure'],
  },
  set(`${line2Tax}/cbc:TaxAmount`, '50.00'),
  set(`${lineSubtotal}/cbc:TaxAmount`, '50.00'),
  remove(`${lineSubtotal}/cbc:BaseUnitMeasure`),
  remove(`${lineSubtotal}/cbc:PerUnitAmount`),
  set(`${lineSubtotal}/cac:TaxCategory/cbc:Percent`, '5.00'),
  set(`${lineSubtotal}/cac:TaxCategory/cac:TaxScheme/cbc:ID`, '01'),
  set(`${lineSubtotal}/cac:TaxCategory/cac:TaxScheme/cbc:Name`, 'IVA'),
  set('/*/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount', '227150.00'),
  set('/*/cac:LegalMonetaryTotal/cbc:PayableAmount', '225150.00'),
  remove('/*/cac:LegalMonetaryTotal/cbc:PrepaidAmount'),
];

/** In the RUT under that name, and not an issuer. */
export const seller = { nit: '900100137', checkDigit: '4', name: 'CLIENTE DE PRUEBAS SAS' } as const;

/** The buyer of the invoice is the seller here, under another name. */
const sold: readonly XmlEdit[] = ['cac:PartyTaxScheme', 'cac:PartyLegalEntity'].flatMap((part): readonly XmlEdit[] => {
  const path = `/*/cac:AccountingCustomerParty/cac:Party/${part}`;
  return [
    set(`${path}/cbc:RegistrationName`, seller.name),
    set(`${path}/cbc:CompanyID`, seller.nit),
    set(`${path}/cbc:CompanyID/@schemeID`, seller.checkDigit),
  ];
});

const support = (kind: 'supportDocument' | 'supportAdjustmentNote'): readonly XmlSpec[] => {
  const isNote = kind === 'supportAdjustmentNote';
  const from = editSpec(invoiceSpec(), [
    ...(isNote ? [remove(`${dianExtensions}/sts:InvoiceControl`)] : []),
    ...['Supplier', 'Customer'].map((role) =>
      remove(`/*/cac:Accounting${role}Party/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress`),
    ),
    ...vatOnly,
    ...sold,
    ...[1, 2].map((position): XmlEdit => ({
      edit: 'insert',
      path: `/*/cac:InvoiceLine[${position}]`,
      child: period,
      after: ['cbc:LineExtensionAmount'],
    })),
  ]);
  const [issuing] = picked(from, 'cac:AccountingSupplierParty');
  const [selling] = picked(from, 'cac:AccountingCustomerParty');
  if (issuing === undefined || selling === undefined) throw new Error('The invoice lacks a party.');
  const legalEntity = isNote ? ['cac:PartyLegalEntity'] : [];
  return [
    ...picked(from, 'ext:UBLExtensions'),
    ...header(headers[kind]),
    ...(isNote ? correction('SEDS984000001', 'CUDS') : []),
    inRole('Supplier', selling, ['cac:PhysicalLocation', 'cac:PartyTaxScheme', ...legalEntity]),
    inRole('Customer', issuing, ['cac:PartyTaxScheme']),
    ...picked(
      from,
      'cac:PaymentMeans',
      ...(isNote
        ? ['cac:PaymentExchangeRate', 'cac:AllowanceCharge']
        : ['cac:AllowanceCharge', 'cac:PaymentExchangeRate']),
      ...['cac:TaxTotal', 'cac:LegalMonetaryTotal', 'cac:InvoiceLine'],
    ),
  ];
};

/** A complete document of that kind, changed; without the place of a signature, which must not stay empty. */
export const documentSpec = (kind: Widened, edits: readonly XmlEdit[] = []): XmlRootSpec => {
  const content = kind === 'creditNote' || kind === 'debitNote' ? note(kind) : support(kind);
  const { namespaces } = invoiceSpec();
  const name = roots[kind];
  const plain = { name, namespaces: { ...namespaces, '': `${ubl}:${name}-2` } };
  return editSpec({ ...plain, content: content.map((child) => renamed(child, noteNames(kind))) }, [
    remove('/*/ext:UBLExtensions/ext:UBLExtension[2]'),
    ...edits,
  ]);
};

export const rules = createCatalogue([supplierRules, customerRules, taxRules, totalRules, periodRules]);

const withSigningTime = (facts: Facts, instant: number | undefined): Facts => ({
  ...facts,
  certificate: {
    ...facts.certificate,
    signingTime: instant === undefined ? undefined : { text: '', instant, date: undefined },
  },
});

export type Circumstances = Pick<Violation, 'built'> & {
  readonly registry?: RegistrySituation['change'];
  /** Of the signature; by default the time of the authority's clock, none if it is null. */
  readonly signedAt?: number | null;
  readonly facts?: Partial<Facts>;
};

const prepared = async (kind: Widened, { built = [], registry, signedAt = now, facts = {} }: Circumstances) => {
  const subject: Subject = createSubject(kind, parsed(writeXml(documentSpec(kind, built))));
  const data = registry === undefined ? {} : registry(defaultRegistry());
  const known = withSigningTime(await factsOf(subject, { registry: data }), signedAt ?? undefined);
  return { subject, facts: { ...known, ...facts } };
};

/** The results of every rule of that kind, the optional ones included, in catalogue order. */
export const outcomesOf = async (kind: Widened, change: Circumstances = {}): Promise<readonly RuleResult[]> => {
  const { subject, facts } = await prepared(kind, change);
  return rules.entries(kind).map((entry) => runRule(readUnder(facts.profile, entry), subject, facts));
};

/** The result of one rule: its code with the letters of the kind. */
export const outcomeOf = async (kind: Widened, code: string, change: Circumstances = {}): Promise<RuleResult> => {
  const found = (await outcomesOf(kind, change)).find((outcome) => outcome.code === code);
  if (found === undefined) throw new Error(`There is no rule ${code} of the ${kind}.`);
  return found;
};
