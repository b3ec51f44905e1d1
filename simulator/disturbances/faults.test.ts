import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/common/env/env.ts';
import type { FaultOptions } from './fault-kinds.ts';
import { createFaults, type Faults } from './faults.ts';
import type { About } from './matcher.ts';

const about: About = { operation: 'SendBillSync', documents: [] };
const made = (...options: readonly FaultOptions[]): Faults => {
  const faults = createFaults(seededRandom('faults'));
  options.forEach(faults.add);
  return faults;
};
const struckAt = (faults: Faults, point: 'request' | 'answer' | 'judgement'): readonly string[] =>
  [...faults.strikes(point, about)].map(({ id }) => id);

const unavailable = { fault: 'status', status: 503 } as const;

describe('faults', () => {
  it('strike at their own point, in the order in which they were added', () => {
    const faults = made(
      { fault: 'html' },
      { fault: 'lost-answer' },
      { fault: 'html', at: 'answer' },
      { fault: 'in-process' },
    );
    expect(struckAt(faults, 'request')).toEqual(['fault-1']);
    expect(struckAt(faults, 'answer')).toEqual(['fault-2', 'fault-3']);
    expect(struckAt(faults, 'judgement')).toEqual(['fault-4']);
    expect(faults.list().map(({ point, struck }) => [point, struck])).toEqual([
      ['request', 1],
      ['answer', 1],
      ['answer', 1],
      ['judgement', 1],
    ]);
  });

  it('strike so many times, are listed as spent, and do not count matches that did not strike', () => {
    const faults = made({ ...unavailable, times: 2 }, { ...unavailable, when: { operation: 'GetStatus' } });
    for (let each = 0; each < 4; each += 1) struckAt(faults, 'request');
    expect(faults.list()).toMatchObject([
      { id: 'fault-1', struck: 2, spent: true },
      { id: 'fault-2', struck: 0, spent: false },
    ]);
  });

  it('that nobody takes do not count', () => {
    const faults = made(unavailable, unavailable);
    for (const { id } of faults.strikes('request', about)) if (id === 'fault-1') break;
    expect(faults.list().map(({ struck }) => struck)).toEqual([1, 0]);
  });

  const strikesOf = (options: Partial<FaultOptions>, count: number, beside: readonly FaultOptions[] = []): string => {
    const faults = made({ ...unavailable, probability: 0.3, ...options } as FaultOptions, ...beside);
    return Array.from({ length: count }, () => (struckAt(faults, 'request').includes('fault-1') ? 'x' : '.')).join('');
  };

  it('strike at random about as often as they should', () => {
    const share = strikesOf({}, 2_000).replaceAll('.', '').length / 2_000;
    expect(share).toBeGreaterThan(0.26);
    expect(share).toBeLessThan(0.34);
    expect(strikesOf({ probability: 1 }, 50)).toBe('x'.repeat(50));
  });

  it('strike the same requests with the same seed, whatever other faults there are', () => {
    const other = { ...unavailable, probability: 0.5 };
    expect(strikesOf({ seed: 'lunes' }, 40)).toBe(strikesOf({ seed: 'lunes' }, 40, [other]));
    expect(strikesOf({ seed: 'lunes' }, 40)).not.toBe(strikesOf({ seed: 'martes' }, 40));
    expect(strikesOf({}, 40)).toBe(strikesOf({}, 40));
  });

  it('need documents only while one with a document condition may strike', () => {
    const faults = made({ ...unavailable, times: 1, when: { number: 'S*' } }, unavailable);
    expect(faults.asksForDocuments()).toBe(true);
    const meant = { operation: undefined, documents: [{ nit: undefined, kind: undefined, number: 'S1' }] };
    expect([...faults.strikes('request', meant)]).toHaveLength(2);
    expect(faults.asksForDocuments()).toBe(false);
  });

  it('release what they hold when they are removed', () => {
    const faults = made({ fault: 'in-process' }, { fault: 'in-process' });
    faults.hold('fault-1', 'ABC');
    faults.hold('fault-2', 'def');
    expect([faults.holds('abc'), faults.holds('DEF'), faults.holds('x')]).toEqual([true, true, false]);
    expect([faults.remove('fault-1'), faults.remove('fault-1')]).toEqual([true, false]);
    expect([faults.holds('abc'), faults.holds('def')]).toEqual([false, true]);
    faults.clear();
    expect([faults.holds('def'), faults.isEmpty()]).toEqual([false, true]);
  });

  it('never reuse the name of one that was removed', () => {
    const faults = made({ fault: 'html' });
    faults.clear();
    expect(faults.add({ fault: 'html' }).id).toBe('fault-2');
    expect(faults.get('fault-1')).toBeUndefined();
  });
});
