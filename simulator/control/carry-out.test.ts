import { expect, it } from 'vitest';
import { carryOut } from './carry-out.ts';
import type { ControlCall, ControlRoute } from './route.ts';
import { controlRoutes } from './routes.ts';

const takesTurn = async (route: ControlRoute): Promise<boolean> => {
  let turns = 0;
  const tenant = {
    change: (work: () => unknown) => {
      turns += 1;
      return Promise.resolve(work());
    },
  };
  const { body: _, ...bodiless } = route;
  await carryOut({ ...bodiless, handle: () => ({ status: 204 }) }, { tenant } as unknown as ControlCall); // nothing else is asked
  return turns === 1;
};

it('a call that changes what its tenant keeps waits for the turn of that, and no other call does', async () => {
  const without: string[] = [];
  for (const route of controlRoutes)
    if (!(await takesTurn(route)) && route.method !== 'GET') without.push(route.operation);
  expect(without.toSorted()).toEqual(['checkRegistry', 'judge', 'removeTenant']);
});
