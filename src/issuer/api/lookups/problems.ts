/** Errors of a look-up, in the form of every other error of the interface. */
import type { ApiAnswer } from '../http.ts';
import { problem } from '../problem.ts';

/** The caller's value, as a sentence may quote it. */
const quoted = (text: string): string => `«${text.length > 60 ? `${text.slice(0, 59)}…` : text}»`;

export const unknownModels = (unknown: readonly string[], known: readonly string[]): ApiAnswer =>
  problem({
    code: 'unknown-model',
    message: `No hay un modelo con el nombre ${unknown.slice(0, 5).map(quoted).join(', ')}. Use los nombres de «known», separados por comas y con sus mayúsculas.`,
    more: { known },
  });

export const unknownTable = (name: string, known: readonly string[]): ApiAnswer =>
  problem({
    code: 'unknown-table',
    message: `No hay una tabla con el nombre ${quoted(name)}. Use uno de los nombres de «known».`,
    more: { known },
  });

export const rowNotFound = (table: string, id: string): ApiAnswer =>
  problem({
    code: 'row-not-found',
    message: `La tabla ${table} no tiene una fila con el identificador ${quoted(id)}. Para buscar por el código oficial use /api/table/${table}?code=${encodeURIComponent(id.slice(0, 40))}.`,
  });

export const resolutionsOfOthers = (nit: string): ApiAnswer =>
  problem({
    code: 'row-not-found',
    message: `El token no es de la empresa ${quoted(nit)}: solo se consultan las resoluciones propias. Use el NIT de la empresa del token, o la ruta sin NIT.`,
  });

export const numberingNotConfigured = (
  type: { readonly code: string; readonly name: string },
  prefixes: readonly string[],
): ApiAnswer => {
  const known = prefixes.length === 0 ? 'ninguno' : prefixes.map((prefix) => `«${prefix}»`).join(', ');
  return problem({
    code: 'numbering-not-configured',
    message: `La empresa no tiene esa numeración para documentos de tipo ${type.code} (${type.name}); prefijos que tiene: ${known}. Configúrela con PUT /api/ubl2.1/config/resolution o use uno de ellos.`,
    more: { prefixes },
  });
};
