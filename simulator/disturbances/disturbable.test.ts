import { describe, expect, it } from 'vitest';
import type { AskedBatch } from '../registry/batches.ts';
import { testAuthority } from '../testing/authority.fixture.ts';
import { isInTransition, type TransitionPolicy } from './disturbable.ts';

const authority = await testAuthority();
const receivedAt = authority.clock.now();

const asked = (polls: number): AskedBatch => ({
  batch: { zipKey: 'z', testSetId: undefined, receivedAt, verdicts: [] },
  polls,
  isFinished: true,
});

describe('a batch in process', () => {
  it.each<readonly [policy: TransitionPolicy, polls: number, passed: number, wanted: boolean]>([
    ['immediate', 0, 0, false],
    ['never', 1_000, 1e12, true],
    [{ afterMs: 0 }, 0, 0, false],
    [{ afterMs: 10 }, 99, 9, true],
    [{ afterMs: 10 }, 0, 10, false],
    [{ afterPolls: 0 }, 0, 0, false],
    [{ afterPolls: 2 }, 1, 1e12, true],
    [{ afterPolls: 2 }, 2, 0, false],
  ])('%j after %i polls and %i ms: %s', (transition, polls, passed, wanted) => {
    authority.settings.transition = transition;
    authority.settings.clockOffset = passed;
    expect(isInTransition(authority, asked(polls))).toBe(wanted);
  });
});
