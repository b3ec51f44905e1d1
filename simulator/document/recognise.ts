import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { eventKinds, type EventKind, type SubjectKind } from './kind.ts';
import { eventResponseCode } from './paths.ts';
import { childOf, select } from './path-index.ts';

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
