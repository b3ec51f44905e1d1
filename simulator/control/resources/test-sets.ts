/** Test sets (habilitación): what they require, what has arrived, and starting over. */
import { documentFamilies, documentKinds } from '../../document/kind.ts';
import { readRegistryData } from '../../registry/file/read.ts';
import { keys, withoutRow } from '../../registry/file/rows.ts';
import { testSetPresets } from '../../registry/test-set-presets.ts';
import { progressOf, reopened, type TestSet, type WrittenQuotas } from '../../registry/test-sets.ts';
import type { RegistryData } from '../../registry/types.ts';
import { answer, conflict, done, notFound, route, type ControlAnswer } from '../route.ts';
import { listOf, count, oneOf, shape, text, type SchemaOf } from '../schema.ts';
import { inRow, refused } from './registry.ts';

const tag = 'Sets de pruebas';

const kindState = shape({
  kind: oneOf(...documentKinds),
  required: { ...count, description: 'Cuántos pide el set' },
  minimumAccepted: { ...count, description: 'Cuántos deben quedar aceptados' },
  sent: { ...count, description: 'Cuántos se validaron para el set' },
  accepted: count,
  missing: { ...count, description: 'Cuántos faltan por enviar, o por aceptar si son más' },
});

const state = shape({
  id: text,
  issuerNit: text,
  family: oneOf(...documentFamilies),
  softwareId: { type: ['string', 'null'], description: 'Si el set lo nombra, los documentos deben declararlo' },
  state: oneOf('open', 'accepted', 'rejected'),
  kinds: { type: 'array', items: kindState, description: 'Vacía en un set sin cuotas, que nunca se cierra' },
});

const shown = (set: TestSet) => ({
  id: set.id,
  issuerNit: set.issuerNit,
  family: set.family,
  softwareId: set.softwareId ?? null,
  state: set.state,
  kinds: progressOf(set),
});

const quotas: SchemaOf<WrittenQuotas> = {
  type: 'object',
  description: 'Por clase de documento: {"payroll": {"required": 4, "minimumAccepted": 4}}; con preset, lo que cambia',
};

const body = shape(
  {
    id: { ...text, description: 'UUID; uno nuevo si falta' },
    issuerNit: text,
    preset: {
      ...oneOf(...Object.keys(testSetPresets())),
      description: 'Cuotas por su nombre, en vez de family y quotas',
    },
    family: oneOf(...documentFamilies),
    quotas,
    softwareId: text,
  },
  ['issuerNit'],
);

const unknown = (id: string): ControlAnswer =>
  notFound('unknown-test-set', {
    en: `There is no test set "${id}". GET /ensayo/control/test-sets lists those there are.`,
    es: `No hay un set de pruebas «${id}». GET /ensayo/control/test-sets lista los que hay.`,
  });

const ofProduction = conflict('no-test-sets', {
  en: 'This is the production environment, which has no test sets. Open the set at an authority of environment 2.',
  es: 'Este es el ambiente de producción, que no tiene sets de pruebas. Abra el set en una autoridad del ambiente 2.',
});

const withId =
  (id: string) =>
  (set: TestSet): boolean =>
    keys.testSets(set) === id.toLowerCase();

type Change = { readonly replaced: Partial<RegistryData> | undefined; readonly result: ControlAnswer };

const added = (current: RegistryData, row: object): Change => {
  const read = inRow(readRegistryData({ testSets: [row] }, current), 2);
  if (!read.ok) return { replaced: undefined, result: refused(read.mistakes) };
  const [set] = read.added.testSets;
  if (set === undefined || current.testSets.some(withId(set.id))) {
    const named = set?.id ?? '';
    const message = {
      en: `There is a test set "${named}" already. Take another id, or start that one again: POST /ensayo/control/test-sets/{id}/reset.`,
      es: `Ya hay un set de pruebas «${named}». Use otro id, o reinicie ese: POST /ensayo/control/test-sets/{id}/reset.`,
    };
    return { replaced: undefined, result: conflict('test-set-exists', message) };
  }
  return { replaced: { testSets: [...current.testSets, set] }, result: answer(shown(set)) };
};

const restarted = ({ testSets }: RegistryData, id: string): Change => {
  const before = testSets.find(withId(id));
  if (before === undefined) return { replaced: undefined, result: unknown(id) };
  const after = reopened(before);
  return {
    replaced: { testSets: testSets.map((set) => (set === before ? after : set)) },
    result: answer(shown(after)),
  };
};

export const testSetRoutes = {
  testSets: route({
    method: 'GET',
    path: '/test-sets',
    operation: 'listTestSets',
    summary: 'Lista los sets de pruebas con sus cuotas, lo enviado, lo aceptado y lo que falta',
    tag,
    answer: listOf(state),
    handle: async ({ tenant }) => answer((await tenant.authority.registry.dump()).testSets.map(shown)),
  }),
  addTestSet: route({
    method: 'POST',
    path: '/test-sets',
    operation: 'addTestSet',
    summary: 'Abre un set de pruebas, con las cuotas de un preset o con otras',
    tag,
    body,
    answer: state,
    creates: true,
    handle: ({ tenant: { authority }, body: given }) => {
      if (authority.environment === '1') return ofProduction;
      const row = { id: authority.env.random.uuid(), ...given };
      return authority.registry.change((current) => Promise.resolve(added(current, row)));
    },
  }),
  testSet: route({
    method: 'GET',
    path: '/test-sets/:id',
    operation: 'getTestSet',
    summary: 'Muestra un set de pruebas',
    tag,
    answer: state,
    handle: async ({ tenant, params: { id } }) => {
      const set = await tenant.authority.registry.testSet(id);
      return set === undefined ? unknown(id) : answer(shown(set));
    },
  }),
  resetTestSet: route({
    method: 'POST',
    path: '/test-sets/:id/reset',
    operation: 'resetTestSet',
    summary:
      'Reinicia un set de pruebas: abierto y sin nada contado. Los documentos quedan, y la empresa sigue habilitada si lo estaba',
    tag,
    answer: state,
    handle: ({ tenant, params: { id } }) =>
      tenant.authority.registry.change((current) => Promise.resolve(restarted(current, id))),
  }),
  removeTestSet: route({
    method: 'DELETE',
    path: '/test-sets/:id',
    operation: 'removeTestSet',
    summary: 'Borra un set de pruebas',
    tag,
    handle: ({ tenant, params: { id } }) =>
      tenant.authority.registry.change((current) => {
        const replaced = withoutRow(current, { part: 'testSets', key: id.toLowerCase() });
        return Promise.resolve({ replaced, result: replaced === undefined ? unknown(id) : done });
      }),
  }),
};
