/** A document on its way to its verdict, with everything its reception depends on. */
import type { JudgementReport } from '../../judge/engine/judgement-report.ts';
import type { IntakeDocument, IntakeRefusal } from '../../document/intake/submission.ts';
import type { DianResponse } from '../reply/answers.ts';
import type { Call } from '../soap/call.ts';
import type { Authority } from './authority.ts';
import type { ReceivingOperation } from './operations.ts';

/** Text from the sender is cut when it is repeated. */
export const longestName = 60;

/** The signer of the message, and the exchange it came in. */
export type Sender = Pick<Call, 'certificate' | 'certificateNit'> & {
  readonly exchangeId?: string | undefined;
};

export const senderOf = ({ certificate, certificateNit, exchangeId }: Call): Sender => ({
  certificate,
  certificateNit,
  exchangeId,
});

/** One document with everything its reception depends on. */
export type Reception = Sender & {
  readonly authority: Authority;
  readonly operation: ReceivingOperation;
  readonly received: IntakeDocument;
  /** The batch that the document came in. */
  readonly zipKey?: string | undefined;
};

/** How an exchange ended before a verdict, with the catalogue's code. */
export type Ending = {
  readonly code: string;
  readonly statusCode: string;
  readonly message: string;
  /** What the layer that refused found. */
  readonly detail?: string;
  readonly spanish?: { readonly detail: string };
};

/** The end of an exchange whose file could not be opened. */
export const unopenedEnding = ({ code, message, detail }: IntakeRefusal): Ending => ({
  code,
  statusCode: '89',
  message,
  ...(detail === undefined ? {} : { detail: detail.en, spanish: { detail: detail.es } }),
});

/** The journal entry of an exchange that ends before a verdict, and what was judged. */
export const endedWith = (outcome: Ending, report?: JudgementReport) => ({
  failed: [],
  ...report,
  verdict: 'rejected' as const,
  outcome,
});

export const namesOf = (received: IntakeDocument): Partial<DianResponse> => ({
  XmlDocumentKey: received.status === 'readable' ? (received.keys.uuid ?? null) : null,
  XmlFileName: received.xmlFileName,
});
