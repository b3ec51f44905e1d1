import { describe, expect, it } from 'vitest';
import { numbersWrittenAs } from './written-number.ts';

describe('a written number', () => {
  it.each([
    ['50026236,57', ['50026236.57']],
    ['50.026.236,57', ['50026236.57']],
    ['50,026,236.57', ['50026236.57']],
    ['50.026.236', ['50026236']],
    ['19,5', ['19.5']],
    ['-1.250,00', ['-1250.00']],
    ['$ 1 250,00', ['1250.00']],
    ['COP 1.250,00', ['1250.00']],
    ['1250.00 COP', ['1250.00']],
    ['1,250', ['1.250', '1250']],
    ['1250.00', ['1250.00']],
  ])('%j is %j', (text, numbers) => {
    expect(numbersWrittenAs(text)).toEqual(numbers);
  });

  it.each(['', 'x', '20/11/2026', '2026-11-20', '1.25,00', '12,34,56', '1,2,3', '1 a 2', 'Nov 20'])(
    '%j is none',
    (text) => {
      expect(numbersWrittenAs(text)).toEqual([]);
    },
  );
});
