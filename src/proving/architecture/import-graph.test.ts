import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const folders = ['src', 'simulator', 'datasets', 'features'];
const { forbidden = [], options } = createRequire(import.meta.url)(
  '../../../.dependency-cruiser.cjs',
) as IConfiguration;

/** Every import that breaks a rule: `rule: from → to`. */
const strays = async (baseDir: string): Promise<{ readonly modules: number; readonly found: readonly string[] }> => {
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden } });
  const { summary, modules } = output as ICruiseResult; // without an output type it is no text
  const found = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return { modules: modules.length, found };
};

it('the sources keep the rules of .dependency-cruiser.cjs', async () => {
  const { modules, found } = await strays(root);
  expect(found).toEqual([]);
  expect(modules).toBeGreaterThan(1_000);
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
  const tree = mkdtempSync(join(tmpdir(), 'ensayo-imports-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('is found, also if only of a type or when needed', async () => {
    for (const folder of folders) write(`${folder}/nothing.ts`, 'export {};');
    for (const [, from, to] of planted) {
      write(to, 'export const x = 1;');
      write(from, `import '${'../'.repeat(from.split('/').length - 1)}${to}';`);
    }
    for (const from of ['simulator/judge/c.ts', 'src/common/xml/c.ts']) write(from, "import 'node:fs';");
    write('simulator/document/intake/inflate.ts', "import 'node:zlib';");
    write('src/issuer/type.ts', "import type { x } from '../../simulator/judge/x.ts';\nexport type X = typeof x;");
    write('src/issuer/late.ts', "export const late = () => import('../../simulator/judge/x.ts');");
    write('src/common/one.ts', "import './other.ts';");
    write('src/common/other.ts', "import './one.ts';");
    const { found } = await strays(tree);
    expect(found.toSorted()).toEqual(
      [
        ...planted.map(([rule, from, to]) => `${rule}: ${from} → ${to}`),
        'the judge is portable: simulator/judge/c.ts → fs',
        'the judge is portable: src/common/xml/c.ts → fs',
        'src/issuer: src/issuer/type.ts → simulator/judge/x.ts',
        'src/issuer: src/issuer/late.ts → simulator/judge/x.ts',
        'the product needs no proof: features/a.ts → src/proving/x.ts',
        'no circle: src/common/one.ts → src/common/other.ts',
      ].toSorted(),
    );
  });
});
