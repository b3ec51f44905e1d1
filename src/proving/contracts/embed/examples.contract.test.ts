/** The examples in the docs of the public functions: each one runs, and prints what its comments say. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as control from '../../../../simulator/control/client.ts';
import { root } from '../../architecture/sources.ts';
import * as library from '../../../harness/index.ts';

const modules: Readonly<Record<string, object>> = { ensayo: library, 'ensayo/control': control };

type Public = { readonly name: string; readonly docs: string };

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const docsOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => doc.getText())
    .join('\n');

/** Functions and classes that a file declares and exports. */
const declaredIn = (file: ts.SourceFile): readonly Public[] =>
  file.statements.filter(isExported).flatMap((node): readonly Public[] => {
    if (ts.isClassDeclaration(node)) return [{ name: node.name?.text ?? '', docs: docsOf(node) }];
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations
      .filter(({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer))
      .map(({ name }) => ({ name: name.getText(), docs: docsOf(node) }));
  });

/** The exports of a module, with re-exports followed to their declarations. */
const exportedBy = (path: string): readonly Public[] => {
  const file = parse(path);
  const passedOn = file.statements.filter(ts.isExportDeclaration).flatMap((node): readonly Public[] => {
    if (node.isTypeOnly || node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    const all = exportedBy(join(dirname(path), node.moduleSpecifier.text));
    const { exportClause } = node;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return all;
    const names = exportClause.elements
      .filter((one) => !one.isTypeOnly)
      .map((one) => (one.propertyName ?? one.name).text);
    return all.filter(({ name }) => names.includes(name));
  });
  return [...declaredIn(file), ...passedOn];
};

const exampleIn = (docs: string): string | undefined =>
  /@example\s+\*\s+```ts\n([^]*?)```/.exec(docs)?.[1]?.replaceAll(/^ *\* ?/gm, '');

const importForm = /^import (\{[^}]+\}) from '([^']+)';$/gm;

/** Runs an example in its own function; returns what it logged, line by line. */
const run = async (example: string): Promise<readonly string[]> => {
  const body = example.replaceAll(
    importForm,
    (_all, names: string, from: string) => `const ${names} = modules['${from}'];`,
  );
  const script = ts.transpileModule(`(async (modules, console) => {\n${body}\n})`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  }).outputText;
  const lines: string[] = [];
  const log = (...values: readonly unknown[]): void => {
    lines.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
  };
  // The text is a function of the two parameters above.
  await (runInThisContext(script) as (modules: object, console: object) => Promise<void>)(modules, { log });
  return lines;
};

const expectedOf = (example: string): readonly string[] =>
  [...example.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, said = '']) => said);

const entrances = { ensayo: 'src/harness/index.ts', 'ensayo/control': 'simulator/control/client.ts' };

/** The functions of the two entry points, as users who import them see them. */
const functions = Object.entries(entrances).flatMap(([from, path]) =>
  exportedBy(path).map(({ name, docs }) => ({ from, name, example: exampleIn(docs) })),
);

describe('the public functions', () => {
  it('are these', () => {
    expect(functions.map(({ from, name }) => `${from} ${name}`).sort()).toEqual(
      [
        'ensayo createGenerator',
        'ensayo isEnsayoError',
        'ensayo judge',
        'ensayo startBox',
        'ensayo/control ControlError',
        'ensayo/control createControlClient',
      ].sort(),
    );
  });

  it('are all that the modules export, apart from tables', () => {
    const values = [...Object.entries(library), ...Object.entries(library.generators), ...Object.entries(control)];
    const exported = values.filter(([, value]) => typeof value === 'function').map(([name]) => name);
    expect(functions.map(({ name }) => name).sort()).toEqual(exported.sort());
  });

  it.each(functions)('$name of $from has an example that works as stated', async ({ example = '' }) => {
    const expected = expectedOf(example);
    expect(expected).not.toEqual([]);
    expect(await run(example)).toEqual(expected);
  });
});

describe.each(['docs/ci.md', 'docs/embed.md'])('the blocks of %s', (path) => {
  const page = readFileSync(join(root, path), 'utf8');
  const whole = [...page.matchAll(/```ts\n([^]*?)```/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^import /m.test(text));

  it.each(whole)('%#: print what they say', async (example) => {
    const expected = expectedOf(example);
    expect(expected).not.toEqual([]);
    expect(await run(example)).toEqual(expected);
  });
});
