/**
 * The registry data of one store, held in memory with its look-ups. Whatever changes them counts up one version, by
 * which every process learns of the changes of the others.
 */
import { sql, type Kysely } from 'kysely';
import { digestBase64 } from '../../src/common/hash.ts';
import { oneAfterAnother } from '../registry/one-after-another.ts';
import type { OpenStore } from '../../src/common/store/open-store.ts';
import type { Sealer } from '../../src/common/store/sealed.ts';
import { comparableName } from '../registry/names.ts';
import { softwareOf, type SoftwareRow } from '../registry/file/complete.ts';
import { keys as rowKeys } from '../registry/file/rows.ts';
import type { RegistryData, RegistryPort, SharedState } from '../registry/types.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import { registryData, startPart, tellingSecrets } from './layout.ts';
import type { AuthorityTables } from './schema.ts';

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

type State = { readonly database: Kysely<AuthorityTables>; readonly sealer: Sealer };

/** Software that was stored before it could be of several families says which one it is of. */
const withFamilies = ({ software }: Partial<RegistryData>): Partial<RegistryData> => {
  if (software === undefined) return {};
  const rows: readonly SoftwareRow[] = software;
  return { software: rows.map(softwareOf) };
};

const load = async ({ database, sealer }: State): Promise<RegistryData> => {
  const rows = await database.selectFrom('registry').selectAll().where('part', '<>', startPart).execute();
  // Every row was written by `save`, one for each part.
  const stored = Object.fromEntries(
    rows.map(({ part, data }) => [part, sealer.restored(registryData, part, data)]),
  ) as Partial<RegistryData>;
  return { ...defaultRegistry(), ...stored, ...withFamilies(stored) };
};

type Seen = { readonly seen?: number | undefined; readonly text?: string };

/** The next version, with another text if one is given; undefined if the present one is not the one that was seen. */
const nextVersion = async (
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

/** All parts or none; gives the new version. */
const save = ({ database, sealer }: State, data: Parts, seen?: number): Promise<number | undefined> =>
  database.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, { seen });
    if (version === undefined) return undefined;
    for (const [part, value] of Object.entries(data)) {
      await transaction
        .insertInto('registry')
        .values({ part, data: sealer.stored(registryData, part, { value }) })
        .onConflict((conflict) => conflict.column('part').doUpdateSet((row) => ({ data: row.ref('excluded.data') })))
        .execute();
    }
    return version;
  });

/** Undefined means not given: it must not replace anything. */
const given = (data: Partial<RegistryData>): Partial<RegistryData> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => (value as unknown) !== undefined)); // Optional properties may hold it.

/** Data given at every start counts when it differs from before: otherwise later changes are kept. */
const start = async (state: State, initial: Partial<RegistryData>): Promise<void> => {
  const { database, sealer } = state;
  const parts = given(initial);
  if (Object.keys(parts).length === 0) return;
  const digest = digestBase64('sha256', JSON.stringify(parts));
  const before = await database.selectFrom('registry').select('data').where('part', '=', startPart).executeTakeFirst();
  const known = before === undefined ? undefined : sealer.restored(registryData, startPart, before.data);
  if (known !== digest) await save(state, { ...parts, [startPart]: digest });
};

/** Built once, and again only when something is replaced. */
const indexed = (data: RegistryData) => ({
  data,
  contributors: byKey(data.contributors, ({ nit }) => nit),
  rut: byKey(data.rut.entries, ({ identification }) => identification),
  named: grouped(data.rut.entries, ({ name }) => comparableName(name)),
  software: byKey(data.software, ({ id }) => id),
  ranges: grouped(data.ranges, ({ resolution }) => resolution),
  issuerRanges: grouped(data.ranges, ({ issuerNit }) => issuerNit),
  mandates: grouped(data.mandates, ({ issuerNit }) => issuerNit),
  testSets: byKey(data.testSets, rowKeys.testSets),
  isSecret: tellingSecrets(secretsOf(data)),
});

export type Indexed = ReturnType<typeof indexed>;

const secretsOf = ({ software, ranges }: RegistryData): readonly string[] => [
  ...software.map(({ pin }) => pin),
  ...ranges.flatMap(({ technicalKey }) => technicalKey ?? []),
];

/** The row that every process watches. */
const watched = async ({ database }: State): Promise<{ readonly version: number; readonly text: string }> => {
  const { version, text } = await database
    .selectFrom('ensayo_shared')
    .select(['version', 'text'])
    .executeTakeFirstOrThrow();
  return { version: Number(version), text };
};

export type HeldRegistry = Pick<RegistryPort, 'replace' | 'change'> & {
  readonly shared: Omit<SharedState, 'fileExchange' | 'exchange'>;
  readonly now: () => Indexed;
  /** After its tables were changed as a whole. */
  readonly reload: () => Promise<void>;
  /** As first opened, in empty tables. */
  readonly restart: () => Promise<void>;
};

/** @param initial replaces parts of the default registry */
export const holdRegistry = async (
  store: OpenStore<AuthorityTables>,
  initial: Partial<RegistryData>,
): Promise<HeldRegistry> => {
  await start(store, initial);
  /** Its version was read before: the data may be newer, and are then read again. */
  let { version } = await watched(store);
  let registry = indexed(await load(store));
  // What an earlier run left is not for this one.
  if (!store.isShared) await store.database.updateTable('ensayo_shared').set({ text: '' }).execute();
  /** The version up to which the text was passed on; none is at first. */
  let told = store.isShared ? -1 : version;

  const read = async (next: number): Promise<void> => {
    registry = indexed(await load(store));
    version = next;
  };

  /** After a change of our own: anything in between is somebody else's. */
  const wrote = async (next: number, replaced: Partial<RegistryData> = {}): Promise<void> => {
    const isNext = next === version + 1;
    if (isNext && told === version) told = next;
    if (isNext) {
      version = next;
      registry = indexed({ ...registry.data, ...replaced });
    } else await read(next);
  };

  const catchUp = async (): Promise<void> => {
    if (!store.mayHaveChanged()) return;
    const found = await watched(store);
    if (found.version !== version) await read(found.version);
  };

  const reload = async (): Promise<void> => {
    const next = await nextVersion(store.database);
    if (next === undefined) throw new Error('The store has lost its version.');
    const isNext = next === version + 1 && told === version;
    await read(next);
    if (isNext) told = next;
  };

  const inTurn = oneAfterAnother();
  const change: RegistryPort['change'] = (decide) =>
    inTurn(async () => {
      for (;;) {
        await catchUp();
        const seen = version;
        const { replaced, result } = await decide(registry.data);
        if (replaced === undefined) return result;
        const parts = given(replaced);
        const next = await save(store, parts, seen);
        if (next === undefined) continue;
        await wrote(next, parts);
        return result;
      }
    });

  return {
    now: () => registry,
    replace: async (data) => {
      const parts = given(data);
      const next = await save(store, parts);
      if (next !== undefined) await wrote(next, parts);
    },
    change,
    shared: {
      isShared: store.isShared,
      refresh: async () => {
        if (told === version && !store.mayHaveChanged()) return undefined;
        const found = await watched(store);
        if (found.version !== version) await read(found.version);
        if (found.version === told) return undefined;
        told = found.version;
        return found.text;
      },
      keep: async (text) => {
        const next = await nextVersion(store.database, { seen: told, text });
        if (next === undefined) return 'stale';
        await wrote(next);
        return 'kept';
      },
    },
    reload,
    restart: async () => {
      await start(store, initial);
      await reload();
    },
  };
};
