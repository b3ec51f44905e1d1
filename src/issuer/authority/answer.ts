/** The meaning of an answer of the platform: a verdict, another result, a SOAP fault, or something unreadable. */
import { answerJson, answerText, childOf, isAnswerObject, type AnswerNode, type AnswerObject } from './answer-json.ts';
import type { SubmissionEvent } from '../submission/states.ts';
import type { HttpAnswer } from './http-transport.ts';

export type RuleLine = {
  /** Code of the rule, e.g. `FAD06`; undefined for a line that names none. */
  readonly code: string | undefined;
  readonly kind: 'rejection' | 'notification';
  readonly text: string;
};

/** The result of a validation: `DianResponse` of the contract. */
export type Verdict = {
  readonly isValid: boolean;
  /** 00 accepted, 99 rejected, 98 in process, 66 unknown key, 89 not authorised … */
  readonly statusCode: string;
  readonly statusDescription: string;
  readonly statusMessage: string | undefined;
  readonly lines: readonly RuleLine[];
  /** The authority's signed ApplicationResponse. */
  readonly applicationResponse: Buffer | undefined;
  readonly documentKey: string | undefined;
};

/** Codes of a document that the authority has not finished with. */
const unfinished: readonly string[] = ['98', ''];

export const isUnfinished = ({ statusCode }: Verdict): boolean => unfinished.includes(statusCode);

const unknownKey = '66';

export const eventOf = (verdict: Verdict): SubmissionEvent => {
  if (verdict.isValid) return 'accepted';
  if (verdict.statusCode === unknownKey) return 'unknown';
  return isUnfinished(verdict) ? 'unfinished' : 'rejected';
};

export type Answer =
  | { readonly kind: 'verdict'; readonly verdict: Verdict; readonly json: AnswerObject }
  /** Of an operation that does not validate. */
  | { readonly kind: 'result'; readonly result: AnswerObject; readonly json: AnswerObject }
  | { readonly kind: 'fault'; readonly code: string; readonly text: string }
  /** The reason is in Spanish, like the message of the API that states it. */
  | { readonly kind: 'unreadable'; readonly reason: string };

const rule = /^Regla:\s*([\w-]+)\s*,?\s*(?:(Rechazo|Notificaci[oó]n)\s*:?)?\s*/i;

/** `Regla: FAD06, Rechazo: …`; the oldest form lacks the kind, which the verdict then decides. */
export const readLine = (line: string, isValid: boolean): RuleLine => {
  const [prefix = '', code, kind] = rule.exec(line) ?? [];
  const isRejection = kind === undefined ? !isValid : kind.toLowerCase() === 'rechazo';
  return { code, kind: isRejection ? 'rejection' : 'notification', text: line.slice(prefix.length) };
};

/** Other services write it in upper case, or empty where there is none. */
const keyIn = (text: string | undefined): string | undefined => {
  const key = text?.trim().toLowerCase();
  return key === '' ? undefined : key;
};

const readVerdict = (result: AnswerObject): Verdict => {
  const isValid = answerText(result.IsValid)?.trim() === 'true';
  const lines = childOf(result.ErrorMessage, 'string');
  const bytes = answerText(result.XmlBase64Bytes);
  return {
    isValid,
    statusCode: answerText(result.StatusCode)?.trim() ?? '',
    statusDescription: answerText(result.StatusDescription) ?? '',
    statusMessage: answerText(result.StatusMessage),
    lines: Array.isArray(lines) ? lines.map((line: AnswerNode) => readLine(answerText(line) ?? '', isValid)) : [],
    applicationResponse: bytes ? Buffer.from(bytes, 'base64') : undefined,
    documentKey: keyIn(answerText(result.XmlDocumentKey)),
  };
};

/** SOAP 1.2 has a text for each language (part 1, 5.4.2): in Spanish as the answers of this service, or the first. */
const reasonIn = (fault: AnswerNode): string | undefined => {
  const texts = [childOf(childOf(fault, 'Reason'), 'Text') ?? []].flat();
  const isSpanish = (text: AnswerNode): boolean =>
    /^es\b/i.test(answerText(childOf(childOf(text, '_attributes'), 'lang')) ?? '');
  return answerText(texts.find(isSpanish) ?? texts[0]);
};

const readFault = (fault: AnswerNode): Answer => {
  const code = childOf(fault, 'Code');
  const subcode = answerText(childOf(childOf(code, 'Subcode'), 'Value'));
  const text = reasonIn(fault) ?? answerText(childOf(fault, 'faultstring'));
  return {
    kind: 'fault',
    code: subcode ?? answerText(childOf(code, 'Value')) ?? answerText(childOf(fault, 'faultcode')) ?? '',
    text: text ?? '',
  };
};

const unreadable = (reason: string): Answer => ({ kind: 'unreadable', reason });

/** Every verdict in an answer: one for a status, several for a batch. */
export const verdictsOf = (answer: Extract<Answer, { readonly kind: 'verdict' | 'result' }>): readonly Verdict[] => {
  if (answer.kind === 'verdict') return [answer.verdict];
  const each = childOf(answer.result, 'DianResponse');
  const list = Array.isArray(each) ? each : [each];
  return list.filter((node: AnswerNode | undefined) => isAnswerObject(node)).map(readVerdict);
};

/** An HTML page is recognised before it is read as XML, because the XML error would say nothing. */
const isPage = ({ headers, body }: HttpAnswer): boolean =>
  /^text\/html/i.test(headers['content-type'] ?? '') ||
  /^\s*<(?:!doctype html|html)/i.test(body.toString('latin1', 0, 200));

/** The element inside `<Operation>Response`, whatever the operation. */
const resultOf = (body: AnswerNode | undefined): AnswerObject | undefined => {
  if (!isAnswerObject(body)) return undefined;
  for (const [name, response] of Object.entries(body)) {
    const result = name.endsWith('Response')
      ? childOf(response, `${name.slice(0, -'Response'.length)}Result`)
      : undefined;
    if (isAnswerObject(result)) return result;
  }
  return undefined;
};

export const readAnswer = (answer: HttpAnswer): Answer => {
  if (isPage(answer)) return unreadable('una página HTML en lugar de una respuesta SOAP');
  if (answer.body.length === 0) return unreadable('una respuesta vacía');
  const parsed = answerJson(answer.body);
  if (!parsed.ok) return unreadable(parsed.reason);
  const { json } = parsed;
  const body = childOf(json.Envelope, 'Body');
  const fault = childOf(body, 'Fault');
  if (fault !== undefined) return readFault(fault);
  const result = resultOf(body);
  if (result === undefined) return unreadable('la respuesta no contiene el resultado de una operación');
  return 'IsValid' in result
    ? { kind: 'verdict', verdict: readVerdict(result), json }
    : { kind: 'result', result, json };
};
