import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// A property of the package is a getter: asked for each of a million nodes, they take as long as the reading.
const {
  createSourceFile,
  forEachChild,
  isCallExpression,
  isExportDeclaration,
  isIdentifier,
  isImportDeclaration,
  isImportSpecifier,
  isImportTypeNode,
  isLiteralTypeNode,
  isNewExpression,
  isPropertyAccessExpression,
  isRegularExpressionLiteral,
  isStringLiteral,
  isStringLiteralLike,
} = ts;

/** The project's own TypeScript, as its architecture tests see it. Paths are relative to the root, with slashes. */
export type Import = {
  /** As written. */
  readonly specifier: string;
  /** Path of the target file, or undefined for a package or a builtin. */
  readonly path: string | undefined;
  /** Erased when compiled: it still couples the two sides, and so counts for the wall. */
  readonly typeOnly: boolean;
  /** `import()`, `require()`, or the path of a worker: loaded when that line runs. */
  readonly late: boolean;
  readonly line: number;
};

export type SourceFile = {
  readonly path: string;
  readonly imports: readonly Import[];
  /** `import(expression)`: its target cannot be determined. */
  readonly computedImports: readonly number[];
  /** Reads of the machine's clock or random source, `line: text`. */
  readonly hiddenInputs: readonly string[];
  /** Regular expressions, as written. */
  readonly expressions: readonly string[];
};

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What proves the product and is not in the package: `src/proving`, tests, benchmarks, `x.fixture.ts`, folders `testing/`, and what the site alone has. */
export const isTestOnly = (path: string): boolean =>
  /^src\/proving\/|\.(?:test|bench|fixture|browser)\.ts$|\/testing\//.test(path);

const folders = ['src', 'simulator', 'datasets', 'features'];

const slashed = (path: string): string => path.split(sep).join(posix.sep);

let paths: readonly string[] | undefined;

/** Every .ts file below the product's folders, listed once by all tests of a process. */
export const sourcePaths = (): readonly string[] =>
  (paths ??= folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => slashed(relative(root, join(entry.parentPath, entry.name)))),
  ));

const targetOf = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? slashed(relative(root, resolve(root, dirname(from), specifier))) : undefined;

/** The expression that names a module in `import … from`, `export … from`, `import()`, `require()` and `typeof import()`. */
const moduleExpression = (node: ts.Node): ts.Expression | undefined => {
  if (isImportDeclaration(node) || isExportDeclaration(node)) return node.moduleSpecifier;
  if (isImportTypeNode(node) && isLiteralTypeNode(node.argument)) {
    return isStringLiteral(node.argument.literal) ? node.argument.literal : undefined;
  }
  if (!isCallExpression(node)) return undefined;
  const { expression } = node;
  const loads =
    expression.kind === ts.SyntaxKind.ImportKeyword || (isIdentifier(expression) && expression.text === 'require');
  return loads ? node.arguments[0] : undefined;
};

const isTypeOnly = (node: ts.Node): boolean =>
  isImportTypeNode(node) ||
  (isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  (isExportDeclaration(node) && node.isTypeOnly);

const chance = new Set(['randomUUID', 'randomBytes', 'randomInt', 'randomFill', 'randomFillSync', 'getRandomValues']);
const clocks = new Set(['Date.now', 'Math.random', 'performance.now', 'process.hrtime']);

const isNamed = (node: ts.Node, name: string): boolean => isIdentifier(node) && node.text === name;

const isHiddenInput = (node: ts.Node): boolean => {
  if (isNewExpression(node)) return isNamed(node.expression, 'Date') && (node.arguments ?? []).length === 0;
  if (isPropertyAccessExpression(node)) {
    const { expression, name } = node;
    return (isIdentifier(expression) && clocks.has(`${expression.text}.${name.text}`)) || chance.has(name.text);
  }
  if (isImportSpecifier(node)) return chance.has((node.propertyName ?? node.name).text);
  return isCallExpression(node) && isNamed(node.expression, 'Date');
};

/** Reads one source text; `path` determines the targets of its relative imports. */
export const scan = (path: string, text: string): SourceFile => {
  const file = createSourceFile(path, text, ts.ScriptTarget.ESNext);
  const lineOf = (node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const imports: Import[] = [];
  const computedImports: number[] = [];
  const hiddenInputs: string[] = [];
  const expressions: string[] = [];
  const add = (specifier: string, node: ts.Node): void => {
    imports.push({
      specifier,
      path: targetOf(path, specifier),
      typeOnly: isTypeOnly(node),
      late: !isImportDeclaration(node) && !isExportDeclaration(node),
      line: lineOf(node),
    });
  };
  const visit = (node: ts.Node): void => {
    const named = moduleExpression(node);
    if (named !== undefined && isStringLiteralLike(named)) {
      add(named.text, node);
    } else if (named !== undefined) {
      computedImports.push(lineOf(node));
    }
    // new URL('./worker.ts', import.meta.url) leads to a module as well.
    if (isStringLiteralLike(node) && /^\.{1,2}\/.+\.[cm]?[jt]s$/.test(node.text) && node !== named) {
      add(node.text, node);
    }
    if (isHiddenInput(node)) hiddenInputs.push(`${lineOf(node)}: ${node.getText(file)}`);
    if (isRegularExpressionLiteral(node)) expressions.push(node.text);
    forEachChild(node, visit);
  };
  visit(file);
  return { path, imports, computedImports, hiddenInputs, expressions };
};

const scanned = new Map<string, SourceFile>();

/** One of the sources, read once by all tests of a process. */
export const sourceAt = (path: string): SourceFile => {
  const file = scanned.get(path) ?? scan(path, readFileSync(join(root, path), 'utf8'));
  scanned.set(path, file);
  return file;
};

/** The sources that are wanted: reading all of them takes seconds. */
export const sourcesWhere = (isWanted: (path: string) => boolean): readonly SourceFile[] =>
  sourcePaths().filter(isWanted).map(sourceAt);

/** `@scope/name/sub` and `name/sub` → the package's name. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const importsOf = (file: SourceFile | undefined): string[] => (file?.imports ?? []).flatMap(({ path }) => path ?? []);

/** How each file reachable from the given ones is reached: the chain of paths, starting with one of them. */
export const reachableFrom = (
  starts: readonly string[],
  files: ReadonlyMap<string, SourceFile>,
): Map<string, readonly string[]> => {
  const chains = new Map<string, readonly string[]>(starts.map((start) => [start, [start]]));
  // A Map iterates over entries added while it is walked: this is the breadth-first queue.
  for (const [from, chain] of chains) {
    for (const path of importsOf(files.get(from))) {
      if (!chains.has(path)) chains.set(path, [...chain, path]);
    }
  }
  return chains;
};
