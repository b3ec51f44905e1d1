import type { DianResponse } from '../reply/answers.ts';

/** What is answered to one document, alone or within a batch. */
export type DocumentVerdict = {
  readonly answer: DianResponse;
  /** What was found in it, for whoever asks about the exchange; plain JSON. */
  readonly results: unknown;
  /** Refused because something could not be evaluated, and not for anything in the document: no test set counts it. */
  readonly inconclusive?: true;
};

/** What was sent asynchronously, under the key by which its verdicts are asked for. */
export type Batch = {
  readonly zipKey: string;
  /** Undefined for what was not sent for a test set. */
  readonly testSetId: string | undefined;
  /** Milliseconds since 1970, by the clock of the authority. */
  readonly receivedAt: number;
  /** In the order of the files. */
  readonly verdicts: readonly DocumentVerdict[];
};

/** A batch, and how often its verdicts were asked for before. */
export type AskedBatch = { readonly batch: Batch; readonly polls: number };
