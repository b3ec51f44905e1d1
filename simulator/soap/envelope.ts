/**
 * Reads the request as it came over the wire. The tree keeps the offsets of
 * every node, so that the security header can be verified on the very bytes.
 */
import { parseXml } from '../../src/common/xml/parse.ts';
import {
  childElements,
  textOf,
  type XmlDocument,
  type XmlElement,
  type XmlProblem,
} from '../../src/common/xml/tree.ts';
import { contractNamespace, isOperation, operations, type ParameterName } from './contract.ts';
import { addressing, schemaInstance, soap11, soap12, soapMediaType, wsse } from './names.ts';

export type Parameters = Readonly<Partial<Record<ParameterName, string>>>;

export type Envelope = {
  readonly document: XmlDocument;
  /** Name of the Body's child; not necessarily an operation of the contract. */
  readonly operation: string;
  /** Declared parameters that are there and not nil, white space kept. */
  readonly parameters: Parameters;
  /** `wsa:Action`, else the action of Content-Type, else SOAPAction. */
  readonly action: string | undefined;
  readonly to: string | undefined;
  readonly messageId: string | undefined;
  /** The header elements that the signature is about. */
  readonly header: { readonly to: XmlElement | undefined; readonly security: XmlElement | undefined };
  readonly body: XmlElement;
};

export type EnvelopeProblem = {
  readonly check: 'content-type' | 'soap-version' | 'not-well-formed' | 'doctype' | 'not-an-envelope' | 'empty-body';
  /** One English sentence: what came and what was expected. */
  readonly detail: string;
};

export type EnvelopeResult =
  { readonly ok: true; readonly envelope: Envelope } | { readonly ok: false; readonly problem: EnvelopeProblem };

export type HttpHeaders = {
  readonly contentType: string | undefined;
  /** The SOAP 1.1 header, which some clients send beside a bare media type. */
  readonly soapAction?: string | undefined;
};

/** Envelopes are flat: what is deeper is an attack on whoever walks the tree. */
const maxDepth = 40;

const refuse = (check: EnvelopeProblem['check'], detail: string): EnvelopeResult => ({
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

const headerText = (header: XmlElement | undefined, local: string): string | undefined => {
  const element = header === undefined ? undefined : childNamed(header, addressing, local);
  return element === undefined ? undefined : textOf(element).trim();
};

const notWellFormed = (problem: XmlProblem): EnvelopeResult => {
  const { line, column } = problem.position;
  const check = problem.code === 'xml-doctype' ? 'doctype' : 'not-well-formed';
  return refuse(check, `Line ${line}, column ${column}: ${problem.message}`);
};

/** Undefined, or why the root is not the envelope of a SOAP 1.2 message. */
const rootProblem = (root: XmlElement): EnvelopeResult | undefined => {
  if (root.local !== 'Envelope') {
    return refuse('not-an-envelope', `The root element is ${root.name}; expected Envelope of ${soap12}.`);
  }
  if (root.uri === soap12) return undefined;
  const version = root.uri === soap11 ? 'SOAP 1.1' : `an envelope of the namespace "${root.uri}"`;
  return refuse('soap-version', `The request is ${version}; this service speaks SOAP 1.2 (${soap12}).`);
};

const contentTypeProblem = ({ type, parameters }: MediaType): EnvelopeResult | undefined => {
  if (type !== soapMediaType) {
    return refuse('content-type', `Content-Type is "${type}"; expected ${soapMediaType}; charset=utf-8.`);
  }
  const charset = parameters.get('charset')?.toLowerCase() ?? 'utf-8';
  if (charset === 'utf-8' || charset === 'utf8') return undefined;
  return refuse('content-type', `The charset is "${charset}"; expected utf-8.`);
};

const nonEmpty = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text;

const readHeaderAndBody = (document: XmlDocument, media: MediaType, headers: HttpHeaders): EnvelopeResult => {
  const { root } = document;
  const header = childNamed(root, soap12, 'Header');
  const body = childNamed(root, soap12, 'Body');
  const call = body === undefined ? undefined : childElements(body)[0];
  if (body === undefined || call === undefined) {
    return refuse('empty-body', 'The envelope has no Body with an operation in it.');
  }
  const action =
    nonEmpty(headerText(header, 'Action')) ??
    nonEmpty(media.parameters.get('action')) ??
    nonEmpty(headers.soapAction?.replaceAll('"', '').trim());
  const security = header === undefined ? undefined : childNamed(header, wsse, 'Security');
  const to = header === undefined ? undefined : childNamed(header, addressing, 'To');
  return {
    ok: true,
    envelope: {
      document,
      operation: call.uri === contractNamespace ? call.local : `{${call.uri}}${call.local}`,
      parameters: call.uri === contractNamespace ? readParameters(call) : {},
      action,
      to: headerText(header, 'To'),
      messageId: nonEmpty(headerText(header, 'MessageID')),
      header: { to, security },
      body,
    },
  };
};

/**
 * The request's envelope, or the first thing that keeps it from being one.
 * SOAP 1.1 is told apart from a wrong media type, because its clients send both.
 */
export const readEnvelope = (bytes: Buffer, headers: HttpHeaders): EnvelopeResult => {
  const media = parseMediaType(headers.contentType ?? '');
  const wrongType = contentTypeProblem(media);
  if (wrongType !== undefined && media.type !== 'text/xml') return wrongType;
  const parsed = parseXml(bytes, { maxDepth });
  if (!parsed.ok) return wrongType ?? notWellFormed(parsed.problem);
  return rootProblem(parsed.document.root) ?? wrongType ?? readHeaderAndBody(parsed.document, media, headers);
};
