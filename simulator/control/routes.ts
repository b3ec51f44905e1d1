import type { RouteFor } from './client-side.ts';
import type { ControlRoute } from './route.ts';
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

/** Every operation of the control API, by the names of the client's methods. */
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

const declared: readonly RouteFor<unknown, string, boolean>[] = Object.values(routesByName);

/** Every operation, as the server carries it out. */
export const controlRoutes = declared as readonly ControlRoute[]; // `route` returns each of them, under its client's type

const byName = new Map(controlRoutes.map((route) => [route.operation, route]));

/** @throws RangeError for an unknown operation */
export const routeOf = (operation: string): ControlRoute => {
  const route = byName.get(operation);
  if (route === undefined) throw new RangeError(`The control interface has no operation "${operation}".`);
  return route;
};
