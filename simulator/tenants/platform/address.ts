/**
 * Where a request finds its tenant. One process holds many. A name has two environments, each a tenant with a state of
 * its own.
 *
 *   /WcfDianCustomerServices.svc                     default tenant, environment of the server
 *   /produccion/…  /habilitacion/…                   that environment
 *   /t/pruebas-1/…  /t/pruebas-1/produccion/…        that tenant
 *
 * The header `Ensayo-Tenant` names the tenant where the path does not.
 */
import type { EnvironmentCode } from '../../service/soap/contract.ts';

export type TenantAddress = { readonly tenant: string; readonly environment: EnvironmentCode };

export const defaultTenant = 'default';

/** Short enough for a file name, and safe in one. */
const tenantForm = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

export const isTenantName = (text: string): boolean => tenantForm.test(text);

export const environmentNames: Readonly<Record<EnvironmentCode, string>> = { '1': 'produccion', '2': 'habilitacion' };

const environmentNamed = new Map<string, EnvironmentCode>(
  (['1', '2'] as const).map((code) => [environmentNames[code], code]),
);

/** By its name in an address. */
export const environmentOf = (name: string): EnvironmentCode | undefined => environmentNamed.get(name);

type ReadAddress =
  | {
      readonly ok: true;
      readonly address: TenantAddress;
      /** The text before the path inside the tenant. */ readonly prefix: string;
    }
  | { readonly ok: false; readonly tenant: string };

type Given = { readonly path: string; readonly header: string | undefined; readonly environment: EnvironmentCode };

/** The part of the path that names tenant and environment. */
export const readAddress = ({ path, header, environment }: Given): ReadAddress => {
  const [, first = '', second = '', third = ''] = path.split('/', 4);
  const named = first === 't' ? second : undefined;
  const tenant = named ?? header ?? defaultTenant;
  if (!isTenantName(tenant)) return { ok: false, tenant };
  const word = named === undefined ? first : third;
  const chosen = environmentOf(word);
  const prefix = `${named === undefined ? '' : `/t/${named}`}${chosen === undefined ? '' : `/${word}`}`;
  return { ok: true, address: { tenant, environment: chosen ?? environment }, prefix };
};

/** Whether a connection comes from this machine: the parts that decide verdicts are served to nobody else. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::1$|(?:::ffff:)?127\.)/.test(address);
