/** The registry data with their look-ups. */
import { comparableName } from './names.ts';
import { keys as rowKeys } from './file/rows.ts';
import type { RegistryData } from './types.ts';

const grouped = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const found = groups.get(key(row));
    if (found === undefined) groups.set(key(row), [row]);
    else found.push(row);
  }
  return groups;
};

const byKey = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [key(row), row]));

const secretsOf = ({ software, ranges }: RegistryData): readonly string[] => [
  ...new Set([...software.map(({ pin }) => pin), ...ranges.flatMap(({ technicalKey }) => technicalKey ?? [])]),
];

/** Built once, and again only when something is replaced. */
export const indexed = (data: RegistryData) => ({
  data,
  contributors: byKey(data.contributors, ({ nit }) => nit),
  rut: byKey(data.rut.entries, ({ identification }) => identification),
  named: grouped(data.rut.entries, ({ name }) => comparableName(name)),
  software: byKey(data.software, ({ id }) => id),
  ranges: grouped(data.ranges, ({ resolution }) => resolution),
  issuerRanges: grouped(data.ranges, ({ issuerNit }) => issuerNit),
  mandates: grouped(data.mandates, ({ issuerNit }) => issuerNit),
  testSets: byKey(data.testSets, rowKeys.testSets),
  secrets: secretsOf(data),
});

export type Indexed = ReturnType<typeof indexed>;
