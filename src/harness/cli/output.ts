/** What every command shares: exit codes, colours, and how it reports why it could not do its work. */
import { CommanderError } from 'commander';
import { isStartProblem } from '../../common/start-error.ts';
import { fileProblem } from '../files.ts';

export const exitCodes = { ok: 0, failed: 1, usage: 2, defect: 70 } as const;

/** The caller's mistake: reported in one sentence, without a stack. */
export class UsageError extends Error {
  readonly code: string;

  constructor(message: string, code = 'wrong-usage') {
    super(message);
    this.code = code;
  }
}

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const printJson = (value: unknown): void => {
  print(JSON.stringify(value, null, 2));
};

export const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** What scripts and people get in place of a stack. */
type Problem = { readonly code: string; readonly message: string };

const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { readonly port?: number } =>
  error instanceof Error && 'syscall' in error && 'code' in error;

const portFlags = '--port, --alt-port, --authority-port or --https-port';

/** By what the system says when a server wants to listen; `getaddrinfo` looks up the name of the host. */
const listenProblem = (error: unknown): Problem | undefined => {
  if (!isSystemError(error)) return undefined;
  const { syscall, code, port, message } = error;
  if (syscall === 'getaddrinfo') {
    const [, host = ''] = /getaddrinfo \S+ (\S+)/.exec(message) ?? [];
    return {
      code: 'host-not-available',
      message: `Cannot listen on --host ${host}: the name is unknown. Name an address of this machine: 127.0.0.1, or 0.0.0.0 for all.`,
    };
  }
  if (syscall !== 'listen' && syscall !== 'bind') return undefined;
  switch (code) {
    case 'EADDRINUSE':
      return {
        code: 'port-taken',
        message: `Port ${String(port)} is taken. Stop what listens there, or choose another with ${portFlags} (0 takes a free one).`,
      };
    case 'EACCES':
      return {
        code: 'port-not-allowed',
        message: `Port ${String(port)} is reserved for the administrator. Choose one from 1024 upwards with ${portFlags} (0 takes a free one).`,
      };
    default:
      return {
        code: 'host-not-available',
        message: `Cannot listen on ${/: .* (\S+?)(?::\d+)?$/.exec(message)?.[1] ?? 'that host'}: this machine has no such address (${code ?? ''}). Name one that it has with --host: 127.0.0.1, or 0.0.0.0 for all.`,
      };
  }
};

/** Commander puts a suggestion on a line of its own, and says "error:" first. */
const commanderProblem = ({ code, message }: CommanderError): Problem => {
  const said = message
    .replace(/^error: /, '')
    .replace(/\n/, ' ')
    .trim();
  const sentence = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  const end = /[.?)]$/.test(sentence) ? '' : '.';
  return {
    code: code.replace(/^commander\./, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    message: `${sentence}${end} Run with --help to see what it takes.`,
  };
};

/** Undefined for what only a bug can have thrown. */
const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof UsageError || isStartProblem(error)) return error;
  if (error instanceof CommanderError) return commanderProblem(error);
  return listenProblem(error);
};

const reportBug = (error: unknown): void => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  note(
    `ensayo: This is a bug in Ensayo (exit code ${String(exitCodes.defect)}). Please report it to the project's issue tracker, with the command and the lines below; remove names and numbers of real companies.\n${stack}`,
  );
};

let json = false;

/** From here on problems are told as JSON, for scripts. */
export const tellJson = (wanted: boolean): void => {
  json = wanted;
};

/** Reports what ended the command, on stderr, and sets the exit code. */
export const fail = (error: unknown): void => {
  const problem = problemOf(error);
  if (problem === undefined) {
    reportBug(error);
    process.exitCode = exitCodes.defect;
    return;
  }
  const { code, message } = problem;
  note(json ? JSON.stringify({ error: { code, message } }) : `ensayo: ${message} (${code})`);
  process.exitCode = exitCodes.usage;
};

let crashed: (error: unknown) => void = fail;

/** While services run their log has the last word: what is thrown then may quote a document. */
export const whenCrashed = (report: (error: unknown) => void): void => {
  crashed = report;
};

/** Ends the process with what nobody caught. */
export const crash = (error: unknown): never => {
  process.exitCode = exitCodes.defect;
  crashed(error);
  process.exit();
};

/** A reader that has seen enough (`| head`) is not a problem; a full disk behind `>` is one, and ends the command. */
const watchStandardStreams = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    fail(fileProblem('write', 'to standard output', error) ?? error);
    process.exit();
  });
  // There is nowhere left to say it.
  process.stderr.on('error', () => undefined);
};

watchStandardStreams();

/** https://no-color.org: any value but an empty one. */
const colourful = process.stdout.isTTY && !process.env.NO_COLOR;

const paint =
  (code: number) =>
  (text: string): string =>
    colourful ? `\u001b[${code}m${text}\u001b[0m` : text;

export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);
export const dim = paint(2);
export const bold = paint(1);
