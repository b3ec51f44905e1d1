import { describe, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

type Told = {
  readonly observations: number;
  readonly differing: readonly {
    readonly about: string;
    readonly evidence: readonly { readonly where: string; readonly date?: string }[];
    readonly changes: readonly { readonly codes: readonly string[]; readonly what: { readonly en: string } }[];
  }[];
};

describe('what a profile does otherwise than default', () => {
  it('is listed with changes and evidence', async () => {
    const { stdout } = await runHere(['rules', '--profile', 'observed', '--diff', 'default', '--json']);
    const { observations, differing } = JSON.parse(stdout) as Told; // as it prints it
    expect(observations).toBe(31);
    expect(differing.map(({ about }) => about)).toEqual([
      ...['CAD03', 'DAD03', 'CBG04', 'DBG04', 'FAB07a', 'FAB08a', 'ZB01', 'FAZ09', 'RUT01', 'DSAB10b', 'DSAB36'],
    ]);
    expect(differing[0]).toMatchObject({
      evidence: [{ where: 'test', date: '2026-08-09' }],
      profile: 'observed',
      changes: [{ codes: ['CAD03'], what: { en: 'Rechazo → Notificación' }, than: 'laxer' }],
    });
  });

  it.each([
    ['en', 'CBG04: is called CBG04a (another name than default)'],
    ['es', 'CBG04: se llama CBG04a (otro nombre que en default)'],
    ['en', 'production: a public project (file 68415405871), 2026-09-19'],
    ['es', 'producción: un proyecto público (archivo 68415405871), 2026-09-19'],
    ['en', 'Independent witnesses are '],
  ])('is read in %s', async (lang, line) => {
    expect((await runHere(['rules', '--profile', 'observed', '--lang', lang])).stdout).toContain(line);
  });

  it('includes what is only asked for under the profile that has it', async () => {
    expect((await runHere(['rules', '--profile', 'observed-root', '--lang', 'en'])).stdout).toContain(
      'ZE02: fires for',
    );
  });

  it.each([
    ['a profile without observations', ['--profile', 'strict']],
    ['an unknown profile', ['--profile', 'nobody']],
    ['another profile to compare with', ['--profile', 'observed', '--diff', 'full']],
    ['nothing to compare', ['--diff', 'default']],
  ])('is refused for %s', async (_what, flags) => {
    expect((await runHere(['rules', ...flags])).code).not.toBe(0);
  });
});
