/**
 * Schemas compiled by libxml2 (WebAssembly). The library, the generated texts and the compiled schemas are created on
 * first use and kept for the life of the process: they depend on committed facts alone, there are three of them, and
 * libxml2 has room for only a few input providers, so they are not created per judge.
 */
import type { XmlDocument, XsdValidator } from 'libxml2-wasm';
import type { SchemaFacts } from './facts.ts';
import type { SchemaRoot } from './schema-files.ts';
import { readSchemaFacts } from './facts.ts';
import { loadFirstErrors, type FirstErrors } from './first-errors.ts';
import { fileOf, generateSchemas, rootNamespace } from './schema-files.ts';
import { fromText } from '../../../src/common/bytes.ts';

export type LibXml2 = typeof import('libxml2-wasm');

export type CompiledSchema = {
  readonly library: LibXml2;
  readonly root: SchemaRoot;
  readonly namespace: string;
  readonly validator: XsdValidator;
  readonly firstErrors: FirstErrors;
  /** Held because the compiled schema points into it, and the wrapper frees it when it is garbage-collected. */
  readonly document: XmlDocument;
  /** Namespace URI to the prefix used for it in messages; '' for the namespace of the root. */
  readonly prefixes: ReadonlyMap<string, string>;
};

/** Never fetched: the buffers below take its place, and `schemaLocation` is resolved against it. */
const baseUrl = 'ensayo:///schema/';

type Source = {
  readonly library: LibXml2;
  readonly firstErrors: FirstErrors;
  readonly facts: SchemaFacts;
  readonly texts: ReadonlyMap<string, Uint8Array>;
};

const loadSource = async (): Promise<Source> => {
  const library = await import('libxml2-wasm');
  const facts = readSchemaFacts();
  const texts = new Map(generateSchemas(facts).map(({ name, text }) => [baseUrl + name, fromText(text)]));
  const provider = new library.XmlBufferInputProvider(Object.fromEntries(texts));
  if (!library.xmlRegisterInputProvider(provider)) throw new Error('libxml2 takes no further input provider');
  return { library, firstErrors: await loadFirstErrors(), facts, texts };
};

const messagePrefixes = (facts: SchemaFacts, namespace: string): ReadonlyMap<string, string> => {
  const known = { ...facts.payroll.namespaces, ...facts.ubl.namespaces };
  const prefixes = new Map(Object.entries(known).map(([prefix, uri]) => [uri, prefix]));
  return prefixes.set(namespace, '');
};

type Compiled = Pick<CompiledSchema, 'document' | 'validator'>;

const compiled = new Map<string, Compiled>();

const compile = ({ library, texts }: Source, file: string): Compiled => {
  const known = compiled.get(file);
  if (known !== undefined) return known;
  const url = baseUrl + file;
  const text = texts.get(url);
  if (text === undefined) throw new Error(`no schema was generated as ${file}`);
  const document = library.XmlDocument.fromBuffer(text, { url });
  const made = { document, validator: library.XsdValidator.fromDoc(document) };
  compiled.set(file, made);
  return made;
};

let source: Promise<Source> | undefined;
const schemas = new Map<SchemaRoot, Promise<CompiledSchema>>();

/** The compiled schema of a root. The first call in the process loads libxml2; the first for a file compiles it. */
export const compiledSchema = (root: SchemaRoot): Promise<CompiledSchema> => {
  const known = schemas.get(root);
  if (known !== undefined) return known;
  source ??= loadSource();
  const made = source.then((ready) => {
    const { library, firstErrors, facts } = ready;
    const namespace = rootNamespace(facts, root);
    const prefixes = messagePrefixes(facts, namespace);
    return { library, root, namespace, firstErrors, prefixes, ...compile(ready, fileOf(facts, root)) };
  });
  schemas.set(root, made);
  return made;
};
