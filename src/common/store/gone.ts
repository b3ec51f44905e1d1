/** Stores that another process removes while this one has them open. */
import { statSync } from 'node:fs';
import { outageOf, storeGone } from './outage.ts';

const fileNow = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** Checks whether the file is still the one that was there at first. @throws an error that `isGone` knows */
export const watchFile = (file: string): (() => void) => {
  const opened = fileNow(file);
  return () => {
    if (fileNow(file) === opened) return;
    throw Object.assign(new Error(`The store ${file} was removed by another process.`), { code: storeGone });
  };
};

/** The store was removed: opened again, it is empty. */
export const isGone = (error: unknown): boolean => outageOf(error) === 'tenant-removed';
