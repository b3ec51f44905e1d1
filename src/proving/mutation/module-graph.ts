/**
 * Loads the sources as CommonJS, so that one module can be replaced: whatever imports it, directly or not, is evaluated
 * again, and everything else is shared with the unchanged graph.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { packageFile } from '../../common/data-directory.ts';

type Exports = Record<string, unknown>;
type Factory = (
  exports: Exports,
  require: (specifier: string) => unknown,
  module: { exports: Exports },
  importMetaUrl: string,
  late: (specifier: string) => Promise<unknown>,
) => unknown;

/** Modules by their path from the root of the project. */
export type Graph = {
  /** The exports of a module. */
  readonly load: (path: string) => Exports;
  readonly waitFor: (path: string) => Promise<void>;
  /** Evaluates a test file, whether or not it was before. */
  readonly run: (path: string) => Promise<void>;
  /** The sources that a module imports, directly or not, itself included. */
  readonly reachedFrom: (path: string) => ReadonlySet<string>;
  /** The same graph with other text for one module. */
  readonly with: (path: string, text: string) => Graph;
};

type Source = { readonly factory: Factory; readonly imports: readonly string[] };

const root = packageFile('');

const isOwn = (specifier: string): boolean => specifier.startsWith('.');

const resolve = (from: string, specifier: string): string => relative(root, join(root, dirname(from), specifier));

const commonJs = (text: string): string =>
  transformSync(text, { loader: 'ts', format: 'cjs', platform: 'node', target: 'node20', define: importMeta }).code;

const importMeta = { 'import.meta.url': '__url' };

/** For test files and fixtures with a top-level await, which only the compiler of TypeScript leaves where it is. */
const awaiting = (text: string): string => {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  });
  return `return (async () => {${outputText.replaceAll('import.meta.url', '__url')}\n})();`;
};

const mayAwait = (path: string): boolean => /\.(?:test|fixture)\.ts$/.test(path);

/** TypeScript to a function of CommonJS. Late imports are handed over as well, so that they stay in the graph. */
const compile = (path: string, text: string): Source => {
  const code = (mayAwait(path) ? awaiting(text) : commonJs(text)).replaceAll(/\bimport\(/g, '__late(');
  const names = ['exports', 'require', 'module', '__url', '__late'];
  const found = [...code.matchAll(/\b(?:require|__late)\(['"]([^'"]+)['"]\)/g)].flatMap(([, name]) => name ?? []);
  // The parameters are those of Factory.
  const factory = compileFunction(code, names, { filename: join(root, path) }) as unknown as Factory;
  return { factory, imports: found.filter(isOwn).map((specifier) => resolve(path, specifier)) };
};

const packages = new Map<string, unknown>();

const packageOf = (require: NodeJS.Require, specifier: string): unknown => {
  const known = packages.get(specifier);
  if (known !== undefined) return known;
  const loaded: unknown = require(specifier);
  packages.set(specifier, loaded);
  return loaded;
};

/** Packages with a top-level await cannot be required: they are imported before. */
export const importBefore = async (specifiers: readonly string[]): Promise<void> => {
  for (const specifier of specifiers) {
    const namespace = (await import(specifier)) as Exports;
    packages.set(specifier, { ...namespace, __esModule: true });
  }
};

type Layer = { readonly source: (path: string) => Source; readonly instances: Map<string, Exports> };

/** @param change makes another text of a source, before it is compiled */
export const createGraph = (change: (path: string, text: string) => string = (_, text) => text): Graph => {
  const sources = new Map<string, Source>();
  const source = (path: string): Source => {
    const known = sources.get(path);
    if (known !== undefined) return known;
    const made = compile(path, change(path, readFileSync(join(root, path), 'utf8')));
    sources.set(path, made);
    return made;
  };
  return graphOf({ source, instances: new Map() });
};

const graphOf = (
  layer: Layer,
  shared?: { readonly below: Graph; readonly isShared: (path: string) => boolean },
): Graph => {
  const evaluate = (path: string, module: { exports: Exports }): unknown => {
    const require = createRequire(join(root, path));
    const take = (specifier: string): unknown =>
      !isOwn(specifier)
        ? packageOf(require, specifier)
        : specifier.endsWith('.ts')
          ? load(resolve(path, specifier))
          : require(specifier);
    const late = async (specifier: string): Promise<unknown> => {
      await Promise.resolve();
      return isOwn(specifier) ? take(specifier) : import(specifier);
    };
    return layer.source(path).factory(module.exports, take, module, pathToFileURL(join(root, path)).href, late);
  };
  const load = (path: string): Exports => {
    if (shared?.isShared(path) === true) return shared.below.load(path);
    const known = layer.instances.get(path);
    if (known !== undefined) return known;
    const module = { exports: {} as Exports };
    layer.instances.set(path, module.exports);
    try {
      evaluate(path, module);
    } catch (error) {
      layer.instances.delete(path);
      throw error;
    }
    layer.instances.set(path, module.exports);
    return module.exports;
  };
  const waiting = new Map<string, Promise<void>>();
  /** Evaluates a fixture that may await something before anything that imports it is. */
  const waitFor = (path: string): Promise<void> => {
    const known = waiting.get(path);
    if (known !== undefined) return known;
    if (shared?.isShared(path) === true) return shared.below.waitFor(path);
    const evaluated = (async () => {
      const module = { exports: {} as Exports };
      layer.instances.set(path, module.exports);
      await evaluate(path, module);
    })();
    waiting.set(path, evaluated);
    return evaluated;
  };
  /** Those that a module imports, each after what it imports itself. */
  const awaitedBelow = (path: string): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const each of layer.source(path).imports) {
      if (!each.endsWith('.ts')) continue;
      for (const further of awaitedBelow(each)) found.add(further);
      if (mayAwait(each)) found.add(each);
    }
    return found;
  };
  const reached = new Map<string, ReadonlySet<string>>();
  const reachedFrom = (path: string): ReadonlySet<string> => {
    const known = reached.get(path);
    if (known !== undefined) return known;
    const all = new Set([path]);
    for (const each of layer.source(path).imports) {
      if (each.endsWith('.ts')) for (const further of reachedFrom(each)) all.add(further);
    }
    reached.set(path, all);
    return all;
  };
  const graph: Graph = {
    load,
    waitFor,
    run: async (path) => {
      for (const each of awaitedBelow(path)) await waitFor(each);
      await evaluate(path, { exports: {} });
    },
    reachedFrom,
    with: (path, text) => {
      const changed = compile(path, text);
      const source = (one: string): Source => (one === path ? changed : layer.source(one));
      const isShared = (one: string): boolean => !reachedFrom(one).has(path);
      return graphOf({ source, instances: new Map() }, { below: graph, isShared });
    },
  };
  return graph;
};

/** Gives modules something else under the name of a package. */
export const providing = (name: string, exports: unknown): void => {
  packages.set(name, exports);
};
