import { describe, expect, it } from 'vitest';
import { reachableFrom, scan, sourcesWhere } from './sources.ts';

const files = sourcesWhere(() => true);
const sides = ['src/common/', 'src/issuer/', 'simulator/'];
const sideOf = (path: string): string | undefined => sides.find((side) => path.startsWith(side));
const watched = files.filter(({ path }) => sideOf(path) !== undefined);

describe('the import graph', () => {
  it('is complete: no import has a target that is only known at run time', () => {
    expect(watched.flatMap(({ path, computedImports }) => computedImports.map((line) => `${path}:${line}`))).toEqual(
      [],
    );
  });

  it('has no worker or path of a module on the other side', () => {
    const crossing = watched.flatMap(({ path, imports }) =>
      imports
        .map((one) => sideOf(one.path ?? path))
        .filter((to) => to !== undefined && to !== sideOf(path) && to !== 'src/common/')
        .map((to) => `${path} → ${to ?? ''}`),
    );
    expect(crossing).toEqual([]);
  });
});

describe('hidden inputs', () => {
  it('are read in src/common/env only', () => {
    const found = files
      .filter(({ path }) => !path.startsWith('src/common/env/'))
      .flatMap(({ path, hiddenInputs }) => hiddenInputs.map((input) => `${path}:${input}`));
    expect(found).toEqual([]);
  });
});

describe('the scanner', () => {
  it.each([
    ['a static import', `import { x } from '../../simulator/x.ts';`],
    ['a type import', `import type { X } from '../../simulator/x.ts';`],
    ['an import for its side effect', `import '../../simulator/x.ts';`],
    ['a re-export', `export * from '../../simulator/x.ts';`],
    ['a dynamic import', `const x = await import('../../simulator/x.ts');`],
    ['a dynamic import with a plain template', 'const x = await import(`../../simulator/x.ts`);'],
    ['the type of a module', `type X = typeof import('../../simulator/x.ts');`],
    ['a require', `const x = require('../../simulator/x.ts');`],
    ['a worker', `new Worker(new URL('../../simulator/x.ts', import.meta.url));`],
  ])('sees %s', (_name, text) => {
    expect(scan('src/issuer/y.ts', text).imports).toContainEqual(expect.objectContaining({ path: 'simulator/x.ts' }));
  });

  it.each([
    ['a comment', `// import { x } from '../../simulator/x.ts';`],
    ['a sentence', `const text = "import { x } from '../../simulator/x.ts'";`],
  ])('does not treat %s as an import', (_name, text) => {
    expect(scan('src/issuer/y.ts', text).imports).toEqual([]);
  });

  it('reports an import with a computed target', () => {
    expect(scan('src/issuer/y.ts', '\nawait import(name);').computedImports).toEqual([2]);
  });

  it.each([
    'new Date()',
    'Date.now()',
    'Math.random()',
    'performance.now()',
    `import { randomUUID } from 'node:crypto'`,
    `import { randomBytes as bytes } from 'node:crypto'`,
    'crypto.randomUUID()',
    'crypto.getRandomValues(array)',
    'process.hrtime.bigint()',
  ])('treats %s as a hidden input', (text) => {
    expect(scan('src/issuer/y.ts', text).hiddenInputs).toHaveLength(1);
  });

  it.each(['new Date(instant)', 'Date.parse(text)', 'env.clock.now()', 'env.random.uuid()', 'Math.max(1, 2)'])(
    'takes %s for none',
    (text) => {
      expect(scan('src/issuer/y.ts', text).hiddenInputs).toEqual([]);
    },
  );

  it('follows a chain of imports to its end and survives a circle', () => {
    const graph = new Map(
      [
        scan('src/issuer/a.ts', `import './b.ts'`),
        scan('src/issuer/b.ts', `import '../common/c.ts'; import './a.ts'`),
        scan('src/common/c.ts', `import '../../simulator/d.ts'`),
      ].map((file) => [file.path, file]),
    );
    expect(reachableFrom(['src/issuer/a.ts'], graph).get('simulator/d.ts')).toEqual([
      'src/issuer/a.ts',
      'src/issuer/b.ts',
      'src/common/c.ts',
      'simulator/d.ts',
    ]);
  });
});
