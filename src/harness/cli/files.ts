import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { jsonProblemText, readJson } from '../../common/json/read-json.ts';
import { makePrivate } from '../../common/private-files.ts';
import { UsageError } from './output.ts';

export type Written = { readonly file: string; readonly bytes: Uint8Array; readonly force?: boolean | undefined };

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Readable by its owner alone, since it may hold a key; what is there already stays, unless told otherwise. */
export const writeNewFile = ({ file, bytes, force = false }: Written): void => {
  try {
    if (force && existsSync(file)) makePrivate(file);
    writeFileSync(file, bytes, { mode: 0o600, flag: force ? 'w' : 'wx' });
  } catch (error) {
    if (isThere(error))
      throw new UsageError(`${file} is there already. Name another file, or overwrite it with --force.`);
    throw new UsageError(`Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** @throws UsageError with the place, for a file that is not there, is no JSON, or has a key twice */
export const jsonFrom = (file: string): unknown => {
  const read = readJson(textOf(file));
  if (read.ok) return read.value;
  throw new UsageError(`Cannot read ${file}:${jsonProblemText(read.problem)}`);
};
