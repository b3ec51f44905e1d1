/** What forms do, they do through the operations of the control interface: one set of checks, one set of mistakes. */
import { carryOut } from '../control/carry-out.ts';
import type { ControlProblem } from '../control/route.ts';
import { controlRoutes } from '../control/routes.ts';
import type { PageCall } from './page.ts';

export type Operation = {
  /** As the table of the control interface calls it: `addFault`. */
  readonly name: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

const routes = new Map(controlRoutes.map((route) => [route.operation, route]));

/**
 * Undefined where it was done.
 * @throws RangeError for an operation that there is none of
 */
export const operate = async (
  { world, worlds }: Pick<PageCall, 'world' | 'worlds'>,
  { name, params = {}, body }: Operation,
): Promise<ControlProblem | undefined> => {
  const route = routes.get(name);
  if (route === undefined) throw new RangeError(`The control interface has no operation "${name}".`);
  const answer = await carryOut(route, { world, worlds, params, query: {}, body });
  return 'problem' in answer ? answer.problem : undefined;
};
