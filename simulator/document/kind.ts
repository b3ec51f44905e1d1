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
