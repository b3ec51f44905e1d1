/**
 * Sends a document until its outcome is known, as far as possible. A lost answer is not a lost document: when one does
 * not come, and when the platform says "processed before" (rule 90), its status is queried and the first verdict
 * adopted.
 */
import { inStep } from '../../common/env/in-step.ts';
import type { StartProblem } from '../../common/start-error.ts';
import { stateAfter, type SubmissionEvent, type SubmissionState } from '../submission/states.ts';
import { eventOf, isUnfinished, readAnswer, type Answer, type Verdict } from './answer.ts';
import { answerText, type AnswerObject } from './answer-json.ts';
import type { Call } from './client.ts';
import { isOutOfService, nextTry, repeat, type Attempt } from './retry.ts';
import {
  awaitStatus,
  exchangedIn,
  exchangeOf,
  unreachable,
  type Answered,
  type Asker,
  type Messages,
  type NoAnswer,
  type Status,
} from './status.ts';

export type Parcel = {
  /** Of the ZIP. */
  readonly fileName: string;
  readonly zip: Buffer;
  /** The document's unique code. */
  readonly key: string;
};

/** The platform accepted the document and will judge it later; without a key it did not accept it, and says why. */
export type Queued = {
  readonly kind: 'queued';
  readonly zipKey: string | undefined;
  readonly json: AnswerObject;
  readonly exchange: string | undefined;
  readonly messages: Messages;
};

export type Transmission =
  | Answered
  | Queued
  | { readonly kind: 'fault'; readonly code: string; readonly text: string; readonly exchange: string | undefined }
  /** Nothing was sent, because the authority is where the service may not send. */
  | { readonly kind: 'refused'; readonly problem: StartProblem }
  | NoAnswer;

export type Sent = {
  /** SOAP */
  readonly envelope: string;
  /** Under which a simulator keeps what was sent and answered; undefined where no answer named it. */
  readonly exchange: string | undefined;
};

/** How documents are sent to the authority, and how it is asked about them. */
export type Sender = Asker & {
  /** Sends to that test set instead, to be judged later. */
  readonly testSetId?: string | undefined;
  readonly tamper?: ((envelope: string) => string) | undefined;
  /** Headers sent with the document, but not with queries about it. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The answer to a duplicate (rule 90): the first verdict by default, or the line itself on request. */
  readonly adoptDuplicates?: boolean | undefined;
};

/** The sending of one document. */
type Sending = Sender & {
  /** Whether what is queried is about what was sent; another may have the same code. Undefined if nobody says. */
  readonly isOwn?: ((status: Answered) => Promise<boolean | undefined>) | undefined;
  /** Of the document so far; not sent if absent. */
  readonly state?: SubmissionState | undefined;
  readonly onSent?: ((sent: Sent) => void) | undefined;
};

export type Outcome = { readonly transmission: Transmission; readonly state: SubmissionState };

type Tried = Attempt<Transmission> & { readonly event: SubmissionEvent };

const duplicateRule = '90';

export const isDuplicate = ({ isValid, lines }: Verdict): boolean =>
  !isValid && lines.some(({ code }) => code === duplicateRule);

export const isRejected = ({ verdict }: Answered): boolean => eventOf(verdict) === 'rejected';

/** The status, unless it says only what may have happened to another document of the same code. */
const ownStatus = async (key: string, sending: Sending): Promise<Status> => {
  const status = await awaitStatus(key, sending);
  if (status.kind !== 'answered' || sending.isOwn === undefined) return status;
  const isOwn = await sending.isOwn(status);
  if (isOwn === undefined) return { kind: 'unreadable', reason: 'GetXmlByDocumentKey' };
  return isOwn ? status : { kind: 'unknown' };
};

const zipKeyOf = (result: AnswerObject): string | undefined => {
  const key = answerText(result.ZipKey)?.trim();
  return key === '' ? undefined : key;
};

const final = (value: Transmission, event: SubmissionEvent): Tried => ({ value, event, again: false });

const answeredWith = (value: Answered): Tried => final(value, eventOf(value.verdict));

/**
 * "Processed before" with our own key means accepted before, or in process; with another key the number belongs to
 * another document.
 */
const firstVerdict = async (key: string, duplicate: Answered, sending: Sending): Promise<Tried> => {
  const earlier = await ownStatus(key, sending);
  if (earlier.kind === 'answered') return answeredWith(isRejected(earlier) ? duplicate : earlier);
  const { documentKey: named = key } = duplicate.verdict;
  return earlier.kind === 'unknown' || named !== key ? answeredWith(duplicate) : final(earlier, 'unanswered');
};

type Received = Extract<Call, { readonly kind: 'received' }>;

const notAVerdict = (answer: Answer): string => {
  if (answer.kind === 'fault') return answer.text;
  return answer.kind === 'unreadable' ? answer.reason : 'no es un resultado de validación';
};

const readReceived = async (key: string, call: Received, sending: Sending): Promise<Tried> => {
  const { answer: received } = call;
  const answer = readAnswer(received);
  const { exchange, isAdvised, messages } = exchangedIn(call);
  const isOutage = isOutOfService(received, sending.retry);
  // A platform that is overloaded may say so in a fault; the message was not processed.
  if (answer.kind === 'fault' && !(isOutage && received.status === 503))
    return final({ kind: 'fault', code: answer.code, text: answer.text, exchange }, 'unprocessed');
  if (answer.kind === 'verdict') {
    const { verdict, json } = answer;
    const answered: Answered = { kind: 'answered', verdict, json, adopted: false, exchange, isAdvised, messages };
    const adopts = (sending.adoptDuplicates ?? true) && isDuplicate(verdict);
    return adopts ? firstVerdict(key, answered, sending) : answeredWith(answered);
  }
  if (answer.kind === 'result' && sending.testSetId !== undefined) {
    const zipKey = zipKeyOf(answer.result);
    const event = zipKey === undefined ? 'rejected' : 'unfinished';
    return final({ kind: 'queued', zipKey, json: answer.json, exchange, messages }, event);
  }
  const reason = `HTTP ${String(received.status)}: ${notAVerdict(answer)}`;
  if (!isOutage) return final({ kind: 'unreadable', reason }, 'unanswered');
  // A 500 means that something failed there, the other statuses that nothing is running there.
  const tried: Pick<Tried, 'value' | 'event'> =
    received.status === 500
      ? { value: { kind: 'unreadable', reason }, event: 'unanswered' }
      : { value: unreachable(reason, received), event: 'unprocessed' };
  return { ...tried, ...nextTry(received) };
};

/** What was sent was the document, also where its status gave the verdict. */
const sentIn = ({ envelope }: Call, tried: Tried): Tried =>
  tried.value.kind === 'answered'
    ? { ...tried, value: { ...tried.value, messages: { ...tried.value.messages, request: envelope } } }
    : tried;

const outcomeOf = async (key: string, call: Call, sending: Sending): Promise<Tried> => {
  switch (call.kind) {
    case 'received':
      return readReceived(key, call, sending);
    case 'refused':
      return final({ kind: 'refused', problem: call.problem }, 'unprocessed');
    case 'unreachable':
      return { value: unreachable(call.reason), again: true, event: 'unprocessed' };
    case 'oversized':
      return final({ kind: 'unreadable', reason: call.reason }, 'unanswered');
    case 'lost': {
      const status = await ownStatus(key, sending);
      if (status.kind === 'answered') return answeredWith(status);
      // Whoever does not answer in time now is not asked again while the caller waits.
      return { value: unreachable(call.reason), again: status.kind !== 'timeout', event: 'unanswered' };
    }
    case 'timeout': {
      const status = await ownStatus(key, sending);
      if (status.kind === 'answered' && !isUnfinished(status.verdict)) return answeredWith(status);
      const event = status.kind === 'answered' ? 'unfinished' : 'unanswered';
      return final({ kind: 'timeout', afterMs: call.afterMs }, event);
    }
  }
};

const callFor = ({ fileName, zip }: Parcel, sending: Sending): Promise<Call> => {
  const { client, operation, testSetId } = sending;
  const contentFile = zip.toString('base64');
  if (testSetId !== undefined) return client.call('SendTestSetAsync', { fileName, contentFile, testSetId }, sending);
  return operation === 'SendBillSync'
    ? client.call('SendBillSync', { fileName, contentFile }, sending)
    : client.call(operation, { contentFile }, sending);
};

/** Sends the document and does whatever it takes to learn the verdict. Never throws, whatever the platform does. */
export const transmit = async (parcel: Parcel, sending: Sending): Promise<Outcome> => {
  const { env, retry, onSent } = sending;
  let { state = 'not-sent' } = sending;
  const transmission = await repeat(retry, env, async () => {
    const call = await callFor(parcel, sending);
    const exchange = call.kind === 'received' ? exchangeOf(call.answer) : undefined;
    onSent?.({ envelope: call.envelope, exchange });
    const tried = sentIn(call, await inStep(() => outcomeOf(parcel.key, call, sending)));
    state = stateAfter(state, tried.event);
    return tried;
  });
  return { transmission, state };
};
