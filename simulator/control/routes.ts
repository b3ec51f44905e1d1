import type { RouteFor } from './client-side.ts';
import type { ControlRoute } from './route.ts';
import { routesByName } from './routes-by-name.ts';

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
