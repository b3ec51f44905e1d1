/** Distinguished names: read from certificates, written per RFC 2253, and compared however others wrote them. */
import { derChildren, derObjectIdentifier, derText, readDer, type DerNode } from '../../../../src/common/der.ts';
import { normalise } from '../../../../src/common/normalise.ts';
import { fromHex, toHex, toText } from '../../../../src/common/bytes.ts';

/** One attribute of a name, such as the common name or the NIT that an authority puts in `serialNumber`. */
export type NameAttribute = {
  readonly oid: string;
  /** The usual keyword, or the object identifier where there is none. */
  readonly name: string;
  /** The text; `#` and the DER in hexadecimal where the value is not text. */
  readonly value: string;
};

/** Keywords with which RFC 2253 writes attributes; all others are written as object identifier and hexadecimal DER. */
const standardKeywords: ReadonlyMap<string, string> = new Map([
  ['2.5.4.3', 'CN'],
  ['2.5.4.7', 'L'],
  ['2.5.4.8', 'ST'],
  ['2.5.4.10', 'O'],
  ['2.5.4.11', 'OU'],
  ['2.5.4.6', 'C'],
  ['2.5.4.9', 'STREET'],
  ['0.9.2342.19200300.100.1.25', 'DC'],
  ['0.9.2342.19200300.100.1.1', 'UID'],
]);

const otherKeywords: readonly (readonly [oid: string, ...keywords: string[]])[] = [
  ['1.2.840.113549.1.9.1', 'E', 'emailAddress', 'email', 'mail'],
  ['2.5.4.5', 'serialNumber', 'serial'],
  ['2.5.4.4', 'SN', 'surname'],
  ['2.5.4.12', 'T', 'title'],
  ['2.5.4.13', 'description'],
  ['2.5.4.15', 'businessCategory'],
  ['2.5.4.16', 'postalAddress'],
  ['2.5.4.17', 'postalCode'],
  ['2.5.4.20', 'telephoneNumber'],
  ['2.5.4.41', 'name'],
  ['2.5.4.42', 'GN', 'givenName', 'G'],
  ['2.5.4.43', 'initials', 'I'],
  ['2.5.4.46', 'dnQualifier', 'dnq'],
  ['2.5.4.65', 'pseudonym'],
  ['2.5.4.97', 'organizationIdentifier'],
  ['2.5.4.3', 'commonName'],
  ['2.5.4.6', 'countryName'],
  ['2.5.4.7', 'localityName'],
  ['2.5.4.8', 'S', 'stateOrProvinceName'],
  ['2.5.4.9', 'streetAddress'],
  ['2.5.4.10', 'organizationName'],
  ['2.5.4.11', 'organizationalUnitName'],
  ['0.9.2342.19200300.100.1.25', 'domainComponent'],
  ['0.9.2342.19200300.100.1.1', 'userId'],
];

const keywords: ReadonlyMap<string, string> = new Map([
  ...otherKeywords.map(([oid, first = oid]) => [oid, first] as const),
  ...standardKeywords,
]);

const identifiers: ReadonlyMap<string, string> = new Map([
  ...otherKeywords.flatMap(([oid, ...names]) => names.map((name) => [name.toLowerCase(), oid] as const)),
  ...[...standardKeywords].map(([oid, name]) => [name.toLowerCase(), oid] as const),
]);

const hexadecimal = (node: DerNode): string => `#${toHex(node.raw)}`;

/** The attributes of each relative distinguished name, in the order of the certificate. */
const rdnsOf = (name: DerNode): readonly (readonly { readonly oid: string; readonly value: DerNode }[])[] =>
  derChildren(name).map((rdn) =>
    derChildren(rdn).map((attribute) => {
      const [type, value] = derChildren(attribute);
      if (type === undefined || value === undefined)
        throw new RangeError('DER: a name has an attribute without a value.');
      return { oid: derObjectIdentifier(type), value };
    }),
  );

export const nameAttributes = (name: DerNode): readonly NameAttribute[] =>
  rdnsOf(name)
    .flat()
    .map(({ oid, value }) => ({ oid, name: keywords.get(oid) ?? oid, value: derText(value) ?? hexadecimal(value) }));

/** RFC 2253, 2.4. */
const escapeValue = (value: string): string =>
  value
    .replace(/[,+"\\<>;]/g, '\\$&')
    .replace(/^[ #]| $/g, '\\$&')
    .replace(/[\0\r\n]/g, (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** RFC 2253: the last attribute first, `CN=…,OU=…,C=CO`, without spaces, as Java's signature libraries write it. */
export const rfc2253 = (name: DerNode): string =>
  rdnsOf(name)
    .map((rdn) =>
      rdn
        .map(({ oid, value }) => {
          const keyword = standardKeywords.get(oid);
          const text = keyword === undefined ? undefined : derText(value);
          return text === undefined
            ? `${keyword ?? oid}=${hexadecimal(value)}`
            : `${keyword ?? oid}=${escapeValue(text)}`;
        })
        .join('+'),
    )
    .reverse()
    .join(',');

/** Cuts at `,`, `;`, `+` and line ends that are neither escaped nor quoted. */
const splitName = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && ',;+\n'.includes(character)) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...pieces, text.slice(from)];
};

const fromHexadecimal = (text: string): string => {
  try {
    return derText(readDer(fromHex(text.slice(1)))) ?? text;
  } catch {
    return text;
  }
};

/**
 * A name in RFC 2253 for people: `serialNumber=900373913` instead of `2.5.4.5=#1309393030333733393133`. Texts of a
 * signature are compared in the form that they have.
 */
export const readableName = (name: string): string =>
  name.replace(
    /(?<=^|[,+])(\d+(?:\.\d+)+)=(#(?:[0-9a-fA-F]{2})+)/g,
    (_, oid: string, value: string) => `${keywords.get(oid) ?? oid}=${fromHexadecimal(value)}`,
  );

/** `\,` is a comma, `\C3\B1` is ñ in UTF-8. */
const unescapeValue = (text: string): string =>
  text.replace(
    /(?:\\[0-9a-fA-F]{2})+|\\(.)/gs,
    (escaped, character: string | undefined) => character ?? toText(fromHex(escaped.replaceAll('\\', ''))),
  );

const readValue = (text: string): string => {
  const trimmed = text.trim();
  if (/^#(?:[0-9a-fA-F]{2})+$/.test(trimmed)) return fromHexadecimal(trimmed);
  return unescapeValue(/^".*"$/s.test(trimmed) ? trimmed.slice(1, -1) : trimmed);
};

/** Case and repeated spaces are ignored when names are compared (RFC 5280, 7.1). */
const comparable = (oid: string, value: string): string =>
  `${oid}=${normalise(value, 'NFKC').toLowerCase().trim().replace(/\s+/g, ' ')}`;

const oidOf = (keyword: string): string => {
  const plain = keyword
    .trim()
    .toLowerCase()
    .replace(/^oid\./, '');
  return identifiers.get(plain) ?? plain;
};

/** A piece without `=` belongs to the value before it: `O=Acme, Inc.`, as some programs leave it. */
const comparableName = (text: string): string => {
  const attributes: { keyword: string; value: string }[] = [];
  for (const piece of splitName(text)) {
    const equals = piece.indexOf('=');
    const last = attributes.at(-1);
    if (equals !== -1) attributes.push({ keyword: piece.slice(0, equals), value: piece.slice(equals + 1) });
    else if (last !== undefined && piece.trim() !== '') last.value += `,${piece}`;
  }
  return attributes
    .map(({ keyword, value }) => comparable(oidOf(keyword), readValue(value)))
    .sort()
    .join('\n');
};

/**
 * Whether two texts are the same name: in any order of attributes, with or without spaces, `E=`, `emailAddress=` or
 * `1.2.840.113549.1.9.1=#16…`.
 */
export const issuerNamesEqual = (a: string, b: string): boolean => {
  const name = comparableName(a);
  return name !== '' && name === comparableName(b);
};
