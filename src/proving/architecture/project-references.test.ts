import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root, sourcePaths } from './sources.ts';

const notInThisProject = 6307;

/** Files that exist only in the compiler, so that no test run leaves anything in the tree. */
const importerIn = (folder: string): string => join(root, folder, 'wall-probe-importer.ts');
const probeIn = (folder: string): string => `${folder}/wall-probe-target.ts`;

/** A file the project really has: the compiler checks that it is in the list of a referenced project. */
const sourceIn = (folder: string): string => {
  const found = sourcePaths().find((path) => path.startsWith(`${folder}/`) && !path.endsWith('.test.ts'));
  if (found === undefined) throw new Error(`${folder} has no sources`);
  return found;
};

const listed = new Map<string, readonly string[]>();

/** The compiler lists every folder of a project and of those that it refers to, for each import again: here once. */
const readDirectory: typeof ts.sys.readDirectory = (...args) => {
  const key = JSON.stringify(args);
  const files = listed.get(key) ?? ts.sys.readDirectory(...args);
  listed.set(key, files);
  return [...files];
};

/** Compiles a virtual file of the project in `from` that imports `target`, with the project's own options. */
const errorsOfImport = (from: string, target: string): readonly number[] => {
  // ts.readConfigFile declares its result as any.
  const { config } = ts.readConfigFile(join(root, from, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: unknown;
  };
  const parsed = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory }, join(root, from));
  const importer = importerIn(from);
  const texts = new Map([
    [join(root, probeIn(dirname(target))), 'export {};'],
    [importer, `import '${'../'.repeat(from.split('/').length)}${target}';`],
  ]);
  const host = ts.createCompilerHost(parsed.options);
  const program = ts.createProgram({
    rootNames: [importer],
    // Only which files belong to the project matters here, not their types.
    options: { ...parsed.options, noLib: true, types: [] },
    projectReferences: parsed.projectReferences ?? [],
    host: {
      ...host,
      readDirectory,
      fileExists: (path) => texts.has(path) || host.fileExists(path),
      readFile: (path) => texts.get(path) ?? host.readFile(path),
      getSourceFile: (path, options) => {
        const text = texts.get(path);
        return text === undefined ? host.getSourceFile(path, options) : ts.createSourceFile(path, text, options);
      },
    },
  });
  return program.getSemanticDiagnostics(program.getSourceFile(importer)).map(({ code }) => code);
};

describe('a forbidden import is a compile error', () => {
  it.each([
    ['src/common', 'src/issuer'],
    ['src/common', 'simulator'],
    ['src/common', 'src/harness'],
    ['src/common', 'datasets'],
    ['src/issuer', 'simulator'],
    ['src/issuer', 'src/harness'],
    ['src/issuer', 'datasets'],
    ['src/issuer', 'features'],
    ['simulator', 'src/issuer'],
    ['simulator', 'src/harness'],
    ['simulator', 'datasets'],
    ['simulator', 'features'],
    ['datasets', 'src/issuer'],
    ['datasets', 'simulator'],
    ['src/harness', 'features'],
    ['src/harness', 'src/cli'],
    ['src/cli', 'features'],
    ['src/cli', 'src/proving'],
    ['features', 'src/cli'],
    ['src/harness', 'src/proving'],
    ['features', 'src/proving'],
  ])('%s cannot import %s', (from, to) => {
    expect(errorsOfImport(from, probeIn(to))).toContain(notInThisProject);
  });
});

describe('a permitted reference is declared', () => {
  it.each([
    ['src/issuer', 'src/common'],
    ['simulator', 'src/common'],
    ['datasets', 'src/common'],
    ['src/harness', 'src/common'],
    ['src/harness', 'src/issuer'],
    ['src/harness', 'simulator'],
    ['src/harness', 'datasets'],
    ['src/cli', 'src/harness'],
    ['features', 'src/harness'],
    ['features', 'simulator'],
  ])('%s may import %s', (from, to) => {
    expect(errorsOfImport(from, sourceIn(to))).not.toContain(notInThisProject);
  });
});
