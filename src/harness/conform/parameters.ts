/** The agreement between a run and the processes of its scenarios: parameters as plain data, marks in the log, tags. */
import { hasTexts } from '../../common/json/is-object.ts';
import { readJson } from '../../common/json/read-json.ts';
import { same, type Bilingual, type Language } from '../../common/text/bilingual.ts';
import type { Target } from '../target/target.ts';

/** The options of a run that a scenario of it needs again. Tokens are read from the environment, and never printed. */
export type RunOptions = {
  readonly issuer?: string | undefined;
  readonly authority?: string | undefined;
  readonly allowAuthority?: readonly string[] | undefined;
  readonly control?: string | undefined;
  readonly readyFile?: string | undefined;
  readonly registry?: string | undefined;
  readonly company?: string | undefined;
  readonly features?: string | undefined;
  readonly texts?: boolean | undefined;
  /** Folder for running single scenarios again: another one, so that the report of this run stays. */
  readonly out?: string | undefined;
  readonly seed: string;
  readonly language: Language;
};

export type RunParameters = {
  readonly target: Target;
  /** Makes identifiers and serial numbers reproducible. */
  readonly seed: string;
  /** Of the explanations that an issuing service elsewhere is asked for; its own choice if absent. */
  readonly language?: Language;
  /** Folder for a bundle of every failing scenario; none are written if absent. */
  readonly bundles?: string;
  /** Folder where every process records its proofs of the catalogue; the process that started the run reads it. */
  readonly proofs?: string;
  /** Once a file of this name exists, scenarios that have not begun do not run. */
  readonly stop?: string;
  /** What a failed scenario says it is run again with; nothing if absent. */
  readonly run?: RunOptions;
  /** Whether rows also look at the sentences of lines, and at their order. */
  readonly texts?: boolean | undefined;
  /** Whether the report lists advice; it does if absent. */
  readonly advice?: boolean | undefined;
  /** Whether everything sent to the bundled services is recorded for the report. */
  readonly traffic?: boolean;
};

const usual: RunParameters = { target: { kind: 'box' }, seed: 'conformance' };

/** @param given cucumber's parameters, an empty object by default */
export const runParameters = (given: object): RunParameters => ({ ...usual, ...given });

/** Prefixes of the lines of a scenario's log that the run counts. */
export const marks = {
  /** The target cannot do what the scenario needs. */
  outOfReach: 'ensayo-out-of-reach: ',
  /** The target does not provide what a step needs to check. */
  unchecked: 'ensayo-unchecked: ',
  /** The run was stopped before the scenario began. */
  notRun: 'ensayo-not-run',
  /** Path of a failed scenario's bundle. */
  bundle: 'ensayo-bundle: ',
  /** The command that runs a failed scenario again. */
  rerun: 'ensayo-rerun: ',
} as const;

/** The texts after a mark. */
export const marked = (log: readonly string[], mark: string): readonly string[] =>
  log.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));

/** The texts in both languages that JSON after a mark holds, each once; anything else reads the same in both. */
export const markedTexts = (log: readonly string[], mark: string): readonly Bilingual[] =>
  [...new Set(marked(log, mark))].map((text) => {
    const read = readJson(text);
    return read.ok && hasTexts(read.value, 'en', 'es') ? read.value : same(text);
  });

export const skippedBySteps: Bilingual = { en: 'skipped by its own steps', es: 'omitido por sus propios pasos' };

/** Kinds and the like as written in tags: `creditNote` is @credit-note. */
export const tagOf = (name: string): string => `@${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
