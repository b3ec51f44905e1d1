import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

type LockEntry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};
type LockFile = { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, LockEntry>> };

/** What `npm ci` would refuse, and what would tie everyone to one machine's registry. */
const problemsOf = (lock: LockFile, manifest: LockEntry): string[] => {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  const versionless = entries.filter(([, entry]) => entry.version === undefined && entry.link !== true);
  const foreign = entries.filter(([, { resolved }]) => resolved?.startsWith('https://registry.npmjs.org/') === false);
  const locked = { ...lock.packages['']?.dependencies, ...lock.packages['']?.devDependencies };
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const names = [...new Set([...Object.keys(locked), ...Object.keys(declared)])];
  return [
    ...versionless.map(([path]) => `${path} has no version`),
    ...foreign.map(([path, { resolved }]) => `${path} comes from ${resolved ?? 'nowhere'}`),
    ...names.filter((name) => locked[name] !== declared[name]).map((name) => `${name} differs from package.json`),
  ];
};

describe('package-lock.json', () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

  it('installs with npm ci from any registry', () => {
    // Both files are npm's; problemsOf checks the parts it relies on.
    const lock = read('package-lock.json') as LockFile;
    expect(lock.lockfileVersion).toBe(3);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(problemsOf(lock, read('package.json') as LockEntry)).toEqual([]);
  });

  it.each([
    ['a private registry', { version: '1.0.0', resolved: 'http://mirror.example/a.tgz' }, 'comes from'],
    ['a git address', { version: '1.0.0', resolved: 'git+ssh://git@github.com/a/a.git' }, 'comes from'],
    ['an entry without version', {}, 'has no version'],
  ])('would be refused with %s', (_name, entry, problem) => {
    const lock = { lockfileVersion: 3, packages: { '': {}, 'node_modules/a': entry } };
    expect(problemsOf(lock, {})).toEqual([expect.stringContaining(problem)]);
  });

  it('would be refused when package.json asks for something else', () => {
    const lock = { lockfileVersion: 3, packages: { '': { dependencies: { a: '1.0.0' } } } };
    expect(problemsOf(lock, { dependencies: { a: '1.0.1' } })).toEqual(['a differs from package.json']);
  });
});
