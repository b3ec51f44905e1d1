/** libxml2's messages made readable, without changing what they say. */

/** `Element '{uri}Name': …` or `Element '{uri}Name', attribute 'x': …`; names hold no apostrophe. */
const subject = /^Element '([^']*)'(?:, attribute '[^']*')?: /;

/** An expanded name; the wildcard `##other{uri}*` is not one. */
const expandedName = /(?<!##other)\{([^{}]*)\}(?=[\p{L}_])/gu;

/** Behind the subject, these messages quote a value of the document, which is nobody's to rewrite. */
const quotesValue = /^(?:'|\[)/;

/** The date types that xsd-text.ts declares over stand for the built-in ones. */
const collapsedType = /'\{[^{}]*\}(date|time|dateTime)'\.$/;

const longest = 800;
const head = 500;

/** A wrong value can be as long as the document; the end of the message says what was expected of it. */
const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, head)} … ${text.slice(head - longest)}`;

/**
 * Writes `{uri}Name` as `prefix:Name`, and the namespace of the document
 * without prefix. Where the element at fault is in no namespace, that would make
 * two different names look alike, so the document's namespace stays spelled out.
 */
export const readableMessage = (text: string, prefixes: ReadonlyMap<string, string>): string => {
  const found = subject.exec(text);
  const hasNamespace = found?.[1]?.startsWith('{') === true;
  const shorten = (part: string): string =>
    part.replace(expandedName, (whole, uri: string) => {
      const prefix = prefixes.get(uri);
      if (prefix === undefined || (prefix === '' && !hasNamespace)) return whole;
      return prefix === '' ? '' : `${prefix}:`;
    });
  const opening = found?.[0] ?? '';
  const rest = text.slice(opening.length).trimEnd().replace(collapsedType, "'xs:$1'.");
  return shortened(shorten(opening) + (quotesValue.test(rest) ? rest : shorten(rest)));
};
