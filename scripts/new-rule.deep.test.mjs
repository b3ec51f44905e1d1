import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('npm run new:rule in a copy of the project', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'ensayo-new-rule-'));
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\0').filter((name) => name !== '')) {
      cpSync(join(root, file), join(copy, file), { recursive: true, force: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  it('as CONTRIBUTING shows it, writes a rule whose scenarios pass', { timeout: 600_000 }, () => {
    // The command that CONTRIBUTING shows, as a reader would copy it; one argument contains spaces.
    const [, line = ''] = /^npm run new:rule -- (.+)$/m.exec(readFileSync(join(copy, 'CONTRIBUTING.md'), 'utf8')) ?? [];
    const args = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new-rule.mjs', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toContain('3 scenarios (3 passed)');
    expect(status).toBe(0);
    const page = execFileSync(process.execPath, ['scripts/ensayo.mjs', 'docs', 'rules/AV90'], {
      cwd: copy,
      encoding: 'utf8',
    });
    for (const code of ['FAV90', 'CAV90', 'DSAV90']) expect(page).toContain(code);
  });

  it('leaves its row of the transcription to a reader, whom tests tell what is wanted', { timeout: 600_000 }, () => {
    const tests = [
      'simulator/rules/specification.test.ts',
      'src/proving/contracts/boundaries/boundaries.contract.test.ts',
    ];
    const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
    expect(status).toBe(1);
    for (const wanted of ['kind', 'target', 'source', 'absent, empty, blank']) {
      expect(`${stdout}${stderr}`).toContain(`"supportDocument/DSAV90: ${wanted}"`);
    }
  });
});
