/** Whether the verdicts on a batch are hidden for a while. */
import type { AskedBatch } from '../registry/batches.ts';
import { nowOf } from '../reception/authority.ts';
import type { Disturbable } from './disturbable.ts';

/** Whether a batch still looks as if it were being validated. */
export const isInProcess = (authority: Disturbable, { batch, polls }: AskedBatch): boolean => {
  const { transition } = authority.settings;
  if (transition === 'immediate') return false;
  if (transition === 'never') return true;
  return 'afterMs' in transition
    ? nowOf(authority) < batch.receivedAt + transition.afterMs
    : polls < transition.afterPolls;
};
