/** Small changes of a document with what readers of XML are known to treat in different ways. */
import fc from 'fast-check';

const specials = [
  ...['\u0085', '\u2028', '\u2029', '\u00a0', '\u200b', '\ufeff', '\u3000', '\u0301', '\u{1f600}', '\u007f'],
  ...['\n', '\r', '\r\n', '\r\r\n', '\t', ' ', '&#13;', '&#10;', '&#9;', '&#x85;', '&#x2028;', '&#x20;'],
  ...['&amp;', 'x&lt;', '&gt;', 'x&quot;', '&apos;', '&#38;', '&#60;', '>', '"', "'"],
] as const;

const inContent = [
  ...specials,
  ...['<![CDATA[<&>\r\n]]>', '<![CDATA[]]>', '<!--\r\n-->', '<!-- xmlns="urn:x" -->', '<?p?>', '<?xmlns urn:x?>'],
  ...['<?p \r\n q?>', '<xmlns/>', '<e xmlns=""/>', '<xmlnsa:e xmlns:xmlnsa="urn:x"/>', '<a:e xmlns:a="urn:new"/>'],
  '<e xmlns="urn:1"><f xmlns=""/></e>',
] as const;

const inTags = [
  ...['xmlns-evil', 'xmlnsevil', 'xmlns.a', 'xmlns_', 'xmlns1', 'Xmlns', 'XMLNS', 'xml:base', 'xml:space'],
  ...['xmlns:zz', 'xmlns:a', 'xmlns:xmlnsa', 'zz', 'Z', 'é'],
] as const;

type Mutation = {
  readonly where: 'content' | 'tag' | 'value';
  readonly which: number;
  readonly content: string;
  readonly name: string;
  readonly value: string;
};

const mutation: fc.Arbitrary<Mutation> = fc.record({
  where: fc.constantFrom('content', 'tag', 'value'),
  which: fc.nat(),
  content: fc.constantFrom(...inContent),
  name: fc.constantFrom(...inTags),
  value: fc.constantFrom(...specials.filter((one) => one !== '"'), 'urn:x', ''),
});

/** Behind a tag, in a tag behind the name, in a value behind its first quote. */
const places: Readonly<Record<Mutation['where'], RegExp>> = {
  content: /<[^!?][^<>]*[^/<>?-]>/g,
  tag: /<[A-Za-zñ_][\p{L}\w:.-]*(?=[\s/>])/gu,
  value: /\s(?!xmlns)[\p{L}\w:.-]+="/gu,
};

const inserted = ({ where, content, name, value }: Mutation): string => {
  if (where === 'content') return content;
  // libxml2 writes the ampersand of a namespace bare, and canonicalises no relative one.
  return where === 'tag' ? ` ${name}="${name.startsWith('xmlns:') ? 'urn:x' : value}"` : value;
};

const applied = (text: string, change: Mutation): string => {
  const found = [...text.matchAll(places[change.where])];
  const { 0: matched = '', index = 0 } = found[change.which % Math.max(found.length, 1)] ?? {};
  const at = index + matched.length;
  return text.slice(0, at) + inserted(change) + text.slice(at);
};

/** The documents with up to three of those changes; some are then no longer well-formed. */
export const mutated = (documents: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(documents, fc.array(mutation, { maxLength: 3 })).map(([text, changes]) => changes.reduce(applied, text));
