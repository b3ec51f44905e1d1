/** Look-ups: the reference tables, open to everyone, and the next number of a range of the company. */
import type { JsonSchema, Parameter } from '../../../common/http/route.ts';
import type { Answered, Route } from '../http.ts';
import { withBody } from '../with-body.ts';
import { getListing, getRow, getRowsByName, getTable, getTableNamed } from './table-handlers.ts';
import { getCurrentNumber, getResolutions, nextConsecutiveSchema, postNextConsecutive } from './numbering.ts';
import { models, tableNames } from './tables.ts';

const row: JsonSchema = {
  type: 'object',
  properties: {
    id: {
      type: 'integer',
      description: 'El que llevan las solicitudes; los códigos postales no lo tienen: la solicitud lleva el código',
    },
    code: { type: 'string', description: 'El código oficial, que llevan los documentos' },
    name: { type: 'string', description: 'De un código postal, el nombre del municipio' },
  },
  required: ['code', 'name'],
};

const success: JsonSchema = { const: true };
const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const warnings: JsonSchema = { type: 'array', items: { type: 'object' } };

const tableResponse: JsonSchema = {
  type: 'object',
  properties: {
    success,
    table: { enum: tableNames },
    total: { ...count, description: 'Filas encontradas, en todas las páginas' },
    offset: count,
    limit: { anyOf: [count, { type: 'null' }] },
    rows: { type: 'array', items: row },
    warnings,
  },
  required: ['success', 'table', 'total', 'offset', 'limit', 'rows'],
};

const rowResponse: JsonSchema = {
  type: 'object',
  properties: { success, table: { enum: tableNames }, row },
  required: ['success', 'table', 'row'],
};

const listingResponse: JsonSchema = {
  type: 'object',
  propertyNames: { enum: models },
  additionalProperties: { type: 'array', items: row },
};

const digits: JsonSchema = { type: ['integer', 'string'], description: 'Texto cuando no cabe en un número de JSON' };

const currentNumberResponse: JsonSchema = {
  type: 'object',
  properties: { number: digits, success, prefix: text, warnings },
  required: ['number', 'success', 'prefix'],
};

const nextConsecutiveResponse: JsonSchema = {
  type: 'object',
  properties: { success, type_document_id: { type: 'integer' }, prefix: text, number: digits, warnings },
  required: ['success', 'type_document_id', 'prefix', 'number'],
};

const paging: Readonly<Record<string, Parameter>> = {
  limit: { description: 'Cuántas filas; sin él, todas', schema: count },
  offset: { description: 'Cuántas filas se saltan', schema: count },
};

const filters: Readonly<Record<string, Parameter>> = {
  search: { description: 'Texto que el nombre contiene, sin distinguir mayúsculas ni tildes', schema: text },
  id: { description: 'Identificador', schema: text },
  code: { description: 'Código oficial', schema: text },
  ...paging,
};

const params = {
  name: 'Nombre de la tabla, con guiones o guiones bajos',
  id: 'Identificador de la fila',
  text: 'Texto que el nombre contiene, sin distinguir mayúsculas ni tildes',
  nit: 'NIT sin dígito de verificación',
  type: 'Identificador del tipo de documento (tabla type_documents)',
  prefix: 'Prefijo de la numeración',
  ignoreState: 'true o false (ignore_state); sin efecto: un documento rechazado siempre deja libre su número',
} as const;

type OfTables = Pick<Route, 'path' | 'operation' | 'summary' | 'handle'> & Partial<Route>;

const open = (route: OfTables): Route => ({
  method: 'GET',
  authenticated: false,
  tag: 'Tablas de referencia',
  params,
  ...route,
});

/** Rows of a table, found and paged. */
const rows = (route: OfTables): Route =>
  open({
    query: filters,
    answer: { description: 'Las filas', schemas: { tableResponse } },
    failures: {
      404: 'No hay una tabla con ese nombre; «known» las nombra',
      422: 'limit u offset no es un número entero',
    },
    ...route,
  });

const tableRoutes: readonly Route[] = [
  open({
    path: '/api/ubl2.1/listing',
    operation: 'getListing',
    summary: 'Entrega varias tablas, o todas, por nombre de modelo',
    query: {
      models: { description: 'Nombres separados por comas, por ejemplo Tax,Municipality; sin él, todas', schema: text },
    },
    answer: { description: 'Una lista de filas por modelo', schemas: { listingResponse } },
    failures: { 422: 'No hay un modelo con ese nombre; «known» los nombra' },
    handle: getListing,
  }),
  rows({
    path: '/api/table/:name',
    operation: 'getTable',
    summary: 'Busca en una tabla',
    handle: getTable,
  }),
  rows({
    path: '/api/table/:name/name/:text',
    operation: 'getTableRowsByName',
    summary: 'Busca en una tabla por un texto del nombre',
    query: paging,
    handle: getRowsByName,
  }),
  open({
    path: '/api/table/:name/:id',
    operation: 'getTableRow',
    summary: 'Entrega una fila por su identificador',
    answer: { description: 'La fila', schemas: { rowResponse } },
    failures: { 404: 'No hay esa tabla, o no tiene esa fila' },
    handle: getRow,
  }),
  rows({
    path: '/api/ubl2.1/municipalities',
    operation: 'getMunicipalities',
    summary: 'Busca municipios',
    handle: getTableNamed('municipalities'),
  }),
  rows({
    path: '/api/ubl2.1/unit-measures',
    operation: 'getUnitMeasures',
    summary: 'Busca unidades de medida',
    handle: getTableNamed('unit_measures'),
  }),
  rows({
    path: '/api/ubl2.1/countries',
    operation: 'getCountries',
    summary: 'Busca países',
    handle: getTableNamed('countries'),
  }),
];

const nextNumber = (schemas: NonNullable<Answered['schemas']>) =>
  ({
    tag: 'Numeración',
    details: 'Es el que recibiría un documento que llegue sin número. Consultarlo no lo reserva.',
    authenticated: true,
    answer: { description: 'El número', schemas },
    failures: { 422: 'La empresa no tiene esa numeración; «prefixes» dice cuáles tiene' },
  }) as const;

const currentNumberRoute = (path: string, operation: string): Route => ({
  ...nextNumber({ currentNumberResponse }),
  method: 'GET',
  path: `/api/ubl2.1/${path}`,
  operation,
  summary: 'Dice el número que sigue, por tipo y prefijo',
  params,
  handle: getCurrentNumber,
});

/** Clients of this dialect ask for payroll under a separate path, with the other two segments the other way round. */
const currentNumberRoutes: readonly Route[] = [
  currentNumberRoute('invoice/current_number/:type', 'getInvoiceCurrentNumber'),
  currentNumberRoute('invoice/current_number/:type/:prefix', 'getInvoiceCurrentNumberOfPrefix'),
  currentNumberRoute('invoice/current_number/:type/:prefix/:ignoreState', 'getInvoiceCurrentNumberOfPrefixInAnyState'),
  currentNumberRoute('payroll/current_number/:type', 'getPayrollCurrentNumber'),
  currentNumberRoute('payroll/current_number/:type/:ignoreState', 'getPayrollCurrentNumberInAnyState'),
  currentNumberRoute('payroll/current_number/:type/:ignoreState/:prefix', 'getPayrollCurrentNumberOfPrefixInAnyState'),
];

const resolutionRoutes = ['', '/:nit', '/:nit/:type'].map((parameters, index): Route => ({
  method: 'GET',
  path: `/api/table/resolutions${parameters}`,
  operation: `getResolutions${['', 'OfCompany', 'OfType'][index] ?? ''}`,
  summary: 'Entrega los rangos de numeración de la empresa',
  tag: 'Numeración',
  params,
  authenticated: true,
  answer: { description: 'Un rango por fila y tipo de documento, sin claves técnicas' },
  failures: { 404: 'El NIT es de otra empresa', 422: 'No hay un tipo de documento con ese identificador' },
  handle: getResolutions,
}));

export const lookupRoutes: readonly Route[] = [
  // Before the tables, whose paths have the same form.
  ...resolutionRoutes,
  ...tableRoutes,
  withBody({
    ...nextNumber({ nextConsecutiveResponse }),
    method: 'POST',
    path: '/api/ubl2.1/next-consecutive',
    operation: 'postNextConsecutive',
    summary: 'Dice el número que sigue',
    body: { NextConsecutiveRequest: nextConsecutiveSchema },
    example: () => ({ type_document_id: 1, prefix: 'SETP' }),
    handle: postNextConsecutive,
  }),
  ...currentNumberRoutes,
];
