/**
 * The seam of the judgement: the verdict on one document, and when it can be
 * had. Whoever puts the authority together may wrap it; the operations do not
 * know how or why.
 */
import type { AskedBatch, DocumentVerdict } from '../registry/batches.ts';
import { receive } from './receive.ts';
import type { Reception } from './reception.ts';

export type JudgementSeam = {
  readonly verdictOn: (given: Reception) => Promise<DocumentVerdict>;
  /** Whether the document with that key is still being validated, as far as anyone outside can see. */
  readonly isDocumentInProcess: (key: string) => boolean;
  readonly isBatchInProcess: (asked: AskedBatch) => boolean;
};

/** Documents are judged and filed as they come in: a verdict can be had at once. */
export const undisturbed: JudgementSeam = {
  verdictOn: receive,
  isDocumentInProcess: () => false,
  isBatchInProcess: () => false,
};
