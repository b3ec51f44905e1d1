/** Why a service or a command cannot start: reported in one sentence with a stable code, never with a stack. */

import type { Bilingual } from './text/bilingual.ts';

/** The message is the English text. */
export type StartProblem = Error & { readonly code: string; readonly text: Bilingual };

const name = 'StartProblem';

/**
 * A problem in the environment: a folder without permissions, a damaged database, a port in use.
 * @param code stable, kebab-case; docs/guides/troubleshooting.md lists them all
 * @param text a whole sentence: what was attempted, the problem found, the remedy
 */
export const startProblem = (code: string, text: Bilingual): StartProblem =>
  Object.assign(new Error(text.en), { name, code, text });

/** The same for an invalid option; code that embeds the services sees it as a RangeError. */
export const optionProblem = (code: string, text: Bilingual): RangeError & StartProblem =>
  Object.assign(new RangeError(text.en), { name, code, text });

export const isStartProblem = (error: unknown): error is StartProblem =>
  error instanceof Error && error.name === name && 'code' in error && typeof error.code === 'string';
