/** Reads a request body as JSON, and says at which byte it is none. */
import { decodeUtf8 } from '../../common/xml/utf8.ts';
import { positionAt } from '../../common/xml/tree.ts';
import { firstJsonError } from './json-scanner.ts';

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  /** `byteOffset` from 0; `message` in Spanish, for the integrator. */
  | { readonly ok: false; readonly byteOffset: number; readonly message: string };

const byteOrderMark = '\ufeff';

const quoted = (text: string, at: number): string => JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0));

const notUtf8 = (byteOffset: number, byte: number): JsonBody => {
  const value = `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  const message = `El cuerpo no está en UTF-8: el byte ${byteOffset} tiene el valor ${value}, que no es UTF-8. Envíe el JSON codificado en UTF-8.`;
  return { ok: false, byteOffset, message };
};

const notJson = (text: string, start: number): JsonBody => {
  const json = text.slice(start);
  const at = firstJsonError(json) ?? json.length;
  const byteOffset = Buffer.byteLength(text.slice(0, start + at));
  const { line, column } = positionAt(json, at);
  const place = `byte ${byteOffset} (línea ${line}, columna ${column})`;
  const message =
    at < json.length
      ? `El cuerpo no es JSON válido: en el ${place} no se esperaba ${quoted(json, at)}.`
      : `El cuerpo no es JSON válido: termina en el ${place} antes de completarse.`;
  return { ok: false, byteOffset, message };
};

/** A byte order mark in front is accepted. */
export const readJsonBody = (bytes: Buffer): JsonBody => {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return notUtf8(decoded.byteOffset, decoded.byte);
  const start = decoded.text.startsWith(byteOrderMark) ? 1 : 0;
  try {
    const value: unknown = JSON.parse(decoded.text.slice(start));
    return { ok: true, value };
  } catch {
    return notJson(decoded.text, start);
  }
};
