/** The whole answer to a document that is broken as a rule declares: derived from declarations, never from the judge. */
import type { XmlEdit } from '../../../simulator/document/index.ts';
import { type CatalogueEntry, violationOf, type RuleKind } from '../../../simulator/judge/index.ts';
import { isEvent, type DocumentKind, type EventKind, type SubjectKind } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import type { RequestViolation } from './by-request.ts';

export type ExpectedLine = { readonly code: string; readonly kind: RuleKind };

// Status

/** Fields without which the authority cannot file a document: without one it answers status 66, beside the lines. */
const issuer = (party: string): string => `/*/cac:${party}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;
const numberAndCode = ['/*/cbc:ID', '/*/cbc:UUID'];
const ofSales = [...numberAndCode, issuer('AccountingSupplierParty')];
const ofPurchases = [...numberAndCode, issuer('AccountingCustomerParty')];
const ofEvents = [...numberAndCode, '/*/cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID'];

const keyFields = (kind: SubjectKind): readonly string[] => {
  if (isEvent(kind)) return ofEvents;
  if (kind.startsWith('support')) return ofPurchases;
  return kind.startsWith('payroll') ? [] : ofSales;
};

/** Removed or emptied, itself or an element that holds it. */
const loses = (edit: XmlEdit, field: string): boolean =>
  (edit.edit === 'remove' || (edit.edit === 'set' && edit.text.trim() === '')) &&
  (field === edit.path || field.startsWith(`${edit.path}/`));

const statusFor = (
  entry: CatalogueEntry<SubjectKind>,
  lines: readonly ExpectedLine[],
  requested: RequestViolation | undefined,
): string => {
  const { built = [], coded = [], service } = violationOf(entry) ?? {};
  // A document that nobody received is not accepted, whatever the kind of the line that says so.
  if (service !== undefined) return '99';
  // Without a key field the service sends nothing.
  const edits = requested === undefined ? [...built, ...coded] : [];
  const lost = edits.some((edit) => keyFields(entry.document).some((field) => loses(edit, field)));
  if (lost) return '66';
  return lines.some(({ kind }) => kind === 'Rechazo') ? '99' : '00';
};

// Codes

/**
 * Declarations name the codes of one kind of document, or of several; those of an invoice stand for the family, which has
 * another one in each kind. Undefined where the kind has none, or has it off.
 */
export const inKind = (code: string, kind: DocumentKind): string | undefined => {
  const [first] = catalogue().find(code);
  if (first === undefined) return code;
  const isFamily = ({ group, rule }: CatalogueEntry): boolean =>
    first.document === 'invoice' && group === first.group && rule.family === first.rule.family;
  const entries = catalogue().entries(kind);
  const found = entries.find((entry) => entry.code.code === code) ?? entries.find(isFamily);
  const named = found?.code ?? first.rule.codes[kind];
  return named?.defaultOn === false ? undefined : named?.code;
};

/** Every code that the broken document is answered with: the rule's own and its declared company. */
export const expectedCodes = (entry: CatalogueEntry, companions = entry.firesWith): readonly string[] => {
  const { code, rule, document } = entry;
  if (rule.outcome !== undefined) return [];
  return [...new Set([code.code, ...companions.flatMap((also) => inKind(also, document) ?? [])])];
};

/** Rules shared with invoices name the invoice's codes. */
const asEvent = (code: string): string => code.replace(/^F/, 'A');

/**
 * Every line in the answer to the broken event: the rule's own and the declared ones that usually fire with it, as far
 * as the event has them.
 */
const expectedEventCodes = ({ code, rule, document }: CatalogueEntry<EventKind>): readonly string[] => {
  if (rule.outcome !== undefined) return [];
  const own = new Set(
    catalogue()
      .entries(document)
      .map((entry) => entry.code.code),
  );
  return [...new Set([code.code, ...rule.alsoFires.map(asEvent).filter((also) => own.has(also))])];
};

// The answer

export type ExpectedAnswer = {
  /** The rule's own line; absent where the exchange ends with a status instead. */
  readonly own: ExpectedLine | undefined;
  /** Sorted by code. */
  readonly others: readonly ExpectedLine[];
  /** 99 rejected, 00 accepted, 66 not filed, or the status that the rule declares. */
  readonly status: string;
};

const isOfEvent = (entry: CatalogueEntry<SubjectKind>): entry is CatalogueEntry<EventKind> => isEvent(entry.document);

const codesFor = (entry: CatalogueEntry<SubjectKind>, also: readonly string[] | undefined): readonly string[] =>
  isOfEvent(entry) ? expectedEventCodes(entry) : expectedCodes(entry as CatalogueEntry, also); // whatever is no event is a document

const kindOf = (code: string, document: SubjectKind): RuleKind => {
  const entry = catalogue()
    .entries(document)
    .find((each) => each.code.code === code);
  if (entry === undefined) throw new Error(`${document} has no rule ${code}.`);
  return entry.code.kind;
};

/** @param requested how a request breaks the rule, where that is how it is broken */
export const expectedAnswer = (entry: CatalogueEntry<SubjectKind>, requested?: RequestViolation): ExpectedAnswer => {
  const { code, rule, document } = entry;
  if (rule.outcome !== undefined) return { own: undefined, others: [], status: rule.outcome.statusCode };
  const own = { code: code.code, kind: code.kind };
  const others = codesFor(entry, requested?.also)
    .filter((each) => each !== code.code)
    .sort()
    .map((each) => ({ code: each, kind: kindOf(each, document) }));
  return { own, others, status: statusFor(entry, [own, ...others], requested) };
};
