/** What every command shares: exit codes, colours, and how an error is told. */
import { isStartProblem } from '../../common/start-error.ts';

export const exitCodes = { ok: 0, failed: 1, usage: 2, defect: 70 } as const;

/** The caller's mistake: told in one sentence, without a stack. */
export class UsageError extends Error {}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const printJson = (value: unknown): void => {
  print(JSON.stringify(value, null, 2));
};

export const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof RangeError || isStartProblem(error);

const portTaken = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return undefined;
  const port = 'port' in error ? String(error.port) : 'a port';
  return `Port ${port} is taken. Stop what listens there, or choose another with --port, --authority-port or --https-port (0 takes a free one).`;
};

export const fail = (error: unknown): void => {
  const taken = portTaken(error);
  if (taken !== undefined || isExpected(error)) {
    note(`ensayo: ${taken ?? (error as Error).message}`); // isExpected or taken: an Error
    process.exitCode = exitCodes.usage;
    return;
  }
  note(`ensayo: a defect of ours.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = exitCodes.defect;
};

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
