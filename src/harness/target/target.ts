/** The services that conformance scenarios run against. */
import type { Box } from '../box.ts';
import type { OpenOptions, Target } from './elsewhere.ts';

export type { Target };

/** Services to call, started here or only addressed. */
export const openTarget = async (target: Target, options: OpenOptions): Promise<Box> => {
  if (target.kind === 'box') return (await import('../box.ts')).startBox(options);
  return target.kind === 'issuer'
    ? (await import('./remote-issuer.ts')).openRemoteIssuer(target, options)
    : (await import('./remote-authority.ts')).openRemoteAuthority(target, options);
};
