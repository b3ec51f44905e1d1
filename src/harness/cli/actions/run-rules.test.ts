import { describe, expect, it } from 'vitest';
import { listedRules } from '../../catalogue-facts.ts';
import { runHere } from '../../testing/commands.ts';

const entries = listedRules().length;
const codes = new Set(listedRules().map(({ code }) => code)).size;

describe('the number of rules', () => {
  it.each([
    ['en', `${String(entries)} rules with ${String(codes)} codes; `],
    ['es', `${String(entries)} reglas con ${String(codes)} códigos; `],
  ])('is that of entries, with that of their codes (%s)', async (lang, sum) => {
    const { stdout } = await runHere(['rules', '--coverage', '--lang', lang]);
    expect(stdout.trimEnd().split('\n').at(-1)).toContain(sum);
  });

  it('is the same as data', async () => {
    const { stdout } = await runHere(['rules', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ entries, codes });
  });
});
