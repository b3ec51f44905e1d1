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

  type Listed = {
    readonly entries: number;
    readonly rules: readonly { readonly code: string; readonly neverByRequest?: { readonly why: string } }[];
  };

  it('has the rules that no request breaks, each with the reason', async () => {
    const listed = async (...more: readonly string[]) =>
      JSON.parse((await runHere(['rules', '--by-request', '--json', ...more])).stdout) as Listed; // as it prints it
    const [reachable, never] = [await listed(), await listed('--not')];
    expect(reachable.entries + never.entries).toBe(entries);
    const reasons = new Map(never.rules.map(({ code, neverByRequest }) => [code, neverByRequest?.why]));
    expect(reachable.rules.filter(({ neverByRequest }) => neverByRequest !== undefined)).toEqual([]);
    expect([...reasons.values()].filter((why) => why === undefined)).toEqual([]);
    expect(['ZC01', 'ZD04', 'ZE02', 'DC24', 'LGC15', 'ZIP-EMPTY', 'FAD06'].map((code) => reasons.get(code))).toEqual([
      'envelope',
      'certificate',
      'signature',
      'clock',
      'events',
      'zip',
      'xml',
    ]);
  });

  it('has the reasons in the language of the reader, and only with --by-request', async () => {
    const [english = [], spanish = []] = await Promise.all(
      ['en', 'es'].map(async (lang) =>
        (await runHere(['rules', '--by-request', '--not', '--group', 'ZD', '--lang', lang])).stdout.split('\n'),
      ),
    );
    expect(spanish).toHaveLength(english.length);
    expect(english.filter((line) => spanish.includes(line) && line.startsWith('  '))).toEqual([]);
    expect(await runHere(['rules', '--not'])).toMatchObject({ code: 2 });
  });

  it('is the same as data', async () => {
    const { stdout } = await runHere(['rules', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ entries, codes });
  });
});
