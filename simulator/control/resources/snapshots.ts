import { resetTenant, restoreSnapshot, takeSnapshot } from '../../tenants/platform/state.ts';
import type { Snapshot } from '../../registry/types.ts';
import { answer, conflict, done, notFound, route, type ControlAnswer } from '../route.ts';
import { listOf, count, shape, text } from '../schema.ts';

const tag = 'Instantáneas';

/** Each is a copy of the whole state. */
const mostSnapshots = 50;

const state = shape({
  name: text,
  takenAt: { ...text, description: 'Instante del reloj de la autoridad al tomarla, en UTC' },
  documents: { ...count, description: 'Cuántos documentos guarda, aceptados o rechazados' },
});

/** Of the list, for tests that check one. */
export const snapshotListSchema = listOf(state);

const shown = ({ name, takenAt, documents }: Snapshot) => ({
  name,
  takenAt: new Date(takenAt).toISOString(),
  documents,
});

const unknown = (name: string): ControlAnswer =>
  notFound('unknown-snapshot', {
    en: `There is no snapshot "${name}". GET /ensayo/control/snapshots lists those there are.`,
    es: `No hay una instantánea «${name}». GET /ensayo/control/snapshots lista las que hay.`,
  });

const exists = (name: string): ControlAnswer =>
  conflict('snapshot-exists', {
    en: `There is a snapshot "${name}" already. Take another name, or remove that one first.`,
    es: `Ya hay una instantánea «${name}». Use otro nombre o borre esa primero.`,
  });

const tooMany = conflict('too-many-snapshots', {
  en: `There are ${String(mostSnapshots)} snapshots, and no room for more. Remove one with DELETE /ensayo/control/snapshots/{name}.`,
  es: `Hay ${String(mostSnapshots)} instantáneas y no caben más. Borre alguna con DELETE /ensayo/control/snapshots/{nombre}.`,
});

/** The first free name of `snapshot-1`, `snapshot-2`, … */
const freeName = (taken: readonly Snapshot[]): string => {
  const names = new Set(taken.map(({ name }) => name));
  const free = Array.from({ length: taken.length + 1 }, (_, index) => `snapshot-${String(index + 1)}`);
  return free.find((name) => !names.has(name)) ?? '';
};

export const snapshotRoutes = {
  snapshots: route({
    method: 'GET',
    path: '/snapshots',
    operation: 'listSnapshots',
    summary: 'Lista las instantáneas del espacio, la más antigua primero',
    tag,
    answer: snapshotListSchema,
    handle: async ({ tenant }) => answer((await tenant.authority.registry.snapshots.list()).map(shown)),
  }),
  takeSnapshot: route({
    method: 'POST',
    path: '/snapshots',
    operation: 'takeSnapshot',
    summary: 'Guarda registro, documentos, eventos, sets de pruebas, reloj y comportamiento, sin detener el servicio',
    tag,
    body: shape(
      {
        name: {
          type: 'string',
          pattern: '^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$',
          description: 'hasta 40 letras minúsculas, cifras o guiones; snapshot-1, snapshot-2… si falta',
        },
      },
      [],
    ),
    answer: state,
    creates: true,
    handle: async ({ tenant, body }) => {
      for (;;) {
        const known = await tenant.authority.registry.snapshots.list();
        if (known.length >= mostSnapshots) return tooMany;
        const taken = await takeSnapshot(tenant, body.name ?? freeName(known));
        if (taken !== 'taken') return answer(shown(taken));
        // Without a name another caller may have been given the same free one.
        if (body.name !== undefined) return exists(body.name);
      }
    },
  }),
  restoreSnapshot: route({
    method: 'POST',
    path: '/snapshots/:name/restore',
    operation: 'restoreSnapshot',
    summary: 'Vuelve al estado de una instantánea, que se conserva; fallas, resultados forzados y diario quedan',
    tag,
    answer: state,
    handle: async ({ tenant, params: { name } }) => {
      const restored = await restoreSnapshot(tenant, name);
      return restored === undefined ? unknown(name) : answer(shown(restored));
    },
  }),
  removeSnapshot: route({
    method: 'DELETE',
    path: '/snapshots/:name',
    operation: 'removeSnapshot',
    summary: 'Borra una instantánea',
    tag,
    handle: async ({ tenant, params: { name } }) =>
      (await tenant.authority.registry.snapshots.remove(name)) ? done : unknown(name),
  }),
  reset: route({
    method: 'POST',
    path: '/reset',
    operation: 'reset',
    summary:
      'Deja el espacio como al arrancar: sin documentos, fallas, resultados forzados ni diario; con el registro, el reloj y el comportamiento iniciales. Las instantáneas quedan',
    tag,
    handle: async ({ tenant }) => {
      await resetTenant(tenant);
      return done;
    },
  }),
};
