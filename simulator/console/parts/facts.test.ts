import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/common/html/html.ts';
import { figure, moment } from './facts.ts';

describe('a figure', () => {
  it.each([
    ['0', '0', '0'],
    ['999', '999', '999'],
    ['1000', '1.000', '1,000'],
    ['1386350.00', '1.386.350,00', '1,386,350.00'],
    ['-1234.5678', '-1.234,5678', '-1,234.5678'],
    ['', '', ''],
    ['1e3', '1e3', '1e3'],
    ['<b>', '<b>', '<b>'],
  ])('%j has its thousands apart', (text, es, en) => {
    expect([figure(text, 'es'), figure(text, 'en')]).toEqual([es, en]);
  });
});

describe('a moment', () => {
  const noon = Date.UTC(2026, 10, 20, 17);
  const shown = (now?: number) => /title="([^"]*)"\s*>([^<]*)</.exec(htmlText(moment(noon, now)))?.slice(1);

  it.each([
    ['without a present', undefined, ['', '2026-11-20 12:00:00']],
    ['today', noon + 1000, ['2026-11-20 12:00:00', '12:00:00']],
    ['late on the same Colombian day', Date.UTC(2026, 10, 21, 4), ['2026-11-20 12:00:00', '12:00:00']],
    ['on the next Colombian day', Date.UTC(2026, 10, 21, 5), ['', '2026-11-20 12:00:00']],
  ])('%s', (_when, now, expected) => {
    expect(shown(now)).toEqual(expected);
  });
});
