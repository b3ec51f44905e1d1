import { expect, it } from 'vitest';
import type { SharedState } from '../../registry/port.ts';
import { createSharing } from './sharing.ts';

it('a change is made once, although another process changes something else meanwhile', async () => {
  let state = '';
  const answers = ['stale', 'stale', 'kept'] as const;
  let kept = 0;
  const shared = {
    isShared: true,
    refresh: () => Promise.resolve(undefined),
    keep: () => Promise.resolve(answers[kept++]),
  } as unknown as SharedState; // nothing else is asked of it
  const sharing = createSharing({
    shared,
    read: () => state,
    write: (text) => {
      state = text;
    },
  });
  await sharing.change(() => {
    state += 'fault';
  });
  expect([state, kept]).toEqual(['fault', 3]);
});
