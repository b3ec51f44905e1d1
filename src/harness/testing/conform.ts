/** `ensayo conform` in a process of its own, and what it prints. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { runCli } from './cli.ts';
import type { Ended } from './commands.ts';
import { mistakesOf } from './documented.ts';

/** What a command printed, which must be of the documented shape and all that it said. */
export const printed = <T>({ stdout, stderr }: Ended, command: string): T => {
  expect(stderr).toBe('');
  const value: unknown = JSON.parse(stdout);
  expect(mistakesOf(command, value)).toBe('');
  return value as T; // as the schema says
};

/** Its files go to the folder of that name below the given one. */
export const runConform = async (folder: string, name: string, ...options: readonly string[]): Promise<Ended> => {
  const { code, ...output } = await runCli(['conform', '--json', '--out', join(folder, name), ...options]);
  return { code: code ?? -1, ...output };
};
