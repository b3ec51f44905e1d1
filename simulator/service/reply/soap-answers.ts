/**
 * Writes answers as the platform's framework serialises them: single-letter prefixes, no white space between elements,
 * members in contract order, each namespace declared on the element that first needs it. Clients strip prefixes by
 * position and count nodes, so all of it matters.
 */
import { escapeText } from '../../../src/common/xml/write.ts';
import { actionOf, contractNamespace, operations, typeSpec, isTypeName, type OperationName } from '../soap/contract.ts';
import { addressing, schemaInstance, soap12, wsse, wsu } from '../soap/names.ts';
import type { AnswerTypes } from './answers.ts';

/** The operations whose answer this simulator can write. */
export type AnsweredOperation = {
  [Name in OperationName]: (typeof operations)[Name]['result'] extends keyof AnswerTypes ? Name : never;
}[OperationName];

/** Of the contract's operations, only GetDocumentInfo has an answer that is not described here. */
export const isAnswered = (operation: OperationName): operation is AnsweredOperation =>
  !('open' in typeSpec(operations[operation].result));

export type AnswerOf<Name extends AnsweredOperation> = AnswerTypes[Extract<
  (typeof operations)[Name]['result'],
  keyof AnswerTypes
>];

export type AnswerContext = {
  /** Milliseconds since 1970, from the Env clock. */
  readonly now: number;
  /** MessageID of the request, if it had one. */
  readonly relatesTo: string | undefined;
};

const lifetime = 5 * 60 * 1000;

/** Prefixes by nesting of namespaces below the result: the result's own type is `b`, the types it refers to are `c`. */
const prefixes = ['b', 'c', 'd'];

type Member = {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  /** Number of namespaces declared above. */
  readonly depth: number;
};

const prefixAt = (depth: number): string => prefixes[depth - 1] ?? 'e';

const namespaceOf = (type: string): string | undefined => (isTypeName(type) ? typeSpec(type).namespace : undefined);

/** Sentences may repeat a client's text; characters that XML cannot contain must not spoil the answer. */
const forbidden = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A sentence as the content of an element. */
export const sentenceText = (text: string): string => escapeText(text.replace(forbidden, '\ufffd'));

const simpleText = (value: unknown): string => {
  if (typeof value === 'string') return sentenceText(value);
  if (typeof value === 'boolean') return String(value);
  throw new TypeError(`Cannot write ${typeof value} as the text of an answer.`);
};

const memberOf = (container: unknown, name: string): unknown =>
  typeof container === 'object' && container !== null && name in container ? Reflect.get(container, name) : null;

/** The members inside a value of a complex type, all in that type's namespace. */
const writeContent = (type: string, value: unknown, depth: number): string => {
  if (!isTypeName(type)) return simpleText(value);
  const spec = typeSpec(type);
  const ownNamespace = spec.namespace;
  if ('fields' in spec) {
    return spec.fields
      .map(([name, fieldType]) =>
        writeMember({ name, type: fieldType, value: memberOf(value, name), depth }, ownNamespace),
      )
      .join('');
  }
  if ('open' in spec || !Array.isArray(value)) throw new TypeError(`Cannot write a value of ${type}.`);
  const [name, itemType] = spec.item;
  return value.map((item: unknown) => writeMember({ name, type: itemType, value: item, depth }, ownNamespace)).join('');
};

const writeMember = (member: Member, ownNamespace: string): string => {
  const { name, type, value, depth } = member;
  const tag = `${prefixAt(depth)}:${name}`;
  const namespace = namespaceOf(type);
  const deeper = namespace !== undefined && namespace !== ownNamespace;
  const declaration = deeper ? ` xmlns:${prefixAt(depth + 1)}="${namespace}"` : '';
  if (value === null) return `<${tag} i:nil="true"${declaration}/>`;
  const content = writeContent(type, value, deeper ? depth + 1 : depth);
  return content === '' ? `<${tag}${declaration}/>` : `<${tag}${declaration}>${content}</${tag}>`;
};

const timestamp = (now: number): string =>
  `<u:Timestamp u:Id="_0"><u:Created>${new Date(now).toISOString()}</u:Created>` +
  `<u:Expires>${new Date(now + lifetime).toISOString()}</u:Expires></u:Timestamp>`;

const header = (operation: string, { now, relatesTo }: AnswerContext): string =>
  `<s:Header><a:Action s:mustUnderstand="1">${actionOf(`${operation}Response`)}</a:Action>` +
  (relatesTo === undefined ? '' : `<a:RelatesTo>${escapeText(relatesTo)}</a:RelatesTo>`) +
  `<o:Security s:mustUnderstand="1" xmlns:o="${wsse}">${timestamp(now)}</o:Security></s:Header>`;

const body = (operation: AnsweredOperation, answer: unknown): string => {
  const type = operations[operation].result;
  const declarations = `xmlns:b="${typeSpec(type).namespace}" xmlns:i="${schemaInstance}"`;
  const content = writeContent(type, answer, 1);
  const result = `${operation}Result`;
  const element = content === '' ? `<${result} ${declarations}/>` : `<${result} ${declarations}>${content}</${result}>`;
  return `<${operation}Response xmlns="${contractNamespace}">${element}</${operation}Response>`;
};

/** The whole answer of an operation: one line, without XML declaration. */
export const answerEnvelope = <Name extends AnsweredOperation>(
  operation: Name,
  answer: AnswerOf<Name>,
  context: AnswerContext,
): string =>
  `<s:Envelope xmlns:s="${soap12}" xmlns:a="${addressing}" xmlns:u="${wsu}">` +
  `${header(operation, context)}<s:Body>${body(operation, answer)}</s:Body></s:Envelope>`;
