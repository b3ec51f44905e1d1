/** The commands that work for seconds print one language, too. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasEnglish, hasSpanish } from '../../simulator/testing/languages.fixture.ts';
import { runCli } from '../harness/testing/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-languages-deep-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each([
  ['es', hasEnglish],
  ['en', hasSpanish],
] as const)('in %s', (language, isForeign) => {
  it.each([
    { args: ['demo'] },
    { args: ['load', '--count', '5', '--warm-up', '0', '--invalid', '50%'] },
    { args: ['load', '--find-limit', '--step', '100ms', '--concurrency', '2'] },
    { args: ['rehearse', '--set', 'support', '--out', join(folder, language)] },
    { args: ['rehearse', '--verify', join(folder, language)] },
    { args: ['conform', '--code', 'FAU14', '--out', join(folder, `conform-${language}`)] },
  ])('$args prints one language', async ({ args }) => {
    const { code, stdout, stderr } = await runCli(args, { ENSAYO_LANG: language });
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(isForeign)).toEqual([]);
  });
});
