import { describe, expect, it } from 'vitest';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { FailedRule } from '../judge/engine/results.ts';
import { outcomeOf } from '../testing/rules.fixture.ts';
import { failedLines } from '../judge/engine/report.ts';

const foundIn = async (...messages: readonly string[]): Promise<FailedRule> => {
  const schema: Facts['schema'] = messages.map((text, index) => ({
    fault: 'value',
    message: { en: text, es: `${text}, en español` },
    line: 3 + index,
    column: 7,
    xpath: undefined,
  }));
  const result = await outcomeOf('ZB01', { facts: { schema } });
  if (result.status !== 'failed') throw new Error(`ZB01 ${result.status}.`);
  return result;
};

describe('the finding of the schema (ZB01)', () => {
  it.each([
    [['A.'], 'line 3, column 7: A.', 'línea 3, columna 7: A., en español'],
    [
      ['A.', 'B.'],
      'line 3, column 7: A. (and 1 more: line 4, column 7: B.)',
      'línea 3, columna 7: A., en español (y 1 más: línea 4, columna 7: B., en español)',
    ],
    [
      ['A', 'B', 'C', 'D', 'E'],
      'line 3, column 7: A (and 4 more, the first 3: line 4, column 7: B; line 5, column 7: C; line 6, column 7: D)',
      'línea 3, columna 7: A, en español (y 4 más, los primeros 3: línea 4, columna 7: B, en español; línea 5, columna 7: C, en español; línea 6, columna 7: D, en español)',
    ],
  ])('of %j counts those behind the first, and names up to three of them', async (messages, english, spanish) => {
    expect(failedLines([await foundIn(...messages)])).toMatchObject([{ found: english, spanish: { found: spanish } }]);
  });

  it('names no column where none is known', async () => {
    const schema: Facts['schema'] = [
      { fault: 'value', message: { en: 'A.', es: 'A.' }, line: 3, column: undefined, xpath: '/Invoice' },
    ];
    const result = await outcomeOf('ZB01', { facts: { schema } });
    expect(failedLines(result.status === 'failed' ? [result] : [])).toMatchObject([{ found: 'line 3, /Invoice: A.' }]);
  });

  it('puts up to 300 characters of its text into the line', async () => {
    expect((await foundIn('x'.repeat(300))).message).toMatch(/ - x{300} -$/);
    expect((await foundIn('x'.repeat(301))).message).toMatch(/ - x{300}… -$/);
  });
});
