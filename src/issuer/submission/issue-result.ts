/** What becomes of a request: a document with its verdict, or why there is none. */
import { eventOf } from '../authority/answer.ts';
import type { Explained } from '../authority/explanations.ts';
import type { Answered } from '../authority/status.ts';
import type { Queued, Transmission } from '../authority/transmit.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import type { ReadyDocument, IssuedIdentity, TooLarge } from './ready-document.ts';
import type { GoodRead } from '../requests/read.ts';
import type { FieldErrors } from '../requests/schema-messages.ts';
import type { NotInForce } from '../signing/not-in-force.ts';
import type { NumberEnd } from '../store/port.ts';
import type { SubmissionEvent, SubmissionState } from './states.ts';

export type Result = {
  readonly document: ReadyDocument;
  readonly read: GoodRead<DocumentModel>;
  readonly explained: Explained;
};

export type Issued = Result & {
  readonly kind: 'issued';
  readonly answered: Answered;
  /** This request is the one that brought the document into its state: what follows is up to it. */
  readonly isFirst: boolean;
};

/** Accepted by the platform, to be judged later. */
export type Pending = Result & { readonly kind: 'queued'; readonly queued: Queued };

/** What the caller hears has happened. */
export const eventIn = (result: Issued | Pending): SubmissionEvent => {
  if (result.kind === 'issued') return eventOf(result.answered.verdict);
  return result.queued.zipKey === undefined ? 'rejected' : 'unfinished';
};

/** Of the document that it happened to. */
export const keepsNumber = (event: SubmissionEvent): boolean => event === 'accepted' || event === 'unfinished';

export type Failed = {
  readonly kind: 'failed';
  readonly identity: IssuedIdentity;
  readonly transmission: Exclude<Transmission, Answered | Queued>;
  readonly state: SubmissionState;
  readonly explained: Explained;
  /** A likely cause of a fault: a certificate that signed the message is not in force. */
  readonly notInForce: NotInForce | undefined;
};

export type NumberTaken = {
  readonly kind: 'number-taken';
  readonly identity: IssuedIdentity;
  /** By an earlier request that is the same. */
  readonly isSame: boolean;
  /** What becomes of the number if it was given: the request that has it may not know yet. */
  readonly end: NumberEnd | 'used';
};

export type IssueResult =
  | Issued
  | Pending
  | Failed
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | NumberTaken
  | TooLarge
  /** In vain, for others that may have its number: nothing was sent. */
  | { readonly kind: 'waited' };
