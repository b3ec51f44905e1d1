/** What is judged alone is judged by the same answers as where a store gives them. */
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { timesAsLong } from '../../../src/common/testing/speed.ts';
import { inquiriesAbout } from '../../registry/inquiries.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import { closeAll, document, opened } from './registry.fixture.ts';

afterEach(closeAll);

const keys = ['a1', 'A1', 'b2', 'c3', 'd4', 'e5'] as const;
const key = fc.constantFrom(...keys);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

/** Few values of each, so that documents often are about the same. */
const documents = fc.array(
  fc
    .record({
      issuerNit: fc.constantFrom('901500100', '901500600'),
      type: fc.constantFrom('01', '02', '91', '96', '102'),
      number: fc.constantFrom('F1', 'F01', 'F12', 'F112', 'F0012'),
      prefix: fc.constantFrom(undefined, 'F', 'F1', 'F0'),
      key,
      worker: maybe(fc.constantFrom('10', '20')),
      month: maybe(fc.constantFrom('2026-10', '2026-11')),
      corrects: maybe(fc.array(key, { maxLength: 3 })),
      event: maybe(
        fc.record({
          code: fc.constantFrom('030', '032'),
          documentKey: fc.constantFrom('a1', 'b2'),
          issueDate: fc.constant('2026-11-20'),
          signedAt: fc.constant(1_795_100_400_000),
        }),
      ),
    })
    .map((changes) => document(changes)),
  { maxLength: 12 },
);

/** Both have the number of the first: it is that one, and not the one without a prefix. */
const nothingBehindItsPrefix = [
  document({ number: 'F1', prefix: 'F1', key: 'a1' }),
  document({ number: 'F1', prefix: undefined, key: 'd4' }),
];

/** Answers about everything there is: keys alone where nothing more was asked. */
const answersOf = async (from: ReturnType<typeof inquiriesAbout>, asked: readonly JudgedDocument[]) => {
  const keyOf = (found: { readonly key: string } | undefined): string | undefined => found?.key;
  const payrolls = asked.flatMap(({ issuerNit, worker, month }) =>
    worker === undefined || month === undefined ? [] : [{ issuerNit, worker, month }],
  );
  return {
    duplicates: (await Promise.all(asked.map((each) => from.acceptedDuplicate({ ...each, key: 'none' })))).map(keyOf),
    sameKey: (await Promise.all(keys.map((each) => from.acceptedDuplicate(document({ number: 'X', key: each }))))).map(
      keyOf,
    ),
    byKey: [...(await from.acceptedByKey(keys))].map(([each, { number, xml }]) => [each, number, xml]).toSorted(),
    payrolls: (await Promise.all(payrolls.map((each) => from.acceptedPayroll(each)))).map((found) => found.map(keyOf)),
    notes: (await Promise.all(keys.map((each) => from.notesAbout(each)))).map((found) => found.map(keyOf)),
    events: [...(await from.eventsOf(keys))].toSorted(([one], [other]) => one.localeCompare(other)),
  };
};

it('answers about the same documents as a store does', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (accepted) => {
      const stored = await opened();
      for (const each of accepted) await stored.record(each);
      expect(await answersOf(inquiriesAbout(accepted), accepted)).toEqual(await answersOf(stored, accepted));
      await closeAll();
    }),
    { numRuns: 60, examples: [[nothingBehindItsPrefix]] },
  );
});

it('takes events about one document as quickly as events about many', async () => {
  const events = (about: (at: number) => string): readonly JudgedDocument[] =>
    Array.from({ length: 4_000 }, (_, at) => {
      const event = { code: `x${String(at)}`, documentKey: about(at), issueDate: '2026-11-20', signedAt: 0 };
      return document({ number: String(at), key: `k${String(at)}`, event });
    });
  const [one, many] = [events(() => 'a1'), events((at) => `a${String(at)}`)];
  const most = 4;
  expect(
    await timesAsLong(
      () => inquiriesAbout(one),
      () => inquiriesAbout(many),
      most,
    ),
  ).toBeLessThan(most);
});
