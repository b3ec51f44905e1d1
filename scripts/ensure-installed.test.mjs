import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingReason } from './ensure-installed.mjs';

describe('missingReason', () => {
  let project = '';
  /** @param {string} path @param {unknown} value */
  const write = (path, value) => {
    const file = join(project, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  /** @param {string} version */
  const lock = (version, more = {}) => ({
    packages: { '': { dependencies: { a: version } }, 'node_modules/a': { version }, ...more },
  });

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'ensayo-install-'));
    write('package-lock.json', lock('1.0.0'));
    write('node_modules/.package-lock.json', lock('1.0.0'));
    write('node_modules/a/package.json', { name: 'a' });
  });
  afterEach(() => {
    rmSync(project, { recursive: true });
  });

  it('is silent about a complete installation, whoever made it', () => {
    expect(missingReason(project)).toBeUndefined();
    expect(missingReason(join(import.meta.dirname, '..'))).toBeUndefined();
  });

  it('sees a fresh clone', () => {
    rmSync(join(project, 'node_modules'), { recursive: true });
    expect(missingReason(project)).toBe('dependencies are not installed yet');
  });

  it('detects a changed lock file', () => {
    write('package-lock.json', lock('2.0.0'));
    expect(missingReason(project)).toBe('a is 1.0.0, package-lock.json says 2.0.0');
  });

  it('detects an installation without the development tools', () => {
    write('package-lock.json', lock('1.0.0', { 'node_modules/@s/tool': { version: '3.0.0', dev: true } }));
    expect(missingReason(project)).toBe('@s/tool is missing, package-lock.json says 3.0.0');
  });

  it('detects a folder that somebody removed', () => {
    rmSync(join(project, 'node_modules/a'), { recursive: true });
    expect(missingReason(project)).toBe('a is missing');
  });

  it('does not require the packages of other platforms', () => {
    write('package-lock.json', lock('1.0.0', { 'node_modules/b': { version: '1.0.0', optional: true } }));
    expect(missingReason(project)).toBeUndefined();
  });

  it('detects a node_modules folder copied from another platform', () => {
    const name = `node_modules/@esbuild/${process.platform}-${process.arch}`;
    write('package-lock.json', lock('1.0.0', { [name]: { version: '1.0.0', optional: true } }));
    expect(missingReason(project)).toContain('another platform');
  });

  it('reports a lock file that cannot be read', () => {
    writeFileSync(join(project, 'package-lock.json'), '{');
    expect(missingReason(project)).toBe('package-lock.json cannot be read');
  });
});

/** A project whose installation fails at once, because there is no npm, with the file of an installation in it. */
const installBeside = async (/** @type {number} */ secondsAgo, /** @type {string} */ content) => {
  const project = mkdtempSync(join(tmpdir(), 'ensayo-beside-'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ engines: { node: '>=12.0.0' } }));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
  mkdirSync(join(project, 'scripts'));
  for (const name of ['node-version.mjs', 'ensure-installed.mjs']) {
    cpSync(join(import.meta.dirname, name), join(project, 'scripts', name));
  }
  const file = join(project, '.ensayo', 'installing');
  mkdirSync(join(project, '.ensayo'));
  writeFileSync(file, content);
  const touched = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(file, touched, touched);
  const child = spawn(process.execPath, [join(project, 'scripts/ensure-installed.mjs')], {
    env: { PATH: project, npm_execpath: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let hasWaited = false;
  child.stderr.on('data', (said) => {
    if (!String(said).includes('waiting')) return;
    hasWaited = true;
    child.kill();
  });
  const [status] = await once(child, 'exit');
  rmSync(project, { recursive: true });
  return { hasWaited, status };
};

describe('an installation that was begun', () => {
  it('is over when its file is no longer touched, even if a process has its number', async () => {
    expect(await installBeside(60, String(process.pid))).toEqual({ hasWaited: false, status: 2 });
  });

  it('is waited for while its file is touched, whoever touches it', async () => {
    // No process has this number, as seen from another container.
    expect(await installBeside(0, '4194999')).toEqual({ hasWaited: true, status: null });
  });
});
