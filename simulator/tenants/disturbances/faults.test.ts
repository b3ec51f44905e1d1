import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/common/env/env.ts';
import type { FaultOptions, Point } from './fault-kinds.ts';
import { createFaults, type Faults } from './faults.ts';
import type { About } from './matcher.ts';

const about: About = { operation: 'SendBillSync', documents: [] };
const made = (...options: readonly FaultOptions[]): Faults => {
  const faults = createFaults(seededRandom('faults'));
  options.forEach(faults.add);
  return faults;
};
const struckAt = async (faults: Faults, point: Point, of: About = about): Promise<readonly string[]> => {
  const struck: string[] = [];
  for await (const { id } of faults.take(point, of)) struck.push(id);
  return struck;
};

const unavailable = { fault: 'status', status: 503 } as const;

describe('faults', () => {
  it('apply at their own point, in the order in which they were added', async () => {
    const faults = made(
      { fault: 'html' },
      { fault: 'lost-answer' },
      { fault: 'html', at: 'answer' },
      { fault: 'in-process' },
    );
    expect(await struckAt(faults, 'request')).toEqual(['fault-1']);
    expect(await struckAt(faults, 'answer')).toEqual(['fault-2', 'fault-3']);
    expect(await struckAt(faults, 'judgement')).toEqual(['fault-4']);
    expect(faults.list().map(({ point, struck }) => [point, struck])).toEqual([
      ['request', 1],
      ['answer', 1],
      ['answer', 1],
      ['judgement', 1],
    ]);
  });

  it('apply so many times, are listed as spent, and do not count matches that were spared', async () => {
    const faults = made({ ...unavailable, times: 2 }, { ...unavailable, when: { operation: 'GetStatus' } });
    for (let each = 0; each < 4; each += 1) await struckAt(faults, 'request');
    expect(faults.list()).toMatchObject([
      { id: 'fault-1', struck: 2, spent: true },
      { id: 'fault-2', struck: 0, spent: false },
    ]);
  });

  it('that nobody takes do not count', async () => {
    const faults = made(unavailable, unavailable);
    for await (const { id } of faults.take('request', about)) if (id === 'fault-1') break;
    expect(faults.list().map(({ struck }) => struck)).toEqual([1, 0]);
  });

  const hitsOf = async (options: Partial<FaultOptions>, count: number, beside: readonly FaultOptions[] = []) => {
    const faults = made({ ...unavailable, probability: 0.3, ...options } as FaultOptions, ...beside);
    let seen = '';
    for (let each = 0; each < count; each += 1) {
      seen += (await struckAt(faults, 'request')).includes('fault-1') ? 'x' : '.';
    }
    return seen;
  };

  it('apply at random about as often as they should', async () => {
    const share = (await hitsOf({}, 2_000)).replaceAll('.', '').length / 2_000;
    expect(share).toBeGreaterThan(0.26);
    expect(share).toBeLessThan(0.34);
    expect(await hitsOf({ probability: 1 }, 50)).toBe('x'.repeat(50));
  });

  it('affect the same requests with the same seed, whatever other faults there are', async () => {
    const other = { ...unavailable, probability: 0.5 };
    expect(await hitsOf({ seed: 'lunes' }, 40)).toBe(await hitsOf({ seed: 'lunes' }, 40, [other]));
    expect(await hitsOf({ seed: 'lunes' }, 40)).not.toBe(await hitsOf({ seed: 'martes' }, 40));
    expect(await hitsOf({}, 40)).toBe(await hitsOf({}, 40));
  });

  it('need documents only while one with a document condition may apply', async () => {
    const faults = made({ ...unavailable, times: 1, when: { number: 'S*' } }, unavailable);
    expect(faults.asksForDocuments()).toBe(true);
    const meant = { operation: undefined, documents: [{ nit: undefined, kind: undefined, number: 'S1' }] };
    expect(await struckAt(faults, 'request', meant)).toHaveLength(2);
    expect(faults.asksForDocuments()).toBe(false);
  });

  it('release what they hold when they are removed', async () => {
    const faults = made({ fault: 'in-process' }, { fault: 'in-process' });
    await faults.hold('fault-1', ['ABC']);
    await faults.hold('fault-2', ['def']);
    expect([faults.holds('abc'), faults.holds('DEF'), faults.holds('x')]).toEqual([true, true, false]);
    expect([faults.remove('fault-1'), faults.remove('fault-1')]).toEqual([true, false]);
    expect([faults.holds('abc'), faults.holds('def')]).toEqual([false, true]);
    faults.clear();
    expect([faults.holds('def'), faults.isEmpty()]).toEqual([false, true]);
  });

  it('hold nothing that a document brings which was being judged when they were removed', async () => {
    const faults = made({ fault: 'in-process' });
    faults.remove('fault-1');
    expect([await faults.hold('fault-1', ['abc']), faults.holds('abc')]).toEqual([false, false]);
  });

  it('never reuse the name of one that was removed', () => {
    const faults = made({ fault: 'html' });
    faults.clear();
    expect(faults.add({ fault: 'html' }).id).toBe('fault-2');
    expect(faults.get('fault-1')).toBeUndefined();
  });

  it('go on in another process where they were', async () => {
    const faults = made({ ...unavailable, probability: 0.5, seed: 'lunes', times: 9 }, { fault: 'in-process' });
    const [alone, first] = [made(...faults.list()), await struckAt(faults, 'request')];
    await faults.hold('fault-2', ['abc']);
    const other = made(unavailable);
    other.restore(JSON.parse(JSON.stringify(faults.kept())) as ReturnType<Faults['kept']>);
    expect(other.list()).toEqual(faults.list());
    expect(other.holds('ABC')).toBe(true);
    expect(other.add({ fault: 'html' }).id).toBe('fault-3');
    const second = await struckAt(other, 'request');
    for (const seen of [first, second]) {
      expect(seen.includes('fault-1')).toBe((await struckAt(alone, 'request')).includes('fault-1'));
    }
  });
});
