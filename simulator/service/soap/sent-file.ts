import { parseXml } from '../../../src/common/xml/parse.ts';
import { childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { readZip } from '../../document/intake/zip-read.ts';

export type SentFile = { readonly extension: 'xml' | 'zip'; readonly bytes: Buffer };

/** Envelopes are flat. */
const mostNodes = 100_000;

const limits = {
  maxBytes: 60 * 1024 * 1024,
  maxEntries: 2,
  maxEntryBytes: 5 * 1024 * 1024,
  maxTotalBytes: 10 * 1024 * 1024,
  maxRatio: 1_000,
};

/** Envelope, Body, operation, parameters: the file is a parameter. */
const contentIn = (element: XmlElement, depth = 0): XmlElement | undefined => {
  if (element.local === 'contentFile') return element;
  if (depth === 3) return undefined;
  for (const child of childElements(element)) {
    const found = contentIn(child, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * The file in a request: the XML, if its ZIP contains exactly one, otherwise the ZIP as received. Undefined if the
 * request has no file or is unreadable.
 */
export const sentFile = async (envelope: Buffer): Promise<SentFile | undefined> => {
  const parsed = parseXml(envelope, { maxNodes: mostNodes });
  const content = parsed.ok ? contentIn(parsed.document.root) : undefined;
  if (content === undefined) return undefined;
  const zip = Buffer.from(textOf(content), 'base64');
  if (zip.length === 0) return undefined;
  const read = await readZip(zip, limits);
  const [only, ...others] = read.ok ? read.entries : [];
  if (only === undefined || others.length > 0) return { extension: 'zip', bytes: zip };
  return { extension: 'xml', bytes: Buffer.from(only.data) };
};
