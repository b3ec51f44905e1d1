/** Rows that a registry takes. Documents are wrong in every way, and a file with a mistake in it could not be used. */
import { readRegistryData, type Mistake } from '../../../simulator/registry/index.ts';
import type { FilledPart, WrittenRow } from './rows.ts';

export type LeftOut = { readonly row: WrittenRow; readonly field: string; readonly mistake: Mistake };

export type SoundRows = { readonly rows: readonly WrittenRow[]; readonly leftOut: readonly LeftOut[] };

const present = ({ fields }: WrittenRow): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const ofPart = (rows: readonly WrittenRow[], part: FilledPart): readonly WrittenRow[] =>
  rows.filter((row) => row.part === part);

/** A registry file as data. It extends nothing: a resolution of the default registry may be the document's. */
export const dataOf = (rows: readonly WrittenRow[]): object => {
  const list = (part: FilledPart): readonly object[] => ofPart(rows, part).map(present);
  const parts = (['contributors', 'software', 'ranges', 'contingencyPeriods'] as const)
    .map((part) => [part, list(part)] as const)
    .filter(([, found]) => found.length > 0);
  const entries = list('rut');
  return { extends: 'nothing', ...Object.fromEntries(parts), ...(entries.length === 0 ? {} : { rut: { entries } }) };
};

type Place = { readonly row: WrittenRow; readonly field: string };

const placeOf = (rows: readonly WrittenRow[], path: readonly (string | number)[]): Place | undefined => {
  const [part, ...below] = path;
  const [index, field] = part === 'rut' ? below.slice(1) : below;
  const row = rows.filter((each) => each.part === part)[Number(index)];
  return row && { row, field: field === undefined ? '' : String(field) };
};

/**
 * Leaves out every row with a mistake, and then those that refer to it.
 * @throws Error if a mistake is in no row, which would be a bug
 */
export const soundRows = (rows: readonly WrittenRow[]): SoundRows => {
  const read = readRegistryData(dataOf(rows));
  if (read.ok) return { rows, leftOut: [] };
  const found = read.mistakes.flatMap((mistake): readonly LeftOut[] => {
    const place = placeOf(rows, mistake.path);
    return place === undefined ? [] : [{ ...place, mistake }];
  });
  const wrong = new Map(found.toReversed().map((each) => [each.row, each]));
  if (wrong.size === 0) throw new Error(`A mistake in no row: ${JSON.stringify(read.mistakes)}`);
  const others = soundRows(rows.filter((row) => !wrong.has(row)));
  return { rows: others.rows, leftOut: [...[...wrong.values()].toReversed(), ...others.leftOut] };
};
