/** Everything needed to judge a failed scenario again, offline: a folder of plain files, and its name. Read by read-bundle.ts. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import type { RegistryData } from '../../../simulator/registry/index.ts';
import type { AuthorityChange, JsonObject, JudgedDocument } from '../box-types.ts';
import type { CompanyFile } from '../company.ts';
import { generatedTexts } from '../reporting/generated-texts.ts';
import { wordsOf, type Language } from '../../common/text/bilingual.ts';
import type { Verdict } from './exchange-verdict.ts';
import { replayCommand } from './rerun.ts';

/** The state of the authority, apart from its registry. */
export type AuthorityState = {
  readonly environment: '1' | '2';
  readonly profile: AuthorityChange['profile'];
  readonly behaviour: Required<NonNullable<AuthorityChange['behaviour']>>;
  /** Milliseconds by which its clock was ahead. */
  readonly clockOffset: number;
};

export type BundleContext = {
  /** Of this layout. */
  readonly version: 1;
  readonly versions: { readonly ensayo: string; readonly node: string };
  readonly scenario: {
    readonly name: string;
    readonly uri: string;
    readonly line: number;
    readonly tags: readonly string[];
  };
  readonly target: 'box' | 'issuer' | 'authority';
  readonly seed: string;
  /** The issuing company, if it is not the default one. */
  readonly company?: CompanyFile;
  /** ISO 8601 instant of the exchange. */
  readonly clock: string;
  /** Null if the authority did not report it: the replay uses the default. */
  readonly authority: AuthorityState | null;
  /** The query to the authority, and how it was addressed; null if nothing reached it. */
  readonly exchange: { readonly operation: string | null; readonly disturbed: boolean } | null;
  /** Where the request was posted. */
  readonly path: string;
  /** The step that failed, and its message. */
  readonly expected: string;
  readonly error: string;
  /** The command that runs the scenario again, against the same services. */
  readonly rerun?: string;
  readonly actual: Verdict | null;
};

export type BundleRegistry = {
  readonly data: RegistryData | null;
  /** The run was given it: the authority did not show its own. */
  readonly given?: true;
  /** Filed documents that affect this one: those it refers to, and those with its number. */
  readonly documents: readonly JudgedDocument[];
};

/** A document that the failed one refers to, as it was sent before. */
export type Earlier = {
  /** Its unique code. */
  readonly key: string;
  readonly path: string;
  readonly request: unknown;
  /** Absent if only the request is known. */
  readonly envelope?: string | undefined;
  /** ISO 8601 instant at which it was answered. */
  readonly clock: string;
};

export type Bundle = {
  readonly context: BundleContext;
  readonly registry: BundleRegistry;
  /** Oldest first; none where the registry contains the documents. */
  readonly earlier: readonly Earlier[];
  readonly request: JsonObject | undefined;
  readonly document: string | undefined;
  readonly envelope: string | undefined;
  readonly answer: string | undefined;
};

/** The files of a bundle. */
export const bundleFileNames = {
  context: 'context.json',
  registry: 'registry.json',
  earlier: 'earlier.json',
  request: 'request.json',
  document: 'document.xml',
  envelope: 'envelope.xml',
  answer: 'answer.xml',
  readme: 'README.txt',
} as const;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const readmeTexts = wordsOf({
  expected: { en: 'Expected', es: 'Se esperaba' },
  got: { en: 'Got', es: 'Se obtuvo' },
  nothing: { en: 'nothing', es: 'nada' },
  rerun: { en: 'To run it again', es: 'Para ejecutarlo de nuevo' },
  token: {
    en: 'The token of the service is read from ENSAYO_TOKEN.',
    es: 'El token del servicio se lee de ENSAYO_TOKEN.',
  },
  replay: { en: 'To reproduce, offline', es: 'Para reproducir, sin conexión' },
  compare: {
    en: 'To see, offline, what Ensayo makes of it',
    es: 'Para ver, sin conexión, qué hace Ensayo con lo mismo',
  },
});

/** What the reader calls the folder, and the reader's language. */
export type Reader = { readonly folder: string; readonly language: Language };

const readme = ({ folder, language }: Reader, { scenario, expected, actual, rerun, target }: BundleContext): string => {
  const texts = readmeTexts(language);
  const { scenarioIn, stepIn } = generatedTexts(language);
  const fault = actual?.fault ?? `StatusCode ${actual?.statusCode ?? ''}`;
  return [
    `${scenarioIn(scenario.name)} (${scenario.uri}:${String(scenario.line)})`,
    ...(expected === '' ? [] : [`${texts.expected}: ${stepIn(expected)}`]),
    `${texts.got}: ${actual === null ? texts.nothing : actual.lines.join(' | ') || fault}`,
    ...(rerun === undefined ? [] : [`${texts.rerun}: ${rerun}`]),
    ...(rerun === undefined || target !== 'issuer' ? [] : [texts.token]),
    `${target === 'issuer' ? texts.compare : texts.replay}: ${replayCommand(folder, language)}`,
    '',
  ].join('\n');
};

export const bundleFiles = (
  reader: Reader,
  { context, registry, earlier, request, document, envelope, answer }: Bundle,
): readonly { readonly name: string; readonly text: string }[] => {
  const texts: Readonly<Record<keyof typeof bundleFileNames, string | undefined>> = {
    context: json(context),
    registry: json(registry),
    earlier: earlier.length === 0 ? undefined : json(earlier),
    request: request === undefined ? undefined : json(request),
    document,
    envelope,
    answer,
    readme: readme(reader, context),
  };
  return Object.entries(texts).flatMap(
    ([part, text]) =>
      text === undefined ? [] : [{ name: bundleFileNames[part as keyof typeof bundleFileNames], text }], // its own keys
  );
};

/** Replaces the files of an earlier run in the folder. */
export const writeBundle = (reader: Reader, bundle: Bundle): void => {
  const { folder } = reader;
  rmSync(folder, { recursive: true, force: true });
  makePrivateFolder(folder);
  for (const { name, text } of bundleFiles(reader, bundle)) writePrivateFile(join(folder, name), text);
};
