/** After the company was enabled: its first document of each family in production, judged at once. */
import type { Generator } from '../../../datasets/generators/index.ts';
import type { DocumentKind } from '../../../simulator/engine/document-kind.ts';
import type { DocumentFamily } from '../../../simulator/registry/types.ts';
import type { World } from '../../../simulator/platform/world.ts';
import { createControlClient } from '../../../simulator/control/client.ts';
import { createEnv } from '../../common/env/env.ts';
import { startIssuer } from '../../issuer/server.ts';
import { postTo, type Box } from '../box.ts';
import type { FieldOf } from './build-report.ts';
import { createFields } from './fields.ts';
import { issuePlan } from './issue-plan.ts';
import { createObserver, type Seen } from './observe.ts';
import type { Services } from './start.ts';

const firstOf: Readonly<Record<DocumentFamily, DocumentKind>> = {
  invoicing: 'invoice',
  support: 'supportDocument',
  payroll: 'payroll',
};

/** The same platform, under the path of its other environment. */
const inProduction = (url: string): string => {
  const address = new URL(url);
  address.pathname = `/produccion${address.pathname}`;
  return address.href;
};

const worldOf = async ({ authority }: Box): Promise<World> => {
  const opened = await authority.worlds.open({ tenant: 'default', environment: '1' });
  if (!opened.ok) throw new Error(`No room for the world of production: ${String(opened.limit)}.`);
  return opened.world;
};

export type Produced = { readonly seen: Seen; readonly fieldOf: FieldOf; readonly profile: string };

type Producing = {
  readonly families: readonly DocumentFamily[];
  readonly generator: Generator;
  readonly seed: string | undefined;
  readonly profile: string;
};

/** Nothing is counted: what is sent here has its verdict in the answer. */
export const produce = async (
  services: Services,
  { families, generator, seed, profile }: Producing,
): Promise<Produced> => {
  const { box, rehearsing } = services;
  const { company } = rehearsing;
  const world = await worldOf(box);
  const { url, token } = box.authority.control;
  const control = createControlClient({ url: inProduction(url), token });
  await control.changeSettings({ profile, forcedVerdicts: 'refused', autoCreateTestSets: false });
  const fields = createFields();
  const issuer = await startIssuer({
    env: createEnv({ clock: box.clock, seed: seed === undefined ? undefined : `${seed}:production` }),
    company: { ...box.company, environment: '1', testSets: [] },
    authority: { url: inProduction(box.authority.url) },
    tokens: [box.token],
    onStep: fields.onStep,
  });
  try {
    await issuePlan(
      {
        post: postTo(issuer.url, box.token),
        clock: box.clock,
        registry: world.authority.registry,
        company,
        generator,
      },
      families.map((family) => ({ kind: firstOf[family], testSetId: undefined })),
    );
  } finally {
    await issuer.close();
  }
  const watched = { control, nit: company.nit, testSetIds: new Set<string>(), outsideSets: true };
  return { seen: await createObserver(watched).look(), fieldOf: fields.fieldOf, profile };
};
