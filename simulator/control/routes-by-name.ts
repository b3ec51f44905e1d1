import { clockRoutes } from './resources/clock.ts';
import { faultRoutes } from './resources/faults.ts';
import { journalRoutes } from './resources/journal.ts';
import { judgeRoutes } from './resources/judge.ts';
import { numberRoutes } from './resources/numbers.ts';
import { registryRoutes } from './resources/registry.ts';
import { settingsRoutes } from './resources/settings.ts';
import { snapshotRoutes } from './resources/snapshots.ts';
import { tenantRoutes } from './resources/tenants.ts';
import { testSetRoutes } from './resources/test-sets.ts';
import { verdictRoutes } from './resources/verdicts.ts';

/**
 * Every operation of the control API, by the names of the client's methods. Apart from ./routes.ts because the published
 * declarations of the client reach this file, and must not reach the types of Express and Node.
 */
export const routesByName = {
  ...settingsRoutes,
  ...clockRoutes,
  ...tenantRoutes,
  ...registryRoutes,
  ...numberRoutes,
  ...testSetRoutes,
  ...journalRoutes,
  ...faultRoutes,
  ...verdictRoutes,
  ...snapshotRoutes,
  ...judgeRoutes,
};
