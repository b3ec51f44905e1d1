/** The next number of a document: the one that the service assigns to a request without a number. */
import { table, type RowOf } from '../../../common/code-lists.ts';
import { rangesNamed, type Company } from '../../company.ts';
import type { DocumentModel } from '../../documents/document-model.ts';
import type { Numbering } from '../../documents/model.ts';
import { required, rowIn, textOf } from '../../requests/parts.ts';
import { text, identifierIn, object, type ObjectSchema } from '../../requests/schema-parts.ts';
import { nextIn } from '../../submission/numbers.ts';
import type { ApiAnswer, Handler, Services } from '../http.ts';
import { invalidRequest } from '../problems.ts';
import type { Accepted } from '../with-body.ts';
import { numberingNotConfigured, resolutionsOfOthers } from './problems.ts';

export const nextConsecutiveSchema: ObjectSchema = object(
  { type_document_id: identifierIn('type_documents', 'Tipo de documento'), prefix: text('Prefijo de la numeración') },
  { required: ['type_document_id'] },
);

type DocumentType = RowOf<'type_documents'>;

type Next =
  | { readonly ok: true; readonly prefix: string; readonly number: number | string; readonly warnings: object }
  | { readonly ok: false; readonly answer: ApiAnswer };

const prefixesOf = ({ ranges }: Company, { code }: DocumentType): readonly string[] =>
  ranges.filter(({ typeCodes }) => typeCodes.includes(code)).map(({ prefix }) => prefix);

/** A JSON number if it is exact. */
export const jsonNumber = (digits: string): number | string =>
  BigInt(digits) <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(digits) : digits;

const exhausted = ({ from, to, prefix }: Numbering, number: string): readonly object[] =>
  BigInt(number) <= BigInt(to)
    ? []
    : [
        {
          code: 'numbering-exhausted',
          paths: ['number'],
          message: `La numeración «${prefix}» de ${from} a ${to} está agotada: la autoridad rechazaría el número ${number}.`,
        },
      ];

export const nextNumber = async (type: DocumentType, prefix: string | undefined, services: Services): Promise<Next> => {
  const { company } = services;
  const [first, ...others] = rangesNamed(company, { typeCode: type.code, prefix });
  if (first === undefined) return { ok: false, answer: numberingNotConfigured(type, prefixesOf(company, type)) };
  const { code, name } = type;
  // A number belongs to a type and a prefix; nothing else of a document is read.
  const unnumbered = { type: { code, name }, prefix: first.prefix, number: '' } as DocumentModel;
  const { range, number, warnings: skipped } = await nextIn(unnumbered, [first, ...others], services);
  const warnings = [...skipped, ...exhausted(range, number)];
  return {
    ok: true,
    prefix: range.prefix,
    number: jsonNumber(number),
    warnings: warnings.length === 0 ? {} : { warnings },
  };
};

export const postNextConsecutive = async ({ part }: Accepted, services: Services): Promise<ApiAnswer> => {
  const type = required(rowIn(part, 'type_document_id', 'type_documents'), part, 'type_document_id');
  const next = await nextNumber(type, textOf(part, 'prefix')?.trim(), services);
  if (!next.ok) return next.answer;
  const { prefix, number, warnings } = next;
  return { status: 200, body: { success: true, type_document_id: type.id, prefix, number, ...warnings } };
};

const unknownType = (received: string): ApiAnswer =>
  invalidRequest({
    type: [
      `La ruta trae el tipo de documento «${received.slice(0, 40)}». Se espera un identificador de la tabla type_documents, por ejemplo 1 para la factura de venta.`,
    ],
  });

/** The company's ranges as rows of a table, one for each type that shares a range; without technical keys. */
const resolutionRows = ({ ranges }: Company) =>
  ranges.flatMap(({ typeCodes, prefix, from, to, authorization }) =>
    typeCodes.map((code) => ({
      type_document_id: table('type_documents').byCode(code)?.id ?? null,
      type_document_code: code,
      prefix,
      resolution: authorization?.resolution ?? null,
      from,
      to,
      date_from: authorization?.startDate ?? null,
      date_to: authorization?.endDate ?? null,
    })),
  );

/** Those of the caller's own company; of one type if the path names one. */
export const getResolutions: Handler = ({ params: { nit, type: id } }, { company }) => {
  if (nit !== undefined && nit !== company.nit) return resolutionsOfOthers(nit);
  const { byId, byCode } = table('type_documents');
  const type = id === undefined ? undefined : (byId(id) ?? byCode(id));
  if (id !== undefined && type === undefined) return unknownType(id);
  const rows = resolutionRows(company).filter((row) => type === undefined || row.type_document_code === type.code);
  return { status: 200, body: { success: true, table: 'resolutions', total: rows.length, rows } };
};

const states: readonly string[] = ['true', 'false', '1', '0', 'null'];

const unknownState = (received: string): ApiAnswer =>
  invalidRequest({
    ignore_state: [
      `La ruta trae «${received.slice(0, 40)}» donde se espera true o false (ignore_state). En nómina, el prefijo va después: current_number/{type}/{ignore_state}/{prefix}; en facturas, antes.`,
    ],
  });

/**
 * The type and, if given, the prefix are part of the path; clients without a prefix write `null`. A rejected document
 * leaves its number free and an accepted one does not, so there is no state to ignore.
 */
export const getCurrentNumber: Handler = async ({ params }, services) => {
  const { type: id = '', prefix, ignoreState = 'null' } = params;
  const { byId, byCode } = table('type_documents');
  const type = byId(id) ?? byCode(id);
  if (type === undefined) return unknownType(id);
  if (!states.includes(ignoreState)) return unknownState(ignoreState);
  const next = await nextNumber(type, prefix === 'null' ? undefined : prefix, services);
  if (!next.ok) return next.answer;
  return { status: 200, body: { number: next.number, success: true, prefix: next.prefix, ...next.warnings } };
};
