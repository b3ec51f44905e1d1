/**
 * The contents of a reply of the issuing service: the authority's answer inside it, its lines and their explanations.
 */
import type { JsonObject, Reply } from './box-types.ts';
import { isObject } from '../common/json/is-object.ts';

/** The value at a path of keys (`'0'` for the first of a list), or undefined. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

const onlyMember = (value: unknown): unknown => (isObject(value) ? Object.values(value)[0] : undefined);

/** Other services of the dialect call the authority's answer `ResponseDian`. */
const authorityBody = (body: JsonObject): unknown =>
  at(body, 'ResponseAuthority', 'Envelope', 'Body') ?? at(body, 'ResponseDian', 'Envelope', 'Body');

/** `SendBillSyncResponse.SendBillSyncResult`: the operation used to call the authority. */
export const answeringPath = (body: JsonObject): string => {
  const answer = authorityBody(body);
  return [answer, onlyMember(answer)].map((level) => (isObject(level) ? Object.keys(level).join('|') : '')).join('.');
};

/** The answer, whichever operation returned it. */
export const answerIn = (body: JsonObject): unknown => onlyMember(onlyMember(authorityBody(body)));

/**
 * The result of the authority inside a reply of the issuing service, whatever the operation; throws if there is none.
 */
export const resultOf = (body: JsonObject): JsonObject => {
  const result = answerIn(body);
  if (!isObject(result)) throw new Error(`The reply holds no verdict: ${JSON.stringify(body)}`);
  // Documents sent to a test set are queried by their ZipKey, and answered one level deeper.
  return isObject(result.DianResponse) ? result.DianResponse : result;
};

/** The lines `Regla: <code>, <kind>: <message>`, word for word. */
export const linesOf = (body: JsonObject): readonly string[] => {
  const lines = at(resultOf(body), 'ErrorMessage', 'string');
  if (typeof lines === 'string') return [lines]; // as other services give a single one
  return Array.isArray(lines) ? lines.map(String) : [];
};

/** A line without its text: `FAU14 Rechazo`. Anything else stays as it is. */
export const lineName = (line: string): string => {
  const [, code, kind] = /^Regla: ([^,]+), (Rechazo|Notificación):(?: |$)/.exec(line) ?? [];
  return code === undefined || kind === undefined ? line : `${code} ${kind}`;
};

/** What an answer decides, whichever way it came. */
export type Verdict = {
  readonly isValid: boolean;
  readonly statusCode: string;
  /** Word for word. */
  readonly lines: readonly string[];
};

/** Still in process: GetStatusZip says so without a status (in the dialect, `{}`), GetStatus with 98. */
const isUndecided = (statusCode: unknown): boolean => typeof statusCode !== 'string' || ['', '98'].includes(statusCode);

/** Undefined where nothing is decided yet: the answer is a ZipKey, or says that the document is in process. */
export const verdictIn = (body: JsonObject): Verdict | undefined => {
  if (!isObject(answerIn(body))) return undefined;
  const { IsValid: isValid, StatusCode: statusCode } = resultOf(body);
  if (isValid !== 'true' && (isValid !== 'false' || isUndecided(statusCode))) return undefined;
  return { isValid: isValid === 'true', statusCode: String(statusCode), lines: linesOf(body) };
};

/** @throws Error without a verdict */
export const verdictOf = (body: JsonObject): Verdict => {
  const verdict = verdictIn(body);
  if (verdict === undefined) throw new Error(`The reply holds no verdict: ${JSON.stringify(body)}`);
  return verdict;
};

/** Documents that are sent to a test set, or in a batch, are judged later: the key by which their verdict is asked for. */
export const zipKeyIn = (body: JsonObject): string | undefined => {
  const zipKey = at(answerIn(body), 'ZipKey');
  return typeof zipKey === 'string' && zipKey !== '' ? zipKey : undefined;
};

/** Where an issuing service is asked for the verdict of that key. */
export const pathOfZipKey = (zipKey: string): string => `/api/ubl2.1/status/zip/${zipKey}`;

/** The codes of the lines, sorted; anything else stays as it is. */
export const codesOf = (body: JsonObject): readonly string[] =>
  linesOf(body)
    .map((line) => lineName(line).replace(/ (?:Rechazo|Notificación)$/, ''))
    .sort();

export type Explanation = {
  readonly code: string;
  readonly found?: string;
  readonly expected?: string;
  readonly applied?: string;
  readonly inferred?: string;
  readonly fix?: string;
  readonly field?: string;
  readonly xpath?: string;
  readonly line?: number;
  readonly column?: number;
};

export const explanationsOf = (body: JsonObject): readonly Explanation[] => {
  const given = body.explanations;
  return Array.isArray(given) ? (given as readonly Explanation[]) : []; // The API's own shape, which contract tests check.
};

/** More reasons than these are counted. */
const mostReasons = 5;

const fieldErrors = ({ errors }: JsonObject): readonly string[] =>
  isObject(errors) ? Object.entries(errors).map(([field, texts]) => `${field}: ${[texts].flat().join(', ')}`) : [];

/** Why a document was not accepted: status and sentence of the reply, then the lines of the authority or the fields. */
export const refusalIn = ({ status, body }: Pick<Reply, 'status' | 'body'>): string => {
  const reasons = [...(isObject(answerIn(body)) ? linesOf(body) : []), ...fieldErrors(body)];
  const rest = reasons.length - mostReasons;
  return [
    `HTTP ${status}`,
    ...(typeof body.message === 'string' ? [body.message] : []),
    ...reasons.slice(0, mostReasons),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('; ');
};
