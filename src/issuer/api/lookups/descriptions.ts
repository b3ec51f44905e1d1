/** The descriptions of the look-ups. */
import type { JsonSchema, Parameter } from '../../../common/http/route.ts';
import type { RouteDescription } from '../openapi/describe.ts';
import { nextConsecutiveSchema } from './numbering.ts';
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

const unknownTable = { 404: { description: 'No hay una tabla con ese nombre; «known» las nombra' } } as const;

const wrongPage = { 422: { description: 'limit u offset no es un número entero' } } as const;

const rows = (title: string, query = filters): RouteDescription => ({
  tags: ['Tablas de referencia'],
  title,
  query,
  responses: { 200: { description: 'Las filas', schemas: { tableResponse } }, ...unknownTable, ...wrongPage },
});

const noNumbering = {
  422: { description: 'La empresa no tiene esa numeración; «prefixes» dice cuáles tiene' },
} as const;

export const lookupDescriptions = {
  listing: {
    tags: ['Tablas de referencia'],
    title: 'Entrega varias tablas, o todas, por nombre de modelo',
    query: {
      models: { description: 'Nombres separados por comas, por ejemplo Tax,Municipality; sin él, todas', schema: text },
    },
    responses: {
      200: { description: 'Una lista de filas por modelo', schemas: { listingResponse } },
      422: { description: 'No hay un modelo con ese nombre; «known» los nombra' },
    },
  },
  table: rows('Busca en una tabla'),
  municipalities: rows('Busca municipios'),
  unitMeasures: rows('Busca unidades de medida'),
  countries: rows('Busca países'),
  byName: rows('Busca en una tabla por un texto del nombre', paging),
  row: {
    tags: ['Tablas de referencia'],
    title: 'Entrega una fila por su identificador',
    responses: {
      200: { description: 'La fila', schemas: { rowResponse } },
      404: { description: 'No hay esa tabla, o no tiene esa fila' },
    },
  },
  nextConsecutive: {
    tags: ['Numeración'],
    title: 'Dice el número que sigue',
    details: 'Es el que recibiría un documento que llegue sin número. Consultarlo no lo reserva.',
    requestSchemas: { NextConsecutiveRequest: nextConsecutiveSchema },
    example: () => ({ type_document_id: 1, prefix: 'SETP' }),
    responses: { 200: { description: 'El número', schemas: { nextConsecutiveResponse } }, ...noNumbering },
  },
  resolutions: {
    tags: ['Numeración'],
    title: 'Entrega los rangos de numeración de la empresa',
    responses: {
      200: { description: 'Un rango por fila y tipo de documento, sin claves técnicas' },
      404: { description: 'El NIT es de otra empresa' },
    },
  },
  currentNumber: {
    tags: ['Numeración'],
    title: 'Dice el número que sigue, por tipo y prefijo',
    details: 'Es el que recibiría un documento que llegue sin número. Consultarlo no lo reserva.',
    responses: { 200: { description: 'El número', schemas: { currentNumberResponse } }, ...noNumbering },
  },
} as const satisfies Readonly<Record<string, RouteDescription>>;
