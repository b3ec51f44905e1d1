/** libxml2 as an independent witness in tests. */
import { XmlDocument, type XmlElement } from 'libxml2-wasm';

export type WitnessOptions = {
  readonly exclusive?: boolean | undefined;
  readonly inclusivePrefixes?: readonly string[] | undefined;
  readonly withComments?: boolean | undefined;
  /** Canonicalises the n-th element in document order instead of the document. */
  readonly element?: number | undefined;
};

const collector = (): {
  readonly handler: { write: (part: Uint8Array) => number; close: () => boolean };
  readonly text: () => string;
} => {
  const parts: Buffer[] = [];
  return {
    handler: {
      // The memory is libxml2's own and is reused: copy.
      write: (part) => parts.push(Buffer.from(part)) && part.length,
      close: () => true,
    },
    text: () => Buffer.concat(parts).toString('utf8'),
  };
};

/** Undefined when libxml2 finds the text not well-formed. */
const open = (text: string): XmlDocument | undefined => {
  try {
    return XmlDocument.fromBuffer(Buffer.from(text));
  } catch {
    return undefined;
  }
};

/** Documents that libxml2 accepts as well-formed; it does not count namespace mistakes. */
export const witnessAccepts = (text: string): boolean => {
  const document = open(text);
  document?.dispose();
  return document !== undefined;
};

type Canonicalised = Pick<XmlDocument | XmlElement, 'canonicalize'>;

const canonicalOf = (part: Canonicalised, options: WitnessOptions): string => {
  const { handler, text } = collector();
  part.canonicalize(handler, {
    mode: options.exclusive === true ? (1 as const) : (0 as const),
    withComments: options.withComments ?? false,
    inclusiveNamespacePrefixes: [...(options.inclusivePrefixes ?? [])],
  });
  return text();
};

const inDocument = <Value>(text: string, work: (document: XmlDocument) => Value): Value => {
  const document = open(text);
  if (document === undefined) throw new Error(`libxml2 does not read ${text}`);
  try {
    return work(document);
  } finally {
    document.dispose();
  }
};

export const witnessCanonical = (text: string, options: WitnessOptions = {}): string =>
  inDocument(text, (document) =>
    canonicalOf(
      options.element === undefined ? document : (document.find('//*')[options.element] as XmlElement),
      options,
    ),
  );

/** The canonical form of each element at that XPath. */
export const witnessCanonicalAt = (text: string, xpath: string, options: WitnessOptions = {}): readonly string[] =>
  inDocument(text, (document) => document.find(xpath).map((element) => canonicalOf(element as XmlElement, options)));

/** The canonical form of the document without the elements at that XPath. */
export const witnessCanonicalWithout = (text: string, xpath: string): string =>
  inDocument(text, (document) => {
    // Innermost first, so that none is removed with another one.
    for (const element of document.find(xpath).toReversed()) (element as XmlElement).remove();
    return canonicalOf(document, {});
  });
