/** What the authority says about a document that it may have: its status, queried by the document's unique code. */
import type { Credentials } from '../../common/credentials.ts';
import type { Env } from '../../common/env/env.ts';
import { eventOf, isUnfinished, readAnswer, type Verdict } from './answer.ts';
import { answerText, childOf, type AnswerObject } from './answer-json.ts';
import type { AuthorityClient, Call } from './client.ts';
import type { HttpAnswer } from './http-transport.ts';
import { isOutOfService, nextTry, repeat, retryAfterSeconds, type Attempt, type RetryPolicy } from './retry.ts';

/** The SOAP messages of an exchange, as sent and as received. */
export type Messages = { readonly request: string; readonly response: Buffer };

export type Answered = {
  readonly kind: 'answered';
  readonly verdict: Verdict;
  readonly json: AnswerObject;
  /** True when the verdict is an earlier one, queried with GetStatus. */
  readonly adopted: boolean;
  /** Identifier under which a simulator keeps the exchange. */
  readonly exchange: string | undefined;
  /** Whether that simulator has advice on the document. */
  readonly isAdvised: boolean;
  readonly messages: Messages;
};

export type NoAnswer =
  | { readonly kind: 'unreachable'; readonly reason: string; readonly retryAfterSeconds: number }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** What came says nothing about the document. */
  | { readonly kind: 'unreadable'; readonly reason: string };

/** A verdict, that the authority has none, or nothing. */
export type Status = Answered | { readonly kind: 'unknown' } | NoAnswer;

/** The operations that take a document and give its verdict. */
export type SendOperation = 'SendBillSync' | 'SendNominaSync' | 'SendEventUpdateStatus';

/** How the authority is asked about a document that is sent with that operation. */
export type Asker = {
  readonly client: AuthorityClient;
  readonly env: Env;
  readonly operation: SendOperation;
  readonly credentials: Credentials;
  readonly retry: RetryPolicy;
};

export const exchangeOf = ({ headers }: HttpAnswer): string | undefined => {
  const id = headers['ensayo-exchange'];
  return typeof id === 'string' ? id : undefined;
};

/** What an exchange says in addition to its answer. */
export const exchangedIn = (call: Extract<Call, { readonly kind: 'received' }>) => ({
  exchange: exchangeOf(call.answer),
  isAdvised: call.answer.headers['ensayo-advice'] !== undefined,
  messages: { request: call.envelope, response: call.answer.body },
});

export const unreachable = (reason: string, answer?: HttpAnswer): NoAnswer => ({
  kind: 'unreachable',
  reason,
  retryAfterSeconds: retryAfterSeconds(answer),
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

const elementName = /(<\/?(?:[\w.-]+:)?)GetStatus(?=(?:Response|Result)\b)/g;

/** The same of the message itself. */
const messageAsSend = (message: Buffer, operation: SendOperation): Buffer =>
  Buffer.from(message.toString('latin1').replace(elementName, `$1${operation}`), 'latin1');

const final = (value: Status): Attempt<Status> => ({ value, again: false });

const unreadable = (reason: string): Attempt<Status> => final({ kind: 'unreadable', reason });

const query = async (key: string, { client, operation, credentials, retry }: Asker): Promise<Attempt<Status>> => {
  const call = await client.call('GetStatus', { trackId: key }, { credentials });
  if (call.kind === 'timeout') return final({ kind: 'timeout', afterMs: call.afterMs });
  if (call.kind === 'lost' || call.kind === 'unreachable') return final(unreachable(call.reason));
  if (call.kind !== 'received') return unreadable(call.kind === 'oversized' ? call.reason : call.problem.code);
  const answer = readAnswer(call.answer);
  if (answer.kind === 'verdict') {
    const { verdict, json } = answer;
    const event = eventOf(verdict);
    if (event === 'unknown') return final({ kind: 'unknown' });
    if (event === 'rejected' && verdict.statusCode !== '99') return unreadable(`StatusCode ${verdict.statusCode}`);
    const again = isUnfinished(verdict);
    const { messages, ...exchanged } = exchangedIn(call);
    const response = messageAsSend(messages.response, operation);
    const asked = { verdict, json: asSend(json, operation), adopted: !again, messages: { ...messages, response } };
    return { value: { kind: 'answered', ...asked, ...exchanged }, again };
  }
  const http = `HTTP ${String(call.answer.status)}`;
  if (answer.kind === 'fault' || !isOutOfService(call.answer, retry)) return unreadable(http);
  return { value: unreachable(http, call.answer), ...nextTry(call.answer) };
};

/** Asks once. */
export const askStatus = async (key: string, asker: Asker): Promise<Status> => (await query(key, asker)).value;

/** Asks again while the authority has not finished, or is out of service. */
export const awaitStatus = (key: string, asker: Asker): Promise<Status> =>
  repeat(asker.retry, asker.env, () => query(key, asker));

/** What the authority keeps under that code; empty if it says that there is nothing, undefined if it does not say. */
export const keptXml = async (
  key: string,
  { client, credentials }: Pick<Asker, 'client' | 'credentials'>,
): Promise<string | undefined> => {
  const call = await client.call('GetXmlByDocumentKey', { trackId: key }, { credentials });
  if (call.kind !== 'received') return undefined;
  const answer = readAnswer(call.answer);
  if (answer.kind !== 'result') return undefined;
  return Buffer.from(answerText(answer.result.XmlBytesBase64) ?? '', 'base64').toString('utf8');
};
