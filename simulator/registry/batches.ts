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

/** The answer to one document, alone or within a batch. */
export type DocumentVerdict = {
  readonly answer: DianResponse;
  /** The findings in it, for queries about the exchange; plain JSON. */
  readonly results: unknown;
  /**
   * Refused because something could not be evaluated, not because of anything in the document: no test set counts it.
   */
  readonly inconclusive?: true;
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

/** A batch, and how often its verdicts have been queried. */
export type AskedBatch = { readonly batch: Batch; readonly polls: number };
