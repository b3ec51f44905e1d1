import type * as node from './bytes.ts';

type Node = typeof node;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const hexadecimal = '0123456789abcdef';

/** A call takes only so many arguments. */
const atOnce = 8192;

export const toLatin1: Node['toLatin1'] = (bytes, from = 0, to = bytes.length) => {
  const parts: string[] = [];
  const wanted = bytes.subarray(from, to);
  for (let at = 0; at < wanted.length; at += atOnce)
    parts.push(String.fromCharCode(...wanted.subarray(at, at + atOnce)));
  return parts.join('');
};

export const fromLatin1: Node['fromLatin1'] = (text) =>
  Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

export const toBase64: Node['toBase64'] = (bytes) => btoa(toLatin1(bytes));

export const toBase64Url: Node['toBase64Url'] = (bytes) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const sextets = new Map([...letters, ...'-_'].map((letter, at) => [letter, at < 64 ? at : at - 2]));

export const fromBase64: Node['fromBase64'] = (text) => {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const letter of text) {
    if (letter === '=') break;
    const sextet = sextets.get(letter);
    if (sextet === undefined) continue;
    bits = ((bits << 6) | sextet) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return Uint8Array.from(bytes);
};

export const toHex: Node['toHex'] = (bytes) => {
  let text = '';
  for (const byte of bytes) text += `${hexadecimal[byte >> 4] ?? ''}${hexadecimal[byte & 15] ?? ''}`;
  return text;
};

export const fromHex: Node['fromHex'] = (text) => {
  const [whole = ''] = /^(?:[\da-f]{2})*/i.exec(text) ?? [];
  return Uint8Array.from(whole.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
};

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const strictDecoder = new TextDecoder('utf-8', { fatal: true });
const encoder = new TextEncoder();

export const toText: Node['toText'] = (bytes) => decoder.decode(bytes);

export const fromText: Node['fromText'] = (text) => encoder.encode(text);

export const isUtf8: Node['isUtf8'] = (bytes) => {
  try {
    strictDecoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

export const areSame: Node['areSame'] = (one, other) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
