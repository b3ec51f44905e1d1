/**
 * Sends a document until its outcome is known, as far as possible. A lost answer is not a lost document: when one does
 * not come, and when the platform says "processed before" (rule 90), its status is queried and the first verdict
 * adopted.
 */
import type { Credentials } from '../../common/credentials.ts';
import type { Env } from '../../common/env/env.ts';
import { inStep } from '../../common/env/in-step.ts';
import type { StartProblem } from '../../common/start-error.ts';
import { transitions, type SubmissionEvent, type SubmissionState } from '../submission.ts';
import { eventOf, isUnfinished, readAnswer, type Verdict } from './answer.ts';
import { answerText, childOf, type AnswerObject } from './answer-json.ts';
import type { AuthorityClient, Call } from './client.ts';
import type { HttpAnswer } from './http-transport.ts';
import { defaultRetry, isOutOfService, repeat, type Attempt, type RetryPolicy } from './retry.ts';

export type Parcel = {
  /** Of the ZIP. */
  readonly fileName: string;
  readonly zip: Buffer;
  /** The document's unique code. */
  readonly key: string;
};

export type Answered = {
  readonly kind: 'answered';
  readonly verdict: Verdict;
  readonly json: AnswerObject;
  /** True when the verdict is an earlier one, queried with GetStatus. */
  readonly adopted: boolean;
  /** Identifier under which a simulator keeps the exchange. */
  readonly exchange: string | undefined;
};

/** The platform accepted the document and will judge it later; without a key it did not accept it, and says why. */
export type Queued = {
  readonly kind: 'queued';
  readonly zipKey: string | undefined;
  readonly json: AnswerObject;
  readonly exchange: string | undefined;
};

export type Transmission =
  | Answered
  | Queued
  | { readonly kind: 'fault'; readonly code: string; readonly text: string; readonly exchange: string | undefined }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** Nothing was sent, because the authority is where the service may not send. */
  | { readonly kind: 'refused'; readonly problem: StartProblem }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly retryAfterSeconds: number }
  | { readonly kind: 'timeout'; readonly afterMs: number };

/** The operations that take a document and give its verdict. */
export type SendOperation = 'SendBillSync' | 'SendNominaSync';

export type Sent = {
  /** SOAP */
  readonly envelope: string;
  /** Under which a simulator keeps what was sent and answered; undefined where no answer named it. */
  readonly exchange: string | undefined;
};

export type TransmitOptions = {
  readonly operation: SendOperation;
  /** Sends to that test set instead, to be judged later. */
  readonly testSetId?: string | undefined;
  readonly env: Env;
  readonly credentials: Credentials;
  readonly retry?: RetryPolicy | undefined;
  readonly tamper?: ((envelope: string) => string) | undefined;
  /** Headers sent with the document, but not with queries about it. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The answer to a duplicate (rule 90): the first verdict by default, or the line itself on request. */
  readonly adoptDuplicates?: boolean | undefined;
  /** Another document had the same code: what is queried may be a rejection of that one, and is not adopted. */
  readonly isCodeShared?: (() => Promise<boolean>) | undefined;
  /** Of the document so far; not sent if absent. */
  readonly state?: SubmissionState | undefined;
  readonly onSent?: ((sent: Sent) => void) | undefined;
};

/** What came of a sending, and what the document is now. */
export type Sending = { readonly transmission: Transmission; readonly state: SubmissionState };

type Tried = Attempt<Transmission> & { readonly event: SubmissionEvent };

type Sender = { readonly client: AuthorityClient; readonly retry: RetryPolicy; readonly options: TransmitOptions };

const duplicateRule = '90';

const exchangeOf = ({ headers }: HttpAnswer): string | undefined => {
  const id = headers['ensayo-exchange'];
  return typeof id === 'string' ? id : undefined;
};

const defaultRetryAfterSeconds = 30;

/** Retry-After in seconds: as a number, or as an instant by the clock of the platform (RFC 9110, 10.2.3). */
const askedSeconds = ({ headers }: HttpAnswer): number | undefined => {
  const { 'retry-after': given = '', date = '' } = headers;
  if (/^\d{1,6}$/.test(given)) return Number(given);
  if (!given.endsWith(' GMT')) return undefined;
  const seconds = Math.ceil((Date.parse(given) - Date.parse(date)) / 1_000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const retryAfter = (answer?: HttpAnswer): number =>
  Math.max(1, (answer === undefined ? undefined : askedSeconds(answer)) ?? defaultRetryAfterSeconds);

/** The longest wait before a second try. If the authority asks for more, the caller gets its 503 at once. */
const longestWaitMs = 5_000;

/** Whether a platform that is out of service is asked again, and when: as it says, otherwise as the policy says. */
const nextTry = (answer: HttpAnswer): Omit<Attempt<unknown>, 'value'> => {
  const seconds = askedSeconds(answer);
  if (seconds === undefined) return { again: true };
  const waitMs = seconds * 1_000;
  return { again: waitMs <= longestWaitMs, waitMs };
};

type NoAnswer = Extract<Transmission, { readonly kind: 'unreachable' | 'timeout' }>;

const unreachable = (reason: string, answer?: HttpAnswer): NoAnswer => ({
  kind: 'unreachable',
  reason,
  retryAfterSeconds: retryAfter(answer),
});

const operationName = /^GetStatus(?=Response$|Result$)/;

/** The status under the names of a send, so that a caller finds every verdict in one place. */
const asSend = (node: AnswerObject, operation: SendOperation): AnswerObject => {
  const rename = (object: AnswerObject): AnswerObject =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name.replace(operationName, operation), value]));
  const envelope = childOf(node, 'Envelope') as AnswerObject; // a verdict was read from inside it
  const body = rename(childOf(envelope, 'Body') as AnswerObject); // as above
  const name = `${operation}Response`;
  const response = rename(body[name] as AnswerObject); // as above
  return { ...node, Envelope: { ...envelope, Body: { ...body, [name]: response } } };
};

/** What the authority says about a code: a verdict, that it has none, or nothing. */
export type Status =
  Answered | { readonly kind: 'unknown' } | { readonly kind: 'silent'; readonly transmission: NoAnswer };

const unknown = { kind: 'unknown' } as const;

/** One query. */
const query = async ({ client, retry, options }: Sender, key: string): Promise<Attempt<Status>> => {
  const call = await client.call('GetStatus', { trackId: key }, { credentials: options.credentials });
  if (call.kind === 'timeout')
    return { value: { kind: 'silent', transmission: { kind: 'timeout', afterMs: call.afterMs } }, again: false };
  if (call.kind === 'lost' || call.kind === 'unreachable')
    return { value: { kind: 'silent', transmission: unreachable(call.reason) }, again: false };
  if (call.kind !== 'received') return { value: unknown, again: false };
  const answer = readAnswer(call.answer);
  if (answer.kind !== 'verdict') {
    if (!isOutOfService(call.answer, retry) || answer.kind === 'fault') return { value: unknown, again: false };
    const reason = `HTTP ${String(call.answer.status)}`;
    return { value: { kind: 'silent', transmission: unreachable(reason, call.answer) }, ...nextTry(call.answer) };
  }
  const { verdict, json } = answer;
  // 66, and whatever else says nothing about the document.
  if (eventOf(verdict) === 'rejected' ? verdict.statusCode !== '99' : eventOf(verdict) === 'unknown')
    return { value: unknown, again: false };
  const again = isUnfinished(verdict);
  const exchange = exchangeOf(call.answer);
  return {
    value: { kind: 'answered', verdict, json: asSend(json, options.operation), adopted: !again, exchange },
    again,
  };
};

/** Asks again while the authority has not finished, or is out of service. */
const statusOf = (sender: Sender, key: string): Promise<Status> =>
  repeat(sender.retry, sender.options.env, () => query(sender, key));

/** The status, unless it says only what may have happened to another document of the same code. */
const ownStatusOf = async (sender: Sender, key: string): Promise<Status> => {
  const status = await statusOf(sender, key);
  const isRejected = status.kind === 'answered' && eventOf(status.verdict) === 'rejected';
  return isRejected && (await sender.options.isCodeShared?.()) === true ? unknown : status;
};

export const isDuplicate = ({ isValid, lines }: Verdict): boolean =>
  !isValid && lines.some(({ code }) => code === duplicateRule);

/**
 * "Processed before" with our own key means accepted before, or in process; with another key the number belongs to
 * another document.
 */
const settleDuplicate = async (sender: Sender, key: string, answered: Answered): Promise<Answered> => {
  const earlier = await statusOf(sender, key);
  return earlier.kind === 'answered' && eventOf(earlier.verdict) !== 'rejected' ? earlier : answered;
};

const zipKeyOf = (result: AnswerObject): string | undefined => {
  const key = answerText(result.ZipKey)?.trim();
  return key === '' ? undefined : key;
};

const final = (value: Transmission, event: SubmissionEvent): Tried => ({ value, event, again: false });

const answeredWith = (value: Answered): Tried => final(value, eventOf(value.verdict));

const notAVerdict = (answer: ReturnType<typeof readAnswer>): string => {
  if (answer.kind === 'fault') return answer.text;
  return answer.kind === 'unreadable' ? answer.reason : 'no es un resultado de validación';
};

const readReceived = async (sender: Sender, key: string, received: HttpAnswer): Promise<Tried> => {
  const answer = readAnswer(received);
  const exchange = exchangeOf(received);
  // A platform that is overloaded may say so in a fault; the message was not processed.
  const isOverloaded = received.status === 503 && isOutOfService(received, sender.retry);
  if (answer.kind === 'fault' && !isOverloaded)
    return final({ kind: 'fault', code: answer.code, text: answer.text, exchange }, 'unprocessed');
  if (answer.kind === 'verdict') {
    const answered: Answered = {
      kind: 'answered',
      verdict: answer.verdict,
      json: answer.json,
      adopted: false,
      exchange,
    };
    const adopts = sender.options.adoptDuplicates ?? true;
    return answeredWith(
      adopts && isDuplicate(answer.verdict) ? await settleDuplicate(sender, key, answered) : answered,
    );
  }
  if (answer.kind === 'result' && sender.options.testSetId !== undefined) {
    const zipKey = zipKeyOf(answer.result);
    const event = zipKey === undefined ? 'rejected' : 'unfinished';
    return final({ kind: 'queued', zipKey, json: answer.json, exchange }, event);
  }
  const reason = `HTTP ${String(received.status)}: ${notAVerdict(answer)}`;
  if (!isOutOfService(received, sender.retry)) return final({ kind: 'unreadable', reason }, 'unanswered');
  // A 500 means that something failed there, the other statuses that nothing is running there.
  const tried: Pick<Tried, 'value' | 'event'> =
    received.status === 500
      ? { value: { kind: 'unreadable', reason }, event: 'unanswered' }
      : { value: unreachable(reason, received), event: 'unprocessed' };
  return { ...tried, ...nextTry(received) };
};

const settle = async (sender: Sender, key: string, call: Call): Promise<Tried> => {
  switch (call.kind) {
    case 'received':
      return readReceived(sender, key, call.answer);
    case 'refused':
      return final({ kind: 'refused', problem: call.problem }, 'unprocessed');
    case 'unreachable':
      return { value: unreachable(call.reason), again: true, event: 'unprocessed' };
    case 'oversized':
      return final({ kind: 'unreadable', reason: call.reason }, 'unanswered');
    case 'lost': {
      const status = await ownStatusOf(sender, key);
      if (status.kind === 'answered') return answeredWith(status);
      // Whoever does not answer in time now is not asked again while the caller waits.
      const isLate = status.kind === 'silent' && status.transmission.kind === 'timeout';
      return { value: unreachable(call.reason), again: !isLate, event: 'unanswered' };
    }
    case 'timeout': {
      const status = await ownStatusOf(sender, key);
      if (status.kind === 'answered' && !isUnfinished(status.verdict)) return answeredWith(status);
      const event = status.kind === 'answered' ? 'unfinished' : 'unanswered';
      return final({ kind: 'timeout', afterMs: call.afterMs }, event);
    }
  }
};

const senderOf = (client: AuthorityClient, options: TransmitOptions): Sender => ({
  client,
  retry: options.retry ?? defaultRetry,
  options,
});

/** What the authority says about a document sent before, asked once. */
export const askStatus = async (client: AuthorityClient, key: string, options: TransmitOptions): Promise<Status> =>
  (await query(senderOf(client, options), key)).value;

const callFor = (client: AuthorityClient, { fileName, zip }: Parcel, options: TransmitOptions): Promise<Call> => {
  const { credentials, tamper, operation, testSetId, headers } = options;
  const contentFile = zip.toString('base64');
  const how = { credentials, tamper, headers };
  if (testSetId !== undefined) return client.call('SendTestSetAsync', { fileName, contentFile, testSetId }, how);
  return operation === 'SendBillSync'
    ? client.call('SendBillSync', { fileName, contentFile }, how)
    : client.call('SendNominaSync', { contentFile }, how);
};

/** Sends the document and does whatever it takes to learn the verdict. Never throws, whatever the platform does. */
export const transmit = async (client: AuthorityClient, parcel: Parcel, options: TransmitOptions): Promise<Sending> => {
  const { env, onSent } = options;
  const sender = senderOf(client, options);
  let { state = 'not-sent' } = options;
  const transmission = await repeat(sender.retry, env, async () => {
    const call = await callFor(client, parcel, options);
    const exchange = call.kind === 'received' ? exchangeOf(call.answer) : undefined;
    onSent?.({ envelope: call.envelope, exchange });
    const tried = await inStep(() => settle(sender, parcel.key, call));
    state = transitions[state][tried.event];
    return tried;
  });
  return { transmission, state };
};
