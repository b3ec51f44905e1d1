import { describe, expect, it } from 'vitest';
import { failureOf, outcomeOf, runLoad, type LoadOptions, type Parcel, latencyOf, percentile } from './load.ts';
import type { Poster } from './service.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  it.each([
    [50, hundred, 50],
    [95, hundred, 95],
    [99, hundred, 99],
    [95, [7], 7],
    [50, [1, 2], 1],
    [99, [1, 2, 3], 3],
    [50, [], 0],
  ])('p%d of a list is the smallest value that this percentage does not exceed', (percent, sorted, expected) => {
    expect(percentile(sorted, percent)).toBe(expected);
  });
});

describe('latencyOf', () => {
  it('sums up in any order, to a tenth of a millisecond', () => {
    expect(latencyOf([30, 10.04, 20])).toEqual({ min: 10, mean: 20, p50: 20, p95: 30, p99: 30, max: 30 });
  });

  it('is empty for no values', () => {
    expect(latencyOf([])).toBeUndefined();
  });
});

const accepted = '{"ResponseAuthority":{"IsValid":"true"}}';
const line = (code: string): string => `"Regla: ${code}, Rechazo: no"`;

describe('outcomeOf', () => {
  it.each<[string, number, string, readonly string[]]>([
    ['an accepted document', 200, accepted, []],
    ['one that a test set judges later', 200, '{"ZipKey":"abc"}', []],
    [
      'a rejected one',
      200,
      `{"IsValid":"false",${line('FAU14')},${line('FAD06')},${line('FAU14')}}`,
      ['FAU14', 'FAD06'],
    ],
    ['a line that only notifies', 200, '{"IsValid":"false","Regla: FAJ43b, Notificación: x"}', ['no-verdict']],
    ['a refused request', 422, '{"code":"invalid-request"}', ['invalid-request']],
    ['a failure without a code', 503, 'Service Unavailable', ['http-503']],
  ])('%s', (_case, status, body, codes) => {
    expect(outcomeOf({ status, body })).toEqual(codes);
  });

  it('calls a network failure by its own code', () => {
    expect(failureOf(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toEqual(['econnreset']);
    expect(failureOf('x')).toEqual(['no-answer']);
  });
});

/** Answers in turn, and records how many requests were outstanding at once. */
const poster = (answers: readonly string[]) => {
  let posted = 0;
  let together = 0;
  let most = 0;
  const post: Poster['post'] = async () => {
    together += 1;
    most = Math.max(most, together);
    await Promise.resolve();
    together -= 1;
    posted += 1;
    return { status: 200, body: answers[(posted - 1) % answers.length] ?? '' };
  };
  return { poster: { post, close: () => undefined }, posted: () => posted, most: () => most };
};

const parcel: Parcel = { kind: 'invoice', path: '/x', body: '{}' };

const run = (target: ReturnType<typeof poster>, options: Partial<LoadOptions>) =>
  runLoad({
    poster: target.poster,
    next: () => parcel,
    concurrency: 3,
    warmUp: 0,
    count: 10,
    durationMs: 60_000,
    isStopped: () => false,
    ...options,
  });

describe('runLoad', () => {
  it('sends exactly that many, with the requested concurrency', async () => {
    const target = poster([accepted]);
    expect(await run(target, {})).toMatchObject({ documents: 10, accepted: 10, errors: {}, kinds: { invoice: 10 } });
    expect([target.posted(), target.most()]).toEqual([10, 3]);
  });

  it('counts codes, the most frequent first, and no more accepted documents than there were', async () => {
    const target = poster([accepted, `${line('FAU14')}${line('FAD06')}`, line('FAU14')]);
    const { documents, accepted: good, errors } = await run(target, { count: 6, concurrency: 1 });
    expect([documents, good]).toEqual([6, 2]);
    expect(Object.entries(errors)).toEqual([
      ['FAU14', 4],
      ['FAD06', 2],
    ]);
  });

  it('measures nothing of the warm-up', async () => {
    const target = poster([accepted]);
    expect(await run(target, { warmUp: 4, count: 2 })).toMatchObject({ documents: 2 });
    expect(target.posted()).toBe(6);
  });

  it('stops on request, with a report so far', async () => {
    const target = poster([accepted]);
    const result = await run(target, { isStopped: () => target.posted() >= 5, concurrency: 1 });
    expect(result).toMatchObject({ documents: 5, accepted: 5 });
  });

  it('stops when its time is over', async () => {
    const target = poster([accepted]);
    expect(await run(target, { durationMs: 0 })).toMatchObject({ documents: 0, latencyMs: null });
  });
});
