/** Stores that another process removes while this one has them open. */
import { statSync } from 'node:fs';
import { codeOf } from './outage.ts';

class StoreGone extends Error {
  constructor(file: string) {
    super(`The store ${file} was removed by another process.`);
    this.name = 'StoreGone';
  }
}

const fileNow = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** Checks whether the file is still the one that was there at first. @throws StoreGone */
export const watchFile = (file: string): (() => void) => {
  const opened = fileNow(file);
  return () => {
    if (fileNow(file) !== opened) throw new StoreGone(file);
  };
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: undefined_table, invalid_schema_name. */
const goneCodes: readonly string[] = ['42P01', '3F000'];

/** The store was removed: opened again, it is empty. */
export const isGone = (error: unknown): boolean => error instanceof StoreGone || goneCodes.includes(codeOf(error));
