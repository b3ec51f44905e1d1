/** The documents behind a reply: what was sent to the authority, and what it answered with. */
import { parseXml } from '../../src/common/xml/parse.ts';
import { attributeOf } from '../../src/common/xml/tree.ts';
import type { Box, JsonObject } from '../../src/harness/box.ts';
import { keyOf } from '../../src/harness/violations/reference.ts';
import { createSubject, type Subject } from '../../simulator/engine/subject.ts';
import { resultOf } from './answers.ts';

const open = (xml: string): Subject => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(`Not well-formed: ${parsed.problem.message}\n${xml.slice(0, 500)}`);
  return createSubject('invoice', parsed.document);
};

/** The XML as the authority keeps it, of the document that a reply is about. */
export const keptXml = async ({ authority }: Box, body: JsonObject): Promise<string> => {
  const key = keyOf(body) ?? '';
  const document = await authority.registry.documentByKey(key);
  if (document === undefined) throw new Error(`The authority has no document with the key "${key}".`);
  return document.xml;
};

export const sentDocument = async (box: Box, body: JsonObject): Promise<Subject> => open(await keptXml(box, body));

export const applicationResponse = (body: JsonObject): Subject =>
  open(Buffer.from(String(resultOf(body).XmlBase64Bytes), 'base64').toString('utf8'));

/** What stands at a path such as `cbc:UUID/@schemeID` below the root. */
export const textAt = (document: Subject, path: string): string | undefined => {
  const [element = '', attribute] = path.split('/@');
  if (attribute === undefined) return document.text(element);
  const owner = document.first(element);
  return owner === undefined ? undefined : attributeOf(owner, attribute);
};
