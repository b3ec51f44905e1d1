/** What keeps a service or a command from starting: told in one sentence with a stable code, never with a stack. */

export type StartProblem = Error & { readonly code: string };

const name = 'StartProblem';

/**
 * A problem of the surroundings: a folder without rights, a damaged database, a port that is taken.
 * @param code stable, kebab-case; docs/guides/troubleshooting.md lists them all
 * @param message a whole sentence: what was tried, what was found, what to do
 */
export const startProblem = (code: string, message: string): StartProblem =>
  Object.assign(new Error(message), { name, code });

/** The same of an option that makes no sense; whoever embeds the services knows it as a RangeError. */
export const optionProblem = (code: string, message: string): RangeError & StartProblem =>
  Object.assign(new RangeError(message), { name, code });

export const isStartProblem = (error: unknown): error is StartProblem =>
  error instanceof Error && error.name === name && 'code' in error && typeof error.code === 'string';
