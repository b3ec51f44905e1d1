/**
 * Changes of a signed document that some XML readers do not see: xml-crypto drops attributes whose names begin with
 * `xmlns`, and xmldom, its reader, turns U+0085 and U+2028 into line ends. Canonical XML preserves them all.
 */
export type Tampering = {
  readonly name: string;
  /** The signed text as sent; undefined if the document has no such place. */
  readonly change: (xml: string) => string | undefined;
  /** xml-crypto accepts the changed document as the signed one. */
  readonly foolsXmlCrypto: boolean;
};

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const changed = (xml: string, place: RegExp, replacement: string): string | undefined =>
  place.test(xml) ? xml.replace(place, replacement) : undefined;

/** A space within the value of an attribute: `OtrosNombres="DARY DEL MAR"`. */
const spaceInAttribute = /(="[^"<> ]+) (?=[^"<>]*")/;
const note = '<(?:cbc:Note|Notas)(?: [^>]*)?>';
const textOfNote = new RegExp(`(${note}[^<])`, 'u');
const lineEndInNote = new RegExp(`(${note}[^<\\n]*)\\n`, 'u');
const extensions = /(<sts:DianExtensions)/;

const lineSeparators = ['\u2028', '\u0085', '\u2029'] as const;

const isLineEndToXmldom = (character: string): boolean => character !== '\u2029';

export const tamperings: readonly Tampering[] = [
  ...lineSeparators.flatMap((character): readonly Tampering[] => [
    {
      name: `${codePoint(character)} for a space in an attribute`,
      change: (xml) => changed(xml, spaceInAttribute, `$1${character}`),
      foolsXmlCrypto: isLineEndToXmldom(character),
    },
    {
      name: `${codePoint(character)} for a line end in a note`,
      change: (xml) => changed(xml, lineEndInNote, `$1${character}`),
      foolsXmlCrypto: isLineEndToXmldom(character),
    },
    {
      name: `${codePoint(character)} in the text of a note`,
      change: (xml) => changed(xml, textOfNote, `$1${character}`),
      foolsXmlCrypto: false,
    },
  ]),
  {
    name: 'an attribute xmlns-evil in DianExtensions',
    change: (xml) => changed(xml, extensions, '$1 xmlns-evil="anything"'),
    foolsXmlCrypto: true,
  },
];
