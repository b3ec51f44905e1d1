/**
 * Equivalent documents that this service does not issue: other types than the POS ticket and its notes, contingency, and
 * the bodies of services with other contracts. Each is refused before anything is read, with what is simulated.
 */
import { table } from '../../common/code-lists.ts';
import { isObject } from '../../common/json/is-object.ts';
import { type Part, partAt, partOf, textOf } from '../requests/parts.ts';
import { rowOf } from '../requests/validator.ts';
import type { ApiAnswer, Handler } from './http.ts';
import { problem } from './problem.ts';

/** By the code of their type; the paths follow `/api/ubl2.1/`. */
const simulated = [
  { code: '20', path: 'eqdoc' },
  { code: '94', path: 'credit-note' },
  { code: '93', path: 'debit-note' },
].map(({ code, path }) => {
  const { id = null, name = '' } = table('type_documents').byCode(code) ?? {};
  return { type_document_id: id, code, name, path };
});

/** Codes of the types of the other equivalent documents (DE annex 1.0, 16.1). */
const otherTypes: ReadonlySet<string | undefined> = new Set(['25', '27', '30', '35', '40', '45', '50', '55', '60']);

export const isOtherEquivalent = (code: string | undefined): boolean => otherTypes.has(code);

const refused = (what: string): ApiAnswer => {
  const those = simulated.map(({ type_document_id: id, code, path }) => `${String(id)} (tipo ${code}) en ${path}`);
  return problem({
    code: 'not-simulated',
    message: `${what} De los documentos equivalentes se simulan el tiquete POS y sus notas de ajuste: type_document_id ${those.join(', ')}.`,
    more: { simulated },
  });
};

const given = (part: Part, field: string): string => textOf(part, field)?.trim() ?? '';

const typeRefusal = (part: Part): ApiAnswer | undefined => {
  const row = rowOf('type_documents', given(part, 'type_document_id'));
  return row === undefined || !isOtherEquivalent(row.code)
    ? undefined
    : refused(`Este servicio no simula «${row.name}» (type_document_id ${String(row.id)}, tipo ${row.code}).`);
};

/** Names of the lines in bodies of this service, and what bodies of others have in their place. */
const ownLines = ['invoice_lines', 'credit_note_lines', 'debit_note_lines'] as const;
const foreignFields = ['lines', 'line_items', 'point_of_sale', 'document', 'payments'] as const;

const contractRefusal = ({ values }: Part): ApiAnswer | undefined => {
  const foreign = foreignFields.filter((name) => typeof values[name] === 'object' && values[name] !== null);
  return foreign.length === 0 || ownLines.some((name) => values[name] !== undefined)
    ? undefined
    : refused(
        `La solicitud es de la interfaz de otro servicio: trae ${foreign.join(', ')}. Este recibe los campos que indica su descripción (GET /api/openapi.json).`,
      );
};

/** Of the issuer, and of the authority; the table of types has neither. */
const contingencies: ReadonlySet<string> = new Set(['7', '07', '8', '08']);

/** Refuses what a path of equivalent documents alone would get. */
export const refuseEquivalent = (body: unknown): ApiAnswer | undefined => {
  const part = partAt('', isObject(body) ? body : {});
  const type = given(part, 'type_document_id');
  if (contingencies.has(type))
    return refused(
      `Este servicio no simula documentos equivalentes en contingencia (tipos 07 y 08; se recibió ${type}).`,
    );
  return contractRefusal(part);
};

/** Refuses other equivalent documents on any path, and notes to them. */
export const refusingOthers =
  (handle: Handler): Handler =>
  (request, services) => {
    const body = partAt('', isObject(request.body) ? request.body : {});
    const reference = partOf(body, 'billing_reference');
    const ofType = typeRefusal(body);
    // Other services count types differently.
    if (ofType !== undefined) return contractRefusal(body) ?? ofType;
    return (reference && typeRefusal(reference)) ?? handle(request, services);
  };
