/** Shared by every command: exit codes, colours, and the report of why it could not do its work. */
import { CommanderError } from 'commander';
import type { OptionProblem } from '../../common/options.ts';
import { bilingual, english, inBoth, listed, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import { isStartProblem } from '../../common/start-error.ts';
import { listenProblem } from '../../harness/embed/errors.ts';
import { fileProblem } from '../../harness/user-files.ts';
import { chosen, spoken } from './spoken.ts';
import { errorText } from './help-words.ts';
import { showsColours, withoutColours } from './terminal.ts';

export const exitCodes = { ok: 0, failed: 1, usage: 2, undecided: 3, defect: 70 } as const;

/** The caller's mistake: reported in one sentence, without a stack. */
export class UsageError extends Error {
  readonly code: string;
  readonly text: Bilingual;

  constructor(text: Part, code = 'wrong-usage') {
    super(english(text));
    this.text = inBoth(text);
    this.code = code;
  }
}

export const print = (text: Part): void => {
  process.stdout.write(`${chosen(text)}\n`);
};

export const printJson = (value: unknown): void => {
  print(JSON.stringify(value, null, 2));
};

/** Colours are chosen for standard output; standard error may be a file. */
export const note = (text: Part): void => {
  process.stderr.write(`${showsColours(process.stderr) ? chosen(text) : withoutColours(chosen(text))}\n`);
};

// Line ends and tabs remain. The last two ranges change the text direction.
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text from outside, with its control characters escaped: a file name must not control the terminal. */
export const printable = (text: Part): string =>
  chosen(text).replaceAll(unprintable, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The report for scripts and people, instead of a stack. */
type Problem = { readonly code: string; readonly text: Bilingual } & Partial<
  Pick<OptionProblem, 'path' | 'received' | 'expected' | 'inSpanish'>
>;

const listenSettings = {
  ports: listed(['--port', '--alt-port', '--authority-port', '--https-port'], 'or'),
  host: '--host',
};

const commanderProblem = (error: CommanderError): Problem => ({
  code: error.code.replace(/^commander\./, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  text: bilingual`${errorText(error)} ${{ en: 'Run with --help to see what it takes.', es: 'La opción --help muestra lo que recibe.' }}`,
});

/** Undefined for an error that only a bug can have thrown. */
export const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof UsageError || isStartProblem(error)) return error;
  if (error instanceof CommanderError) return commanderProblem(error);
  return listenProblem(error, listenSettings);
};

export const reportBug = (error: unknown): void => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  note({
    en: `ensayo: This is a bug in Ensayo (exit code ${String(exitCodes.defect)}). Please report it to the project's issue tracker, with the command and the lines below; remove names and numbers of real companies.\n${stack}`,
    es: `ensayo: Es un error de Ensayo (código de salida ${String(exitCodes.defect)}). Repórtelo en el gestor de incidencias del proyecto, con el comando y las líneas siguientes; elimine nombres y números de empresas reales.\n${stack}`,
  });
};

let json = false;

/** From here on, problems are reported as JSON, for scripts. */
export const reportAsJson = (wanted: boolean): void => {
  json = wanted;
};

/** Reports the error that ended the command, on stderr, and sets the exit code. */
export const reportProblem = (error: unknown): void => {
  const problem = problemOf(error);
  if (problem === undefined) {
    reportBug(error);
    process.exitCode = exitCodes.defect;
    return;
  }
  const { code, text, path, inSpanish } = problem;
  const { received, expected } = spoken() === 'es' && inSpanish !== undefined ? inSpanish : problem;
  note(
    json
      ? JSON.stringify({ error: { code, message: chosen(text), path, received, expected } })
      : `ensayo: ${printable(text)} (${code})`,
  );
  process.exitCode = exitCodes.usage;
};

let crashed: (error: unknown) => void = reportProblem;

/** While services run, their log reports crashes: an error thrown then may quote a document. */
export const whenCrashed = (report: (error: unknown) => void): void => {
  crashed = report;
};

/** Ends the process with an uncaught error. */
export const crash = (error: unknown): never => {
  process.exitCode = exitCodes.defect;
  crashed(error);
  process.exit();
};

/** A reader that stops early (`| head`) is not a problem; a full disk after `>` is one, and ends the command. */
const watchStandardStreams = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    reportProblem(fileProblem('write', 'to standard output', error) ?? error);
    process.exit();
  });
  // There is nowhere left to report it.
  process.stderr.on('error', () => undefined);
};

watchStandardStreams();

const colourful = showsColours(process.stdout);

const paint =
  (code: number) =>
  (text: Part): string =>
    colourful ? `\u001b[${code}m${chosen(text)}\u001b[0m` : chosen(text);

export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);
export const dim = paint(2);
export const bold = paint(1);
