/** Moments between two steps of giving a number, in which somebody else takes one. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memory } from '../../common/store/store.ts';
import { createEnv } from '../../common/env/env.ts';
import type { IssueContext } from '../context.ts';
import { invoice } from '../kinds.ts';
import { withNextNumber, withNumber } from './numbers.ts';
import { company, now, taken } from '../requests/invoice-body.fixture.ts';
import { createTurns } from '../store/turns.ts';
import { openIssuerStore } from '../store/stored.ts';
import type { GivenNumber, IssuerStore } from '../store/port.ts';
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
    useNumber: async (...given) => {
      if (second === undefined) await (second = world.send(sale, 0));
      await store.useNumber(...given);
    },
  });
  const sale = world.newRequest(undefined, false, false);
  await world.send(sale, 0);
  expect(world.authority.accepted.map(({ number }) => number)).toEqual(['SETP990000000', 'SETP990000001']);
});

it('the last number of a range is followed by the next range, although several requests found it free', async () => {
  const read = taken({ number: undefined });
  const [first, next] = [
    { ...read.model.numbering, from: '1', to: '1' },
    { ...read.model.numbering, from: '800', to: '900' },
  ];
  const request = { kind: invoice, body: {}, isAgain: false, read: { ...read, numbered: false, otherRanges: [next] } };
  const context = {
    company,
    store,
    env: createEnv({ seed: 1, clock: new Date(now).toISOString() }),
    turns: createTurns(),
  } as unknown as IssueContext;

  const numbers = await Promise.all(
    ['a', 'b', 'c'].map((content) => {
      const model = { ...request.read.model, numbering: first };
      const asked = { ...request, content, read: { ...request.read, model } };
      return withNumber(
        asked,
        context,
        ({
          read: {
            model: { number },
          },
        }) => number,
      );
    }),
  );
  expect(numbers.toSorted()).toEqual(['1', '800', '801']);
});

it.each([
  ['2026-11-20T23:59:59-05:00', '1'],
  ['2026-11-21T00:00:00-05:00', '800'],
])(
  'a range that ends on 20 November is followed by the next one at midnight in Colombia: %s',
  async (clock, number) => {
    const read = taken({ number: undefined });
    const { numbering } = read.model;
    const ending = { ...numbering.authorization, endDate: '2026-11-20' } as typeof numbering.authorization; // it has one
    const model = { ...read.model, numbering: { ...numbering, from: '1', to: '9', authorization: ending } };
    const otherRanges = [{ ...numbering, from: '800', to: '900' }];
    const context = { company, store, env: createEnv({ seed: 1, clock }) };
    const numbered = await withNextNumber({ ...read, model, numbered: false, otherRanges }, context);
    expect(numbered.model.number).toBe(number);
  },
);

it('a request is given no new number while others that may have its number go on', async () => {
  const env = createEnv({ seed: 1, clock: new Date(now).toISOString() });
  const read = { ...taken({ number: undefined }), numbered: false, otherRanges: [] };
  let given: readonly GivenNumber[] = [{ number: '990000000', isOwn: false, since: now }];
  const busy: IssuerStore = { ...store, isShared: true, givenNumbers: () => Promise.resolve(given) };
  const context = {
    company,
    store: busy,
    env: { ...env, sleep: () => Promise.resolve() },
    turns: createTurns(),
  } as unknown as IssueContext;
  const request = { kind: invoice, body: {}, isAgain: false, content: 'a', read };
  const numberGiven = () =>
    withNumber(request, context, ({ read: { model } }) => ({ issued: Promise.resolve(model.number) }));
  expect(await numberGiven()).toBeUndefined();
  // Those of a clock that is an hour ahead ended before it was set back.
  for (given of [[], [{ number: '990000000', isOwn: false, since: now + 3_600_000 }]])
    expect(await (await numberGiven())?.issued).toMatch(/^99000000[01]$/);
});
