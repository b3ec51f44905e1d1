import { sql, type Kysely } from 'kysely';
import { openDatabase, packText, unpackText } from '../../src/common/store/database.ts';
import type { JudgedDocument, RegistryData, RegistryPort } from '../registry/types.ts';
import { defaultRegistry } from './registry-data.ts';
import { migrations, type AuthorityTables } from './schema.ts';

/** Sale, export and authority contingency are numbered from the same range. */
const typeClass = (type: string): string => (type === '02' || type === '04' ? '01' : type);

/** SETP0099 and SETP99 are the same number. */
const numberKey = (number: string): string => number.replace(/0*(\d+)$/, '$1');

const parts = ['contributors', 'rut', 'software', 'ranges', 'mandates', 'contingencyPeriods', 'uvt'] as const satisfies readonly (keyof RegistryData)[];

const byKey = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, T> => new Map(rows.map((row) => [key(row), row]));

const pick = <T>(all: ReadonlyMap<string, T>, keys: readonly string[]): ReadonlyMap<string, T> =>
  new Map(keys.flatMap((key) => {
    const found = all.get(key);
    return found === undefined ? [] : [[key, found] as const];
  }));

const load = async (database: Kysely<AuthorityTables>): Promise<RegistryData> => {
  const rows = await database.selectFrom('registry').selectAll().execute();
  const stored: Partial<RegistryData> = Object.fromEntries(rows.map(({ part, data }) => [part, JSON.parse(data) as unknown]));
  return { ...defaultRegistry(), ...stored };
};

const save = async (database: Kysely<AuthorityTables>, data: RegistryData): Promise<void> => {
  for (const part of parts) {
    await database
      .insertInto('registry')
      .values({ part, data: JSON.stringify(data[part]) })
      .onConflict((conflict) => conflict.column('part').doUpdateSet((row) => ({ data: row.ref('excluded.data') })))
      .execute();
  }
};

/** The registry data with its look-ups, built once and again only when something is replaced. */
const indexed = (data: RegistryData) => ({
  data,
  contributors: byKey(data.contributors, ({ nit }) => nit),
  rut: byKey(data.rut.entries, ({ identification }) => identification),
  software: byKey(data.software, ({ id }) => id),
});

type StoredDocument = Pick<AuthorityTables['documents'], 'data' | 'xml' | 'response'>;

const restored = ({ data, xml, response }: StoredDocument): JudgedDocument => ({
  ...(JSON.parse(data) as Omit<JudgedDocument, 'xml' | 'applicationResponse'>), // written by `record`
  xml: unpackText(xml),
  applicationResponse: unpackText(response),
});

const documentsIn = (database: Kysely<AuthorityTables>): Pick<RegistryPort, 'acceptedTwin' | 'documentByKey' | 'record'> => {
  const columns = ['data', 'xml', 'response'] as const;
  return {
    acceptedTwin: async ({ issuerNit, type, number, key }) => {
      const row = await database
        .selectFrom('documents')
        .select(columns)
        .where('state', '=', 'accepted')
        .where((where) =>
          where.or([
            where.and({ issuer_nit: issuerNit, type_class: typeClass(type), number_key: numberKey(number) }),
            where('key', '=', key),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? undefined : restored(row);
    },
    documentByKey: async (key) => {
      const row = await database
        .selectFrom('documents')
        .select(columns)
        .where('key', '=', key)
        .orderBy(sql`state = 'accepted'`, 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? undefined : restored(row);
    },
    record: async ({ xml, applicationResponse, ...data }) => {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('documents')
        .values({
          issuer_nit: data.issuerNit,
          type_class: typeClass(data.type),
          number_key: numberKey(data.number),
          key: data.key,
          state: data.state,
          data: JSON.stringify(data),
          xml: packText(xml),
          response: packText(applicationResponse),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 0n ? 'twin' : 'recorded';
    },
  };
};

const nextNumber = async (database: Kysely<AuthorityTables>): Promise<number> => {
  const { value } = await database
    .insertInto('counters')
    .values({ name: 'response', value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
};

/** The authority's registries and documents in SQLite: `:memory:` or a file. */
export const openRegistry = async (location: string): Promise<RegistryPort> => {
  const database = openDatabase<AuthorityTables>(location, migrations);
  let registry = indexed(await load(database));
  return {
    contributors: (nits) => Promise.resolve(pick(registry.contributors, nits)),
    rut: (ids) => Promise.resolve({ available: registry.data.rut.available, entries: pick(registry.rut, ids) }),
    software: (ids) => Promise.resolve(pick(registry.software, ids)),
    rangesOfResolution: (resolution) => Promise.resolve(registry.data.ranges.filter((range) => range.resolution === resolution)),
    rangesOfIssuer: (nit) => Promise.resolve(registry.data.ranges.filter((range) => range.issuerNit === nit)),
    mayActFor: (certificateNit, issuerNit) =>
      Promise.resolve(
        certificateNit === issuerNit ||
          registry.data.mandates.some((mandate) => mandate.certificateNit === certificateNit && mandate.issuerNit === issuerNit),
      ),
    contingencyPeriods: () => Promise.resolve(registry.data.contingencyPeriods),
    uvt: () => Promise.resolve(registry.data.uvt),
    ...documentsIn(database),
    nextResponseNumber: () => nextNumber(database),
    replace: async (data) => {
      registry = indexed({ ...registry.data, ...data });
      await save(database, registry.data);
    },
    dump: () => Promise.resolve(registry.data),
    close: () => database.destroy(),
  };
};
