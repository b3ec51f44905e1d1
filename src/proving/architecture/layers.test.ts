import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesIn, isTestOnly, root, scan, scanAll } from './sources.ts';

/** What each room of the simulator may import, lowest first: a room imports nothing that comes after it. */
const allowed = {
  document: [],
  registry: ['document'],
  checks: ['document', 'registry'],
  // Rules are given to it.
  judge: ['document', 'registry', 'checks'],
  rules: ['document', 'registry', 'checks', 'judge'],
  service: ['document', 'registry', 'checks', 'judge'],
  // Disturbances wrap two seams of the service, which knows of none.
  tenants: ['document', 'registry', 'checks', 'judge', 'service'],
  control: ['document', 'registry', 'checks', 'judge', 'service', 'tenants'],
  console: ['document', 'registry', 'checks', 'judge', 'service', 'tenants', 'control'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The folder below simulator/ that a file is in, or the name of a file directly in it; undefined outside. */
const partOf = (path: string | undefined): string | undefined => /^simulator\/([^/]+)/.exec(path ?? '')?.[1];

const all = scanAll();
const sources = all.filter(({ path }) => !isTestOnly(path) && partOf(path) !== undefined);

describe('the rooms of the simulator', () => {
  it('are all of its folders', () => {
    const parts = new Set(sources.map(({ path }) => partOf(path)));
    // The server assembles the parts.
    parts.delete('server.ts');
    expect([...parts].sort()).toEqual(Object.keys(allowed).sort());
  });

  it('are stacked on each other', () => {
    const order = Object.keys(allowed);
    for (const [layer, below] of Object.entries<readonly string[]>(allowed)) {
      expect(below, layer).toEqual(order.filter((name) => below.includes(name)));
      expect(order.indexOf(layer), layer).toBeGreaterThan(Math.max(-1, ...below.map((name) => order.indexOf(name))));
    }
  });

  it.each(Object.entries<readonly string[]>(allowed))('%s imports only %s', (part, below) => {
    const strays = sources
      .filter(({ path }) => partOf(path) === part)
      .flatMap(({ path, imports }) => imports.map((one) => ({ path, to: one.path, part: partOf(one.path) })))
      .filter(({ part: to }) => to !== undefined && to !== part && !below.includes(to));
    expect(strays.map(({ path, to = '' }) => `${path} → ${to}`)).toEqual([]);
  });
});

/** The folders that a submission passes through; a name in one of them means the same in all. */
const rooms = ['service', 'tenants'];

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) < at).toSorted();

describe('the path of a submission', () => {
  const paths = sources.map(({ path }) => path).filter((path) => rooms.includes(partOf(path) ?? ''));

  it('has no two files of one name', () => {
    expect(repeated(paths.map((path) => basename(path)))).toEqual([]);
  });

  it('has no two exported types of one name', () => {
    const types = paths.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name),
    );
    expect(types.length).toBeGreaterThan(50);
    expect(repeated(types)).toEqual([]);
  });
});

describe('the sources', () => {
  it('have no import cycle, not even of types', () => {
    expect(cyclesIn(new Map(all.map((file) => [file.path, file])))).toEqual([]);
  });
});

describe('a circle of imports', () => {
  const circlesIn = (texts: Readonly<Record<string, string>>) =>
    cyclesIn(new Map(Object.entries(texts).map(([path, text]) => [path, scan(path, text)])));

  it.each([
    ['of two files', { 'src/a.ts': `import './b.ts'`, 'src/b.ts': `import './a.ts'` }],
    ['of types', { 'src/a.ts': `import type { B } from './b.ts'`, 'src/b.ts': `export type A = import('./a.ts').A` }],
    [
      'that others lead to',
      { 'src/a.ts': `import './b.ts'`, 'src/b.ts': `import './a.ts'`, 'src/c.ts': `import './a.ts'` },
    ],
  ])('%s is seen', (_what, texts) => {
    expect(circlesIn(texts)).toEqual([['src/a.ts', 'src/b.ts']]);
  });

  it('is absent where two paths lead to one file', () => {
    const texts = { 'src/a.ts': `import './b.ts'; import './c.ts'`, 'src/b.ts': `import './c.ts'`, 'src/c.ts': '' };
    expect(circlesIn(texts)).toEqual([]);
  });
});
