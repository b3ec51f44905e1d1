import { defaultTenant, environmentNames, type TenantAddress } from '../../tenants/platform/address.ts';
import type { Tenants } from '../../tenants/platform/tenants.ts';
import { answer, conflict, done, notFound, route } from '../route.ts';
import { listOf, flag, oneOf, shape, text } from '../schema.ts';

const tag = 'Espacios de pruebas';

const state = shape({
  tenant: text,
  environment: oneOf('1', '2'),
  path: text,
  /** False for one that is on disk alone, since it was closed to make room or since the last run; it opens unchanged. */
  open: flag,
  exchanges: { type: 'integer' },
});

/** Looking at the open ones counts as no use of them. */
const exchangesOf = (tenants: Tenants, address: TenantAddress): Promise<number | undefined> =>
  tenants.isShared
    ? tenants.visit(address, ({ journal }) => journal.count())
    : Promise.resolve(tenants.find(address)?.journal.count());

const summary = async (tenants: Tenants, address: TenantAddress) => {
  const { tenant, environment } = address;
  const exchanges = await exchangesOf(tenants, address);
  return {
    tenant,
    environment,
    path: `${tenant === defaultTenant ? '' : `/t/${tenant}`}/${environmentNames[environment]}`,
    open: exchanges !== undefined,
    exchanges: exchanges ?? 0,
  };
};

export const tenantRoutes = {
  tenants: route({
    method: 'GET',
    path: '/tenants',
    operation: 'listTenants',
    summary:
      'Lista los espacios de pruebas: los abiertos y los que están solo en disco, porque se cerraron para hacer lugar o desde la ejecución anterior. Uno nuevo se abre con el primer mensaje SOAP o la primera llamada de control que lo nombra',
    tag,
    answer: listOf(state),
    handle: async ({ tenants }) =>
      answer(await Promise.all((await tenants.all()).map((address) => summary(tenants, address)))),
  }),
  removeTenant: route({
    method: 'DELETE',
    path: '/tenants/:tenant',
    // Inside its own turn it would wait for batches that wait for that turn.
    changes: false,
    opens: false,
    operation: 'removeTenant',
    summary: 'Olvida un espacio de pruebas con todo lo que guarda',
    tag,
    handle: async ({ tenants, params: { tenant } }) => {
      if (tenant === defaultTenant) {
        return conflict('default-tenant', {
          en: 'The space "default" is not removed. To empty it: POST /ensayo/control/reset.',
          es: 'El espacio «default» no se borra. Para vaciarlo use POST /ensayo/control/reset.',
        });
      }
      return (await tenants.remove(tenant))
        ? done
        : notFound('unknown-tenant', {
            en: `There is no space "${tenant}".`,
            es: `No hay un espacio «${tenant}».`,
          });
    },
  }),
};
