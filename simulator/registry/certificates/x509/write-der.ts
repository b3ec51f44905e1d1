/** Writes DER (ITU-T X.690), as much of it as certificates need. */
import { fromText } from '../../../../src/common/bytes.ts';

const lengthOf = (length: number): readonly number[] => {
  if (length < 0x80) return [length];
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return [0x80 | octets.length, ...octets];
};

/** @param tag the identifier octet, class and constructed bit included */
export const tagged = (tag: number, ...contents: readonly Uint8Array[]): Uint8Array => {
  const length = contents.reduce((sum, content) => sum + content.length, 0);
  const head = [tag, ...lengthOf(length)];
  const value = new Uint8Array(head.length + length);
  value.set(head);
  let at = head.length;
  for (const content of contents) {
    value.set(content, at);
    at += content.length;
  }
  return value;
};

export const sequence = (...contents: readonly Uint8Array[]): Uint8Array => tagged(0x30, ...contents);

/** A positive number. @param digits hexadecimal */
export const integer = (digits: string): Uint8Array => {
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  return (bytes[0] ?? 0) < 0x80 ? tagged(0x02, bytes) : tagged(0x02, Uint8Array.of(0), bytes);
};

export const isTrue = Uint8Array.of(0x01, 0x01, 0xff);

export const octets = (content: Uint8Array): Uint8Array => tagged(0x04, content);

export const bits = (content: Uint8Array, unused = 0): Uint8Array => tagged(0x03, Uint8Array.of(unused), content);

const base128 = (arc: number): readonly number[] => {
  const septets = [arc & 0x7f];
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) septets.unshift(0x80 | (rest & 0x7f));
  return septets;
};

/** @param identifier `2.5.4.3` */
export const objectIdentifier = (identifier: string): Uint8Array => {
  const [first = 0, second = 0, ...rest] = identifier.split('.').map(Number);
  return tagged(0x06, Uint8Array.from([first * 40 + second, ...rest].flatMap(base128)));
};

export const utf8 = (text: string): Uint8Array => tagged(0x0c, fromText(text));
export const printable = (text: string): Uint8Array => tagged(0x13, fromText(text));

/** With two digits of the year until 2049, as X.509 requires. @param at milliseconds since 1970 */
export const time = (at: number): Uint8Array => {
  const digits = new Date(at).toISOString().slice(0, 19).replaceAll(/\D/g, '');
  return digits < '2050' ? tagged(0x17, fromText(`${digits.slice(2)}Z`)) : tagged(0x18, fromText(`${digits}Z`));
};
