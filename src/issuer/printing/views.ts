/** The printed view of every kind of document. */
import { isUbl, ublOrPayroll, type DocumentModel } from '../documents/document-model.ts';
import type { Presentation } from '../documents/model.ts';
import type { Outcome } from './outcome.ts';
import type { PrintedDocument } from './printed-document.ts';
import { payrollView } from './views/payroll.ts';
import { ublView } from './views/ubl.ts';

export const viewOf = (model: DocumentModel, presentation: Presentation, outcome: Outcome): PrintedDocument => {
  const known = ublOrPayroll(model);
  return isUbl(known) ? ublView(known, presentation, outcome) : payrollView(known, presentation, outcome);
};
