/** A rehearsal in which somebody else sends: watched until every set is closed. */
import type { ControlClient } from '../../../simulator/control/client.ts';
import type { Env } from '../../common/env/env.ts';
import { stopwatch } from '../../common/env/env.ts';
import { testSetsOf } from './collect.ts';
import type { Observer, Seen } from './observe.ts';
import type { Progress } from './progress.ts';

export type Attending = {
  readonly control: ControlClient;
  readonly observer: Observer;
  readonly testSetIds: readonly string[];
  readonly sleep: Env['sleep'];
  /** Whether somebody wants to see the report now. */
  readonly isStopped: () => boolean;
  /** Undefined: as long as it takes. */
  readonly timeoutMs?: number | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Between two looks. */
  readonly everyMs?: number | undefined;
};

/** Whoever sent the last document still wants its verdict, from services that must not be gone. */
const graceMs = 15_000;

const allAsked = ({ documents, answers }: Seen): boolean => documents.every(({ exchange }) => answers.has(exchange));

/** Until every set is closed, it is stopped, or time is up. */
export const attend = async (attending: Attending): Promise<void> => {
  const { control, observer, testSetIds, sleep, isStopped, timeoutMs = Infinity, everyMs = 500 } = attending;
  const elapsed = stopwatch();
  let closedAt: number | undefined;
  for (;;) {
    // In this order, so that what was sent before it was stopped, and what a set has counted, is seen.
    const stopped = isStopped();
    const sets = await testSetsOf(control, testSetIds);
    const seen = await observer.look();
    attending.onProgress?.({ phase: 'waiting', sets, seen });
    if (sets.every(({ state }) => state !== 'open')) {
      closedAt ??= elapsed();
      if (allAsked(seen) || elapsed() - closedAt > graceMs) return;
    }
    if (stopped) return;
    if (elapsed() >= timeoutMs) return;
    await sleep(everyMs);
  }
};
