/** Entries of the catalogue that need no proof, each with the reason. */
import { readFileSync } from 'node:fs';
import { dataFile } from '../../common/data-directory.ts';

export type Waiver = {
  /** Of the catalogue's entry. */
  readonly id: string;
  readonly reason: string;
};

let read: readonly Waiver[] | undefined;

export const waivers = (): readonly Waiver[] =>
  (read ??= JSON.parse(readFileSync(dataFile('waivers.json'), 'utf8')) as readonly Waiver[]); // our own file
