import { defaultTenant, environmentNames, type WorldAddress } from '../../platform/address.ts';
import type { Worlds } from '../../platform/worlds.ts';
import { answer, conflict, done, flag, notFound, oneOf, shape, text, type ControlRoute } from '../route.ts';

const tag = 'Espacios de pruebas';

const summary = ({ tenant, environment }: WorldAddress, state: { open: boolean; exchanges: number }) => ({
  tenant,
  environment,
  path: `${tenant === defaultTenant ? '' : `/t/${tenant}`}/${environmentNames[environment]}`,
  ...state,
});

const shown = (worlds: Worlds) => [
  ...worlds.list().map((world) => summary(world, { open: true, exchanges: world.journal.count() })),
  ...worlds.closed().map((address) => summary(address, { open: false, exchanges: 0 })),
];

export const tenantRoutes: readonly ControlRoute[] = [
  {
    method: 'GET',
    path: '/tenants',
    operation: 'listTenants',
    summary:
      'Lista los espacios de pruebas: los abiertos y los que se cerraron para hacer lugar y siguen en disco. Uno nuevo se abre con el primer mensaje SOAP o la primera llamada de control que lo nombra',
    tag,
    answer: {
      type: 'array',
      items: shape({
        tenant: text,
        environment: oneOf('1', '2'),
        path: text,
        open: flag,
        exchanges: { type: 'integer' },
      }),
    },
    handle: ({ worlds }) => answer(shown(worlds)),
  },
  {
    method: 'DELETE',
    path: '/tenants/:tenant',
    operation: 'removeTenant',
    summary: 'Olvida un espacio de pruebas con todo lo que guarda',
    tag,
    handle: async ({ worlds, params: { tenant = '' } }) => {
      if (tenant === defaultTenant) {
        return conflict(
          'default-tenant',
          'El espacio «default» no se borra. Para vaciarlo use POST /ensayo/control/reset.',
        );
      }
      return (await worlds.remove(tenant)) ? done : notFound('unknown-tenant', `No hay un espacio «${tenant}».`);
    },
  },
];
