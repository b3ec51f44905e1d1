import { describe, expect, it } from 'vitest';
import { catalogueTotals, listedRules } from '../../harness/catalogue-facts.ts';
import { runHere } from '../testing/run-here.ts';
import { requestableCodes } from '../../harness/violations/by-request.ts';

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

  it('is followed by the total with the codes of events', async () => {
    const { stdout } = await runHere(['rules', '--coverage', '--lang', 'en']);
    expect(stdout.trimEnd().split('\n').at(-1)).toContain(`${String(catalogueTotals().allCodes)} codes`);
  });

  it('has the codes that a request can reach, those about the message included', async () => {
    const { stdout } = await runHere(['rules', '--by-request', '--json']);
    const { codes: reachable } = JSON.parse(stdout) as { readonly codes: number }; // as `ensayo rules --json` prints it
    expect(reachable).toBe(new Set(requestableCodes().map(({ code }) => code)).size);
  });

  it('is the same as data', async () => {
    const { stdout } = await runHere(['rules', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ entries, codes });
  });
});
