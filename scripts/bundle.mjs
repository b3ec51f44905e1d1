/**
 * Puts modules together, so that a start reads a hundred files instead of a thousand: those of the published package
 * (bundle-package.mjs), and those of a clone in its cache (compiled.mjs).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Cucumber loads these by their paths. @param {string} root @param {string} name */
const stepsIn = (root, name) =>
  readdirSync(join(root, 'features', name))
    .filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file))
    .map((file) => `features/${name}/${file}`);

export const main = 'src/cli/main.ts';

/**
 * Modules that somebody loads by path: the command, its threads, the exports of package.json, and what cucumber is given.
 *
 * @param {string} root without features/ it has the command alone
 */
export const entriesIn = (root) => [
  main,
  ...(existsSync(join(root, 'features'))
    ? [
        'src/cli/judge/judging-thread.ts',
        'src/harness/index.ts',
        'simulator/control/client.ts',
        'src/harness/conform/row-filter.ts',
        'features/published/index.ts',
        ...stepsIn(root, 'steps'),
        ...stepsIn(root, 'support'),
      ]
    : []),
];

/** `import { a, type B } from './folder/index.ts'`; what it hands on, `export { a } from './file.ts'`. */
const throughDoor = /^import \{([^}]*)\} from '(\.[^']*\/index\.ts)';$/gm;
const handedOn = /^export \{([^}]*)\} from '(\.[^']*)';$/gm;

/** @param {string} names */
const valuesOf = (names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/**
 * Imports from a folder's door become imports from the files behind it: a module that is loaded late would otherwise load
 * all that anything takes through the same door. @param {string} text @param {string} path of the module
 */
const pastDoors = (text, path) =>
  text.replaceAll(throughDoor, (_statement, names, door) => {
    const file = join(dirname(path), door);
    const sources = new Map(
      [...readFileSync(file, 'utf8').matchAll(handedOn)].flatMap(([, exported = '', from = '']) =>
        valuesOf(exported).map((name) => [name, join(dirname(file), from)]),
      ),
    );
    return valuesOf(names)
      .map((name) => `import { ${name} } from '${sources.get(name.replace(/ as .*/, '')) ?? file}';`)
      .join('');
  });

/** @typedef {(source: string, isEntry: boolean) => string} AddressOf an expression for `import.meta.url` of a source */

/**
 * Modules find their data from `import.meta.url`, and cucumber a plugin.
 *
 * @param {string} root @param {readonly string[]} entries @param {AddressOf} addressOf
 */
const keepAddresses = (root, entries, addressOf) => ({
  name: 'keep-addresses',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = relative(root, path).replaceAll('\\', '/');
      const address = addressOf(source, entries.includes(source));
      const text = pastDoors(readFileSync(path, 'utf8'), path).replaceAll('import.meta.url', address);
      return { loader: 'ts', contents: `/*! ${source} */${text}` };
    });
  },
});

/** @param {string} path `@scope/name/module` @returns {string} */
const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** @param {(name: string) => boolean} isInstalled @returns {import('esbuild').Plugin} */
const leavePackages = (isInstalled) => ({
  name: 'leave-packages',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && isInstalled(packageOf(path)) ? { path, external: true } : undefined,
    );
  },
});

/**
 * @typedef {object} Bundling
 * @property {string} root
 * @property {readonly string[]} entries paths from the root
 * @property {string} folder where the modules go, below the root
 * @property {string} known the same seen from the package.json that the code finds; there it is `process.env.ENSAYO_BUNDLE`
 * @property {AddressOf} addressOf
 * @property {(name: string) => boolean} isInstalled whether a package is imported from node_modules, and not put in
 * @property {readonly import('esbuild').Plugin[]} [plugins]
 * @property {Partial<import('esbuild').BuildOptions>} [options]
 */

/** @param {Bundling} bundling @throws {Error} with file, line and column of what cannot be compiled */
export const bundleModules = async ({
  root,
  entries,
  folder,
  known,
  addressOf,
  isInstalled,
  plugins = [],
  options,
}) => {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: join(root, folder),
    outbase: '.',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Half of a short command's time goes to reading code: without comments and indents there is a fifth less of it.
    // Names stay, lines stay short, and each part begins with the path of its source, so that a stack trace leads there.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 120,
    legalComments: 'inline',
    define: { 'process.env.ENSAYO_BUNDLE': JSON.stringify(known) },
    plugins: [keepAddresses(root, entries, addressOf), leavePackages(isInstalled), ...plugins],
    ...options,
  });
};
