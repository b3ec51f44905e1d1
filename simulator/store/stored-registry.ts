import type { Kysely } from 'kysely';
import { digestBase64 } from '../../src/common/hash.ts';
import type { Sealer } from '../../src/common/store/sealed.ts';
import { openStore, type StorePlace } from '../../src/common/store/store.ts';
import { comparableName } from '../registry/names.ts';
import { softwareOf, type SoftwareRow } from '../registry/file/complete.ts';
import { keys as rowKeys } from '../registry/file/rows.ts';
import type { RegistryData, RegistryPort } from '../registry/types.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import { batchesIn } from './batches.ts';
import { correctionsIn, documentsIn, usedNumbersIn } from './documents.ts';
import { documentListIn } from './document-list.ts';
import { eventsIn } from './events.ts';
import { authorityLayout, registryData, startPart, tellingSecrets } from './layout.ts';
import type { AuthorityTables } from './schema.ts';
import { emptyState, snapshotsIn } from './snapshots.ts';

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

const pick = <T>(all: ReadonlyMap<string, T>, keys: readonly string[]): ReadonlyMap<string, T> => {
  const picked = new Map<string, T>();
  for (const key of keys) {
    const found = all.get(key);
    if (found !== undefined) picked.set(key, found);
  }
  return picked;
};

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

/** All parts or none. */
const save = ({ database, sealer }: State, data: Readonly<Record<string, unknown>>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    for (const [part, value] of Object.entries(data)) {
      await transaction
        .insertInto('registry')
        .values({ part, data: sealer.stored(registryData, part, { value }) })
        .onConflict((conflict) => conflict.column('part').doUpdateSet((row) => ({ data: row.ref('excluded.data') })))
        .execute();
    }
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

/** The registry data with its look-ups, built once and again only when something is replaced. */
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

type Indexed = ReturnType<typeof indexed>;

const secretsOf = ({ software, ranges }: RegistryData): readonly string[] => [
  ...software.map(({ pin }) => pin),
  ...ranges.flatMap(({ technicalKey }) => technicalKey ?? []),
];

const mandatesOf = ({ mandates }: Indexed, issuerNit: string): ReadonlySet<string> =>
  new Set((mandates.get(issuerNit) ?? []).map(({ certificateNit }) => certificateNit));

/**
 * The authority's registries and documents.
 * @param initial replaces parts of the default registry, now and at every reset
 */
export const openRegistry = async (place: StorePlace, initial: Partial<RegistryData> = {}): Promise<RegistryPort> => {
  const store = await openStore<AuthorityTables>(place, authorityLayout);
  const { database, sealer, close } = store;
  const state = { database, sealer };
  let registry: Indexed;
  try {
    await start(state, initial);
    registry = indexed(await load(state));
  } catch (error) {
    await close();
    throw error;
  }
  const sealing = { sealer, isSecret: (text: string) => registry.isSecret(text) };
  const snapshots = snapshotsIn(store);
  return {
    contributors: (nits) => Promise.resolve(pick(registry.contributors, nits)),
    rut: ({ identifications, names }) =>
      Promise.resolve({
        available: registry.data.rut.available,
        entries: pick(registry.rut, identifications),
        named: pick(registry.named, names.map(comparableName)),
      }),
    software: (ids) => Promise.resolve(pick(registry.software, ids)),
    rangesOfResolution: (resolution) => Promise.resolve(registry.ranges.get(resolution) ?? []),
    rangesOfIssuer: (nit) => Promise.resolve(registry.issuerRanges.get(nit) ?? []),
    mayActFor: (certificateNit, issuerNit) =>
      Promise.resolve(
        issuerNit !== '' && (certificateNit === issuerNit || mandatesOf(registry, issuerNit).has(certificateNit)),
      ),
    mandatesOf: (issuerNit) => Promise.resolve(mandatesOf(registry, issuerNit)),
    contingencyPeriods: () => Promise.resolve(registry.data.contingencyPeriods),
    uvt: () => Promise.resolve(registry.data.uvt),
    closedKinds: () => Promise.resolve(registry.data.closedKinds),
    testSet: (id) => Promise.resolve(registry.testSets.get(id.toLowerCase())),
    addTestSet: async (set) => {
      const known = registry.testSets.get(rowKeys.testSets(set));
      if (known !== undefined) return known;
      // Known before it is stored: of two simultaneous calls the second must find it.
      const testSets = [...registry.data.testSets, set];
      registry = indexed({ ...registry.data, testSets });
      await save(state, { testSets });
      return set;
    },
    ...documentsIn(database, sealing),
    ...correctionsIn(database, sealing),
    ...documentListIn(database, sealing),
    ...eventsIn(database),
    ...batchesIn(database, sealing),
    ...usedNumbersIn(database),
    replace: async (data) => {
      const replaced = given(data);
      await save(state, replaced);
      registry = indexed({ ...registry.data, ...replaced });
    },
    dump: () => Promise.resolve(registry.data),
    snapshots: {
      ...snapshots,
      restore: async (name) => {
        const restored = await snapshots.restore(name);
        if (restored !== undefined) registry = indexed(await load(state));
        return restored;
      },
    },
    reset: async () => {
      await emptyState(store);
      await start(state, initial);
      registry = indexed(await load(state));
    },
    close,
  };
};
