import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { eventResponseCode } from './paths.ts';
import { childOf, select } from './path-index.ts';

/** Documents that a company is enabled to issue together. */
export type DocumentFamily = 'invoicing' | 'support' | 'equivalent' | 'payroll';

/** The places in a UBL document that every rule needs. */
type UblNames = {
  /** The element of its type. A debit note has none: references to it use 92. */
  readonly typeAt?: 'cbc:InvoiceTypeCode' | 'cbc:CreditNoteTypeCode';
  /** The party that issues it: the roles are inverted in support documents. */
  readonly issuer: 'AccountingSupplierParty' | 'AccountingCustomerParty';
  readonly receiver: 'AccountingSupplierParty' | 'AccountingCustomerParty';
  readonly totals: 'LegalMonetaryTotal' | 'RequestedMonetaryTotal';
  readonly line: string;
  /** On a line. */
  readonly quantity: string;
};

type DocumentFacts = {
  /** Local name of the root element. */
  readonly root: string;
  /** Type codes that it is filed under. Where kinds share a root, the type decides; the first kind has the rest. */
  readonly types: readonly [string, ...string[]];
  readonly family: DocumentFamily;
  /** The profile of a document that is of this kind where its type tells none: it may be missing or wrong. */
  readonly profile?: RegExp;
  /** Where kinds share a root that has no type: its operation, unless the profile is that of the first kind. */
  readonly toldBy?: { readonly operation: string; readonly notBy: RegExp };
  /** Of the types, those that have numbering ranges; issuers number the others as they like. */
  readonly authorised?: readonly string[];
  /** The kind whose rules it mirrors: what holds for that one holds for it, unless a rule says otherwise. */
  readonly ruledAs?: 'invoice' | 'creditNote' | 'debitNote';
  /** Absent for payroll, which is not UBL. */
  readonly ubl?: UblNames;
  /** For a note, which corrects the documents that it refers to by their unique codes: the table of valid reasons. */
  readonly corrections?:
    | 'credit_note_discrepancy_responses'
    | 'debit_note_discrepancy_responses'
    | 'credit_note_discrepancy_responses_sd';
};

const sold = { issuer: 'AccountingSupplierParty', receiver: 'AccountingCustomerParty' } as const;
const bought = { issuer: 'AccountingCustomerParty', receiver: 'AccountingSupplierParty' } as const;

const invoice = {
  typeAt: 'cbc:InvoiceTypeCode',
  totals: 'LegalMonetaryTotal',
  line: 'InvoiceLine',
  quantity: 'InvoicedQuantity',
} as const;
const creditNote = {
  typeAt: 'cbc:CreditNoteTypeCode',
  totals: 'LegalMonetaryTotal',
  line: 'CreditNoteLine',
  quantity: 'CreditedQuantity',
} as const;
const debitNote = { totals: 'RequestedMonetaryTotal', line: 'DebitNoteLine', quantity: 'DebitedQuantity' } as const;

const adjustmentProfile = /al documento equivalente/i;

const rows = {
  invoice: {
    root: 'Invoice',
    types: ['01', '02', '03', '04'],
    family: 'invoicing',
    authorised: ['01', '03'],
    ubl: { ...invoice, ...sold },
  },
  creditNote: {
    root: 'CreditNote',
    types: ['91'],
    family: 'invoicing',
    ubl: { ...creditNote, ...sold },
    corrections: 'credit_note_discrepancy_responses',
  },
  debitNote: {
    root: 'DebitNote',
    types: ['92'],
    family: 'invoicing',
    ubl: { ...debitNote, ...sold },
    corrections: 'debit_note_discrepancy_responses',
  },
  supportDocument: {
    root: 'Invoice',
    types: ['05'],
    family: 'support',
    authorised: ['05'],
    ubl: { ...invoice, ...bought },
  },
  supportAdjustmentNote: {
    root: 'CreditNote',
    types: ['95'],
    family: 'support',
    ubl: { ...creditNote, ...bought },
    corrections: 'credit_note_discrepancy_responses_sd',
  },
  posTicket: {
    root: 'Invoice',
    types: ['20'],
    family: 'equivalent',
    authorised: ['20'],
    ruledAs: 'invoice',
    profile: /documento equivalente pos/i,
    ubl: { ...invoice, ...sold },
  },
  equivalentCreditNote: {
    root: 'CreditNote',
    types: ['94'],
    family: 'equivalent',
    ruledAs: 'creditNote',
    profile: adjustmentProfile,
    ubl: { ...creditNote, ...sold },
    corrections: 'credit_note_discrepancy_responses',
  },
  equivalentDebitNote: {
    root: 'DebitNote',
    types: ['93'],
    family: 'equivalent',
    ruledAs: 'debitNote',
    profile: adjustmentProfile,
    toldBy: { operation: '20', notBy: /factura/i },
    ubl: { ...debitNote, ...sold },
    // Both notes have the same list (annex DE 1.0, 16.6).
    corrections: 'credit_note_discrepancy_responses',
  },
  payroll: { root: 'NominaIndividual', types: ['102'], family: 'payroll' },
  payrollAdjustment: { root: 'NominaIndividualDeAjuste', types: ['103'], family: 'payroll' },
} as const satisfies Readonly<Record<string, DocumentFacts>>;

export type DocumentKind = keyof typeof rows;

/** Every kind of document that the authority validates, by the catalogue's names: a new kind is a row. */
export const documents: Readonly<Record<DocumentKind, DocumentFacts>> = rows;

// The keys of the table are the kinds.
export const documentKinds = Object.keys(rows) as readonly DocumentKind[];

export const perKind = <Value>(valueOf: (facts: DocumentFacts) => Value): Readonly<Record<DocumentKind, Value>> =>
  // The same keys as the table.
  Object.fromEntries(documentKinds.map((kind) => [kind, valueOf(documents[kind])])) as Record<DocumentKind, Value>;

export const documentFamilies: readonly DocumentFamily[] = [
  ...new Set(documentKinds.map((kind) => documents[kind].family)),
];

export const perFamily = <Value>(valueOf: (family: DocumentFamily) => Value): Readonly<Record<DocumentFamily, Value>> =>
  // Every family has kinds.
  Object.fromEntries(documentFamilies.map((family) => [family, valueOf(family)])) as Record<DocumentFamily, Value>;

/** Types whose numbers the authority authorises, as it registers their ranges: 01 numbers 02 and 04, too. */
export const authorisedTypes: readonly string[] = documentKinds.flatMap((kind) => documents[kind].authorised ?? []);

/** Names of their root elements. */
export const rootNames = perKind(({ root }) => root);

/**
 * Events about an invoice (RADIAN), by their response code. They have rules of their own; `eventOther` is any event
 * with another code.
 */
export const eventKinds = ['event030', 'event031', 'event032', 'event033', 'event034', 'eventOther'] as const;

export type EventKind = (typeof eventKinds)[number];

/** Every kind that the judge accepts as input. */
export type SubjectKind = DocumentKind | EventKind;

const events: ReadonlySet<string> = new Set(eventKinds);

export const isEvent = (kind: SubjectKind): kind is EventKind => events.has(kind);

/** Undefined for events, which have rules of their own. */
const factsOf = (kind: SubjectKind): DocumentFacts | undefined => (isEvent(kind) ? undefined : documents[kind]);

/** Events are about invoices. */
export const familyOf = (kind: SubjectKind): DocumentFamily => factsOf(kind)?.family ?? 'invoicing';

/** The kind whose rules it mirrors; itself, for a kind with rules of its own. */
export const ruledAs = (kind: SubjectKind): SubjectKind => factsOf(kind)?.ruledAs ?? kind;

export const isPayroll = (kind: SubjectKind): boolean => familyOf(kind) === 'payroll';

/** Undefined for kinds that are not notes. */
export const correctionsOf = (kind: SubjectKind): DocumentFacts['corrections'] => factsOf(kind)?.corrections;

/** Whether it corrects documents that it refers to by their unique codes. */
export const isNote = (kind: SubjectKind): boolean => correctionsOf(kind) !== undefined;

/** Where a document of that kind has its parts; other formats are treated as invoices. */
export const ublNames = (kind: SubjectKind): UblNames => factsOf(kind)?.ubl ?? rows.invoice.ubl;

/** The type of the kinds that have one but no element for it. */
export const impliedType = (kind: SubjectKind): string | undefined =>
  ublNames(kind).typeAt === undefined ? factsOf(kind)?.types[0] : undefined;

const eventsByName: ReadonlyMap<string, EventKind> = new Map(eventKinds.map((kind) => [kind, kind]));

/** The kind of an event, by its response code. */
const eventKind = (root: XmlElement): EventKind => {
  const [code] = select(root, eventResponseCode);
  return eventsByName.get(`event${code === undefined ? '' : textOf(code)}`) ?? 'eventOther';
};

const textIn = (root: XmlElement, name: string): string => {
  const element = childOf(root, name);
  return element === undefined ? '' : textOf(element);
};

const isOfType = (root: XmlElement, { types, ubl }: DocumentFacts): boolean =>
  ubl?.typeAt !== undefined && types.includes(textIn(root, ubl.typeAt));

const isTold = (root: XmlElement, { profile, toldBy }: DocumentFacts): boolean => {
  const stated = textIn(root, 'cbc:ProfileID');
  if (profile?.test(stated) === true) return true;
  return toldBy !== undefined && !toldBy.notBy.test(stated) && textIn(root, 'cbc:CustomizationID') === toldBy.operation;
};

/** The type under which documents of a type are numbered and filed: export (02) and contingency (04) go with the sale. */
export const typeClass = (type: string): string => (type === '02' || type === '04' ? '01' : type);

/**
 * The kind of a document, by the name of its root and, where two kinds share a root, by its type code: 05 is a support
 * document among invoices, 95 its adjustment among credit notes. Where that is of no kind, and in debit notes, which have
 * none, profile and operation tell equivalent documents. An event is recognised by its response code. Undefined for any other root.
 */
export const recogniseKind = (root: XmlElement): SubjectKind | undefined => {
  if (root.local === 'ApplicationResponse') return eventKind(root);
  const kinds = documentKinds.filter((kind) => documents[kind].root === root.local);
  return (
    kinds.find((kind) => isOfType(root, documents[kind])) ??
    kinds.find((kind) => isTold(root, documents[kind])) ??
    kinds[0]
  );
};

const kindsByType: ReadonlyMap<string, SubjectKind> = new Map<string, SubjectKind>([
  ...documentKinds.flatMap((kind) => documents[kind].types.map((type) => [type, kind] as const)),
  // Any other code is eventOther, which has no code of its own.
  ...eventKinds.filter((kind) => kind !== 'eventOther').map((kind) => [kind.slice('event'.length), kind] as const),
]);

/** The kind of a document that is filed under that type, or of an event with that response code. */
export const kindOfType = (type: string): SubjectKind | undefined => kindsByType.get(type);

/** Other types are invoices. */
export const familyOfType = (type: string): DocumentFamily => familyOf(kindOfType(type) ?? 'invoice');
