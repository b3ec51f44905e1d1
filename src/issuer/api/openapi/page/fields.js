/** The fields of a body or an answer as rows: one object a table, those inside it behind a disclosure. */
import { code, dataTable, element } from './elements.js';

const words = {
  string: 'texto',
  integer: 'entero',
  number: 'decimal',
  boolean: 'booleano',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
};

/**
 * @typedef {Record<string, any>} Schema JSON Schema
 * @typedef {Readonly<Record<string, Schema>>} Schemas by component name
 */

/** @param {Schema} schema @param {Schemas} schemas @returns {Schema} */
export const resolved = (schema, schemas) => {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...schemas[$ref.split('/').pop()], ...beside };
};

/** The objects that a value may be: itself, the elements of a list, alternatives. @param {Schema} schema @param {Schemas} schemas @returns {Schema[]} */
const objectsOf = (schema, schemas) => {
  const own = resolved(schema, schemas);
  if (own.properties !== undefined) return [own];
  if (own.items !== undefined) return objectsOf(own.items, schemas);
  const [first] = (own.anyOf ?? []).flatMap((each) => objectsOf(each, schemas));
  return first === undefined ? [] : [first];
};

/** @param {Schema} schema @param {Schemas} schemas @returns {string} */
const typeName = (schema, schemas) => {
  const own = resolved(schema, schemas);
  if (own.title !== undefined) return own.title;
  if (own.items !== undefined) return `lista (${typeName(own.items, schemas)})`;
  if (own.anyOf !== undefined) return [...new Set(own.anyOf.map((each) => typeName(each, schemas)))].join(' o ');
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.type !== undefined)
    return [own.type]
      .flat()
      .map((type) => words[type] ?? type)
      .join(' o ');
  return own.enum === undefined ? 'cualquiera' : 'uno de los valores';
};

/** Values that may be chosen, a number and its digits once; those of a boolean need no telling. @param {Schema} schema */
const choices = ({ title, enum: values }) => {
  if (title === 'booleano' || values === undefined || values.length > 20) return undefined;
  const shown = [...new Set(values.map(String))];
  return element('span', { class: 'choices' }, ` ${shown.join(', ')}`);
};

/** @param {Schema} schema */
const tableLink = ({ 'x-table': table }) =>
  table === undefined ? undefined : element('a', { class: 'table', href: `/api/table/${table}` }, `tabla ${table}`);

/** @param {Schema} object @param {string} name */
const requiredness = (object, name) => {
  if (object.required?.includes(name)) return element('strong', {}, 'sí');
  const conditional = object.allOf?.some((rule) => rule.then?.required?.includes(name));
  return conditional ? 'según otros campos' : 'no';
};

/** @param {string} name @param {Schema} object @param {Schemas} schemas */
const fieldRow = (name, object, schemas) => {
  const schema = resolved(object.properties[name], schemas);
  const [inner] = objectsOf(schema, schemas);
  const nested =
    inner === undefined
      ? undefined
      : element('details', {}, element('summary', {}, `Campos de ${name}`), fieldTable(name, inner, schemas));
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, code(name)),
    element('td', {}, typeName(schema, schemas), choices(schema), tableLink(schema)),
    element('td', {}, requiredness(object, name)),
    element('td', {}, schema.description ?? '', nested),
  );
};

/**
 * @param {string} caption
 * @param {Schema} object with properties
 * @param {Schemas} schemas
 */
export const fieldTable = (caption, object, schemas) =>
  dataTable(
    `Campos de ${caption}`,
    ['Campo', 'Tipo', 'Obligatorio', 'Descripción'],
    Object.keys(object.properties).map((name) => fieldRow(name, object, schemas)),
  );

/**
 * Every shape that a body or an answer may have.
 *
 * @param {Schema} schema
 * @param {Schemas} schemas
 */
export const shapes = (schema, schemas) =>
  (schema.anyOf ?? [schema]).flatMap((shape) => {
    const own = resolved(shape, schemas);
    if (own.properties === undefined) return [];
    const name = shape.$ref?.split('/').pop() ?? 'la respuesta';
    return [
      element(
        'details',
        { class: 'shape', open: schema.anyOf === undefined },
        element('summary', {}, code(name)),
        fieldTable(name, own, schemas),
      ),
    ];
  });
