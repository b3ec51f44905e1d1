/** Why a service or a command cannot start: reported in one sentence with a stable code, never with a stack. */

/** The message is in English. `spanish` is the same sentence for a caller who speaks Spanish. */
export type StartProblem = Error & { readonly code: string; readonly spanish?: string };

const name = 'StartProblem';

/**
 * A problem in the environment: a folder without permissions, a damaged database, a port in use.
 * @param code stable, kebab-case; docs/guides/troubleshooting.md lists them all
 * @param message a whole sentence: what was attempted, the problem found, the remedy
 * @param spanish absent where the message is in the caller's language
 */
export const startProblem = (code: string, message: string, spanish?: string): StartProblem =>
  Object.assign(new Error(message), { name, code }, spanish === undefined ? {} : { spanish });

/** The same for an invalid option; code that embeds the services sees it as a RangeError. */
export const optionProblem = (code: string, message: string, spanish?: string): RangeError & StartProblem =>
  Object.assign(new RangeError(message), { name, code }, spanish === undefined ? {} : { spanish });

export const isStartProblem = (error: unknown): error is StartProblem =>
  error instanceof Error && error.name === name && 'code' in error && typeof error.code === 'string';
