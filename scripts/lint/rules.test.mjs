import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

/**
 * Every rule of .oxlintrc.json that the project relies on, also those that oxlint has on by itself: an upgrade that
 * moves, renames or changes one must not go unnoticed. All cases are files of one temporary folder, which one run of
 * oxlint judges.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

// Its comments have lines of their own.
const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''));

const promise = 'declare const run: () => Promise<string>;\n';
const placeholder = ['$', '{a}'].join('');
const unknownValue = 'declare const value: any;\n';
const lines = (/** @type {number} */ count) => 'run();\n'.repeat(count);

/** @typedef {readonly [rule: string, bad: string, good: string, path?: string]} Case */

/** Rule, what it reports, and what it accepts; in a file of the harness unless a path is given. */
const cases = /** @type {readonly Case[]} */ ([
  ['ensayo/linear-text', "text.normalize('NFC');", 'normalise(text);'],
  ['ensayo/linear-text', 'one.localeCompare(other);', 'one < other;'],
  ['ensayo/linear-text', 'new Intl.Collator();', 'new Intl.NumberFormat();'],
  ['ensayo/no-hidden-inputs', 'new Date();', 'new Date(instant);'],
  ['ensayo/no-hidden-inputs', 'Date.now();', 'Date.parse(text);'],
  ['ensayo/no-hidden-inputs', 'const read = Date.now;', 'env.clock.now();'],
  ['ensayo/no-hidden-inputs', 'Math.random();', 'env.random.uuid();'],
  ['ensayo/no-hidden-inputs', 'performance.now();', 'stopwatch();'],
  ['ensayo/no-hidden-inputs', 'crypto.randomUUID();', 'crypto.createHash(name);'],
  [
    'ensayo/no-hidden-inputs',
    "import { randomBytes as bytes } from 'node:crypto';",
    "import { hash } from 'node:crypto';",
  ],
  [
    'ensayo/no-hidden-inputs',
    "import { setTimeout } from 'node:timers/promises';",
    "import { clearTimeout } from 'node:timers';",
  ],
  ['ensayo/no-timers', 'setTimeout(run, 10);', 'clearTimeout(timer);', 'simulator/x.ts'],
  [
    'ensayo/no-timed-tests',
    "import { stopwatch } from '../env/env.ts';",
    "import { systemEnv } from '../env/env.ts';",
    'src/harness/x.test.ts',
  ],
  [
    'ensayo/no-timed-tests',
    'await vi.waitFor(() => expect(seen).toBe(true));',
    'await vi.waitFor(() => expect(seen).toBe(true), minutes);',
    'src/harness/x.test.ts',
  ],
  ...[
    ['parseFloat(text);', 'price.times(quantity);'],
    ['Number(text);', 'ids.includes(Number(text));'],
    ['const total = Number(text);', 'index + 1; -1; 60 * 1000;'],
    ['Number(text) > 2;', 'Number(text) === 3;'],
    ['texts.map(Number);', 'texts.map(decimal);'],
    ['Number.parseFloat(text);', 'Number.isInteger(value);'],
    ['+text;', 'one + other;'],
    ['price * quantity;', 'days * 86_400_000;'],
    ['total / 100;', 'total.div(100);'],
    ['total *= 2;', 'total += 2;'],
    ['Math.round(total);', 'Math.max(one, other);'],
    ['amount.toNumber();', 'amount.toString();'],
  ].map(/** @returns {Case} */ ([bad = '', good = '']) => ['ensayo/exact-amounts', bad, good, 'simulator/rules/x.ts']),
  ['ensayo/plain-data', 'enum Kind { a }', "type Kind = 'a' | 'b';"],
  ['ensayo/plain-data', 'class Builder {}', 'class Failure extends Error {}'],
  ['ensayo/reasoned-assertions', 'const x = y as string;', 'const x = [1] as const;'],
  ['ensayo/reasoned-assertions', 'f(y as string);', '// Our own file.\nconst x = JSON.parse(text) as Facts;'],
  ['ensayo/reasoned-assertions', 'f(y as string);', 'const x = JSON.parse(text) as Facts; // Our own file.'],
  [
    'ensayo/reasoned-disables',
    '// oxlint-disable-next-line no-var\nvar x = 1;',
    '// oxlint-disable-next-line no-var -- an example\nvar x = 1;',
  ],
  [
    'unused-disables',
    '// oxlint-disable-next-line no-var -- an example\nconst x = 1;',
    '// oxlint-disable-next-line no-var -- an example\nvar x = 1;',
  ],
  [
    'unused-disables',
    '// oxlint-disable-next-line typescript/no-floating-promises -- an example\nconst x = 1;',
    `${promise}// oxlint-disable-next-line typescript/no-floating-promises -- an example\nrun();`,
  ],
  ['no-var', '// eslint-disable-next-line no-var -- the linter before\nvar x = 1;', 'const x = 1;'],

  ['complexity', `const f = (x) => ${'x() || '.repeat(15)}x;`, `const f = (x) => ${'x() || '.repeat(14)}x;`],
  ['eqeqeq', 'a == b;', 'a === b;'],
  [
    'max-depth',
    'const f = () => { if (a) { if (b) { if (c) { if (d) { if (e) run(); } } } } };',
    'const f = () => { if (a) { if (b) { if (c) { if (d) run(); } } } };',
  ],
  ['max-lines', lines(451), `${lines(450)}\n// no line of code\n`],
  ['max-lines-per-function', `const f = () => {\n${lines(79)}};`, `const f = () => {\n${lines(78)}\n// none\n};`],
  ['max-params', 'const f = (a, b, c, d) => a;', 'const f = (a, b, c) => a;'],
  ['no-array-constructor', 'new Array(1, 2);', 'new Array<string>(1, 2);'],
  ['no-console', "console.log('x');", "print('x');"],
  ['no-empty-function', 'const f = () => {};', 'const f = () => undefined;'],
  ['no-param-reassign', 'const f = (a) => { a = 1; };', 'const f = (a) => { a.b = 1; };'],
  ['no-restricted-exports', 'export default 1;', 'export const one = 1;'],
  ['no-restricted-exports', 'const one = 1;\nexport { one as default };', 'const one = 1;\nexport { one };'],
  ['no-restricted-exports', "export { default } from './y.ts';", "export { y } from './y.ts';"],
  ['no-self-compare', 'a === a;', 'a === b;'],
  ['no-shadow', 'const a = 1;\nconst f = (a: number) => a;', 'const a = 1;\nconst f = (b: number) => b;'],
  ['no-template-curly-in-string', `f('${placeholder}');`, `f(\`${placeholder}\`);`],
  ['no-unreachable-loop', 'for (const a of b) { run(a); break; }', 'for (const a of b) { if (run(a)) break; }'],
  ['no-unsafe-optional-chaining', 'const { a } = b?.c;', 'const { a } = b?.c ?? d;'],
  ['no-unused-expressions', 'a && b;', 'b();'],
  ['no-unused-vars', 'const a = 1;', 'export const a = 1;\nconst _b = 2;'],
  ['no-unused-vars', "import { a } from './y.ts';", "import { a } from './y.ts';\na();"],
  ['no-unused-vars', 'export const f = (a: string) => 1;', 'export const f = (_a: string) => 1;'],
  ['no-var', 'var a = 1;', 'let a = 1;'],
  ['object-shorthand', 'f({ a: a });', 'f({ a });'],
  ['prefer-const', 'let a = 1;\nf(a);', 'let a = 1;\na = 2;'],
  ['prefer-rest-params', 'function f() { return arguments; }', 'function f(...all) { return all; }'],
  ['prefer-spread', 'f.apply(undefined, all);', 'f(...all);'],

  [
    'typescript/adjacent-overload-signatures',
    'type A = { f(a: string): void; g(): void; f(a: number): void };',
    'type A = { f(a: string): void; f(a: number): void; g(): void };',
  ],
  ['typescript/array-type', 'type A = Array<string>;', 'type A = string[];'],
  ['typescript/await-thenable', 'await 1;', `${promise}await run();`],
  ['typescript/ban-ts-comment', '// @ts-ignore\nf();', '// @ts-expect-error: an example\nf();'],
  [
    'typescript/class-literal-property-style',
    "class A extends B { get a() { return 'a'; } }",
    "class A extends B { readonly a = 'a'; }",
  ],
  ['typescript/consistent-generic-constructors', 'const a: Set<string> = new Set();', 'const a = new Set<string>();'],
  [
    'typescript/consistent-indexed-object-style',
    'type A = { [key: string]: string };',
    'type A = Record<string, string>;',
  ],
  ['typescript/consistent-type-assertions', 'const a = <string>b;', 'const a = b as string;'],
  ['typescript/consistent-type-definitions', 'interface A { a: string }', 'type A = { a: string };'],
  [
    'typescript/consistent-type-exports',
    "export { Decimal } from '../types.ts';",
    "export type { Decimal } from '../types.ts';",
  ],
  [
    'typescript/consistent-type-imports',
    "import { Decimal } from '../types.ts';\nexport const a: Decimal | undefined = undefined;",
    "import type { Decimal } from '../types.ts';\nexport const a: Decimal | undefined = undefined;\nexport type B = typeof import('../types.ts');",
  ],
  ['typescript/dot-notation', "declare const a: { b: string };\na['b'];", 'declare const a: { b: string };\na.b;'],
  [
    'typescript/no-array-delete',
    'declare const a: string[];\ndelete a[0];',
    'declare const a: Record<string, string>;\ndelete a.b;',
  ],
  ['typescript/no-base-to-string', 'String({});', 'String(1);'],
  ['typescript/no-confusing-non-null-assertion', 'a! == b;', 'a === b;'],
  [
    'typescript/no-deprecated',
    '/** @deprecated use b */\nconst a = (): string => b;\na();',
    '/** Not a */\nconst a = (): string => b;\na();',
  ],
  ['typescript/no-duplicate-enum-values', 'enum A { a = 1, b = 1 }', 'enum A { a = 1, b = 2 }'],
  ['typescript/no-duplicate-type-constituents', "type A = 'a' | 'a';", "type A = 'a' | 'b';"],
  ['typescript/no-empty-object-type', 'type A = {};', 'type A = object;'],
  ['typescript/no-explicit-any', 'type A = any;', 'type A = unknown;'],
  ['typescript/no-extra-non-null-assertion', 'a!!.b;', 'a!.b;'],
  ['typescript/no-floating-promises', `${promise}run();`, `${promise}await run();\nvoid run();`],
  ['typescript/no-floating-promises', `${promise}run().then(() => 1);`, `${promise}run().catch(() => 1);`],
  ['typescript/no-for-in-array', 'for (const a in [1]) f(a);', 'for (const a of [1]) f(a);'],
  ['typescript/no-implied-eval', "new Function('a');", 'f(() => 1);'],
  ['typescript/no-import-type-side-effects', "import { type A } from './y.ts';", "import type { A } from './y.ts';"],
  ['typescript/no-inferrable-types', 'const a: number = 1;', 'const a = 1;'],
  ['typescript/no-misused-new', 'type A = { constructor(): void };', 'type A = { new (): object };'],
  ['typescript/no-misused-promises', `${promise}if (run()) f();`, `${promise}if (await run()) f();`],
  [
    'typescript/no-misused-promises',
    `${promise}[1].forEach(async () => { await run(); });`,
    `${promise}[1].map(async () => { await run(); });`,
  ],
  ['typescript/no-namespace', 'namespace A { f(); }', 'f();'],
  ['typescript/no-non-null-asserted-optional-chain', 'a?.b!;', 'a?.b;'],
  ['typescript/no-non-null-assertion', 'a!.b;', 'a.b;'],
  ['typescript/no-redundant-type-constituents', 'type A = string | any;', 'type A = string | undefined;'],
  ['typescript/no-require-imports', "const a = require('./y.ts');", "import a from './y.ts';"],
  ['typescript/no-this-alias', 'function f() { const a = this; }', 'function f() { const { a } = this; }'],
  [
    'typescript/no-unnecessary-condition',
    'declare const a: { b: string };\na?.b;',
    'declare const a: { b: string } | undefined;\na?.b;',
  ],
  [
    'typescript/no-unnecessary-condition',
    'declare const a: object;\nif (a) f();',
    'declare const a: string;\nif (a) f();',
  ],
  [
    'typescript/no-unnecessary-condition',
    "const f = (a: 'b' | 'c') => a ?? 'd';",
    "const f = (a: readonly string[]) => a[0] ?? 'd';",
  ],
  [
    'typescript/no-unnecessary-condition',
    "const f = (a: 'b') => a === 'b';",
    "const f = (a: 'b' | 'c') => a === 'b';\nwhile (true) run();",
  ],
  [
    'typescript/no-unnecessary-type-assertion',
    'const f = (a: string) => a as string;',
    'const f = (a: unknown) => a as string;',
  ],
  ['typescript/no-unnecessary-type-constraint', 'type A<B extends unknown> = B;', 'type A<B extends string> = B;'],
  ['typescript/no-unsafe-argument', `${unknownValue}parseInt(value);`, 'parseInt(String(1));'],
  ['typescript/no-unsafe-assignment', `${unknownValue}const a = value;`, `${unknownValue}const a: unknown = value;`],
  ['typescript/no-unsafe-call', `${unknownValue}value();`, `${promise}await run();`],
  [
    'typescript/no-unsafe-declaration-merging',
    'interface A { a: string }\nclass A extends Error {}',
    'interface A { a: string }\nclass B extends Error {}',
  ],
  [
    'typescript/no-unsafe-enum-comparison',
    'enum A { a = 1 }\nconst f = (a: A) => a === 1;',
    'enum A { a = 1, b = 2 }\nconst f = (a: A) => a === A.a;',
  ],
  ['typescript/no-unsafe-function-type', 'type A = Function;', 'type A = () => void;'],
  ['typescript/no-unsafe-member-access', `${unknownValue}value.a;`, 'declare const value: { a: string };\nvalue.a;'],
  [
    'typescript/no-unsafe-return',
    `${unknownValue}const f = () => value;`,
    'const f = (): unknown => JSON.parse(text);',
  ],
  ['typescript/no-unsafe-unary-minus', 'declare const a: string;\n-a;', 'declare const a: number;\n-a;'],
  ['typescript/no-wrapper-object-types', 'type A = String;', 'type A = string;'],
  ['typescript/only-throw-error', "throw 'a';", "throw new Error('a');"],
  ['typescript/prefer-as-const', "const a = 'b' as 'b';", "const a = 'b' as const;"],
  [
    'typescript/prefer-find',
    'const f = (all: number[]) => all.filter((a) => a > 1)[0];',
    'const f = (all: number[]) => all.find((a) => a > 1);',
  ],
  [
    'typescript/prefer-for-of',
    'for (let i = 0; i < all.length; i++) run(all[i]);',
    'for (let i = 0; i < all.length; i++) run(all[i], i);',
  ],
  ['typescript/prefer-function-type', 'type A = { (): string };', 'type A = () => string;'],
  [
    'typescript/prefer-includes',
    "const f = (a: string) => a.indexOf('b') !== -1;",
    "const f = (a: string) => a.includes('b');",
  ],
  ['typescript/prefer-namespace-keyword', 'module A { f(); }', 'namespace A { f(); }'],
  [
    'typescript/prefer-nullish-coalescing',
    "const f = (a: string | undefined) => a || 'b';",
    "const f = (a: string | undefined) => a ?? 'b';",
  ],
  [
    'typescript/prefer-optional-chain',
    'const f = (a: { b: string } | undefined) => a && a.b;',
    'const f = (a: { b: string } | undefined) => a?.b;',
  ],
  ['typescript/prefer-promise-reject-errors', "await Promise.reject('a');", "await Promise.reject(new Error('a'));"],
  [
    'typescript/prefer-regexp-exec',
    'const f = (a: string) => a.match(/b/);',
    'const f = (a: string) => a.match(/b/g);',
  ],
  [
    'typescript/prefer-string-starts-ends-with',
    'const f = (a: string) => /^b/.test(a);',
    "const f = (a: string) => a.startsWith('b');",
  ],
  ['typescript/require-await', 'const f = async () => 1;', `${promise}const f = async () => { await run(); };`],
  [
    'typescript/restrict-plus-operands',
    "const f = (a: { b: string }) => a + 'c';",
    "const f = (a: string) => a + 'b';",
  ],
  [
    'typescript/restrict-template-expressions',
    `const f = (a: object) => \`${placeholder}\`;`,
    `const f = (a: number) => \`${placeholder}\`;`,
  ],
  [
    'typescript/return-await',
    `${promise}const f = async () => { try { return run(); } catch { return ''; } };`,
    `${promise}const f = async () => { try { return await run(); } catch { return ''; } };\nconst g = () => run();`,
  ],
  [
    'typescript/switch-exhaustiveness-check',
    "const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1; } return 2; };",
    "const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1; default: return 2; } };",
  ],
  ['typescript/triple-slash-reference', '/// <reference path="./y.ts" />', '/// <reference lib="es2023" />'],
  [
    'typescript/unbound-method',
    'const { log } = new Map<string, string>();\nconst a = new Map<string, string>().get;',
    'const a = (b: string) => new Map<string, string>().get(b);',
  ],
]);

const everywhere = [
  'src/common/x.ts',
  'src/issuer/x.ts',
  'src/harness/x.ts',
  'simulator/x.ts',
  'datasets/x.ts',
  'features/x.ts',
];
const inTests = ['src/harness/x.test.ts', 'simulator/x.bench.ts', 'src/issuer/x.fixture.ts', 'src/common/testing/x.ts'];

/** Which files a rule is for: code that it reports in the first, and accepts in the second. */
const places =
  /** @type {readonly (readonly [rule: string, code: string, reported: readonly string[], accepted: readonly string[]])[]} */ ([
    [
      'ensayo/exact-amounts',
      'Number(text);',
      ['src/issuer/{documents,requests}/x.ts', 'simulator/{document,rules,checks,judge/engine}/x.ts'],
      [
        ...['src/harness/x.ts', 'simulator/service/soap/x.ts', 'simulator/checks/{signature,schema}/x.ts'],
        ...[
          'src/issuer/documents/check-digit.ts',
          'simulator/rules/x.{test,fixture}.ts',
          'simulator/rules/testing/x.ts',
        ],
      ],
    ],
    [
      'ensayo/no-timers',
      'setTimeout(run, 10);',
      ['src/{common,issuer}/x.ts', 'simulator/x.ts'],
      ['src/harness/x.ts', 'src/common/env/x.ts', ...inTests],
    ],
    [
      'ensayo/linear-text',
      'text.normalize();',
      ['src/{common,issuer,harness}/x.ts', 'simulator/x.ts'],
      ['datasets/x.ts', ...inTests],
    ],
    [
      'ensayo/no-timed-tests',
      "import { stopwatch } from './y.ts';",
      [...inTests, 'scripts/x.test.mjs'],
      ['src/harness/x.ts', 'src/common/env/x.test.ts'],
    ],
    [
      'ensayo/no-hidden-inputs',
      'Date.now();',
      [...everywhere, ...inTests, 'simulator/console/assets/x.js'],
      ['src/common/env/x.ts', 'scripts/x.mjs', 'vitest.config.ts'],
    ],
    ['ensayo/reasoned-assertions', 'f(y as string);', everywhere, inTests],
    ['ensayo/plain-data', 'class A {}', [...everywhere, ...inTests, 'scripts/x.mjs'], []],
    ['ensayo/reasoned-disables', '// oxlint-disable no-var', [...everywhere, ...inTests, 'scripts/x.mjs'], []],
    ['no-console', "console.log('x');", [...everywhere, ...inTests], ['scripts/x.mjs']],
    [
      'no-restricted-exports',
      'export default 1;',
      [...everywhere, ...inTests],
      ['scripts/x.mjs', 'cucumber.js', 'knip.config.ts'],
    ],
    ['max-lines', lines(451), [...everywhere, 'scripts/x.mjs'], inTests],
    ['max-lines-per-function', `const f = () => {\n${lines(79)}};`, everywhere, [...inTests, 'scripts/x.mjs']],
    ['max-params', 'const f = (a, b, c, d) => a;', [...everywhere, 'scripts/x.mjs'], inTests],
    [
      'no-var',
      'var a = 1;',
      ['scripts/x.mjs', 'src/issuer/x.js'],
      ['{dist,coverage,reports,.ensayo,docs/examples,features/rules}/x.ts'],
    ],
    [
      'typescript/no-floating-promises',
      'async function f() { await 1; }\nf();',
      [...everywhere, ...inTests, 'scripts/x.mjs'],
      [],
    ],
    ['typescript/no-explicit-any', 'type A = any;', [...everywhere, ...inTests], []],
  ]);

/** @param {string} path with at most one choice in braces @returns {readonly string[]} */
const chosen = (path) => {
  const [, before = '', choice, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return choice === undefined ? [path] : choice.split(',').map((each) => `${before}${each}${after}`);
};

/** In a folder of its own: several cases want a file of one name. @param {string} path @param {number} number */
const apart = (path, number) =>
  path.includes('/') ? join(dirname(path), String(number), path.split('/').at(-1) ?? '') : path;

const table = [
  ...cases.flatMap(([rule, bad, good, path = 'src/harness/x.ts']) => [
    { rule, code: bad, path, isReported: true },
    { rule, code: good, path, isReported: false },
  ]),
  ...places.flatMap(([rule, code, reported, accepted]) => [
    ...reported.flatMap(chosen).map((path) => ({ rule, code, path, isReported: true })),
    ...accepted.flatMap(chosen).map((path) => ({ rule, code, path, isReported: false })),
  ]),
].map((each, number) => ({ ...each, file: apart(each.path, number) }));

const folder = mkdtempSync(join(tmpdir(), 'ensayo-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} file @param {string} content */
const write = (file, content) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

/** @param {{ readonly code?: string, readonly message: string }} diagnostic */
const ruleOf = ({ code = '', message }) => {
  if (message.startsWith('Unused oxlint-disable directive')) return 'unused-disables';
  const [, plugin, rule] = /^([\w-]+)\((.*)\)$/.exec(code) ?? [];
  return plugin === 'eslint' ? rule : `${plugin}/${rule}`;
};

/** @returns {ReadonlySet<string>} file and rule of everything reported, with a space between them */
const lint = () => {
  const jsPlugins = [{ name: 'ensayo', specifier: join(root, 'scripts/lint/rules.mjs') }];
  write('.oxlintrc.json', JSON.stringify({ ...config, jsPlugins }));
  const compilerOptions = {
    composite: false,
    noEmit: true,
    types: [],
    allowJs: true,
    checkJs: true,
    moduleDetection: 'force',
  };
  write('tsconfig.json', JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions }));
  write('src/harness/types.ts', 'export type Decimal = { readonly digits: string };\n');
  for (const { file, code } of table) write(file, `${code}\n`);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
  return new Set(JSON.parse(stdout).diagnostics.map((/** @type {any} */ each) => `${each.filename} ${ruleOf(each)}`));
};

const found = lint();

describe('npm run lint', () => {
  it.each(table.filter(({ isReported }) => isReported))('reports $rule in $path: $code', ({ rule, file }) => {
    expect(found).toContain(`${file} ${rule}`);
  });

  it.each(table.filter(({ isReported }) => !isReported))('reports no $rule in $path: $code', ({ rule, file }) => {
    expect(found).not.toContain(`${file} ${rule}`);
  });

  it('has a case for every rule of .oxlintrc.json', () => {
    const configured = [config, ...config.overrides].flatMap(({ rules }) => Object.entries(rules));
    const isOn = (/** @type {unknown} */ setting) => setting !== 'off';
    const on = configured.filter(([, setting]) => isOn(setting)).map(([rule]) => rule);
    const tested = new Set([...cases, ...places].map(([rule]) => rule));
    expect(on.filter((rule) => !tested.has(rule))).toEqual([]);
  });
});
