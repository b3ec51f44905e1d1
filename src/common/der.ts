/**
 * Reads DER (ITU-T X.690), as much of it as certificates need. Definite lengths only; anything that exceeds its bounds
 * is a RangeError, which callers turn into "unreadable".
 */
import { toLatin1, toText } from './bytes.ts';

export type DerNode = {
  /** The identifier octet, class and constructed bit included. */
  readonly tag: number;
  readonly content: Uint8Array;
  /** Identifier, length and content. */
  readonly raw: Uint8Array;
};

const outOfBounds = (): RangeError =>
  new RangeError('DER: a length exceeds its bounds, or is not in its shortest form.');

const bigEndian = (octets: Uint8Array): number => octets.reduce((number, octet) => number * 256 + octet, 0);

/** Length and the number of octets that state it, at most four for the value. */
const readLength = (bytes: Uint8Array, at: number): { readonly length: number; readonly octets: number } => {
  const first = bytes[at] ?? 0x80;
  if (first < 0x80) return { length: first, octets: 1 };
  const octets = first & 0x7f;
  if (octets === 0 || octets > 4 || at + 1 + octets > bytes.length) throw outOfBounds();
  const length = bigEndian(bytes.subarray(at + 1, at + 1 + octets));
  if (length < 0x80 || length < 2 ** (8 * (octets - 1))) throw outOfBounds();
  return { length, octets: octets + 1 };
};

/** The value that begins at an offset. */
export const readDer = (bytes: Uint8Array, at = 0): DerNode => {
  const tag = bytes[at];
  if (tag === undefined || (tag & 0x1f) === 0x1f) throw outOfBounds();
  const { length, octets } = readLength(bytes, at + 1);
  const start = at + 1 + octets;
  if (start + length > bytes.length) throw outOfBounds();
  return { tag, content: bytes.subarray(start, start + length), raw: bytes.subarray(at, start + length) };
};

/** The values inside a constructed one. */
export const derChildren = (node: DerNode): readonly DerNode[] => {
  const children: DerNode[] = [];
  for (let at = 0; at < node.content.length;) {
    const child = readDer(node.content, at);
    children.push(child);
    at += child.raw.length;
  }
  return children;
};

/** No registered identifier is nearly as long; big numbers of hostile length would cost seconds. */
const longestIdentifier = 64;

/** `2.5.4.3` of the content of an object identifier. */
export const derObjectIdentifier = (node: DerNode): string => {
  if (node.content.length > longestIdentifier) throw outOfBounds();
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const octet of node.content) {
    arc = (arc << 7n) | BigInt(octet & 0x7f);
    if (octet >= 0x80) continue;
    arcs.push(arc);
    arc = 0n;
  }
  const [first = 0n, ...rest] = arcs;
  const top = first < 40n ? 0n : first < 80n ? 1n : 2n;
  return [top, first - top * 40n, ...rest].join('.');
};

const utf16 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) text += String.fromCharCode(bigEndian(bytes.subarray(at, at + 2)));
  return text;
};

const utf32 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at + 4 <= bytes.length; at += 4) text += String.fromCodePoint(bigEndian(bytes.subarray(at, at + 4)));
  return text;
};

/** The characters of a string type; undefined for any other type. */
export const derText = ({ tag, content }: DerNode): string | undefined => {
  switch (tag) {
    case 0x0c: // UTF8String
    case 0x12: // NumericString
    case 0x13: // PrintableString
    case 0x16: // IA5String
    case 0x1a: // VisibleString
      return toText(content);
    case 0x14: // TeletexString, in practice Latin-1
      return toLatin1(content);
    case 0x1c: // UniversalString
      return utf32(content);
    case 0x1e: // BMPString
      return content.length % 2 === 0 ? utf16(content) : undefined;
    default:
      return undefined;
  }
};

/** Whether a bit of a BIT STRING is set, counted from the first. */
export const derBit = ({ content }: DerNode, bit: number): boolean =>
  ((content[1 + (bit >> 3)] ?? 0) & (0x80 >> (bit & 7))) !== 0;

const times = { utcTime: 0x17, generalizedTime: 0x18 };

export const isDerTime = ({ tag }: DerNode): boolean => tag === times.utcTime || tag === times.generalizedTime;

/** Milliseconds since 1970 of `YYMMDDHHMMSSZ`, or of the same with a four-digit year. */
export const derInstant = ({ tag, content }: DerNode): number => {
  const text = toLatin1(content);
  const century = Number(text.slice(0, 2)) < 50 ? '20' : '19';
  const [, date, clock] = /^(\d{8})(\d{6})Z$/.exec(tag === times.utcTime ? century + text : text) ?? [];
  if (date === undefined || clock === undefined) throw new RangeError('DER: not a time.');
  const pairs = (digits: string, mark: string): string => digits.replace(/(\d\d)(\d\d)$/, `${mark}$1${mark}$2`);
  return Date.parse(`${pairs(date, '-')}T${pairs(clock, ':')}Z`);
};
