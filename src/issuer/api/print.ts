import type { DocumentModel } from '../documents/document-model.ts';
import type { Presentation } from '../documents/model.ts';
import type { Outcome } from '../printing/outcome.ts';

export type PrintJob = {
  readonly model: DocumentModel;
  readonly presentation: Presentation;
  readonly outcome: Outcome;
  /** Base64 of the issuer's picture. */
  readonly logo: string | undefined;
  /** Date of the file, in milliseconds. */
  readonly at: number;
};

/** PDF and QR are loaded when somebody wants the first page. */
export const printDocument = async ({ model, presentation, outcome, logo, at }: PrintJob): Promise<Buffer> => {
  const [{ viewOf }, { renderPdf }] = await Promise.all([import('../printing/views.ts'), import('../printing/pdf.ts')]);
  return renderPdf({ ...viewOf(model, presentation, outcome), logo }, { at });
};
