import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { satisfies } from './node-version.mjs';

describe('satisfies', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.0.0', true],
    ['24.1.0', true],
    ['20.18.9', false],
    ['18.20.8', false],
  ])('Node %s: %s', (version, enough) => {
    expect(satisfies(version, '>=20.19.0')).toBe(enough);
  });
});

/** The modules that the command line loads before it has checked the version. */
const first = ['ensayo.mjs', 'node-version.mjs'];

it.each(first)('%s can be parsed by Node 12', (name) => {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8').replace(/^#!.*/, '');
  // Anything newer would be refused (a top-level await) or written in another way.
  const [old, newest] = ['node12.20', 'esnext'].map((target) => transformSync(source, { target, format: 'esm' }).code);
  expect(old).toBe(newest);
});

describe('an old Node', () => {
  let project = '';

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'ensayo-node-'));
    writeFileSync(join(project, 'package.json'), JSON.stringify({ engines: { node: '>=99.0.0' } }));
    mkdirSync(join(project, 'scripts'));
    for (const name of [...first, 'ensure-installed.mjs', 'test.mjs', 'test-failures.mjs', 'test-progress.mjs']) {
      cpSync(join(import.meta.dirname, name), join(project, 'scripts', name));
    }
    mkdirSync(join(project, 'src/cli'), { recursive: true });
    writeFileSync(join(project, 'src/cli/main.ts'), '');
  });
  afterAll(() => {
    rmSync(project, { recursive: true });
  });

  it.each([
    ['the command line', ['ensayo.mjs', 'up']],
    ['npm test', ['test.mjs']],
    ['the installation', ['ensure-installed.mjs']],
  ])('is refused by %s in one sentence, with exit code 2', (_what, [name = '', ...args]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'scripts', name), ...args], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^ensayo: Ensayo needs Node >=99\.0\.0; this is [\d.]+ \(.*\)\. .* \(old-node\)\n$/);
  });

  it('is refused as JSON if JSON is requested', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(project, 'scripts/ensayo.mjs'), 'rules', '--json'], {
      encoding: 'utf8',
    });
    expect([status, JSON.parse(stderr)]).toMatchObject([2, { error: { code: 'old-node' } }]);
  });
});

it('dependencies that cannot be installed are reported in one sentence, with exit code 2', () => {
  const project = mkdtempSync(join(tmpdir(), 'ensayo-offline-'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ engines: { node: '>=12.0.0' } }));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
  mkdirSync(join(project, 'scripts'));
  for (const name of ['node-version.mjs', 'ensure-installed.mjs']) {
    cpSync(join(import.meta.dirname, name), join(project, 'scripts', name));
  }
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'scripts/ensure-installed.mjs')], {
    encoding: 'utf8',
    // No npm anywhere.
    env: { PATH: project, npm_execpath: '' },
  });
  rmSync(project, { recursive: true });
  expect(status).toBe(2);
  expect(stderr).toMatch(/\nensayo: The dependencies could not be installed: .* \(install-failed\)\n$/);
  expect(stderr).not.toMatch(/installed in|\n\s+at /);
});
