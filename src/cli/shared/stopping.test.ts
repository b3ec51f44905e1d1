import { describe, expect, it, vi } from 'vitest';
import { onParentEnd, type Surroundings } from './stopping.ts';

/** A process whose parent is 41, and what a test does to it. */
const child = (input: 'pipe' | 'file' = 'file') => {
  const state = { parent: 41, alive: true, releases: 0 };
  let look = (): void => undefined;
  let end = (): void => undefined;
  const released = () => {
    state.releases += 1;
  };
  const surroundings: Surroundings = {
    parent: () => state.parent,
    isAlive: () => state.alive,
    onInputEnd:
      input === 'file'
        ? undefined
        : (ended) => {
            end = ended;
            return released;
          },
    repeat: (next) => {
      look = next;
      return released;
    },
  };
  const stop = vi.fn();
  const release = onParentEnd(stop, surroundings);
  return { state, stop, release, look: () => look(), end: () => end() };
};

describe('onParentEnd', () => {
  it('does nothing while the parent is there', () => {
    const { look, stop } = child();
    look();
    look();
    expect(stop).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<{ parent: number; alive: boolean }>]>([
    ['has another parent', { parent: 1 }],
    ['has a parent that no longer runs, as on Windows', { alive: false }],
  ])('stops once when the process %s', (_case, change) => {
    const { state, look, stop } = child();
    Object.assign(state, change);
    look();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(state.releases).toBe(1);
  });

  it('stops when a pipe on standard input ends, and then looks no further', () => {
    const { state, end, stop } = child('pipe');
    end();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(state.releases).toBe(2);
  });

  it('can be taken back', () => {
    const { state, release, stop } = child('pipe');
    release();
    expect([state.releases, stop.mock.calls.length]).toEqual([2, 0]);
  });
});
