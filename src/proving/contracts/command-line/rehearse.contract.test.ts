/** What scripts see of `ensayo rehearse`: standard output, exit code, files. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../cli/shared/spoken.ts';
import { runCli } from '../../../harness/testing/commands.ts';
import { rehearse } from '../../../cli/rehearse/run-rehearse.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-rehearse-'));

const defaults = {
  set: 'support',
  profile: 'habilitación',
  port: '0',
  authorityPort: '0',
  httpsPort: '0',
  https: false,
  advice: true,
};

type Ran = { readonly stdout: string; readonly code: typeof process.exitCode };

/** In this process, whose exit code it must not change. */
const run = async (flags: object): Promise<Ran> => {
  let stdout = '';
  const keep = (text: unknown): boolean => {
    stdout += String(text);
    return true;
  };
  const before = process.exitCode;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  process.exitCode = undefined;
  try {
    await rehearse({ ...defaults, ...flags });
    return { stdout, code: process.exitCode };
  } finally {
    process.exitCode = before;
    vi.restoreAllMocks();
  }
};

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('ensayo rehearse', () => {
  it('prints with --json the same data that it files, and nothing else', async () => {
    const { stdout, code } = await run({ json: true, out: folder });
    expect(stdout).toBe(readFileSync(join(folder, 'informe.json'), 'utf8'));
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'accepted', seed: 'rehearse', mode: 'automatic' });
    expect(code).toBeUndefined();
  });

  it('exits with 1 where something is missing', async () => {
    const { stdout, code } = await run({ wait: true, timeout: '0', out: join(folder, 'waited') });
    expect(stdout).toContain('TestSetId');
    expect(stdout).toContain('INCOMPLETE');
    for (const path of ['support-document', 'sd-credit-note'])
      expect(stdout).toMatch(
        new RegExp(`ensayo generate .* \\| curl -s http://\\S+/api/ubl2.1/${path}/[0-9a-f-]{36} `),
      );
    expect(stdout).toMatch(/Console +http:\/\/\S+\/console/);
    expect(code).toBe(1);
  });

  it('keeps the report that a folder has, unless --force is given', async () => {
    const before = readFileSync(join(folder, 'informe.json'));
    await expect(run({ out: folder })).rejects.toThrow(
      expect.objectContaining({ code: 'file-exists', message: expect.stringContaining('--force') as string }),
    );
    expect(readFileSync(join(folder, 'informe.json')).equals(before)).toBe(true);
    const { code } = await run({ out: folder, force: true, seed: 'another' });
    expect(code).toBeUndefined();
    expect(readFileSync(join(folder, 'informe.json')).equals(before)).toBe(false);
  });

  it('gives each report a folder of its own without --out, also if the clock stands still', async () => {
    const cwd = mkdtempSync(join(folder, 'own-'));
    const args = ['--wait', '--timeout', '0', '--set', 'support', '--clock', '2026-11-20T10:00:00-05:00'];
    const ports = ['--port', '0', '--authority-port', '0', '--no-https'];
    const reports = join(cwd, 'reports', 'rehearse');
    const earlier = join(reports, '901700200-20261120-100000');
    mkdirSync(earlier, { recursive: true });
    writeFileSync(join(earlier, 'informe.pdf'), '');
    const { code } = await runCli(['rehearse', ...args, ...ports], {}, { cwd });
    expect(code).toBe(1); // nobody sent
    expect(readdirSync(reports).sort()).toEqual([basename(earlier), `${basename(earlier)}-2`]);
  });

  it('reports in Spanish whether files were changed', async () => {
    const out = mkdtempSync(join(folder, 'es-'));
    await run({ out });
    writeFileSync(join(out, 'informe.html'), 'changed');
    rmSync(join(out, 'informe.pdf'));
    speak('es');
    try {
      const { stdout } = await run({ verify: out });
      expect(stdout).toMatch(/informe\.html +su SHA-256 es distinto/);
      expect(stdout).toMatch(/informe\.pdf +falta/);
    } finally {
      speak('en');
    }
  });

  it('reports with --verify whether files were changed', async () => {
    expect((await run({ verify: folder })).code).toBeUndefined();
    writeFileSync(join(folder, 'informe.html'), 'changed');
    const { stdout, code } = await run({ verify: folder });
    expect(stdout).toMatch(/informe\.html +its SHA-256 differs/);
    expect(code).toBe(1);
  });

  it.each([
    [{ set: 'nope' }, /--set is "nope"/],
    [{ attach: 'somewhere', nit: '1' }, /--attach is "somewhere"/],
    [{ profile: 'nope' }, /nope/],
    [{ clock: 'noon' }, /noon/],
  ])('refuses %j with a sentence', async (flags, message) => {
    await expect(run(flags)).rejects.toThrow(message);
  });
});
