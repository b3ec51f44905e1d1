import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../../scripts/ensayo.mjs', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensayo-own-data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('services started for a load run keep nothing where the user keeps documents', async () => {
  writeFileSync(join(folder, 'ensayo.yaml'), 'commands: { up: { data: documents } }\n');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'load', '--count', '1', '--warm-up', '0', '--json'],
    // Nothing answers at that port: services that used the database would not start.
    { cwd: folder, env: { ...process.env, ENSAYO_POSTGRES: 'postgres://user:password@127.0.0.1:1/documents' } },
  );
  expect(JSON.parse(stdout)).toMatchObject({ accepted: 1 });
  expect(existsSync(join(folder, 'documents'))).toBe(false);
}, 240_000);
