import { defaultTenant, environmentNames } from '../../platform/address.ts';
import type { Worlds } from '../../platform/worlds.ts';
import { answer, conflict, done, notFound, oneOf, shape, text, type ControlRoute } from '../route.ts';

const tag = 'Espacios de pruebas';

const shown = (worlds: Worlds) =>
  worlds.list().map(({ tenant, environment, journal }) => ({
    tenant,
    environment,
    path: `${tenant === defaultTenant ? '' : `/t/${tenant}`}/${environmentNames[environment]}`,
    exchanges: journal.count(),
  }));

export const tenantRoutes: readonly ControlRoute[] = [
  {
    method: 'GET',
    path: '/tenants',
    operation: 'listTenants',
    summary: 'Lista los espacios de pruebas abiertos; uno nuevo nace con la primera solicitud que lo nombra',
    tag,
    answer: {
      type: 'array',
      items: shape({ tenant: text, environment: oneOf('1', '2'), path: text, exchanges: { type: 'integer' } }),
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
