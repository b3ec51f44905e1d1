/** The services that conformance scenarios run against. */
import type { Box } from '../box.ts';
import { createNumberSupply } from '../own-company/number-supply.ts';
import { outOfReach, type OpenOptions, type Target } from './elsewhere.ts';

export type { Target };

const openBox = async ({ registry, company }: Extract<Target, { kind: 'box' }>, options: OpenOptions): Promise<Box> => {
  const { startBox } = await import('../box.ts');
  const box = await startBox({ ...options, registry, company });
  if (company === undefined) return box;
  const numbers = await createNumberSupply(company, {
    now: box.clock.now(),
    without: outOfReach,
    nextKnown: (_, { from }) => Promise.resolve(from),
  });
  return { ...box, numbers };
};

/** Services to call, started here or only addressed. */
export const openTarget = async (target: Target, options: OpenOptions): Promise<Box> => {
  if (target.kind === 'box') return openBox(target, options);
  return target.kind === 'issuer'
    ? (await import('./remote-issuer.ts')).openRemoteIssuer(target, options)
    : (await import('./remote-authority.ts')).openRemoteAuthority(target, options);
};
