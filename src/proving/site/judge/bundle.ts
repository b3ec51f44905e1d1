/** The judge as one program for a browser: modules that need Node give way to those beside them that do not. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { toBase64 } from '../../../common/bytes.ts';
import { dataFile, dataText } from '../../../common/data-directory.ts';

const withoutNode: Plugin = {
  name: 'without Node',
  setup: (building) => {
    building.onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
      const inBrowser = join(resolveDir, path).replace(/\.ts$/, '.browser.ts');
      return existsSync(inBrowser) ? { path: inBrowser } : undefined;
    });
    // libxml2 asks for them on Node alone.
    building.onResolve({ filter: /^node:/ }, ({ path, importer }) =>
      importer.includes('libxml2-wasm')
        ? { path, external: true }
        : { errors: [{ text: `${path} is not in a browser: ${importer} needs a module beside it.` }] },
    );
  },
};

/** What the judge reads of datasets/facts. */
const folders = ['reference', 'schema', 'specimens'];
const files = ['registry/default.json', 'observed.json', 'profiles.json', 'trust.json', 'validity.json'];

/** As src/common/data-directory.browser.ts reads them. */
const packedFacts = (): string => {
  const all = [...files, ...folders.flatMap((name) => readdirSync(dataFile(name)).map((file) => `${name}/${file}`))];
  const texts = Object.fromEntries(all.sort().map((path) => [path, minified(path)]));
  return toBase64(deflateRawSync(JSON.stringify(texts), { level: 9 }));
};

const minified = (path: string): string =>
  path.endsWith('.json') ? JSON.stringify(JSON.parse(dataText(path))) : dataText(path);

/**
 * ES modules by their names; the first has the name of the entry. libxml2 waits for itself while it is loaded, which works
 * in modules of its own alone.
 * @param entry beside this file
 */
export const bundled = async (entry: string): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: [join(dirname(fileURLToPath(import.meta.url)), entry)],
    entryNames: 'judge',
    chunkNames: 'judge-[hash]',
    outdir: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    write: false,
    logLevel: 'error',
    plugins: [withoutNode],
    define: { packedFacts: JSON.stringify(packedFacts()) },
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
};
