/** How far a rehearsal is, for whoever shows it. */
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import type { Seen } from './observe.ts';

export type Progress = {
  readonly phase: 'sending' | 'waiting' | 'producing';
  readonly sets: readonly TestSet[];
  readonly seen: Seen;
};
