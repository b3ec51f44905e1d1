/** `ensayo conform` in its own process, and a check that its output has the documented shape (docs/schemas). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { runCli, type Ended } from '../testing/commands.ts';

const compiled = new Map<string, ValidateFunction>();

const schemaOf = (command: string): ValidateFunction => {
  const known = compiled.get(command);
  if (known !== undefined) return known;
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  const text = readFileSync(packageFile(`docs/schemas/${command}.schema.json`), 'utf8');
  const validate = ajv.compile(JSON.parse(text) as object); // our own file
  compiled.set(command, validate);
  return validate;
};

/** Empty where it has. */
const mistakesOf = (command: string, printed: unknown): string => {
  const validate = schemaOf(command);
  return validate(printed) ? '' : new Ajv().errorsText(validate.errors);
};

// The run, and what it prints

/** The output of a command, which must have the documented shape and nothing else. */
export const printed = <T>({ stdout, stderr }: Ended, command: string): T => {
  expect(stderr).toBe('');
  const value: unknown = JSON.parse(stdout);
  expect(mistakesOf(command, value)).toBe('');
  return value as T; // as the schema says
};

/** Its files go to the folder with that name below the given one. */
export const runConform = async (folder: string, name: string, ...options: readonly string[]): Promise<Ended> => {
  const { code, ...output } = await runCli(['conform', '--json', '--out', join(folder, name), ...options]);
  return { code: code ?? -1, ...output };
};
