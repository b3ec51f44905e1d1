/** The services that conformance scenarios run against. */
import type { Box } from '../box-types.ts';
import type { CompanyFile } from '../company.ts';
import { createNumberSupply, type NumberSupply } from '../own-company/number-supply.ts';
import { outOfReach, type OpenOptions, type Target } from './elsewhere.ts';

export type { Target };

const numbersFor = (company: CompanyFile, { clock }: Box): Promise<NumberSupply> =>
  createNumberSupply(company, {
    now: clock.now(),
    without: outOfReach,
    nextKnown: (_, { from }) => Promise.resolve(from),
  });

const openBox = async (
  { registry, company }: Extract<Target, { kind: 'box' }>,
  { traffic: isRecorded = false, ...options }: OpenOptions,
): Promise<Box> => {
  const { startBox } = await import('../box.ts');
  const started = await startBox({ ...options, registry, company });
  const box = company === undefined ? started : { ...started, numbers: await numbersFor(company, started) };
  if (!isRecorded) return box;
  const { recordTraffic, watchJournals } = await import('./traffic.ts');
  return { ...box, ...recordTraffic(box.post, { watch: watchJournals(box.authority), now: () => box.clock.now() }) };
};

/** Services to call, started here or only addressed. */
export const openTarget = async (target: Target, options: OpenOptions): Promise<Box> => {
  if (target.kind === 'box') return openBox(target, options);
  return target.kind === 'issuer'
    ? (await import('./remote-issuer.ts')).openRemoteIssuer(target, options)
    : (await import('./remote-authority.ts')).openRemoteAuthority(target, options);
};
