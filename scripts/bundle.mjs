/**
 * Puts modules together, so that a start reads a hundred files instead of a thousand: those of the published package in
 * dist/bundle/ (docs/contributing/decisions/015-few-files-in-the-package.md), and those of a clone in its cache (compiled.mjs). Other
 * packages stay where npm installs them, except Kysely, which has 260 modules.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownRoot = fileURLToPath(new URL('..', import.meta.url));
const bundledPackage = 'kysely';

/** Cucumber loads these by their paths. @param {string} root @param {string} name */
const stepsIn = (root, name) =>
  readdirSync(join(root, 'features', name))
    .filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file))
    .map((file) => `features/${name}/${file}`);

export const main = 'src/cli/main.ts';

/**
 * Modules that somebody loads by path: the command, the exports of package.json, and what cucumber is given.
 *
 * @param {string} root without features/ it has the command alone
 */
export const entriesIn = (root) => [
  main,
  ...(existsSync(join(root, 'features'))
    ? [
        'src/harness/index.ts',
        'simulator/control/client.ts',
        'src/harness/conform/row-filter.ts',
        'features/published/index.ts',
        ...stepsIn(root, 'steps'),
        ...stepsIn(root, 'support'),
      ]
    : []),
];

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
      const text = readFileSync(path, 'utf8').replaceAll('import.meta.url', address);
      return { loader: 'ts', contents: `/*! ${source} */${text}` };
    });
  },
});

/** @type {import('esbuild').Plugin} */
const leaveOtherPackages = {
  name: 'leave-other-packages',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path === bundledPackage ? undefined : { path, external: true },
    );
  },
};

/**
 * @typedef {object} Bundling
 * @property {string} root
 * @property {readonly string[]} entries paths from the root
 * @property {string} folder where the modules go, below the root; the code knows it as `process.env.ENSAYO_BUNDLE`
 * @property {AddressOf} addressOf
 * @property {Partial<import('esbuild').BuildOptions>} [options]
 */

/** @param {Bundling} bundling @throws {Error} with file, line and column of what cannot be compiled */
export const bundleModules = async ({ root, entries, folder, addressOf, options }) => {
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
    define: { 'process.env.ENSAYO_BUNDLE': JSON.stringify(folder) },
    plugins: [keepAddresses(root, entries, addressOf), leaveOtherPackages],
    ...options,
  });
};

/** For an entry the address is its own in the bundle, for any other module the place in dist/ where its data is. @type {AddressOf} */
const inPackage = (source, isEntry) =>
  `(import.meta.url.slice(0, import.meta.url.lastIndexOf('/dist/') + 6) + '${isEntry ? 'bundle/' : ''}${source.replace(/\.ts$/, '.js')}')`;

/** The modules of the package. @throws {Error} with file, line and column of what cannot be compiled */
export const bundle = async () => {
  const folder = 'dist/bundle';
  rmSync(join(ownRoot, folder), { recursive: true, force: true });
  await bundleModules({ root: ownRoot, entries: entriesIn(ownRoot), folder, addressOf: inPackage });
  const license = readFileSync(join(ownRoot, 'node_modules', bundledPackage, 'LICENSE'), 'utf8');
  writeFileSync(
    join(ownRoot, folder, 'LICENSES.txt'),
    `These files contain ${bundledPackage}, under this license:\n\n${license}`,
  );
};
