import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, colombianDate, colombianDateTime, colombianTime, daysBetween, isDate } from './time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('Colombian time', () => {
  it.each<[instant: string, date: string, time: string]>([
    ['2026-11-20T15:00:00Z', '2026-11-20', '10:00:00'],
    ['2026-11-21T04:59:59.999Z', '2026-11-20', '23:59:59'],
    ['2026-11-21T05:00:00Z', '2026-11-21', '00:00:00'],
    ['2027-01-01T00:00:00Z', '2026-12-31', '19:00:00'],
    ['2028-03-01T04:00:00Z', '2028-02-29', '23:00:00'],
    ['2026-07-01T12:00:00+02:00', '2026-07-01', '05:00:00'],
  ])('of %s is %s %s', (instant, date, time) => {
    const at = Date.parse(instant);
    expect(colombianDate(at)).toBe(date);
    expect(colombianTime(at)).toBe(time);
    expect(colombianDateTime(at)).toBe(`${date}T${time}-05:00`);
  });

  it('does not depend on the time zone of the machine', () => {
    const at = Date.parse('2026-11-21T04:59:59Z');
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/New_York']) {
      vi.stubEnv('TZ', zone);
      expect(colombianDateTime(at)).toBe('2026-11-20T23:59:59-05:00');
    }
  });

  it('is the same instant when read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
        expect(Date.parse(colombianDateTime(seconds * 1000))).toBe(seconds * 1000);
      }),
    );
  });
});

describe('isDate', () => {
  it.each<[text: string, is: boolean]>([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['20261120', false],
    ['2026-11-20T00:00:00', false],
    ['2026-11-20 ', false],
    ['', false],
  ])('%j: %s', (text, is) => {
    expect(isDate(text)).toBe(is);
  });
});

describe('days', () => {
  it.each<[from: string, to: string, days: number]>([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-21', '2026-11-20', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    ['2026-01-01', '2027-01-01', 365],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });

  it('can be added and subtracted again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -20_000, max: 20_000 }), (start, days) => {
        const date = addDays('1970-01-01', start);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isDate(addDays(date, days))).toBe(true);
      }),
    );
  });
});
