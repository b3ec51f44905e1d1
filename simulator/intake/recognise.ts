import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { DocumentKind } from '../engine/document-kind.ts';
import { childOf } from './path-index.ts';

const typeCode = (root: XmlElement, name: string): string => {
  const element = childOf(root, name);
  return element === undefined ? '' : textOf(element).trim();
};

/**
 * The kind of a document, by the name of its root and, where two kinds share a
 * root, by its type code: 05 is a support document among invoices, 95 its
 * adjustment among credit notes. Undefined for a root that is none of them.
 */
export const recogniseKind = (root: XmlElement): DocumentKind | undefined => {
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
    default:
      return undefined;
  }
};
