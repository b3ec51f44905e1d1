/** The same company at the other environment of the same authority: an issuing service of its own. */
import { createEnv } from '../../src/common/env/env.ts';
import type { Box, JsonObject } from '../../src/harness/box.ts';
import type { Company } from '../../src/issuer/company.ts';
import { startIssuer } from '../../src/issuer/server.ts';

export type ProductionIssuer = {
  readonly post: (path: string, body: JsonObject) => Promise<JsonObject>;
  readonly close: () => Promise<void>;
};

/** @param environment what the company's documents say; where it is not producción's, they have strayed */
export const startProductionIssuer = async (
  { authority, clock, company }: Box,
  environment: Company['environment'] = '1',
): Promise<ProductionIssuer> => {
  const url = new URL(`/produccion${new URL(authority.url).pathname}`, authority.url).href;
  const issuer = await startIssuer({
    env: createEnv({ clock, seed: 'production' }),
    company: { ...company, environment },
    authority: { url },
  });
  return {
    post: async (path, body) => {
      const response = await fetch(`${issuer.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${issuer.token ?? ''}` },
        body: JSON.stringify(body),
      });
      return (await response.json()) as JsonObject; // always JSON
    },
    close: issuer.close,
  };
};
