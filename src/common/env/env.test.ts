import { describe, expect, it } from 'vitest';
import { adjustableClock, createEnv, parseInstant, seededRandom, stopwatch, systemClock, systemRandom } from './env.ts';

describe('parseInstant', () => {
  it.each<[text: string, instant: string]>([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00-05:00', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20T10:00:00+0200', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T10:00:00', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20T10:00', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20T10:00:00.250', '2026-11-20T15:00:00.250Z'],
    ['2026-11-20', '2026-11-20T17:00:00.000Z'],
  ])('reads %s as %s', (text, instant) => {
    expect(new Date(parseInstant(text)).toISOString()).toBe(instant);
  });

  it.each([
    '',
    'now',
    '2026',
    '2026-11',
    '2026-13-01',
    '2026-02-30T10:00:00Z',
    '2026-11-20T25:00:00',
    '2026-11-20 10:00:00',
    '20 Nov 2026',
    '2026-11-20T10:00:00-5',
  ])('refuses %j', (text) => {
    expect(() => parseInstant(text)).toThrow(RangeError);
    expect(() => parseInstant(text)).toThrow(`"${text}"`);
  });
});

describe('adjustableClock', () => {
  it('stands still where it was set', () => {
    const clock = adjustableClock('2026-11-20T10:00:00Z');
    const start = clock.now();
    expect(clock.now()).toBe(start);
    clock.advance(1500);
    expect(clock.now()).toBe(start + 1500);
    clock.advance(-3000);
    expect(clock.now()).toBe(start - 1500);
    clock.set('2027-01-01');
    expect(clock.now()).toBe(Date.parse('2027-01-01T17:00:00Z'));
    clock.set(new Date(5));
    expect(clock.now()).toBe(5);
  });

  it('follows the underlying clock, moved or not', () => {
    let below = 1_000;
    const clock = adjustableClock(undefined, { now: () => below });
    expect(clock.now()).toBe(1_000);
    clock.advance(3_600_000);
    expect(clock.now()).toBe(3_601_000);
    below += 5;
    expect(clock.now()).toBe(3_601_005);
  });

  it('follows the machine by default', () => {
    expect(adjustableClock().setting()).toEqual({ mode: 'real' });
    const before = systemClock.now();
    expect(adjustableClock().now()).toBeGreaterThanOrEqual(before);
  });
});

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('seededRandom', () => {
  it('repeats itself for one seed and differs for another', () => {
    const take = (seed: string | number): readonly string[] => {
      const random = seededRandom(seed);
      return [random.uuid(), random.bytes(3).toString('hex'), random.uuid(), random.bytes(100).toString('hex')];
    };
    expect(take('a')).toEqual(take('a'));
    expect(take(1)).toEqual(take('1'));
    expect(take('a')).not.toEqual(take('b'));
    expect(new Set(take('a')).size).toBe(4);
  });

  it('returns one stream, however it is split', () => {
    const [whole, pieces] = [seededRandom('s'), seededRandom('s')];
    const joined = Buffer.concat([1, 31, 0, 32, 7, 29].map((count) => pieces.bytes(count)));
    expect(joined.equals(whole.bytes(100))).toBe(true);
  });

  it('returns bytes that a caller may change', () => {
    const [random, same] = [seededRandom('s'), seededRandom('s')];
    random.bytes(4).fill(0);
    same.bytes(4);
    expect(random.bytes(8).equals(same.bytes(8))).toBe(true);
  });

  it('gives version 4 UUIDs', () => {
    const random = seededRandom('s');
    for (let index = 0; index < 100; index += 1) expect(random.uuid()).toMatch(version4);
  });
});

describe('systemRandom', () => {
  it('returns the requested number of bytes, and UUIDs, never the same', () => {
    expect(systemRandom.bytes(20)).toHaveLength(20);
    expect(systemRandom.uuid()).toMatch(version4);
    expect(systemRandom.uuid()).not.toBe(systemRandom.uuid());
    expect(systemRandom.bytes(5_000)).toHaveLength(5_000);
  });

  it('returns no byte twice, whatever the caller does with it', () => {
    const taken = Array.from({ length: 2_000 }, () => systemRandom.bytes(16));
    for (const bytes of taken.slice(0, 1_000)) bytes.fill(0);
    expect(new Set(taken.slice(1_000).map((bytes) => bytes.toString('hex'))).size).toBe(1_000);
    expect(taken.slice(1_000).some((bytes) => bytes.equals(Buffer.alloc(16)))).toBe(false);
  });
});

describe('createEnv', () => {
  it('is reproducible with a clock and a seed', () => {
    const options = { clock: '2026-11-20T10:00:00-05:00', seed: 7 };
    const [one, other] = [createEnv(options), createEnv(options)];
    expect(one.clock.now()).toBe(Date.parse(options.clock));
    expect(one.random.uuid()).toBe(other.random.uuid());
  });

  it('uses a given clock unchanged', () => {
    const clock = { now: () => 42 };
    expect(createEnv({ clock }).clock).toBe(clock);
  });

  it("is the machine's without options", async () => {
    const env = createEnv();
    expect(Math.abs(env.clock.now() - systemClock.now())).toBeLessThan(1000);
    expect(env.random.uuid()).not.toBe(createEnv().random.uuid());
    const watch = stopwatch();
    await env.sleep(5);
    expect(watch()).toBeGreaterThanOrEqual(4);
  });
});
