/**
 * Reads XML from strangers: one pass, no recursion, no DTD, no entities but the five predefined ones, UTF-8 only,
 * namespaces resolved. Errors are values with their place, never exceptions.
 */
import { skipSpace } from './characters.ts';
import { spendNode } from './parse-budget.ts';
import { openBudget, type XmlLimits } from './parse-limits.ts';
import { readElement, type Until } from './parse-element.ts';
import { readComment, readDeclaration, readInstruction } from './parse-markup.ts';
import { checkCharacters, refuse, refuseForm, type Reader, type Refusal } from './parse-reader.ts';
import { outermostScope } from './parse-scope.ts';
import { positionAt, type XmlNode, type XmlResult } from './tree.ts';
import { decodeUtf8 } from './utf8.ts';

export type XmlOptions = XmlLimits & {
  /**
   * Reading ends after the first start tag for which this returns true: open elements end there, and the rest is not
   * read. An empty-element tag has nothing after it, and is not tested.
   */
  readonly until?: Until | undefined;
};

/** Comments and instructions outside the root, up to the next node of another kind. */
const readOutside = (reader: Reader): readonly XmlNode[] => {
  const nodes: XmlNode[] = [];
  const { text } = reader;
  while (reader.refusal === undefined) {
    reader.at = skipSpace(text, reader.at);
    const comment = text.startsWith('<!--', reader.at);
    if (!comment && !text.startsWith('<?', reader.at)) break;
    const node = comment ? readComment(reader) : readInstruction(reader);
    if (node === undefined) break;
    nodes.push(node);
    spendNode(reader, node.start);
  }
  return nodes;
};

const describe = (reader: Reader): string => JSON.stringify(reader.text.slice(reader.at, reader.at + 20));

const checkRootComes = (reader: Reader): void => {
  const { text, at } = reader;
  if (text.startsWith('<!DOCTYPE', at)) {
    const message = {
      en: 'The document has a DOCTYPE, which is refused: documents here need none, and it opens the door to entity attacks.',
      es: 'El documento tiene un DOCTYPE, que no se admite.',
    };
    refuse(reader, { code: 'xml-doctype', message, offset: at });
  } else if (at >= text.length) {
    refuseForm(reader, at, { en: 'The document has no root element.', es: 'El documento no tiene elemento raíz.' });
  } else if (text.charAt(at) !== '<') {
    checkCharacters(reader, at, at + 1);
    const found = describe(reader);
    refuseForm(reader, at, {
      en: `Expected the root element, found ${found}.`,
      es: `Se esperaba el elemento raíz y se encontró ${found}.`,
    });
  }
};

const checkEnd = (reader: Reader): void => {
  if (reader.at >= reader.text.length) return;
  const found = describe(reader);
  refuseForm(reader, reader.at, {
    en: `Expected nothing behind the root element, found ${found}.`,
    es: `No debe haber nada después del elemento raíz y se encontró ${found}.`,
  });
};

const refused = (text: string, refusal: Refusal, nodeCount: number): XmlResult => ({
  ok: false,
  problem: { ...refusal, position: positionAt(text, refusal.offset), nodeCount },
});

const parseText = (text: string, { until, ...limits }: XmlOptions): XmlResult => {
  const budget = openBudget(limits);
  const reader: Reader = { text, budget, at: text.startsWith('\ufeff') ? 1 : 0, refusal: undefined };
  const declaration = readDeclaration(reader);
  const before = readOutside(reader);
  if (reader.refusal === undefined) checkRootComes(reader);
  const root = reader.refusal === undefined ? readElement(reader, outermostScope(), until) : undefined;
  const after = readOutside(reader);
  if (reader.refusal === undefined) checkEnd(reader);
  if (reader.refusal !== undefined) return refused(text, reader.refusal, budget.nodes);
  if (root === undefined) throw new Error('A document was read without a root and without a refusal.');
  return { ok: true, document: { text, declaration, root, before, after, nodeCount: budget.nodes } };
};

/**
 * The tree of a document, or the first problem in it; what is over its budget is refused as soon as that is seen. Bytes must be UTF-8; a
 * byte order mark is tolerated and stays in `text`, so that offsets are those
 * of the bytes' own text.
 */
export const parseXml = (input: Uint8Array | string, options: XmlOptions = {}): XmlResult => {
  if (typeof input === 'string') return parseText(input, options);
  const decoded = decodeUtf8(input);
  if (decoded.ok) return parseText(decoded.text, options);
  const byte = `${String(decoded.byteOffset)} (0x${decoded.byte.toString(16).toUpperCase().padStart(2, '0')})`;
  const message = {
    en: `Byte ${byte} is not UTF-8, the only encoding accepted.`,
    es: `El byte ${byte} no es UTF-8, la única codificación admitida.`,
  };
  return refused(decoded.text, { code: 'xml-not-utf8', message, offset: decoded.text.length }, 0);
};
