/** Whatever happens in whatever order: the invariants of submissions (docs/submission.md). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLong, volume } from '../../common/testing/volume.ts';
import { memory } from '../../common/store/store.ts';
import { verdictXml, type Reaction } from '../authority/fake-authority.fixture.ts';
import { openIssuerStore } from '../store/stored.ts';
import { denials, holds } from './promises.fixture.ts';
import { createWorld, type Asked, type World } from './submission-world.fixture.ts';

/** The model: nothing but whether numbers were skipped, or the first range changed, on purpose. */
type Model = { skips: boolean; isRangeChanged: boolean; readonly sales: Map<number, Asked> };

type Step = fc.AsyncCommand<Model, World>;

const reactions: Readonly<Record<string, Reaction>> = {
  ...denials,
  reset: 'reset',
  silence: 'silence',
  twice: { body: verdictXml() + verdictXml() },
  page: { status: 500, body: '<html/>' },
};

const numberOf = (xml: string, element: string): bigint =>
  BigInt(new RegExp(`<${element}>\\D*(\\d+)<`).exec(xml)?.[1] ?? -1);

/** Whatever range is next by then, a document names the one that has its number. */
const isInItsRange = ({ authority }: World): void => {
  for (const { xml, number } of authority.accepted) {
    const own = numberOf(xml, 'cbc:ID');
    const [from, to] = [numberOf(xml, 'sts:From'), numberOf(xml, 'sts:To')];
    expect(from <= own && own <= to, `${number} of ${String(from)} to ${String(to)}`).toBe(true);
  }
};

const step = (name: string, run: (world: World, model: Model) => Promise<void> | void): Step => ({
  check: () => true,
  run: async (model, world) => {
    await run(world, model);
    await holds(world);
    if (!model.isRangeChanged) isInItsRange(world);
  },
  toString: () => name,
});

const reaction = fc.constantFrom(...Object.keys(reactions));
const process = fc.nat({ max: 1 });

const steps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(process, fc.boolean(), fc.constantFrom(false, false, false, true))
    .map(([at, isNamed, isWrong]) =>
      step(`post in ${String(at)}${isNamed ? ', named' : ''}${isWrong ? ', wrong' : ''}`, (world) =>
        world.send(world.newRequest(undefined, isNamed, isWrong), at),
      ),
    ),
  process.map((at) =>
    step(`post the next number in ${String(at)}`, async (world) => {
      const next = await world.next();
      const isUsedUp = BigInt(next) > BigInt(world.series().to);
      await world.send(world.newRequest(isUsedUp ? await world.nextOfSecond() : next, false, false), at);
    }),
  ),
  process.map((at) =>
    step(`post two at once, first in ${String(at)}`, async (world) => {
      const both = [1, 2].map(() => world.newRequest(undefined, false, false));
      await Promise.all(both.map((each, more) => world.send(each, at + more)));
    }),
  ),
  fc.tuple(process, fc.nat({ max: 5 })).map(([at, which]) =>
    step(`post again ${String(which)} in ${String(at)}`, async (world) => {
      const open = world.unanswered();
      const again = open[which % Math.max(1, open.length)];
      if (again !== undefined) await world.send(again, at);
    }),
  ),
  fc
    .tuple(reaction, fc.constantFrom('before' as const, 'after' as const), fc.integer({ min: 1, max: 3 }))
    .map(([name, when, times]) =>
      step(`${name} ${when}, ${String(times)} times`, ({ authority }) => {
        const disturbance = { when, reaction: reactions[name] ?? 'reset' } as const;
        authority.disturb(...Array.from({ length: times }, () => disturbance));
      }),
    ),
  fc.constantFrom('reset', 'silence', 'outage').map((name) =>
    step(`everything: ${name}`, ({ authority }) => {
      authority.allDisturbedBy(reactions[name]);
    }),
  ),
  fc.constant(
    step('the authority is back', ({ authority }) => {
      authority.allDisturbedBy(undefined);
    }),
  ),
  fc.nat({ max: 9 }).map((place) => step(`query ${String(place)}`, (world) => world.queryStatus(place))),
  fc.tuple(process, fc.nat({ max: 14 })).map(([at, left]) =>
    step(`${String(at)} dies in ${String(left)}`, (world) => {
      world.dieIn(at, left);
    }),
  ),
  fc.boolean().map((whether) =>
    step(`callers ${whether ? 'hang up' : 'stay'}`, (world) => {
      world.hangUp(whether);
    }),
  ),
  process.map((at) =>
    step(`restart ${String(at)}`, (world) => {
      world.restart(at);
    }),
  ),
  fc.constant(
    step('a minute', (world) => {
      world.wait(61_000);
    }),
  ),
  fc.constantFrom('990000000', '990000003', '990000040').map((number) =>
    step(`continue at ${number}`, async (world, model) => {
      model.skips = true;
      await world.setNext(number);
    }),
  ),
  fc.constantFrom('990000001', '995000000').map((to) =>
    step(`range to ${to}`, (world, model) => {
      model.skips = true;
      model.isRangeChanged = true;
      world.changeRange(to);
    }),
  ),
];

/** All callers repeat what was not answered, until it is. */
const finish = async (world: World, end: string): Promise<void> => {
  world.authority.allDisturbedBy(undefined);
  world.authority.queriesDisturbedBy(undefined);
  world.authority.undisturbed();
  world.authority.finish();
  world.hangUp(false);
  world.changeRange(end);
  for (const at of [0, 1]) world.restart(at);
  world.wait(61_000);
  for (const each of world.unanswered()) await world.send(each, 0);
  expect(world.unanswered()).toEqual([]);
  await holds(world);
};

/** A number that nobody has is the next one: there are no gaps. */
const hasNoGaps = async (world: World): Promise<void> => {
  const next = BigInt(await world.next());
  for (let number = BigInt(world.series().from); number < next; number += 1n)
    expect(await world.standing(String(number)), `${String(number)} of ${String(next)}`).not.toEqual([]);
};

/** Each customer sends its sale until it is answered, and then the next one. */
const customers = fc.nat({ max: 2 });

const numberOfSale = fc.constantFrom(undefined, undefined, undefined, '990000000', '990000001');

/** The latest sale of a customer, or a new one: in turns they are called 0, 1, 2 … */
const saleOf = (world: World, sales: Map<number, Asked>, customer: number, number: string | undefined): Asked => {
  const last = sales.get(customer);
  if (last !== undefined && last.answer === undefined) return last;
  const next = world.newRequest(number, false, false);
  sales.set(customer, next);
  return next;
};

const disturbance = fc.record({
  when: fc.constantFrom('before' as const, 'after' as const),
  name: fc.constantFrom(...Object.keys(denials), ...Object.keys(denials), 'reset', 'twice'),
});

const disturbances = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.array(disturbance, { minLength: 1, maxLength: 3 }) },
);

type Meanwhile = 'nothing' | 'a query' | 'the other sale';

const sale: fc.Arbitrary<Step> = fc
  .tuple(
    customers,
    numberOfSale,
    disturbances,
    fc.constantFrom<Meanwhile>('nothing', 'nothing', 'a query', 'the other sale'),
    process,
  )
  .map(([customer, number, each, meanwhile, at]) =>
    step(
      `sale of ${String(customer)}${number === undefined ? '' : ` as ${number}`}, [${each.map(({ when, name }) => `${when} ${name}`).join(', ')}], meanwhile ${meanwhile} in ${String(at)}`,
      async (world, model) => {
        const { sales } = model;
        // One that is stated may leave a gap before it.
        if (number !== undefined) model.skips = true;
        world.authority.undisturbed();
        world.authority.disturb(...each.map(({ when, name }) => ({ when, reaction: reactions[name] ?? 'reset' })));
        if (meanwhile === 'a query') world.meanwhile(() => world.queryStatus(customer));
        if (meanwhile === 'the other sale')
          world.meanwhile(() => world.send(saleOf(world, sales, (customer + 1) % 3, undefined), at));
        await world.send(saleOf(world, sales, customer, number), 0);
        await world.othersEnd();
      },
    ),
  );

const saleSteps: fc.Arbitrary<Step>[] = [
  ...[sale, sale, sale, sale, sale],
  fc
    .record({
      names: fc.constantFrom('first' as const, 'none' as const, 'own' as const),
      inProcess: fc.constantFrom('rule 90' as const, '98' as const),
    })
    .map((by) =>
      step(`duplicates: ${by.names}, in process: ${by.inProcess}`, ({ authority }) => {
        authority.answersDuplicates(by);
      }),
    ),
  fc.nat({ max: 9 }).map((place) => step(`query ${String(place)}`, (world) => world.queryStatus(place))),
  fc.constant(
    step('the next one stays in process', ({ authority }) => {
      authority.takesLong(1);
    }),
  ),
  fc.constant(
    step('the authority finishes', ({ authority }) => {
      authority.finish();
    }),
  ),
  fc.constantFrom('fault', 'twice', 'outage', 'none').map((name) =>
    step(`queries: ${name}`, ({ authority }) => {
      authority.queriesDisturbedBy(reactions[name]);
    }),
  ),
  fc.tuple(process, fc.nat({ max: 30 })).map(([at, left]) =>
    step(`${String(at)} dies in ${String(left)}`, (world) => {
      world.dieIn(at, left);
    }),
  ),
  fc.constantFrom(61_000, 86_400_000).map((ms) =>
    step(`${String(ms)} ms`, (world) => {
      world.wait(ms);
    }),
  ),
];

const walks = (arbitrary: fc.Arbitrary<Iterable<Step>>, numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom('990000001', '995000000'), arbitrary, async (end, commands) => {
      const store = await openIssuerStore(memory);
      try {
        const world = createWorld(store, end);
        const model: Model = { skips: false, isRangeChanged: false, sales: new Map() };
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
        await finish(world, end);
        if (!model.isRangeChanged) isInItsRange(world);
        if (!model.skips) await hasNoGaps(world);
      } finally {
        await store.close();
      }
    }),
    { numRuns, endOnFailure: false },
  );

it('walks at random through all that can happen', () =>
  walks(fc.commands(steps, { maxCommands: 14 }), volume(25, isLong ? 5_000 : 150)));

it('walks at random through what can happen to sales that alternate', () =>
  walks(fc.commands(saleSteps, { maxCommands: 7 }), volume(25, isLong ? 5_000 : 150)));
