import { defaultTenant, environmentNames, type WorldAddress } from '../../platform/address.ts';
import type { Worlds } from '../../platform/worlds.ts';
import { answer, conflict, done, notFound, route } from '../route.ts';
import { listOf, flag, oneOf, shape, text } from '../schema.ts';

const tag = 'Espacios de pruebas';

const state = shape({
  tenant: text,
  environment: oneOf('1', '2'),
  path: text,
  /** False for one that was closed to make room; it opens again unchanged. */
  open: flag,
  exchanges: { type: 'integer' },
});

const summary = ({ tenant, environment }: WorldAddress, counted: { open: boolean; exchanges: number }) => ({
  tenant,
  environment,
  path: `${tenant === defaultTenant ? '' : `/t/${tenant}`}/${environmentNames[environment]}`,
  ...counted,
});

const shown = async (worlds: Worlds) => [
  ...(await Promise.all(
    worlds.list().map(async (world) => summary(world, { open: true, exchanges: await world.journal.count() })),
  )),
  ...worlds.closed().map((address) => summary(address, { open: false, exchanges: 0 })),
];

export const tenantRoutes = {
  tenants: route({
    method: 'GET',
    path: '/tenants',
    operation: 'listTenants',
    summary:
      'Lista los espacios de pruebas: los abiertos y los que se cerraron para hacer lugar y siguen en disco. Uno nuevo se abre con el primer mensaje SOAP o la primera llamada de control que lo nombra',
    tag,
    answer: listOf(state),
    handle: async ({ worlds }) => answer(await shown(worlds)),
  }),
  removeTenant: route({
    method: 'DELETE',
    path: '/tenants/:tenant',
    operation: 'removeTenant',
    summary: 'Olvida un espacio de pruebas con todo lo que guarda',
    tag,
    handle: async ({ worlds, params: { tenant } }) => {
      if (tenant === defaultTenant) {
        return conflict('default-tenant', {
          en: 'The space "default" is not removed. To empty it: POST /ensayo/control/reset.',
          es: 'El espacio «default» no se borra. Para vaciarlo use POST /ensayo/control/reset.',
        });
      }
      return (await worlds.remove(tenant))
        ? done
        : notFound('unknown-tenant', {
            en: `There is no space "${tenant}".`,
            es: `No hay un espacio «${tenant}».`,
          });
    },
  }),
};
