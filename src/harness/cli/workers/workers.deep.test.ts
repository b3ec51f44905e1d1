import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCli } from '../../testing/commands.ts';
import { describeWorkers } from './workers.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-workers-'));
let folders = 0;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describeWorkers('SQLite', () => Promise.resolve(['--data', join(folder, String((folders += 1)))]));

it('tell a wrong option once, before any of them begins', { timeout: 60_000 }, async () => {
  const data = join(folder, 'wrong');
  const { code, stderr } = await runCli(['up', '--workers', '2', '--data', data, '--port', 'abc']);
  expect({ code, stderr: stderr.trim() }).toEqual({
    code: 2,
    stderr: 'ensayo: --port is "abc". Expected a port from 0 to 65535. (wrong-usage)',
  });
  expect(existsSync(data)).toBe(false);
});
