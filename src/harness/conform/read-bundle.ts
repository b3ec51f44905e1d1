/** Bundles as people pass them on: the folder, or the ZIP of one. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { toText } from '../../common/bytes.ts';
import { usualJsonLimits } from '../../common/json/json-budget.ts';
import { jsonProblemText, readJson } from '../../common/json/read-json.ts';
import { optionProblem } from '../../common/start-error.ts';
import { composed, same, type Bilingual } from '../../common/text/bilingual.ts';
import { readZip } from '../../../simulator/document/index.ts';
import { displayedMistake, readRegistryData } from '../../../simulator/registry/index.ts';
import type { JsonObject } from '../box-types.ts';
import {
  bundleFileNames as names,
  type Bundle,
  type BundleContext,
  type BundleRegistry,
  type Earlier,
} from './bundle.ts';
import { contextSchema, earlierSchema, registrySchema, requestSchema } from './bundle-schema.ts';

/** The text of a file of the bundle; undefined if it has none of that name. */
type Parts = (name: string) => string | undefined;

export const zipLimits = {
  maxBytes: 20_000_000,
  maxEntries: 50,
  maxEntryBytes: 64_000_000,
  maxTotalBytes: 128_000_000,
  maxRatio: 1_000,
};

/** A registry of a whole country has more rows than a request has lines. */
const jsonLimits = { ...usualJsonLimits, jsonItems: 200_000 };

const unusable = (text: Bilingual): RangeError => optionProblem('not-a-bundle', text);

const schemas = {
  [names.context]: contextSchema,
  [names.registry]: registrySchema,
  [names.earlier]: earlierSchema,
  [names.request]: requestSchema,
} as const;

const ajv = new Ajv({ allowUnionTypes: true, verbose: true });

const damaged = (file: string, mistake: Bilingual): RangeError =>
  unusable({
    en: `${file} is not what "ensayo conform" writes: ${mistake.en}. Take the bundle again.`,
    es: `${file} no es lo que escribe "ensayo conform": ${mistake.es}. Tome el paquete de nuevo.`,
  });

const mistakeIn = ({ instancePath, message = '', data }: ErrorObject): Bilingual => {
  const place = instancePath === '' ? '/' : instancePath;
  const received = JSON.stringify(data).slice(0, 60);
  return { en: `${place} ${message}; received ${received}`, es: `${place}: se recibió ${received} (${message})` };
};

/** @returns undefined where the bundle has no such file */
const jsonIn = (where: string, parts: Parts, name: keyof typeof schemas): unknown => {
  const text = parts(name);
  if (text === undefined) return undefined;
  const file = join(where, name);
  const read = readJson(text, jsonLimits);
  if (!read.ok)
    throw damaged(
      file,
      composed((language) => jsonProblemText(read.problem)[language].trim().replace(/\.$/, '')),
    );
  const validate = ajv.compile(schemas[name]);
  if (validate(read.value)) return read.value;
  const [first] = validate.errors ?? [];
  throw damaged(file, first === undefined ? same('') : mistakeIn(first));
};

const contextIn = (where: string, parts: Parts): BundleContext => {
  const layout = /"version":\s*(\d+)/.exec(parts(names.context)?.slice(0, 200) ?? '')?.[1] ?? '1';
  if (layout !== '1') {
    throw unusable({
      en: `"${where}" has the layout ${layout}; this version of ensayo reads layout 1.`,
      es: `"${where}" tiene el formato ${layout}; esta versión de ensayo lee el formato 1.`,
    });
  }
  return jsonIn(where, parts, names.context) as BundleContext; // as its schema says
};

const checkRows = (where: string, { data }: BundleRegistry): void => {
  if (data === null) return;
  const read = readRegistryData(data);
  const [first] = read.ok ? [] : read.mistakes;
  if (first === undefined) return;
  throw damaged(
    join(where, names.registry),
    composed((language) => {
      const { path, expected, fix } = displayedMistake(first, language);
      return `/data${path}: ${expected}. ${fix}`;
    }),
  );
};

/** @throws RangeError `not-a-bundle` */
const bundleOf = (where: string, parts: Parts): Bundle => {
  const context = contextIn(where, parts);
  const registry = (jsonIn(where, parts, names.registry) ?? { data: null, documents: [] }) as BundleRegistry; // likewise
  checkRows(where, registry);
  return {
    context,
    registry,
    earlier: (jsonIn(where, parts, names.earlier) ?? []) as readonly Earlier[], // likewise
    request: jsonIn(where, parts, names.request) as JsonObject | undefined, // likewise
    document: parts(names.document),
    envelope: parts(names.envelope),
    answer: parts(names.answer),
  };
};

/**
 * The bundle in a ZIP, at its top or in its only folder. Undefined for anything else than the ZIP of a bundle.
 * @param where what the reader calls the file
 * @throws RangeError `not-a-bundle` where its files are damaged
 */
export const bundleInZip = async (where: string, bytes: Buffer): Promise<Bundle | undefined> => {
  const archive = await readZip(bytes, zipLimits);
  if (!archive.ok) return undefined;
  const files = new Map(archive.entries.map(({ name, data }) => [name, data]));
  const context = [...files.keys()].find((name) => basename(name) === names.context);
  if (context === undefined) return undefined;
  const folder = context.slice(0, -names.context.length);
  return bundleOf(where, (name) => {
    const data = files.get(folder + name);
    return data && toText(data);
  });
};

const fileText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // Not every exchange has every part.
  }
};

const none = (path: string): RangeError =>
  unusable({
    en: `"${path}" is not a bundle: it has no ${names.context}. Give a folder that "ensayo conform" wrote, or a ZIP of the console.`,
    es: `"${path}" no es un paquete: no tiene ${names.context}. Indique una carpeta que escribió "ensayo conform", o un ZIP de la consola.`,
  });

/**
 * @param path of a folder, or of a ZIP
 * @throws RangeError `not-a-bundle` for anything else, another layout, or files that cannot be read
 */
export const readBundle = async (path: string): Promise<Bundle> => {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) {
    const bundle = await bundleInZip(path, readFileSync(path));
    if (bundle === undefined) throw none(path);
    return bundle;
  }
  if (fileText(join(path, names.context)) === undefined) throw none(path);
  return bundleOf(path, (name) => fileText(join(path, name)));
};
