/** Reads a request body as JSON; for a refused one, reports where and why. */
import { usualJsonLimits } from '../../common/json/json-budget.ts';
import {
  readJson,
  tooComplexMessage,
  type KeyTwice,
  type NotJson,
  type TooComplex,
} from '../../common/json/read-json.ts';
import { decodeUtf8 } from '../../common/xml/utf8.ts';
import { shortened } from '../../common/text/shortened.ts';

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  /** `byteOffset` from 0; `message` in Spanish, for the integrator. */
  | { readonly ok: false; readonly code: 'malformed-json'; readonly byteOffset: number; readonly message: string }
  | ((KeyTwice | TooComplex) & { readonly ok: false; readonly message: string });

const byteOrderMark = '\ufeff';

const quoted = (text: string, at: number): string => JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0));

const notUtf8 = (byteOffset: number, byte: number): JsonBody => {
  const value = `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  const message = `El cuerpo no está en UTF-8: el byte ${byteOffset} tiene el valor ${value}, que no es UTF-8. Envíe el JSON codificado en UTF-8.`;
  return { ok: false, code: 'malformed-json', byteOffset, message };
};

const notJson = (text: string, start: number, { code, offset, position }: NotJson): JsonBody => {
  const json = text.slice(start);
  const byteOffset = Buffer.byteLength(text.slice(0, start + offset));
  const place = `byte ${byteOffset} (línea ${position.line}, columna ${position.column})`;
  const message =
    offset < json.length
      ? `El cuerpo no es JSON válido: en el ${place} no se esperaba ${quoted(json, offset)}.`
      : `El cuerpo no es JSON válido: termina en el ${place} antes de completarse.`;
  return { ok: false, code, byteOffset, message };
};

const longestName = 60;

const keyTwice = (problem: KeyTwice): JsonBody => {
  const { key, pointer, first, second } = problem;
  const message =
    `El campo «${shortened(key, longestName)}» (${shortened(pointer, longestName)}) está dos veces en el mismo objeto: en la línea ${first.line}, columna ` +
    `${first.column}, y en la línea ${second.line}, columna ${second.column}. Solo uno podría contar: envíe uno.`;
  return { ok: false, message, ...problem };
};

/** A leading byte order mark is accepted. */
export const readJsonBody = (bytes: Buffer, limits = usualJsonLimits): JsonBody => {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return notUtf8(decoded.byteOffset, decoded.byte);
  const start = decoded.text.startsWith(byteOrderMark) ? 1 : 0;
  const read = readJson(start === 0 ? decoded.text : decoded.text.slice(start), limits);
  if (read.ok) return read;
  const { problem } = read;
  if (problem.code === 'json-too-complex') return { ok: false, message: tooComplexMessage(problem), ...problem };
  return problem.code === 'duplicate-key' ? keyTwice(problem) : notJson(decoded.text, start, problem);
};
