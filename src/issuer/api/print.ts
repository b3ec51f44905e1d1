import type { DocumentModel } from '../documents/document-model.ts';
import type { Presentation, UblModel } from '../documents/model.ts';
import type { Outcome } from '../printing/outcome.ts';

export type PrintJob = {
  readonly model: DocumentModel;
  readonly presentation: Presentation;
  readonly outcome: Outcome;
  /** Date of the file, in milliseconds. */
  readonly at: number;
};

/** PDF and QR are loaded when somebody wants the first page. */
export const printDocument = async ({ model, presentation, outcome, at }: PrintJob): Promise<Buffer> => {
  const [{ invoiceView }, { renderPdf }] = await Promise.all([
    import('../printing/view.ts'),
    import('../printing/pdf.ts'),
  ]);
  return renderPdf(invoiceView(model as UblModel, presentation, outcome), { at });
};
