import { describe, expect, it } from 'vitest';
import { removePortion, startRemoval, type IdRange, type RemovableDocuments, type Retention } from './retention.ts';

const dayMs = 86_400_000;

type Kept = { oldest: number; newest: number; removedTo: number };

/** Documents with these identifiers, a day between one and the next. */
const documents = (kept: Kept): RemovableDocuments => ({
  extent: () => Promise.resolve(kept.oldest > kept.newest ? undefined : { ...kept }),
  firstSince: ({ after, to }: IdRange, instant) => {
    const first = Math.max(after + 1, Math.ceil(instant / dayMs));
    return Promise.resolve(first > to ? undefined : first);
  },
  removeFiles: ({ to }) => {
    kept.removedTo = to;
    return Promise.resolve();
  },
  removeRecords: ({ to }) => {
    kept.oldest = to + 1;
    return Promise.resolve();
  },
});

const filed = (newest: number): Kept => ({ oldest: 1, newest, removedTo: 0 });

/** What is left when nothing more exceeds the retention, and in how many portions. */
const removed = async (kept: Kept, retention: Retention, today = 0) => {
  let portions = 0;
  while (await removePortion(documents(kept), { retention, now: () => today * dayMs })) portions += 1;
  return { oldest: kept.oldest, removedTo: kept.removedTo, portions };
};

describe('a portion', () => {
  it.each<[string, Retention, Kept, { oldest: number; removedTo: number; portions: number }]>([
    ['nothing without a limit', {}, filed(500), { oldest: 1, removedTo: 0, portions: 0 }],
    ['nothing below the limit', { documents: 500, records: 500 }, filed(500), { oldest: 1, removedTo: 0, portions: 0 }],
    ['the first beyond it', { documents: 499 }, filed(500), { oldest: 1, removedTo: 1, portions: 1 }],
    ['fifty at a time', { documents: 380 }, filed(500), { oldest: 1, removedTo: 120, portions: 3 }],
    [
      'records apart from files',
      { documents: 50, records: 90 },
      filed(100),
      { oldest: 11, removedTo: 50, portions: 1 },
    ],
    ['records alone', { records: 30 }, filed(100), { oldest: 71, removedTo: 0, portions: 2 }],
    [
      'of no documents',
      { documents: 1 },
      { oldest: 1, newest: 0, removedTo: 0 },
      { oldest: 1, removedTo: 0, portions: 0 },
    ],
    [
      'after those removed',
      { documents: 5 },
      { oldest: 40, newest: 60, removedTo: 7 },
      { oldest: 40, removedTo: 55, portions: 1 },
    ],
  ])('is %s', async (_what, retention, kept, left) => {
    expect(await removed(kept, retention)).toEqual(left);
  });

  it.each<[string, Retention, number, number]>([
    ['what is older than the days', { days: 10 }, 100, 89],
    ['all of it', { days: 10 }, 1000, 100],
    ['nothing before it is due', { days: 200 }, 100, 0],
    ['what one of both limits says', { days: 10, documents: 5 }, 100, 95],
    ['what the other one says', { days: 10, documents: 50 }, 100, 89],
  ])('by age is %s', async (_what, retention, today, removedTo) => {
    expect(await removed(filed(100), retention, today)).toMatchObject({ removedTo });
  });
});

describe('the removal', () => {
  const removal = (kept: Kept, work = documents(kept)) => {
    const problems: unknown[] = [];
    let transactions = 0;
    const started = startRemoval({
      retention: { documents: 100 },
      now: () => 0,
      onProblem: (error) => problems.push(error),
      inTransaction: (remove) => {
        transactions += 1;
        return remove(work);
      },
    });
    const file = (count: number): void => {
      for (let at = 0; at < count; at += 1) {
        kept.newest += 1;
        started.filed();
      }
    };
    return { ...started, file, problems, transactions: () => transactions };
  };

  it('begins with what is there, and goes on with every fiftieth document', async () => {
    const kept = filed(160);
    const { file } = removal(kept);
    await expect.poll(() => kept.removedTo).toBe(60);
    file(49);
    expect(kept.removedTo).toBe(60);
    file(1);
    await expect.poll(() => kept.removedTo).toBe(110);
  });

  it('ends after the portion in progress', async () => {
    const kept = filed(1000);
    const { stop, file, transactions } = removal(kept);
    await expect.poll(() => kept.removedTo).toBeGreaterThan(0);
    await stop();
    const before = { ...kept };
    const count = transactions();
    file(100);
    await stop();
    expect([kept.removedTo, transactions()]).toEqual([before.removedTo, count]);
  });

  it('reports what prevented it, and tries again', async () => {
    const kept = filed(160);
    const whole = documents(kept);
    const away = new Error('away');
    let isAway = true;
    const { file, problems } = removal(kept, {
      ...whole,
      extent: () => (isAway ? Promise.reject(away) : whole.extent()),
    });
    await expect.poll(() => problems).toEqual([away]);
    isAway = false;
    file(50);
    await expect.poll(() => kept.removedTo).toBe(110);
  });

  it('touches nothing where there is no limit', async () => {
    let asked = 0;
    const { filed: file, stop } = startRemoval({
      retention: {},
      now: () => 0,
      inTransaction: () => {
        asked += 1;
        return Promise.resolve(false);
      },
    });
    for (let at = 0; at < 100; at += 1) file();
    await stop();
    expect(asked).toBe(0);
  });
});
