/** A tenant of a running authority, with an issuing service of its own: what rules are broken with, apart from all others. */
import type { World } from '../../../simulator/platform/world.ts';
import { startIssuer } from '../../issuer/server.ts';
import type { Tamper } from '../../issuer/steps.ts';
import { placeOf, type Box, type JsonObject, type Reply } from '../box.ts';

export type TenantBox = { readonly box: Box; readonly world: World };

const worldOf = ({ authority }: Box, tenant: string): World => {
  const world = authority.worlds.list().find((one) => one.tenant === tenant);
  if (world === undefined) throw new Error(`There is no tenant ${tenant}.`);
  return world;
};

/** @param tenant born here, with its clock at `at` */
export const startTenantBox = async (of: Box, tenant: string, at: string): Promise<TenantBox> => {
  const { url, env } = await placeOf(of, tenant);
  const world = worldOf(of, tenant);
  world.clock.set(at);
  let tamper: Tamper | undefined;
  const issuer = await startIssuer({ env, company: of.company, authority: { url }, tamperFor: () => tamper });
  const token = issuer.token ?? '';
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Reply> => {
    const response = await fetch(`${issuer.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as JsonObject }; // always JSON
  };
  const { registry, settings } = world.authority;
  const box: Box = {
    ...of,
    issuer,
    authority: { ...of.authority, url, registry, settings, journal: world.journal },
    clock: world.clock,
    token,
    post,
    tamperWith: (next) => {
      tamper = next;
    },
    close: issuer.close,
  };
  return { box, world };
};
