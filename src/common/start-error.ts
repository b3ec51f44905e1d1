/** Why a service or a command cannot start: reported in one sentence with a stable code, never with a stack. */

export type StartProblem = Error & { readonly code: string };

const name = 'StartProblem';

/**
 * A problem in the environment: a folder without permissions, a damaged database, a port in use.
 * @param code stable, kebab-case; docs/guides/troubleshooting.md lists them all
 * @param message a whole sentence: what was attempted, the problem found, the remedy
 */
export const startProblem = (code: string, message: string): StartProblem =>
  Object.assign(new Error(message), { name, code });

/** The same for an invalid option; code that embeds the services sees it as a RangeError. */
export const optionProblem = (code: string, message: string): RangeError & StartProblem =>
  Object.assign(new RangeError(message), { name, code });

export const isStartProblem = (error: unknown): error is StartProblem =>
  error instanceof Error && error.name === name && 'code' in error && typeof error.code === 'string';
