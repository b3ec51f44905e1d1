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

export type Attended = { readonly seen: Seen; readonly ended: 'closed' | 'stopped' | 'timeout' };

/** Whoever sent the last document still wants its verdict, from services that must not be gone. */
const graceMs = 15_000;

const allAsked = ({ documents, answers }: Seen): boolean => documents.every(({ exchange }) => answers.has(exchange));

export const attend = async (attending: Attending): Promise<Attended> => {
  const { control, observer, testSetIds, sleep, isStopped, timeoutMs = Infinity, everyMs = 500 } = attending;
  const elapsed = stopwatch();
  let closedAt: number | undefined;
  for (;;) {
    const seen = await observer.look();
    const sets = await testSetsOf(control, testSetIds);
    attending.onProgress?.({ phase: 'waiting', sets, seen });
    if (sets.every(({ state }) => state !== 'open')) {
      closedAt ??= elapsed();
      if (allAsked(seen) || elapsed() - closedAt > graceMs) return { seen, ended: 'closed' };
    }
    if (isStopped()) return { seen, ended: 'stopped' };
    if (elapsed() >= timeoutMs) return { seen, ended: 'timeout' };
    await sleep(everyMs);
  }
};
