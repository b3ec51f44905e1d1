import { describe, expect, it } from 'vitest';
import { timesAsLong } from '../testing/speed.ts';
import { spendJson, noJsonLimits, usualJsonLimits, type JsonLimits } from './json-budget.ts';
import { jsonProblemText, readJson } from './read-json.ts';

const small: JsonLimits = { jsonValues: 8, jsonItems: 3, jsonMembers: 3, jsonDepth: 3, jsonKeyLength: 4 };

const overOf = (text: string, limits = small) => {
  const spent = spendJson(text, limits);
  if (spent.ok) throw new Error('within the budget');
  return spent.over;
};

describe('the budget of a JSON text', () => {
  it.each<readonly [text: string, limit: keyof JsonLimits, found: number, offset: number]>([
    ['[1,2,3,4]', 'jsonItems', 4, 7],
    ['[{},{},{},{}]', 'jsonItems', 4, 10],
    ['[ "]" , [] , "a\\"," , 4 ]', 'jsonItems', 4, 22],
    ['{"a":1,"b":2,"c":3,"d":4}', 'jsonMembers', 4, 19],
    ['[[1,2],[3,4],[5,6]]', 'jsonValues', 9, 16],
    ['[[[[]]]]', 'jsonDepth', 4, 3],
    ['{"a":{"b":{"c":{}}}}', 'jsonDepth', 4, 15],
    ['{"a":{"abcde":1}}', 'jsonKeyLength', 5, 6],
    ['{"\\u00e1":1}', 'jsonKeyLength', 5, 1],
    ['{"abcdefgh', 'jsonKeyLength', 5, 1],
  ])('ends in %s at %s', (text, limit, found, offset) => {
    expect(overOf(text)).toEqual({ limit, found, expected: small[limit], offset });
  });

  it.each(['', '[1,2,3]', '{"a":"abcdef","b":"{[,","c":[1,2,3]}', '[[],[],{}]', ']]}}', '"\\', ',,,,,,,,,,,,'])(
    'is enough for %s',
    (text) => {
      expect(spendJson(text, small).ok).toBe(true);
    },
  );

  it('counts members only if there are any', () => {
    expect(spendJson('[{"a":"b:c","d":{"e":[":"]}},"f"]', noJsonLimits)).toEqual({ ok: true, members: 3 });
  });

  it('is reported with the place, the actual and the expected value', () => {
    const read = readJson('[1,\n 2,3,4]', small);
    if (read.ok) throw new Error('read');
    expect(read.problem).toEqual({
      code: 'json-too-complex',
      limit: 'jsonItems',
      found: 4,
      expected: 3,
      position: { line: 2, column: 6 },
    });
    expect(jsonProblemText(read.problem).en).toBe(
      '2:6 is beyond the limit jsonItems (json-too-complex): found 4 items in one list, expected at most 3. Split the data.',
    );
  });

  it('is refused before the parser sees the text', () => {
    expect(readJson('[1,2,3,4,x', small)).toMatchObject({ problem: { code: 'json-too-complex' } });
  });

  it.each<readonly [string, string]>([
    ['2,600,000 empty objects', `{"invoice_lines":[${'{},'.repeat(2_600_000)}{}]}`],
    ['20 MB of zeros', `[${'0,'.repeat(10_000_000)}0]`],
    ['20 MB of brackets', '['.repeat(20_000_000)],
    ['a key of 18 MB', `{"${'a'.repeat(18_000_000)}":1}`],
  ])('refuses %s', (_name, text) => {
    expect(readJson(text, usualJsonLimits)).toMatchObject({ problem: { code: 'json-too-complex' } });
  });

  it('is spent in linear time: lists of empty objects, which contain no quote', async () => {
    const lists = `[${Array.from({ length: 25 }, () => `[${'{},'.repeat(19_000)}0]`).join(',')}]`;
    const texts = `[${'"a",'.repeat(lists.length / 4)}0]`;
    spendJson('"a"'.repeat(100_000), noJsonLimits);
    spendJson(`[${'"",'.repeat(100_000)}{"a":1}]`, noJsonLimits);
    const spend = (text: string) => () => spendJson(text, noJsonLimits);
    // In quadratic time, thousands.
    expect(await timesAsLong(spend(lists), spend(texts), 50)).toBeLessThan(50);
  });
});
