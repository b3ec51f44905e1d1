import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runLoad, warmUp, type LoadOptions } from './load.ts';
import { createPoster, type Parcel, type Poster } from './service.ts';
import { createTally, resultOf } from './tally.ts';

const accepted = '{"ResponseAuthority":{"IsValid":"true"}}';
const line = (code: string): string => `"Regla: ${code}, Rechazo: no"`;

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

  it('checks every outcome against what was sent', async () => {
    const target = poster([accepted, line('FAU14'), accepted, line('FAU06')]);
    const faults = [undefined, 'FAU14', 'FAU14', 'FAU14'];
    let sent = 0;
    const next = (): Parcel => ({ ...parcel, number: String(sent), fault: faults[sent++ % faults.length] });
    const result = await run(target, { next, count: 4, concurrency: 1 });
    expect(result).toMatchObject({ documents: 4, accepted: 2, rejected: 2, invalid: 3, rejections: { FAU14: 1 } });
    expect(result.differences).toEqual({
      count: 2,
      first: [
        { document: 3, number: '2', kind: 'invoice', expected: 'FAU14', got: ['accepted-although-invalid'] },
        { document: 4, number: '3', kind: 'invoice', expected: 'FAU14', got: ['FAU06'] },
      ],
    });
    expect(result.errors).toEqual({ FAU06: 1, 'accepted-although-invalid': 1 });
  });

  it('lists the first twenty differences, and counts all', async () => {
    const { differences } = await run(poster([line('FAU14')]), { count: 30, concurrency: 1 });
    expect([differences.count, differences.first.length, differences.first.at(-1)?.document]).toEqual([30, 20, 20]);
  });

  it('counts in the whole of a search, too, where places go on', async () => {
    const whole = createTally();
    await run(poster([accepted]), { whole, count: 2 });
    const step = await run(poster([line('FAU14')]), { whole, count: 1 });
    expect([step.documents, step.differences.first[0]?.document]).toEqual([1, 1]);
    expect(resultOf(whole)).toMatchObject({ documents: 3, accepted: 2, differences: { first: [{ document: 3 }] } });
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

describe('warmUp', () => {
  it('sends that many', async () => {
    const target = poster([accepted]);
    await warmUp({ poster: target.poster, next: () => parcel, concurrency: 3, isStopped: () => false }, 4);
    expect(target.posted()).toBe(4);
  });
});

describe('a service that refuses for overload', () => {
  const busy = createServer((_request, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end('{"code":"too-busy"}');
  });

  afterEach(() => {
    busy.close();
  });

  it('has its own count, and neither differences nor latencies', async () => {
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const { port } = busy.address() as AddressInfo; // it listens on a port
    const url = `http://127.0.0.1:${String(port)}`;
    const connected = createPoster({ url, token: 'x', connections: 1, timeoutMs: 10_000 });
    const result = await run(poster([]), { poster: connected, count: 3, concurrency: 1 });
    connected.close();
    expect(result).toMatchObject({
      documents: 3,
      overloaded: 3,
      failed: 0,
      overloads: { 'too-busy': 3 },
      errors: {},
      latencyMs: null,
      differences: { count: 0 },
    });
  });
});
