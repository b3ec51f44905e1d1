/** A document as the authority saw it: the bytes, what the judge found, and the answer that was given. */
import type { FailedLine } from '../../../simulator/engine/report.ts';
import type { DocumentKind } from '../../../simulator/engine/document-kind.ts';

/** What the journal has about one document of an exchange. */
export type Found = {
  readonly verdict: 'accepted' | 'rejected';
  readonly kind?: DocumentKind;
  readonly number?: string;
  readonly key?: string;
  readonly failed: readonly FailedLine[];
  readonly incomplete?: string;
  readonly outcome?: { readonly code: string; readonly statusCode: string; readonly message: string };
};

export type SeenDocument = {
  /** ZipKey of its batch, or the exchange that brought it alone, and its place there. */
  readonly exchange: string;
  /** ISO 8601, by the clock of the authority. */
  readonly receivedAt: string;
  readonly operation: string;
  readonly testSetId: string | undefined;
  readonly zipKey: string | undefined;
  readonly found: Found;
  readonly xml: Buffer | undefined;
};
