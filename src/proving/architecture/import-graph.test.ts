import { describe, expect, it } from 'vitest';
import { strays } from './import-rules.ts';
import { scan, sourcesWhere } from './sources.ts';

const files = sourcesWhere(() => true);

it('the sources keep the rules of import-rules.ts', () => {
  expect(strays(files)).toEqual([]);
  expect(files.length).toBeGreaterThan(1_000);
});

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

/** One file each, that imports one other. */
const planted: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['src/common', 'src/common/a.ts', 'src/issuer/x.ts'],
  ['src/issuer', 'src/issuer/a.ts', 'simulator/judge/x.ts'],
  ['src/issuer', 'src/issuer/b.ts', 'datasets/x.ts'],
  ['simulator', 'simulator/judge/a.ts', 'src/issuer/x.ts'],
  ['simulator', 'simulator/console/a.test.ts', 'src/harness/x.ts'],
  ['datasets', 'datasets/a.ts', 'simulator/judge/x.ts'],
  ['src/harness', 'src/harness/a.ts', 'src/cli/x.ts'],
  ['src/cli', 'src/cli/a.ts', 'features/x.ts'],
  ['features', 'features/a.ts', 'src/proving/x.ts'],
  ['simulator/document', 'simulator/document/a.ts', 'simulator/registry/x.ts'],
  ['simulator/registry', 'simulator/registry/a.ts', 'simulator/checks/x.ts'],
  ['simulator/checks', 'simulator/checks/a.ts', 'simulator/judge/x.ts'],
  ['simulator/judge', 'simulator/judge/b.ts', 'simulator/rules/x.ts'],
  ['simulator/rules', 'simulator/rules/a.ts', 'simulator/service/x.ts'],
  ['simulator/service', 'simulator/service/a.ts', 'simulator/tenants/x.ts'],
  ['simulator/tenants', 'simulator/tenants/a.ts', 'simulator/control/x.ts'],
  ['simulator/control', 'simulator/control/a.ts', 'simulator/console/x.ts'],
  ['simulator/console', 'simulator/console/a.ts', 'simulator/other/x.ts'],
  ['no other room', 'simulator/console/a.ts', 'simulator/other/x.ts'],
  ['the simulator has doors', 'src/harness/c.ts', 'simulator/judge/x.ts'],
  ['the simulator has doors', 'src/cli/b.ts', 'simulator/document/x.ts'],
  ['the product needs no proof', 'src/harness/b.ts', 'src/harness/testing/x.ts'],
  ['the product needs no proof', 'src/common/b.ts', 'src/common/x.test.ts'],
];

describe('an import that breaks a rule', () => {
  it('is found, also if only of a type or when needed', () => {
    const texts = new Map([
      ...planted.map(([, from, to]): [path: string, text: string] => [
        from,
        `import '${'../'.repeat(from.split('/').length - 1)}${to}';`,
      ]),
      ['simulator/judge/c.ts', "import 'node:fs';"],
      ['src/common/xml/c.ts', "import 'fs';"],
      ['simulator/document/intake/inflate.ts', "import 'node:zlib';"],
      ['simulator/offline.ts', "import './judge/index.ts';"],
      ['simulator/judge/index.ts', "import '../../src/common/store/x.ts';"],
      ['src/issuer/type.ts', "import type { x } from '../../simulator/judge/x.ts';\nexport type X = typeof x;"],
      ['src/issuer/late.ts', "export const late = () => import('../../simulator/judge/x.ts');"],
      ['src/common/one.ts', "import './other.ts';"],
      ['src/common/other.ts', "import './one.ts';\nimport './leaf.ts';"],
      ['src/common/root.ts', "import './one.ts';"],
    ]);
    expect(strays([...texts].map(([path, text]) => scan(path, text))).toSorted()).toEqual(
      [
        ...planted.map(([rule, from, to]) => `${rule}: ${from} → ${to}`),
        'the judge is portable: simulator/judge/c.ts → node:fs',
        'the judge is portable: src/common/xml/c.ts → node:fs',
        'the judge alone needs neither server nor store: simulator/offline.ts → src/common/store/x.ts',
        'src/issuer: src/issuer/type.ts → simulator/judge/x.ts',
        'src/issuer: src/issuer/late.ts → simulator/judge/x.ts',
        'the product needs no proof: features/a.ts → src/proving/x.ts',
        'no circle: src/common/one.ts → src/common/other.ts',
        'no circle: src/common/other.ts → src/common/one.ts',
      ].toSorted(),
    );
  });
});
