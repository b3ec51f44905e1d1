import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCli } from '../testing/commands.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensayo-own-data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('services started for a load run keep nothing where the user keeps documents', async () => {
  writeFileSync(join(folder, 'ensayo.yaml'), 'commands: { up: { data: documents } }\n');
  // Nothing answers at that port: services that used the database would not start.
  const env = { ENSAYO_POSTGRES: 'postgres://user:password@127.0.0.1:1/documents' };
  const { stdout } = await runCli(['load', '--count', '1', '--warm-up', '0', '--json'], env, { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ accepted: 1 });
  expect(existsSync(join(folder, 'documents'))).toBe(false);
}, 240_000);
