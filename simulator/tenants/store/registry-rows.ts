/** The registry data as the store has them, and the version by which every process learns of a change. */
import { sql, type Kysely } from 'kysely';
import { digestBase64 } from '../../../src/common/hash.ts';
import type { Sealer } from '../../../src/common/store/sealed.ts';
import { everyIssuer } from '../../registry/common-ranges.ts';
import { softwareOf, type SoftwareRow } from '../../registry/file/complete.ts';
import { keys } from '../../registry/file/rows.ts';
import type { RegistryData } from '../../registry/types.ts';
import { defaultRegistry, registryWith } from '../../registry/default-registry.ts';
import { commonPart, registryData, startPart } from './layout.ts';
import type { AuthorityTables } from './schema.ts';

type State = { readonly database: Kysely<AuthorityTables>; readonly sealer: Sealer };

/** Software that was stored before it could be of several families says which one it is of. */
const withFamilies = ({ software }: Partial<RegistryData>): Partial<RegistryData> => {
  if (software === undefined) return {};
  const rows: readonly SoftwareRow[] = software;
  return { software: rows.map(softwareOf) };
};

/** Ranges that were stored before some were common, and that extend the default ones, extend those, too. */
const withCommonRanges = ({ ranges, ...parts }: Partial<RegistryData>): Partial<RegistryData> => {
  if (ranges === undefined) return parts;
  const known = new Set(ranges.map(keys.ranges));
  const defaults = defaultRegistry().ranges;
  if (!defaults.some((range) => known.has(keys.ranges(range)))) return { ...parts, ranges };
  const common = defaults.filter((range) => range.issuerNit === everyIssuer && !known.has(keys.ranges(range)));
  return { ...parts, ranges: [...ranges, ...common] };
};

/** With the default parts. */
export const whole = (parts: Partial<RegistryData>): RegistryData => ({
  ...registryWith(parts),
  ...withFamilies(parts),
});

export const load = async ({ database, sealer }: State): Promise<RegistryData> => {
  const rows = await database.selectFrom('registry').selectAll().where('part', '<>', startPart).execute();
  // Every row was written by `save`, one for each part.
  const { [commonPart]: knowsCommon, ...stored } = Object.fromEntries(
    rows.map(({ part, data }) => [part, sealer.restored(registryData, part, data)]),
  ) as Partial<RegistryData> & { readonly [commonPart]?: true };
  return whole(knowsCommon === true ? stored : withCommonRanges(stored));
};

type Seen = { readonly seen?: number | undefined; readonly text?: string };

/** The next version, with another text if one is given; undefined if the present one is not the one that was seen. */
export const nextVersion = async (
  database: Kysely<AuthorityTables>,
  { seen, ...text }: Seen = {},
): Promise<number | undefined> => {
  const counted = database.updateTable('ensayo_shared').set({ version: sql<number>`version + 1`, ...text });
  const row = await (seen === undefined ? counted : counted.where('version', '=', seen))
    .returning('version')
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.version);
};

type Parts = Readonly<Record<string, unknown>>;

/** Something else in the same transaction; false if it cannot be, and the data stay as they are. */
export type Alongside = (transaction: Kysely<AuthorityTables>) => Promise<boolean>;

type Saving = { readonly seen?: number; readonly alongside?: Alongside | undefined };

type Saved = { readonly version: number; readonly isDone: boolean };

/** All parts or none; undefined if another version was seen. */
export const save = (
  { database, sealer }: State,
  data: Parts,
  { seen, alongside }: Saving = {},
): Promise<Saved | undefined> =>
  database.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, { seen });
    if (version === undefined) return undefined;
    if (alongside !== undefined && !(await alongside(transaction))) return { version, isDone: false };
    const marked = 'ranges' in data ? { ...data, [commonPart]: true } : data;
    for (const [part, value] of Object.entries(marked)) {
      await transaction
        .insertInto('registry')
        .values({ part, data: sealer.stored(registryData, part, { value }) })
        .onConflict((conflict) => conflict.column('part').doUpdateSet((row) => ({ data: row.ref('excluded.data') })))
        .execute();
    }
    return { version, isDone: true };
  });

/** Undefined means not given: it must not replace anything. */
export const given = (data: Partial<RegistryData>): Partial<RegistryData> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => (value as unknown) !== undefined)); // Optional properties may hold it.

/** Data given at every start counts when it differs from before: otherwise later changes are kept. */
export const start = async (state: State, initial: Partial<RegistryData>): Promise<void> => {
  const { database, sealer } = state;
  const parts = given(initial);
  if (Object.keys(parts).length === 0) return;
  const digest = digestBase64('sha256', JSON.stringify(parts));
  const before = await database.selectFrom('registry').select('data').where('part', '=', startPart).executeTakeFirst();
  const known = before === undefined ? undefined : sealer.restored(registryData, startPart, before.data);
  if (known !== digest) await save(state, { ...parts, [startPart]: digest });
};

/** The row that every process watches. */
export const watched = async ({
  database,
}: Pick<State, 'database'>): Promise<{ readonly version: number; readonly text: string }> => {
  const { version, text } = await database
    .selectFrom('ensayo_shared')
    .select(['version', 'text'])
    .executeTakeFirstOrThrow();
  return { version: Number(version), text };
};
