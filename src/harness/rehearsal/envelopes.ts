/** What is read in the envelopes of the journal, which the journal itself does not tell. */
import { parseXml } from '../../common/xml/parse.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';

const elementsNamed = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.local === name ? [element] : childElements(element).flatMap((child) => elementsNamed(child, name));

const inEnvelope = (envelope: Buffer, name: string): readonly XmlElement[] => {
  const parsed = parseXml(envelope);
  return parsed.ok ? elementsNamed(parsed.document.root, name) : [];
};

/** The parameter of a request; undefined where it has none of that name. */
export const parameterOf = (envelope: Buffer, name: string): string | undefined => {
  const [element] = inEnvelope(envelope, name);
  return element === undefined ? undefined : textOf(element).trim();
};

/** The ApplicationResponses of an answer in its order; undefined where a document has none. */
export const responsesIn = (answer: Buffer): readonly (string | undefined)[] =>
  inEnvelope(answer, 'XmlBase64Bytes').map((element) => {
    const text = textOf(element).trim();
    return text === '' ? undefined : Buffer.from(text, 'base64').toString('utf8');
  });
