/**
 * The code of the published package, in dist/: our modules with the packages that they import
 * (docs/contributing/decisions/023-packages-in-the-package.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
// Before what asks for it: packages are loaded below for the names of their exports.
import 'reflect-metadata';
import { bundleModules, entriesIn } from './bundle.mjs';
import { noticesOf } from './notices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What npm installs because it cannot be part of our modules, and why. */
export const installedPackages = {
  libsql: 'native: it looks for the binary of the platform from where it lies',
  '@cucumber/cucumber': 'the steps of a team must register with the instance that runs them',
};

/**
 * It finds the metrics of PDF's own fonts by a `require` that no bundler sees; other fonts, whose reader is as large as
 * all of pdfkit, are never printed. @type {import('esbuild').Plugin}
 */
const seeFonts = {
  name: 'see-fonts',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('require$1(', 'require(')
        .replace("import { create } from 'fontkit';", 'const create = undefined;'),
    }));
  },
};

/**
 * Of a form, Express's reader takes UTF-8 and ISO-8859-1 alone: the tables of Chinese, Japanese and Korean encodings, half
 * a megabyte that every service would read, are never asked for. @type {import('esbuild').Plugin}
 */
const leaveEncodings = {
  name: 'leave-encodings',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]iconv-lite[\\/]encodings[\\/]dbcs-data\.js$/ }, () => ({ contents: '' }));
  },
};

/**
 * `soap` loads a client of HTTP and a signer, 1.2 MB with what they load: ours send with our own, and sign themselves.
 * @type {import('esbuild').Plugin}
 */
const leaveTransport = {
  name: 'leave-transport',
  setup: (build) => {
    build.onResolve({ filter: /^(?:axios|axios-ntlm|xml-crypto)$/ }, ({ path, importer }) =>
      /[\\/]soap[\\/]lib[\\/]/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: '' }));
  },
};

/**
 * libxml2 comes as a text of a megabyte within its module, one character for each octet: as a file beside the parts it is
 * read without being parsed and decoded. @type {import('esbuild').Plugin}
 */
const binaryBeside = {
  name: 'binary-beside',
  setup: (build) => {
    const file = 'libxml2.wasm';
    let octets = new Uint8Array();
    build.onLoad({ filter: /[\\/]libxml2raw\.mjs$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const [call, literal] = /\b\w+\(('.asm(?:[^'\\]|\\[^])*')\)/.exec(text) ?? [];
      if (call === undefined) throw new Error(`${path} has libxml2 in another form.`);
      octets = Uint8Array.from(runInNewContext(literal ?? ''), (character) => character.charCodeAt(0));
      const read = `require('node:fs').readFileSync(new URL('${file}', import.meta.url))`;
      return { contents: text.replace(call, () => read) };
    });
    build.onEnd(() => writeFileSync(join(build.initialOptions.outdir ?? '', 'chunks', file), octets));
  },
};

/** Modules of packages that are CommonJS ask for Node's by `require`. */
const withRequire =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/**
 * Of a package that is CommonJS and imported late, a bundler knows `default` alone: the names that Node finds are exported
 * by a module between. @type {import('esbuild').Plugin}
 */
const nameExports = {
  name: 'name-exports',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
      kind === 'dynamic-import' && importer.endsWith('.ts') && !isBuiltin(path)
        ? { path: join(root, 'imported-late', `${path}.mjs`), pluginData: path }
        : undefined,
    );
    build.onLoad({ filter: /[\\/]imported-late[\\/]/ }, async ({ pluginData }) => {
      const names = Object.keys(await import(pluginData)).filter((name) => name !== 'module.exports');
      return { contents: `export { ${names.join(', ')} } from '${pluginData}';`, resolveDir: root };
    });
  },
};

/**
 * For an entry the address is its own in the bundle, for any other module the place in the package where its data is.
 * @type {import('./bundle.mjs').AddressOf}
 */
const inPackage = (source, isEntry) =>
  `(import.meta.url.slice(0, import.meta.url.lastIndexOf('/bundle/') + 1) + '${isEntry ? 'bundle/' : ''}${source.replace(/\.ts$/, '.js')}')`;

/** A script of a page with what it imports: a browser finds no packages. */
const editor = 'simulator/console/assets/editor.js';

/** The modules of the package, in dist/. @throws {Error} with file, line and column of what cannot be compiled */
export const bundlePackage = async () => {
  const folder = 'dist/bundle';
  const results = await Promise.all([
    bundleModules({
      root,
      entries: entriesIn(root),
      folder,
      known: 'bundle',
      addressOf: inPackage,
      isInstalled: (name) => name in installedPackages,
      plugins: [nameExports, seeFonts, leaveEncodings, leaveTransport, binaryBeside],
      options: { banner: { js: withRequire }, metafile: true },
    }),
    build({
      absWorkingDir: root,
      entryPoints: [editor],
      outfile: join('dist', editor),
      bundle: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      metafile: true,
    }),
  ]);
  writeFileSync(join(root, folder, 'LICENSES.txt'), noticesOf(root, results));
};
