/** Moments between two steps of giving a number, in which somebody else takes one. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memory } from '../common/store/store.ts';
import { openIssuerStore } from './store/stored.ts';
import type { IssuerStore } from './store/port.ts';
import { createWorld } from './submission-world.fixture.ts';

let store: IssuerStore;

beforeEach(async () => {
  store = await openIssuerStore(memory);
});

afterEach(() => store.close());

it('two equal sales are two, although one comes while the number of the other is being given back', async () => {
  let second: Promise<void> | undefined;
  const world = createWorld({
    ...store,
    releaseNumber: async (...given) => {
      if (second === undefined) await (second = world.send(sale, 0));
      await store.releaseNumber(...given);
    },
  });
  const sale = world.newRequest(undefined, false, false);
  await world.send(sale, 0);
  expect(world.authority.accepted.map(({ number }) => number)).toEqual(['SETP990000000', 'SETP990000001']);
});
