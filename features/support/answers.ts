/** The contents of replies, and the documents behind them: what was sent to the authority, and its answers. */
import { explanationsOf, resultOf } from '../../src/harness/answers.ts';
import type { JsonObject, Box } from '../../src/harness/box.ts';
import { box } from './world.ts';
import { readZip } from '../../simulator/document/intake/zip-read.ts';
import { toText } from '../../src/common/bytes.ts';
import { parseXml } from '../../src/common/xml/parse.ts';
import { attributeOf } from '../../src/common/xml/tree.ts';
import { keyOf } from '../../src/harness/violations/reference.ts';
import { createSubject, type Subject } from '../../simulator/document/subject.ts';

/** Whether the reply contains explanations: services and authorities of others need not provide them. */
export const explains = (body: JsonObject): boolean => {
  const { elsewhere } = box();
  if (elsewhere === undefined) return true;
  return elsewhere.kind === 'issuer' ? body.explanations !== undefined : explanationsOf(body).length > 0;
};

/** Whether it names the request fields: only an issuing service knows them, not the authority. */
export const namesFields = (body: JsonObject): boolean =>
  box().elsewhere?.kind !== 'issuer' || explanationsOf(body).some(({ field }) => field !== undefined);

type Warning = { readonly code: string; readonly paths: readonly string[]; readonly message: string };

/** Services of others need not know any. */
export const warns = (body: JsonObject): boolean => box().elsewhere?.kind !== 'issuer' || body.warnings !== undefined;

export const warningsOf = (body: JsonObject): readonly Warning[] => {
  const given = body.warnings;
  return Array.isArray(given) ? (given as readonly Warning[]) : []; // The API's own shape, checked field by field below.
};

// The documents behind a reply

/** The text in Base64. */
export const decoded = (base64: unknown): string => Buffer.from(String(base64), 'base64').toString('utf8');

const open = (xml: string): Subject => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(`Not well-formed: ${parsed.problem.message.en}\n${xml.slice(0, 500)}`);
  return createSubject('invoice', parsed.document);
};

/** The XML, as the authority keeps it, of the document in a reply. */
export const keptXml = async ({ authority }: Box, body: JsonObject): Promise<string> => {
  const key = keyOf(body) ?? '';
  const document = await authority.registry.documentByKey(key);
  if (document === undefined) throw new Error(`The authority has no document with the key "${key}".`);
  return document.xml;
};

export const sentDocument = async (services: Box, body: JsonObject): Promise<Subject> =>
  open(await keptXml(services, body));

export const applicationResponse = (body: JsonObject): Subject => open(decoded(resultOf(body).XmlBase64Bytes));

/** The text at a path such as `cbc:UUID/@schemeID` below the root. */
export const textAt = (document: Subject, path: string): string | undefined => {
  const [element = '', attribute] = path.split('/@');
  if (attribute === undefined) return document.text(element);
  const owner = document.first(element);
  return owner === undefined ? undefined : attributeOf(owner, attribute);
};

const zipLimits = {
  maxBytes: 1_000_000,
  maxEntries: 1,
  maxEntryBytes: 1_000_000,
  maxTotalBytes: 1_000_000,
  maxRatio: 1_000,
};

/** The text of the only file of a ZIP in Base64. */
export const unzipped = async (base64: unknown): Promise<string> => {
  const zip = await readZip(Buffer.from(String(base64), 'base64'), zipLimits);
  if (!zip.ok) throw new Error(`Not a ZIP of one file: ${JSON.stringify(zip)}`);
  return zip.entries.map(({ data }) => toText(data)).join('');
};

/** A file that the issuing service serves for download. */
export const downloaded = async ({ issuer, company, token }: Box, file: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${issuer.url}/api/ubl2.1/download/${company.nit}/${file}`, { headers });
  if (response.status !== 200) throw new Error(`${file}: ${String(response.status)}`);
  return Buffer.from(await response.arrayBuffer());
};

/** The AttachedDocument for the receiver. */
export const attachedDocument = (services: Box, issued: JsonObject): Promise<Buffer> =>
  downloaded(services, String(issued.urlinvoiceattached));
