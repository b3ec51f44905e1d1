/** Every kind of document as it is printed. */
import type { DocumentModel } from '../documents/document-model.ts';
import type { Presentation, UblModel } from '../documents/model.ts';
import type { PayrollModel } from '../documents/payroll/model.ts';
import type { Outcome } from './outcome.ts';
import type { PrintedDocument } from './printed-document.ts';
import { payrollView } from './views/payroll.ts';
import { ublView } from './views/ubl.ts';

/** The kind says which model it is: readers make no other. */
const isPayroll = (model: DocumentModel): model is PayrollModel =>
  model.kind === 'payroll' || model.kind === 'payrollAdjustment';

export const viewOf = (model: DocumentModel, presentation: Presentation, outcome: Outcome): PrintedDocument =>
  isPayroll(model) ? payrollView(model, presentation, outcome) : ublView(model as UblModel, presentation, outcome); // of every other kind
