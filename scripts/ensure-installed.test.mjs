import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
