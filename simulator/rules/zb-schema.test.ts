import { describe, expect, it } from 'vitest';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { FailedRule } from '../engine/results.ts';
import { outcomeOf } from '../testing/rules.fixture.ts';

const foundIn = async (...messages: readonly string[]): Promise<FailedRule> => {
  const schema: Facts['schema'] = messages.map((text) => ({
    message: { en: text, es: `${text}, en español` },
    line: 3,
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
    [['A.', 'B.'], 'line 3, column 7: A. (and 1 more)', 'línea 3, columna 7: A., en español (y 1 más)'],
    [['A.', 'B.', 'C.'], 'line 3, column 7: A. (and 2 more)', 'línea 3, columna 7: A., en español (y 2 más)'],
  ])('of %j counts those behind the first', async (messages, english, spanish) => {
    const { failures } = await foundIn(...messages);
    expect(failures).toMatchObject([{ found: english, spanish: { found: spanish } }]);
  });

  it('names no column where none is known', async () => {
    const schema: Facts['schema'] = [
      { message: { en: 'A.', es: 'A.' }, line: 3, column: undefined, xpath: '/Invoice' },
    ];
    const result = await outcomeOf('ZB01', { facts: { schema } });
    expect(result).toMatchObject({ failures: [{ found: 'line 3, /Invoice: A.' }] });
  });

  it('puts up to 300 characters of its text into the line', async () => {
    expect((await foundIn('x'.repeat(300))).message).toMatch(/ - x{300} -$/);
    expect((await foundIn('x'.repeat(301))).message).toMatch(/ - x{300}… -$/);
  });
});
