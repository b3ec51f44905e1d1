/** What notes say about the document they correct, and how a valid note is made to say something else. */
import type { XmlEdit } from '../document/edits/edit.ts';
import { correctionConcepts } from '../checks/lists.ts';
import type { SubjectKind } from '../document/kind.ts';
import type { Subject } from '../document/subject.ts';
import { discrepancy, reference } from '../document/paths.ts';
import { type InDocuments, type Kind, inEach, mirrored } from './row.ts';

/** In the notes of invoices and, mirrored, in that of support documents. */
export const inNotes = (kind: Kind): InDocuments => ({
  ...inEach(kind, 'creditNote', 'debitNote'),
  supportAdjustmentNote: mirrored(kind),
});

/** Concept of a credit note that leaves nothing of the invoice. */
export const annulment = '2';

/** For credit notes whose operation is changed: an annulment must keep operation 20 (CAD02a). */
export const noAnnulment = { path: `${discrepancy}/cbc:ResponseCode`, text: annulment, not: true } as const;

export const aboutInvoice = { path: reference } as const;

export const statedConcept = (subject: Subject): string | undefined => subject.text(`${discrepancy}/cbc:ResponseCode`);

const operation = (subject: Subject): string | undefined => subject.text('/*/cbc:CustomizationID');

/** Operations of the notes of invoices: with and without the reference to one. */
const operations: Readonly<Partial<Record<SubjectKind, { readonly with: string; readonly without: string }>>> = {
  creditNote: { with: '20', without: '22' },
  debitNote: { with: '30', without: '32' },
};

/** Whether the note must name the document that it corrects: support documents have no notes that need not. */
export const mustRefer = (subject: Subject): boolean => {
  const known = operations[subject.kind];
  return known === undefined || operation(subject) === known.with;
};

/** Whether the note says of itself that it corrects no document, but a period. */
export const isWithoutReference = (subject: Subject): boolean =>
  operations[subject.kind]?.without === operation(subject) && operation(subject) !== undefined;

/** Makes a credit note annul. */
export const annulling: readonly XmlEdit[] = [
  { edit: 'set', path: `${discrepancy}/cbc:ResponseCode`, text: annulment },
  {
    edit: 'set',
    path: `${discrepancy}/cbc:Description`,
    text: 'Anulación de factura electrónica',
  },
];

/** Adds a period whose two days lie in one month. */
export const wholePeriod: XmlEdit = {
  edit: 'insert',
  path: '/*',
  child: {
    name: 'cac:InvoicePeriod',
    content: [
      { name: 'cbc:StartDate', content: '2026-10-01' },
      { name: 'cbc:StartTime', content: '00:00:00-05:00' },
      { name: 'cbc:EndDate', content: '2026-10-31' },
      { name: 'cbc:EndTime', content: '23:59:59-05:00' },
    ],
  },
  after: ['cbc:LineCountNumeric', 'cbc:BuyerReference', 'cac:InvoicePeriod'],
};

const compared = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('es');

/** The texts that go with a concept in that kind of note; undefined where its table has none. */
export const textsOf = (kind: SubjectKind, concept: string | undefined): readonly string[] | undefined =>
  correctionConcepts(kind).get(concept ?? '');

/** Without regard to case and repeated blanks. */
export const isOneOf = (texts: readonly string[], text: string | undefined): boolean =>
  text !== undefined && texts.some((known) => compared(known) === compared(text));
