/**
 * Puts the code of the published package together in dist/bundle/, so that a start reads a hundred files instead of
 * nine hundred (docs/decisions/015-few-files-in-the-package.md). Other packages stay where npm installs them, except
 * Kysely, which has 260 modules.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Below dist/. */
const folder = 'bundle';
const bundledPackage = 'kysely';

/** Cucumber loads these by their paths. @param {string} name */
const stepsIn = (name) =>
  readdirSync(join(root, 'features', name))
    .filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file))
    .map((file) => `features/${name}/${file}`);

/** Modules that somebody loads by path: the command, the exports of package.json, and what cucumber is given. */
const entriesOf = () => [
  'src/cli/main.ts',
  'src/harness/index.ts',
  'simulator/control/client.ts',
  'src/harness/conform/row-filter.ts',
  'features/published/index.ts',
  ...stepsIn('steps'),
  ...stepsIn('support'),
];

/**
 * Modules find their data from `import.meta.url`, and cucumber a plugin: for an entry it becomes the entry's own address
 * in the bundle, for any other module the place in dist/ where its data is.
 *
 * @param {readonly string[]} entries
 */
const keepAddresses = (entries) => ({
  name: 'keep-addresses',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = relative(root, path).replaceAll('\\', '/');
      const place = `${entries.includes(source) ? `${folder}/` : ''}${source.replace(/\.ts$/, '.js')}`;
      const address = `(import.meta.url.slice(0, import.meta.url.lastIndexOf('/dist/') + 6) + '${place}')`;
      return { loader: 'ts', contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address) };
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

/** @throws {Error} with file, line and column of what cannot be compiled */
export const bundle = async () => {
  const { build } = await import('esbuild');
  const entryPoints = entriesOf();
  const outdir = join(root, 'dist', folder);
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outbase: '.',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [keepAddresses(entryPoints), leaveOtherPackages],
  });
  const license = readFileSync(join(root, 'node_modules', bundledPackage, 'LICENSE'), 'utf8');
  writeFileSync(
    join(outdir, 'LICENSES.txt'),
    `These files contain ${bundledPackage}, under this license:\n\n${license}`,
  );
};
