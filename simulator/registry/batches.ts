/**
 * The answers of the operations, as plain data under the contract's own names. `null` is written as `i:nil="true"`, an
 * empty string as an empty element: the authority uses both, and clients tell them apart.
 */
export type DianResponse = {
  /** Message lines; `null` while a batch is in process, empty when there is nothing to say. */
  readonly ErrorMessage: readonly string[] | null;
  readonly IsValid: boolean;
  readonly StatusCode: string | null;
  readonly StatusDescription: string | null;
  readonly StatusMessage: string | null;
  /** Base64 of the signed ApplicationResponse. */
  readonly XmlBase64Bytes: string | null;
  /** CUFE, CUDE, CUDS or CUNE. */
  readonly XmlDocumentKey: string | null;
  /** Name of the XML inside the ZIP, without extension. */
  readonly XmlFileName: string | null;
};

/** How a document reached the authority: in a batch, which has a ZipKey, or in the exchange that answered it. */
export type Sending = {
  readonly zipKey?: string | undefined;
  readonly exchange?: string | undefined;
};

/** The answer to one document, alone or within a batch. */
export type DocumentVerdict = {
  readonly answer: DianResponse;
  /** The document that was accepted before, where the answer repeats its verdict (rule 90). */
  readonly repeats?: Sending;
  /** The findings in it, for queries about the exchange; plain JSON. */
  readonly results: unknown;
  /**
   * No test set counts it: it was refused because something could not be evaluated, not because of anything in the
   * document, or the verdict was forced.
   */
  readonly uncounted?: true;
};

/** An asynchronous submission, under the key with which its verdicts are queried. */
export type Batch = {
  readonly zipKey: string;
  /** Undefined if it was not sent for a test set. */
  readonly testSetId: string | undefined;
  /** Milliseconds since 1970, by the clock of the authority. */
  readonly receivedAt: number;
  /** In the order of the files. */
  readonly verdicts: readonly DocumentVerdict[];
};

/** A batch that is judged later. */
export type NewBatch = Omit<Batch, 'verdicts'> & {
  /** The codes of its documents. */
  readonly keys: readonly string[];
};

/** A batch, and how often its verdicts have been queried. One that is not finished has no verdicts yet. */
export type PolledBatch = { readonly batch: Batch; readonly polls: number; readonly isFinished: boolean };

/** What was sent, as any process needs it to judge the documents; plain JSON. */
export type BatchTask = {
  readonly operation: 'SendBillAsync' | 'SendBillAttachmentAsync' | 'SendTestSetAsync';
  /** The ZIP, as it was sent: base64. */
  readonly contentFile: string;
  /** Base64 of the DER. */
  readonly certificate: string;
  readonly certificateNit: string | undefined;
  readonly exchangeId: string;
};

/** A batch that one process judges, with the verdicts that it, or one before it, has reached. */
export type ClaimedBatch = Batch & {
  readonly task: BatchTask;
  /** The process. */
  readonly by: string;
};

export type Claim = Pick<ClaimedBatch, 'zipKey' | 'by'>;

/** Thrown instead of filing a document of a batch that another process has, or that a reset has removed. */
export const claimEnded = new Error('The claim to the batch has ended.');

/** Of a tenant: with fifty documents each, one core judges them in about ten minutes. */
export const mostWaitingBatches = 1_000;

/** Returns the parts to replace, or undefined for none, with the result. */
export type Decision<Data, Result> = (
  current: Data,
) => Promise<{ readonly replaced: Partial<Data> | undefined; readonly result: Result }>;

/**
 * Batches that are answered first and judged afterwards, by any of the processes that have the store. A claim ends with
 * the process that made it, some seconds later: another one then goes on where it stopped.
 */
export type BatchQueue<Data> = {
  /**
   * @param by identifies the process, which judges one batch at a time; others leave it two seconds to begin
   * @returns false, and keeps nothing, while `mostWaitingBatches` wait
   */
  readonly add: (batch: NewBatch, task: BatchTask, by: string) => Promise<boolean>;
  /** Whether a document with that code is in a batch that waits. */
  readonly isWaiting: (key: string) => Promise<boolean>;
  /** The oldest batch that nobody else judges; undefined if there is none. */
  readonly claim: (by: string) => Promise<ClaimedBatch | undefined>;
  /** Keeps the next verdict, and the claim; false if the claim has ended, and nothing was kept. */
  readonly addVerdict: (claimed: ClaimedBatch, verdict: DocumentVerdict) => Promise<boolean>;
  /** Whoever comes next may claim it. */
  readonly release: (claimed: Claim) => Promise<void>;
  /** The batch has all its verdicts. False if the claim has ended. */
  readonly finish: (claimed: ClaimedBatch) => Promise<boolean>;
  /** The same, and replaces registry data: both or neither. Undefined if the claim has ended. */
  readonly finishWith: <Result>(
    claimed: ClaimedBatch,
    decide: Decision<Data, Result>,
  ) => Promise<{ readonly result: Result } | undefined>;
};
