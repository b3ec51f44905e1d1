/** A document in other encodings than UTF-8, and in bytes that are no encoding at all. */
import { change } from './change.ts';

type Attack = (xml: string) => Buffer;

const utf16 = (xml: string): Buffer => Buffer.from(xml, 'utf16le');
const utf16BigEnd = (xml: string): Buffer => utf16(xml).swap16();

const utf32 = (xml: string): Buffer => {
  const points = Array.from(xml, (character) => character.codePointAt(0) ?? 0);
  const bytes = Buffer.alloc(points.length * 4);
  for (const [at, point] of points.entries()) bytes.writeUInt32LE(point, at * 4);
  return bytes;
};

const utf32BigEnd = (xml: string): Buffer => utf32(xml).swap32();

/** RFC 2152: brackets and ampersands as they would pass a filter for them. */
const utf7 = (xml: string): Buffer => {
  const end = xml.indexOf('?>') + 2;
  const shifted = (character: string): string => `+${utf16BigEnd(character).toString('base64').replace(/=+$/, '')}-`;
  return Buffer.from(xml.slice(0, end) + xml.slice(end).replaceAll(/[<>&+\u0080-\uffff]/g, shifted));
};

/** Code page 037: the characters of the printable ones of ASCII, in the order of these. */
const ebcdic =
  '405a7f7b5b6c507d4d5d5c4e6b604b61f0f1f2f3f4f5f6f7f8f97a5e4c7e6e6f7cc1c2c3c4c5c6c7c8c9d1d2d3d4d5d6d7d8d9e2e3e4e5e6e7e8e9bae0bbb06d' +
  '79818283848586878889919293949596979899a2a3a4a5a6a7a8a9c04fd0a1';
const codePage037 = Buffer.from(ebcdic, 'hex');

const inEbcdic = (xml: string): Buffer =>
  Buffer.from(Array.from(xml, (one) => codePage037[one.charCodeAt(0) - 32] ?? 0x6f));

const declared =
  (encoding: string, write: Attack = (xml) => Buffer.from(xml)): Attack =>
  (xml) =>
    write(change(xml, 'encoding="UTF-8"', `encoding="${encoding}"`));

const marked =
  (write: Attack): Attack =>
  (xml) =>
    write(`\ufeff${xml}`);

/** The bytes in the middle of a note. */
const put =
  (...bytes: readonly number[]): Attack =>
  (xml) => {
    const whole = Buffer.from(xml);
    const at = whole.indexOf('</cbc:Note>');
    if (at === -1) throw new Error('The document has no note.');
    return Buffer.concat([whole.subarray(0, at), Buffer.from(bytes), whole.subarray(at)]);
  };

const encodings = {
  'UTF-8 with a byte order mark': marked((xml) => Buffer.from(xml)),
  'UTF-8 with two byte order marks': marked(marked((xml) => Buffer.from(xml))),
  'UTF-16 LE': declared('UTF-16', utf16),
  'UTF-16 LE with a byte order mark': declared('UTF-16', marked(utf16)),
  'UTF-16 LE that is declared as UTF-8': utf16,
  'UTF-16 BE': declared('UTF-16', utf16BigEnd),
  'UTF-16 BE with a byte order mark': declared('UTF-16', marked(utf16BigEnd)),
  'UTF-32 LE': declared('UTF-32', utf32),
  'UTF-32 LE with a byte order mark': declared('UTF-32', marked(utf32)),
  'UTF-32 BE': declared('UTF-32', utf32BigEnd),
  'UTF-32 BE with a byte order mark': declared('UTF-32', marked(utf32BigEnd)),
  'UTF-7': declared('UTF-7', utf7),
  'UTF-7 that is declared as UTF-8': utf7,
  EBCDIC: declared('IBM037', inEbcdic),
  'UTF-8 that is declared as UTF-16': declared('UTF-16'),
  'UTF-8 that is declared as UTF-7': declared('UTF-7'),
  'UTF-8 that is declared as ISO-8859-1': declared('ISO-8859-1'),
  'UTF-8 that is declared as EBCDIC': declared('IBM037'),
  'UTF-8 that is declared as nothing': declared(''),
  'UTF-8 that is declared as UTF8': declared('UTF8'),
  'UTF-8 that is declared as utf-8': declared('utf-8'),
} as const satisfies Readonly<Record<string, Attack>>;

const faults = {
  'an overlong slash': put(0xc0, 0xaf),
  'an overlong slash of three bytes': put(0xe0, 0x80, 0xaf),
  'an overlong NUL': put(0xc0, 0x80),
  'half a surrogate pair': put(0xed, 0xa0, 0x80),
  'a surrogate pair, each half encoded': put(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80),
  'a character beyond Unicode': put(0xf4, 0x90, 0x80, 0x80),
  'a sequence of five bytes': put(0xf8, 0x88, 0x80, 0x80, 0x80),
  'a sequence without its beginning': put(0x80),
  'a sequence cut short': put(0xe2, 0x82),
  'a byte 0xFF': put(0xff),
  'a NUL': put(0x00),
  'a control character': put(0x1b),
  'U+FFFE': put(0xef, 0xbf, 0xbe),
  'U+FFFF': put(0xef, 0xbf, 0xbf),
  'U+1FFFE': put(0xf0, 0x9f, 0xbf, 0xbe),
} as const satisfies Readonly<Record<string, Attack>>;

const doctype = '<!DOCTYPE Invoice [<!ENTITY a "b">]>';

/** A filter that knows one encoding alone would miss it. */
const withDoctype = Object.fromEntries(
  Object.entries<Attack>(encodings).map(([name, write]) => [
    `a DOCTYPE in ${name}`,
    (xml: string) => write(change(xml, '?>', `?>${doctype}`)),
  ]),
);

export const encodingAttacks: Readonly<Record<string, Attack>> = { ...encodings, ...faults, ...withDoctype };
