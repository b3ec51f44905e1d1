/** The authority's records of taxpayers, software and numbering: shown, replaced, extended, removed row by row. */
import { joined } from '../../../src/common/text/bilingual.ts';
import { pointer, displayedMistake, type Mistake } from '../../registry/file/mistake.ts';
import { readRegistryData, type ReadRegistry } from '../../registry/file/read.ts';
import {
  changedParts,
  keyedRows,
  listParts,
  rowsOf,
  withoutRow,
  type ListPart,
  type RegistryCounts,
} from '../../registry/file/rows.ts';
import { fileParts } from '../../registry/file/schema.ts';
import type { RegistryData } from '../../registry/types.ts';
import { about, answer, done, invalid, notFound, route, type ControlAnswer } from '../route.ts';
import { listOf, shape, text, type SchemaOf } from '../schema.ts';

const tag = 'Registros';

/** The reader reports mistakes; it accepts both numbers and text. */
const addition: SchemaOf<object> = {
  type: 'object',
  description: 'Como un archivo de registro (docs/registry.md), sin «extends»',
  properties: Object.fromEntries(fileParts.map((part) => [part, { description: `Filas de ${part}` }])),
};

const file: SchemaOf<object> = {
  ...addition,
  description: 'Como un archivo de registro (docs/registry.md)',
  properties: { extends: { description: '«default» o «nothing»' }, ...(addition.properties as object) }, // its own, above
};

const registrySchema: SchemaOf<RegistryData> = {
  type: 'object',
  properties: Object.fromEntries(
    listParts.map((part) => [part, part === 'rut' ? { type: 'object' } : { type: 'array' }]),
  ),
  required: listParts,
};

const counts: SchemaOf<RegistryCounts> = shape(
  Object.fromEntries(listParts.map((part) => [part, { type: 'integer' }])),
);

const fieldProblem = (mistake: Mistake) => {
  const { path, received } = displayedMistake(mistake, 'es');
  return { path, received, expected: joined([mistake.expected, mistake.fix], '. ') };
};

const unchanged = { en: 'The registry was not changed', es: 'El registro no cambió' };

export const refused = (mistakes: readonly Mistake[]): ControlAnswer => {
  const [first] = mistakes;
  return invalid({
    code: 'invalid-registry',
    message:
      first === undefined
        ? joined([unchanged, '.'], '')
        : about(unchanged, { ...first, path: pointer(first.path) }, mistakes.length - 1),
    errors: mistakes.map(fieldProblem),
  });
};

const countsOf = (data: RegistryData) => {
  const rows = rowsOf(data);
  return Object.fromEntries(listParts.map((part) => [part, rows[part].length]));
};

type Change = { readonly replaced: Partial<RegistryData> | undefined; readonly result: ControlAnswer };

const changeTo = (read: ReadRegistry, current: RegistryData): Change =>
  read.ok
    ? { replaced: changedParts(current, read.registry), result: answer(countsOf(read.registry)) }
    : { replaced: undefined, result: refused(read.mistakes) };

/** As if the row had been sent alone. */
export const inRow = (read: ReadRegistry, depth: number): ReadRegistry =>
  read.ok
    ? read
    : { ok: false, mistakes: read.mistakes.map((mistake) => ({ ...mistake, path: mistake.path.slice(depth) })) };

const isPart = (name: string): name is ListPart => listParts.some((part) => part === name);

const unknownPart = (name: string): ControlAnswer =>
  notFound('unknown-part', {
    en: `The registry has no part "${name}". It has: ${listParts.join(', ')}.`,
    es: `El registro no tiene la parte «${name}». Tiene: ${listParts.join(', ')}.`,
  });

const unknownRow = (part: string, key: string): ControlAnswer =>
  notFound('unknown-row', {
    en: `There is no row "${key}" in ${part}. GET /ensayo/control/registry/${part} lists them.`,
    es: `No hay una fila «${key}» en ${part}. GET /ensayo/control/registry/${part} las lista.`,
  });

const keyedRow = shape({
  key: { ...text, description: 'Con la que se pide o se quita la fila' },
  row: { type: 'object' },
});

export const registryRoutes = {
  registry: route({
    method: 'GET',
    path: '/registry',
    operation: 'getRegistry',
    summary:
      'Muestra todo lo que la autoridad sabe: contribuyentes, RUT, software, rangos, mandatos, contingencias, sets',
    tag,
    answer: registrySchema,
    handle: async ({ tenant }) => answer(await tenant.authority.registry.dump()),
  }),
  loadRegistry: route({
    method: 'PUT',
    path: '/registry',
    operation: 'loadRegistry',
    summary: 'Reemplaza el registro por el de un archivo, que amplía el de fábrica o ninguno (extends)',
    tag,
    body: file,
    answer: counts,
    handle: ({ tenant, body }) =>
      tenant.authority.registry.change((current) => Promise.resolve(changeTo(readRegistryData(body), current))),
  }),
  extendRegistry: route({
    method: 'PATCH',
    path: '/registry',
    operation: 'extendRegistry',
    summary: 'Agrega filas a las que hay; una fila con la misma clave reemplaza a la anterior',
    tag,
    body: addition,
    answer: counts,
    handle: ({ tenant, body }) =>
      tenant.authority.registry.change((current) =>
        Promise.resolve(changeTo(readRegistryData(body, current), current)),
      ),
  }),
  checkRegistry: route({
    method: 'POST',
    path: '/registry/check',
    changes: false,
    operation: 'checkRegistry',
    summary: 'Dice si un archivo de registro vale, sin cambiar nada',
    tag,
    body: file,
    answer: counts,
    handle: ({ body }) => {
      const read = readRegistryData(body);
      return read.ok ? answer(countsOf(read.registry)) : refused(read.mistakes);
    },
  }),
  registryRows: route({
    method: 'GET',
    path: '/registry/:part',
    operation: 'listRegistryRows',
    summary: 'Lista una parte del registro, con la clave de cada fila',
    tag,
    answer: listOf(keyedRow),
    handle: async ({ tenant, params: { part } }) =>
      isPart(part) ? answer(keyedRows(await tenant.authority.registry.dump(), part)) : unknownPart(part),
  }),
  registryRow: route({
    method: 'GET',
    path: '/registry/:part/:key',
    operation: 'getRegistryRow',
    summary: 'Muestra una fila',
    tag,
    answer: { type: 'object' },
    handle: async ({ tenant, params: { part, key } }) => {
      if (!isPart(part)) return unknownPart(part);
      const found = keyedRows(await tenant.authority.registry.dump(), part).find((one) => one.key === key);
      return found === undefined ? unknownRow(part, key) : answer(found.row);
    },
  }),
  addRegistryRow: route({
    method: 'POST',
    path: '/registry/:part',
    operation: 'addRegistryRow',
    summary: 'Agrega una fila (o una empresa en su forma corta, en companies); reemplaza a la de la misma clave',
    tag,
    body: { type: 'object', description: 'La fila, como en un archivo de registro (docs/registry.md)' },
    answer: counts,
    creates: true,
    handle: ({ tenant, params: { part }, body }) => {
      if (!isPart(part) && part !== 'companies') return unknownPart(part);
      const one = part === 'rut' ? { rut: { entries: [body] } } : { [part]: [body] };
      const depth = part === 'rut' ? 3 : 2;
      return tenant.authority.registry.change((current) =>
        Promise.resolve(changeTo(inRow(readRegistryData(one, current), depth), current)),
      );
    },
  }),
  removeRegistryRow: route({
    method: 'DELETE',
    path: '/registry/:part/:key',
    operation: 'removeRegistryRow',
    summary: 'Quita una fila; lo que la nombraba queda, como en la vida',
    tag,
    handle: ({ tenant, params: { part, key } }) => {
      if (!isPart(part)) return unknownPart(part);
      return tenant.authority.registry.change((current) => {
        const replaced = withoutRow(current, { part, key });
        return Promise.resolve({ replaced, result: replaced === undefined ? unknownRow(part, key) : done });
      });
    },
  }),
};
