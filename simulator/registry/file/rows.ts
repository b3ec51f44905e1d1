/** The identity of registry rows, and registries merged by it. */
import type { RegistryData } from '../types.ts';

/** Every part is a list; the RUT's is next to whether the RUT answers. */
export type ListPart = keyof RegistryData;

/** How many rows each part has. */
export type RegistryCounts = Readonly<Record<ListPart, number>>;

export type RowOf<Part extends ListPart> = RegistryData[Part] extends readonly (infer Row)[]
  ? Row
  : RegistryData['rut']['entries'][number];

export type Rows = { readonly [Part in ListPart]: readonly RowOf<Part>[] };

export const listParts = [
  'contributors',
  'rut',
  'software',
  'ranges',
  'mandates',
  'contingencyPeriods',
  'uvt',
  'testSets',
  'closedKinds',
] as const satisfies readonly ListPart[];

/** The identity of a row within its part, and in an address of the control interface. */
export const keys: { readonly [Part in ListPart]: (row: RowOf<Part>) => string } = {
  contributors: ({ nit }) => nit,
  rut: ({ identification }) => identification,
  /** As written: the judge compares it with case, and the security code is a hash of it. */
  software: ({ id }) => id,
  ranges: ({ issuerNit, resolution, prefix }) => `${issuerNit}-${resolution}-${prefix}`,
  mandates: ({ certificateNit, issuerNit }) => `${certificateNit}-${issuerNit}`,
  contingencyPeriods: ({ start }) => start,
  uvt: ({ year }) => year,
  testSets: ({ id }) => id.toLowerCase(),
  closedKinds: ({ environment, kind }) => `${environment}-${kind}`,
};

export const rowsOf = ({ rut, ...lists }: RegistryData): Rows => ({ ...lists, rut: rut.entries });

/** Rows of the second replace the same ones of the first; others are appended. */
const joined = <Part extends ListPart>(
  part: Part,
  base: readonly RowOf<Part>[],
  added: readonly RowOf<Part>[],
): readonly RowOf<Part>[] => {
  const keyOf = keys[part];
  const all = new Map(base.map((row) => [keyOf(row), row]));
  for (const row of added) all.set(keyOf(row), row);
  return [...all.values()];
};

export type Addition = { readonly rows: Rows; readonly rutAvailable: boolean | undefined };

export const noRows: Rows = {
  contributors: [],
  rut: [],
  software: [],
  ranges: [],
  mandates: [],
  contingencyPeriods: [],
  uvt: [],
  testSets: [],
  closedKinds: [],
};

export const extended = (base: RegistryData, { rows, rutAvailable }: Addition): RegistryData => ({
  contributors: joined('contributors', base.contributors, rows.contributors),
  rut: {
    available: rutAvailable ?? base.rut.available,
    entries: joined('rut', base.rut.entries, rows.rut),
  },
  software: joined('software', base.software, rows.software),
  ranges: joined('ranges', base.ranges, rows.ranges),
  mandates: joined('mandates', base.mandates, rows.mandates),
  contingencyPeriods: joined('contingencyPeriods', base.contingencyPeriods, rows.contingencyPeriods),
  uvt: joined('uvt', base.uvt, rows.uvt),
  testSets: joined('testSets', base.testSets, rows.testSets),
  closedKinds: joined('closedKinds', base.closedKinds, rows.closedKinds),
});

export const changedParts = (before: RegistryData, after: RegistryData): Partial<RegistryData> =>
  Object.fromEntries(
    listParts
      .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
      .map((part) => [part, after[part]]),
  );

export type KeyedRow = { readonly key: string; readonly row: unknown };

export const keyedRows = (data: RegistryData, part: ListPart): readonly KeyedRow[] => {
  const keyed = <Part extends ListPart>(name: Part): readonly KeyedRow[] =>
    rowsOf(data)[name].map((row) => ({ key: keys[name](row), row }));
  return keyed(part);
};

/** The rows in which two registries differ, so that nothing else is touched. */
export type RowChanges = {
  /** As a registry file that extends the first. */
  readonly put: Readonly<Record<string, unknown>>;
  readonly removed: readonly { readonly part: ListPart; readonly key: string }[];
};

const byKey = (data: RegistryData, part: ListPart): ReadonlyMap<string, unknown> =>
  new Map(keyedRows(data, part).map(({ key, row }) => [key, row] as const));

export const rowChanges = (before: RegistryData, after: RegistryData): RowChanges => {
  const changed = changedParts(before, after);
  const parts = listParts.filter((part) => part in changed);
  const putIn = (part: ListPart): unknown => {
    const old = byKey(before, part);
    const rows = keyedRows(after, part).filter(({ key, row }) => JSON.stringify(old.get(key)) !== JSON.stringify(row));
    const put = rows.map(({ row }) => row);
    return part === 'rut' ? { available: after.rut.available, entries: put } : put;
  };
  const removedIn = (part: ListPart) => {
    const kept = byKey(after, part);
    return keyedRows(before, part).flatMap(({ key }) => (kept.has(key) ? [] : [{ part, key }]));
  };
  return {
    put: Object.fromEntries(parts.map((part) => [part, putIn(part)])),
    removed: parts.flatMap(removedIn),
  };
};

/** The replacement for the part without that row; undefined if there is none. */
export const withoutRow = (
  data: RegistryData,
  { part, key }: { readonly part: ListPart; readonly key: string },
): Partial<RegistryData> | undefined => {
  const others = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] =>
    rows.filter((row) => keyOf(row) !== key);
  const { rut } = data;
  const replaced = {
    contributors: () => ({ contributors: others(data.contributors, keys.contributors) }),
    rut: () => ({ rut: { ...rut, entries: others(rut.entries, keys.rut) } }),
    software: () => ({ software: others(data.software, keys.software) }),
    ranges: () => ({ ranges: others(data.ranges, keys.ranges) }),
    mandates: () => ({ mandates: others(data.mandates, keys.mandates) }),
    contingencyPeriods: () => ({
      contingencyPeriods: others(data.contingencyPeriods, keys.contingencyPeriods),
    }),
    uvt: () => ({ uvt: others(data.uvt, keys.uvt) }),
    testSets: () => ({ testSets: others(data.testSets, keys.testSets) }),
    closedKinds: () => ({ closedKinds: others(data.closedKinds, keys.closedKinds) }),
  }[part]();
  return Object.keys(changedParts(data, { ...data, ...replaced })).length === 0 ? undefined : replaced;
};
