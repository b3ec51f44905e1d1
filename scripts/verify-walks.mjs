/** Executes the walks of docs/walks as they are written, each in a shell and an empty folder of its own. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const walks = fileURLToPath(new URL('../docs/walks/', import.meta.url));
const cli = fileURLToPath(new URL('ensayo.mjs', import.meta.url));

/** @param {string} page */
const scriptOf = (page) => [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text).join('\n');

/**
 * @param {string} name
 * @param {{ folder: string, path: string }} where
 * @returns {Promise<boolean>}
 */
const walk = (name, { folder, path }) =>
  new Promise((done) => {
    const cwd = join(folder, name);
    mkdirSync(cwd);
    const script = `exec > >(cat) 2>&1; set -euxo pipefail\n${scriptOf(readFileSync(join(walks, name), 'utf8'))}`;
    const env = { ...process.env, PATH: path, NO_COLOR: '1', LANG: 'en_US.UTF-8' };
    const child = spawn('bash', ['-c', script], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (part) => (said += String(part)));
    const started = performance.now();
    child.on('exit', (code) => {
      // What a walk left running in the background ends with it.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(code === 0 ? `✓ ${name} ${seconds} s` : `✗ ${name} ${seconds} s, exit code ${String(code)}\n${said}`);
      done(code === 0);
    });
  });

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'ensayo-walks-'));
try {
  // As "npm link" does it.
  const command = join(folder, 'ensayo');
  writeFileSync(command, `#!/bin/sh\nexec node "${cli}" "$@"\n`);
  chmodSync(command, 0o755);
  const path = `${folder}:${process.env.PATH ?? ''}`;
  let failed = 0;
  for (const name of readdirSync(walks).filter((each) => each !== 'README.md')) {
    if (!(await walk(name, { folder, path }))) failed += 1;
  }
  if (failed > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
