/** Entries of the catalogue that need no proof, each with the reason. */
import { readFileSync } from 'node:fs';
import { dataFile } from '../../common/data-directory.ts';
import { deviations } from '../../../simulator/rules/deviations.ts';

export type Waiver = {
  /** Of the catalogue's entry. */
  readonly id: string;
  readonly reason: string;
};

let read: readonly Waiver[] | undefined;

/** Those of `datasets/waivers.json`, and what is left out on purpose: once for each entry. */
export const waivers = (): readonly Waiver[] => {
  if (read !== undefined) return read;
  const listed = JSON.parse(readFileSync(dataFile('waivers.json'), 'utf8')) as readonly Waiver[]; // our own file
  const left = deviations.filter(({ what }) => what === 'missing').map(({ id, reason }) => ({ id, reason }));
  return (read = [...new Map([...left, ...listed].map((waiver) => [waiver.id, waiver])).values()]);
};

/** Why the catalogue's entry is not judged; every entry without a rule has a reason. */
export const reasonLeftOut = (id: string): string => waivers().find((waiver) => waiver.id === id)?.reason ?? '';
