/**
 * Reads the request as it came over the wire. The tree keeps the offsets of every node, so that the security header can
 * be verified on the very bytes.
 */
import { parseXml } from '../../../src/common/xml/parse.ts';
import type { XmlLimits } from '../../../src/common/xml/parse-limits.ts';
import {
  childElements,
  isElement,
  textOf,
  type XmlDocument,
  type XmlElement,
  type XmlProblem,
} from '../../../src/common/xml/tree.ts';
import { defaultLimits, type Limits } from '../../document/intake/limits.ts';
import { contractNamespace, isOperation, operations, type ParameterName } from './contract.ts';
import { addressing, schemaInstance, soap11, soap12, soapMediaType, wsse } from './names.ts';

export type Parameters = Readonly<Partial<Record<ParameterName, string>>>;

/** The header elements that are read; the first of two with the same name. */
export type Header = {
  readonly element: XmlElement | undefined;
  readonly to: XmlElement | undefined;
  readonly action: XmlElement | undefined;
  readonly messageId: XmlElement | undefined;
  readonly security: XmlElement | undefined;
};

/** The facts about an envelope before its Body is read. */
export type EnvelopeHead = {
  /** Ends after the start tag of the operation or, if that is too far away, of the Body. */
  readonly document: XmlDocument;
  /** Name of the Body's child; not necessarily an operation of the contract. Undefined if it is too far away. */
  readonly operation: string | undefined;
  /** `wsa:Action`, otherwise the action of Content-Type, otherwise SOAPAction. */
  readonly action: string | undefined;
  readonly to: string | undefined;
  readonly messageId: string | undefined;
  readonly header: Header;
  readonly body: XmlElement;
};

export type Envelope = EnvelopeHead & {
  /** The whole. */
  readonly document: XmlDocument;
  readonly operation: string;
  /** The Body's child. */
  readonly call: XmlElement;
  /** Declared parameters that are present and not nil, white space preserved. */
  readonly parameters: Parameters;
};

export type EnvelopeProblem = {
  readonly check:
    | 'content-type'
    | 'soap-version'
    | 'not-well-formed'
    | 'doctype'
    | 'not-an-envelope'
    | 'header-too-large'
    | 'header-duplicated'
    | 'unexpected-element'
    | 'too-complex'
    | 'empty-body'
    | 'body-duplicated'
    | 'operation-duplicated'
    | 'parameter-duplicated';
  /** One English sentence: the actual and the expected value. */
  readonly detail: string;
};

type Refused = { readonly ok: false; readonly problem: EnvelopeProblem };

export type HeadResult = { readonly ok: true; readonly head: EnvelopeHead } | Refused;
export type EnvelopeResult = { readonly ok: true; readonly envelope: Envelope } | Refused;

export type HttpHeaders = {
  readonly contentType: string | undefined;
  /** The SOAP 1.1 header, which some clients send with a bare media type. */
  readonly soapAction?: string | undefined;
};

export type EnvelopeLimits = Pick<Limits, 'envelopeHeaderBytes' | 'envelopeNodes'>;

/** Envelopes are flat: deeper nesting is an attack on any code that walks the tree. */
const maxDepth = 40;

/** Clients declare ten prefixes. */
const maxNamespaces = 1_000;

const xmlLimits = ({ envelopeNodes }: EnvelopeLimits): XmlLimits => ({
  maxDepth,
  maxNodes: envelopeNodes,
  maxAttributes: envelopeNodes,
  maxNamespaces,
  raisedBy: { maxNodes: 'envelopeNodes', maxAttributes: 'envelopeNodes' },
});

const refuse = (check: EnvelopeProblem['check'], detail: string): Refused => ({
  ok: false,
  problem: { check, detail },
});

type MediaType = { readonly type: string; readonly parameters: ReadonlyMap<string, string> };

const parseMediaType = (header: string): MediaType => {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, bare = ''] of header.matchAll(/;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^;\s]*))/g)) {
    parameters.set(name.toLowerCase(), quoted ?? bare);
  }
  return { type: header.split(';', 1)[0]?.trim().toLowerCase() ?? '', parameters };
};

const childNamed = (element: XmlElement, uri: string, local: string): XmlElement | undefined =>
  childElements(element).find((child) => child.local === local && child.uri === uri);

const isNil = (element: XmlElement): boolean =>
  element.attributes.some(
    ({ uri, local, value }) => uri === schemaInstance && local === 'nil' && (value === 'true' || value === '1'),
  );

const readParameters = (call: XmlElement): Parameters => {
  if (!isOperation(call.local)) return {};
  const parameters: Partial<Record<ParameterName, string>> = {};
  for (const name of operations[call.local].parameters) {
    const element = childNamed(call, contractNamespace, name);
    if (element !== undefined && !isNil(element)) parameters[name] = textOf(element);
  }
  return parameters;
};

const trimmed = (element: XmlElement | undefined): string | undefined =>
  element === undefined ? undefined : textOf(element).trim();

const checkOf = ({ code }: XmlProblem): EnvelopeProblem['check'] => {
  if (code === 'xml-doctype') return 'doctype';
  return code.startsWith('xml-too-many-') ? 'too-complex' : 'not-well-formed';
};

const placed = ({ position: { line, column }, message }: XmlProblem): string =>
  `Line ${line}, column ${column}: ${message.en}`;

const notWellFormed = (problem: XmlProblem): Refused => refuse(checkOf(problem), placed(problem));

/** Undefined, or why the root is not the envelope of a SOAP 1.2 message. */
const rootProblem = (root: XmlElement): Refused | undefined => {
  if (root.local !== 'Envelope') {
    return refuse('not-an-envelope', `The root element is ${root.name}; expected Envelope of ${soap12}.`);
  }
  if (root.uri === soap12) return undefined;
  const version = root.uri === soap11 ? 'SOAP 1.1' : `an envelope of the namespace "${root.uri}"`;
  return refuse('soap-version', `The request is ${version}; this service speaks SOAP 1.2 (${soap12}).`);
};

const contentTypeProblem = ({ type, parameters }: MediaType): Refused | undefined => {
  if (type !== soapMediaType) {
    return refuse('content-type', `Content-Type is "${type}"; expected ${soapMediaType}; charset=utf-8.`);
  }
  const charset = parameters.get('charset')?.toLowerCase() ?? 'utf-8';
  if (charset === 'utf-8' || charset === 'utf8') return undefined;
  return refuse('content-type', `The charset is "${charset}"; expected utf-8.`);
};

const nonEmpty = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text;

const isNamed = (element: XmlElement, uri: string, local: string): boolean =>
  element.local === local && element.uri === uri;

/**
 * SOAP 1.2, part 1, section 5.1: an optional Header and a Body, and nothing else. A Header after the Body is never
 * read.
 */
const structureProblem = (root: XmlElement): Refused | undefined => {
  const names: string[] = [];
  for (const child of childElements(root)) {
    const name = ['Header', 'Body'].find((local) => isNamed(child, soap12, local));
    if (name === undefined) {
      return refuse('unexpected-element', `The Envelope holds ${child.name}; expected a Header and a Body alone.`);
    }
    if (names.includes(name)) {
      const check = name === 'Header' ? 'header-duplicated' : 'body-duplicated';
      return refuse(check, `The Envelope has more than one ${name}; expected one.`);
    }
    names.push(name);
  }
  return undefined;
};

const operationName = ({ uri, local }: XmlElement): string => (uri === contractNamespace ? local : `{${uri}}${local}`);

const emptyBody = (): Refused => refuse('empty-body', 'The envelope has no Body with an operation in it.');

type Http = { readonly media: MediaType; readonly headers: HttpHeaders };

const headIn = (document: XmlDocument, { media, headers }: Http): EnvelopeHead | Refused => {
  const { root } = document;
  const element = childNamed(root, soap12, 'Header');
  const body = childNamed(root, soap12, 'Body');
  if (body === undefined) return emptyBody();
  const named = (uri: string, local: string): XmlElement | undefined =>
    element === undefined ? undefined : childNamed(element, uri, local);
  const header: Header = {
    element,
    to: named(addressing, 'To'),
    action: named(addressing, 'Action'),
    messageId: named(addressing, 'MessageID'),
    security: named(wsse, 'Security'),
  };
  const action =
    nonEmpty(trimmed(header.action)) ??
    nonEmpty(media.parameters.get('action')) ??
    nonEmpty(headers.soapAction?.replaceAll('"', '').trim());
  const call = body.children.find(isElement);
  return {
    document,
    operation: call === undefined ? undefined : operationName(call),
    action,
    to: trimmed(header.to),
    messageId: nonEmpty(trimmed(header.messageId)),
    header,
    body,
  };
};

const ownRoles = ['', `${soap12}/role/next`, `${soap12}/role/ultimateReceiver`];

const isMandatory = ({ attributes }: XmlElement): boolean => {
  const given = (name: string): string =>
    attributes.find(({ uri, local }) => uri === soap12 && local === name)?.value.trim() ?? '';
  return ['1', 'true'].includes(given('mustUnderstand')) && ownRoles.includes(given('role'));
};

/** The header blocks that the service must understand, and does not (SOAP 1.2, part 1, section 2.4). */
export const notUnderstood = ({ header: { element } }: EnvelopeHead): readonly XmlElement[] =>
  element === undefined
    ? []
    : childElements(element).filter(
        (block) => isMandatory(block) && block.uri !== addressing && !isNamed(block, wsse, 'Security'),
      );

const isBody = (element: XmlElement): boolean =>
  isNamed(element, soap12, 'Body') && element.parent !== undefined && element.parent.parent === undefined;

const isCall = ({ parent }: XmlElement): boolean => parent !== undefined && isBody(parent);

/** The first bytes, whole characters only. */
const windowOf = (bytes: Buffer, length: number): Buffer => {
  if (bytes.length <= length) return bytes;
  let end = length;
  for (let back = 0; back < 3 && ((bytes[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
  return bytes.subarray(0, end);
};

type ParsedHead = {
  readonly ok: true;
  readonly document: XmlDocument;
  /** Whether the operation, or the end of the envelope, was reached. */
  readonly isWhole: boolean;
};

/** Everything before the Body's content. Errors after the start tag of the Body are not checked here. */
const parseHead = (bytes: Buffer, limits: EnvelopeLimits): ParsedHead | Refused => {
  const window = windowOf(bytes, limits.envelopeHeaderBytes);
  const toCall = parseXml(window, { ...xmlLimits(limits), until: isCall });
  if (toCall.ok) return { ok: true, document: toCall.document, isWhole: true };
  const toBody = parseXml(window, { ...xmlLimits(limits), until: isBody });
  if (toBody.ok) return { ok: true, document: toBody.document, isWhole: false };
  const { problem } = toBody;
  if (window.length === bytes.length || problem.code !== 'xml-not-well-formed') return notWellFormed(problem);
  const most = String(limits.envelopeHeaderBytes);
  const detail = `No Body begins in the first ${most} bytes of the envelope; expected it there, or a higher limit envelopeHeaderBytes. In them, ${placed(problem)}`;
  return refuse('header-too-large', detail);
};

/**
 * The contents of the envelope before its Body, or the first thing that makes it invalid. The Body may be of any size:
 * only its start tag and the name of the operation are read, and no tree is built of it. SOAP 1.1 is distinguished from
 * a wrong media type, because its clients send both.
 */
export const readHead = (bytes: Buffer, headers: HttpHeaders, limits: EnvelopeLimits = defaultLimits): HeadResult => {
  const media = parseMediaType(headers.contentType ?? '');
  const wrongType = contentTypeProblem(media);
  if (wrongType !== undefined && media.type !== 'text/xml') return wrongType;
  const parsed = parseHead(bytes, limits);
  if (!parsed.ok) return wrongType ?? parsed;
  const { document, isWhole } = parsed;
  const { root } = document;
  const problem = rootProblem(root) ?? wrongType ?? structureProblem(root);
  if (problem !== undefined) return problem;
  const head = headIn(document, { media, headers });
  if ('ok' in head) return head;
  return isWhole && head.operation === undefined ? emptyBody() : { ok: true, head };
};

/** The whole envelope, once its header can be trusted. */
export const readBody = (bytes: Buffer, head: EnvelopeHead, limits: EnvelopeLimits = defaultLimits): EnvelopeResult => {
  const parsed = parseXml(bytes, xmlLimits(limits));
  if (!parsed.ok) return notWellFormed(parsed.problem);
  const { document } = parsed;
  const problem = structureProblem(document.root);
  if (problem !== undefined) return problem;
  const body = childNamed(document.root, soap12, 'Body');
  const [call, second] = body === undefined ? [] : childElements(body);
  if (body === undefined || call === undefined) return emptyBody();
  if (second !== undefined) {
    return refuse('operation-duplicated', `The Body holds ${call.name} and ${second.name}; expected one operation.`);
  }
  const parameters = call.uri === contractNamespace ? readParameters(call) : {};
  return { ok: true, envelope: { ...head, document, body, call, operation: operationName(call), parameters } };
};

/**
 * Why the operation is refused for what it holds: each of its parameters at most once, as plain text, and nothing else,
 * so that nothing signed can stand beside what is read. Undefined for an operation that nobody knows.
 */
export const callProblem = ({ call }: Envelope): EnvelopeProblem | undefined => {
  if (call.uri !== contractNamespace || !isOperation(call.local)) return undefined;
  const declared: readonly string[] = operations[call.local].parameters;
  const names = new Set<string>();
  for (const child of childElements(call)) {
    const [inside] = childElements(child);
    if (child.uri !== contractNamespace || !declared.includes(child.local)) {
      const expected = declared.length === 0 ? 'no parameter' : `${declared.join(', ')} of ${contractNamespace} alone`;
      return { check: 'unexpected-element', detail: `${call.name} holds ${child.name}; expected ${expected}.` };
    }
    if (inside !== undefined) {
      return { check: 'unexpected-element', detail: `${child.name} holds ${inside.name}; expected text alone.` };
    }
    if (names.has(child.local)) {
      return { check: 'parameter-duplicated', detail: `${call.name} has more than one ${child.local}; expected one.` };
    }
    names.add(child.local);
  }
  return undefined;
};

/** Head and Body together, for readers that do not verify the header. */
export const readEnvelope = (bytes: Buffer, headers: HttpHeaders, limits?: EnvelopeLimits): EnvelopeResult => {
  const read = readHead(bytes, headers, limits);
  return read.ok ? readBody(bytes, read.head, limits) : read;
};
