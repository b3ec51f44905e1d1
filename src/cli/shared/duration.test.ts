import { describe, expect, it } from 'vitest';
import { durationOf, durationText } from './duration.ts';
import { UsageError } from './output.ts';

describe('a duration', () => {
  it.each([
    ['90s', 90_000, '1m30s'],
    ['6d12h', 561_600_000, '6d12h'],
    ['500ms', 500, '500ms'],
    ['5m1s', 301_000, '5m1s'],
    ['0s', 0, '0s'],
    ['1.5h', 5_400_000, '1h30m'],
  ])('%s is %i ms, printed as %s', (text, milliseconds, told) => {
    expect(durationOf(text)).toBe(milliseconds);
    expect(durationText(milliseconds)).toBe(told);
    expect(durationText(-milliseconds)).toBe(told);
  });

  it.each(['', '5', 'h', '-1h', '1 h', '1w', '99999999999999999d'])('is not %j', (text) => {
    expect(() => durationOf(text)).toThrow(UsageError);
    expect(() => durationOf(text)).toThrow(`"${text}"`);
  });
});
