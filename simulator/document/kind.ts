import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { eventResponseCode } from './paths.ts';
import { childOf, select } from './path-index.ts';

/** The kinds of document that the authority validates, by the catalogue's names. */
export const documentKinds = [
  'invoice',
  'creditNote',
  'debitNote',
  'supportDocument',
  'supportAdjustmentNote',
  'payroll',
  'payrollAdjustment',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Names of their root elements. */
export const rootNames: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  creditNote: 'CreditNote',
  debitNote: 'DebitNote',
  supportDocument: 'Invoice',
  supportAdjustmentNote: 'CreditNote',
  payroll: 'NominaIndividual',
  payrollAdjustment: 'NominaIndividualDeAjuste',
};

/**
 * Events about an invoice (RADIAN), by their response code. They stand beside
 * the documents, with rules of their own; `eventOther` has a code that is none
 * of theirs.
 */
export const eventKinds = ['event030', 'event031', 'event032', 'event033', 'event034', 'eventOther'] as const;

export type EventKind = (typeof eventKinds)[number];

/** Whatever can be put before the judge. */
export type SubjectKind = DocumentKind | EventKind;

const events: ReadonlySet<string> = new Set(eventKinds);

export const isEvent = (kind: SubjectKind): kind is EventKind => events.has(kind);

const notes: ReadonlySet<SubjectKind> = new Set(['creditNote', 'debitNote', 'supportAdjustmentNote']);

/** Whether it corrects documents that it refers to by their unique codes. */
export const isNote = (kind: SubjectKind): boolean => notes.has(kind);

const eventsByName: ReadonlyMap<string, EventKind> = new Map(eventKinds.map((kind) => [kind, kind]));

/** The kind of an event, by its response code. */
const eventKind = (root: XmlElement): EventKind => {
  const [code] = select(root, eventResponseCode);
  return eventsByName.get(`event${code === undefined ? '' : textOf(code).trim()}`) ?? 'eventOther';
};

const typeCode = (root: XmlElement, name: string): string => {
  const element = childOf(root, name);
  return element === undefined ? '' : textOf(element).trim();
};

/**
 * The kind of a document, by the name of its root and, where two kinds share a
 * root, by its type code: 05 is a support document among invoices, 95 its
 * adjustment among credit notes. An event is told by what it responds. Undefined for a root that is none of them.
 */
export const recogniseKind = (root: XmlElement): SubjectKind | undefined => {
  switch (root.local) {
    case 'Invoice':
      return typeCode(root, 'cbc:InvoiceTypeCode') === '05' ? 'supportDocument' : 'invoice';
    case 'CreditNote':
      return typeCode(root, 'cbc:CreditNoteTypeCode') === '95' ? 'supportAdjustmentNote' : 'creditNote';
    case 'DebitNote':
      return 'debitNote';
    case 'NominaIndividual':
      return 'payroll';
    case 'NominaIndividualDeAjuste':
      return 'payrollAdjustment';
    case 'ApplicationResponse':
      return eventKind(root);
    default:
      return undefined;
  }
};
