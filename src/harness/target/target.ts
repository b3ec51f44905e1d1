/** The services that conformance scenarios run against. */
import type { Box } from '../box.ts';
import type { OpenOptions, Target } from './elsewhere.ts';

export type { Target };

const openBox = async ({ traffic: isRecorded = false, ...options }: OpenOptions): Promise<Box> => {
  const box = await (await import('../box.ts')).startBox(options);
  if (!isRecorded) return box;
  const { recordTraffic, watchJournals } = await import('./traffic.ts');
  return { ...box, ...recordTraffic(box.post, { watch: watchJournals(box.authority), now: () => box.clock.now() }) };
};

/** Services to call, started here or only addressed. */
export const openTarget = async (target: Target, options: OpenOptions): Promise<Box> => {
  if (target.kind === 'box') return openBox(options);
  return target.kind === 'issuer'
    ? (await import('./remote-issuer.ts')).openRemoteIssuer(target, options)
    : (await import('./remote-authority.ts')).openRemoteAuthority(target, options);
};
