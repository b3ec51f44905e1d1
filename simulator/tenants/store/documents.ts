import { sql, type Kysely } from 'kysely';
import { packText } from '../../../src/common/store/database.ts';
import { fixedQuery } from '../../../src/common/store/fixed-query.ts';
import type { OpenStore } from '../../../src/common/store/open-store.ts';
import { claimEnded, type Claim } from '../../registry/batches.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { renewed } from './batch-queue.ts';
import { filesOf } from './retention.ts';
import { fileEvent, isAcceptedEvent } from './events.ts';
import { typeClass } from '../../document/kind.ts';
import { documentKey, numberKey, plainKey } from '../../registry/document-keys.ts';
import { keyPortions } from './keys.ts';
import type { AuthorityTables } from './schema.ts';
import { filedDocument, storedDocument, type StateSealer } from './layout.ts';
import { asBuffer } from '../../../src/common/bytes.ts';

type Database = Kysely<AuthorityTables>;

/** The notes that correct a document. */
export const correctionsIn = (database: Database, sealing: StateSealer): Pick<RegistryPort, 'notesAbout'> => ({
  notesAbout: async (key) => {
    const rows = await database
      .selectFrom('corrections')
      .innerJoin('documents', 'documents.id', 'corrections.note_id')
      .select(['documents.key', 'documents.data'])
      .where('corrections.document_key', '=', documentKey(key))
      .orderBy('corrections.note_id')
      .execute();
    return rows.map((row) => filedDocument(sealing, row));
  },
});

/** Files an accepted note under every document that it corrects, whether that one is on file or not. */
const fileCorrections = async (database: Database, note: number, keys: readonly string[]): Promise<void> => {
  for (const portion of keyPortions(keys)) {
    const rows = portion.map((key) => ({ document_key: key, note_id: note }));
    await database.insertInto('corrections').values(rows).execute();
  }
};

type StoredDocument = Pick<AuthorityTables['documents'], 'key' | 'data' | 'xml' | 'response'>;

const columns = ['key', 'data', 'xml', 'response'] as const;

type State = { readonly database: Kysely<AuthorityTables>; readonly sealing: StateSealer };

const restored = (sealing: StateSealer, row: StoredDocument): JudgedDocument => ({
  ...filedDocument(sealing, row),
  ...filesOf(row),
});

/**
 * As a literal: with a parameter SQLite would not use the indexes of accepted documents, and would read the whole
 * table.
 */
const accepted = sql<boolean>`state = 'accepted'`;

const acceptedAmong = async (
  { database, sealing }: State,
  keys: readonly string[],
): Promise<readonly JudgedDocument[]> => {
  const rows = await database
    .selectFrom('documents')
    .select(columns)
    .where(accepted)
    .where('key', 'in', keys)
    .execute();
  return rows.map((row) => restored(sealing, row));
};

type ToFile = { readonly document: JudgedDocument; readonly deflatedXml: Uint8Array | undefined };

const rowOf = (sealing: StateSealer, { document: { xml, applicationResponse, ...data }, deflatedXml }: ToFile) => ({
  issuer_nit: data.issuerNit,
  type_class: typeClass(data.type),
  number_key: numberKey(data),
  key: documentKey(data.key),
  state: data.state,
  worker: data.worker ?? null,
  month: data.month ?? null,
  data: storedDocument(sealing, documentKey(data.key), data),
  xml: deflatedXml === undefined ? packText(xml) : asBuffer(deflatedXml),
  response: packText(applicationResponse),
});

type Duplicate = {
  readonly issuer: string;
  readonly typeClass: string;
  readonly number: string;
  readonly plain: string;
  readonly key: string;
};

/** The queries made for every document. */
const usualQueries = (database: Kysely<AuthorityTables>) => ({
  insert: fixedQuery((row: ReturnType<typeof rowOf>) =>
    database
      .insertInto('documents')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  ),
  duplicate: fixedQuery((duplicate: Duplicate) => {
    const sameNumber = database
      .selectFrom('documents')
      .select(columns)
      .where(accepted)
      .where('issuer_nit', '=', duplicate.issuer)
      .where('type_class', '=', duplicate.typeClass)
      .where('number_key', 'in', [duplicate.number, duplicate.plain]);
    const sameKey = database.selectFrom('documents').select(columns).where(accepted).where('key', '=', duplicate.key);
    return sameNumber.unionAll(sameKey);
  }),
  nextResponse: fixedQuery((first: { readonly name: 'response'; readonly value: 1 }) =>
    database
      .insertInto('counters')
      .values(first)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }))
      .returning('value'),
  ),
});

type UsualQueries = ReturnType<typeof usualQueries>;

type Row = ReturnType<typeof rowOf>;
type Inserted = { readonly id: number } | 'duplicate';

/** `database`: the one to insert into, or a transaction of it. */
const insertDocument = async (
  database: Kysely<AuthorityTables>,
  { insert }: UsualQueries,
  row: Row,
): Promise<Inserted> => {
  const [inserted] = await insert(database, row);
  return inserted === undefined ? 'duplicate' : { id: Number(inserted.id) };
};

type Store = Pick<OpenStore<AuthorityTables>, 'database' | 'now'>;

type About = { readonly document: JudgedDocument; readonly row: Row; readonly claim: Claim | undefined };

/** Ends a transaction without a trace. */
const overtaken = new Error('Another event about the document was filed in the meantime.');

/**
 * Events and notes are filed twice, as documents and under those they refer to: both or neither. A document of a batch
 * that waited is filed while the batch is still there, and still this process's.
 */
const insertAbout = async (store: Store, queries: UsualQueries, about: About): Promise<Inserted> => {
  const { document, row, claim } = about;
  try {
    return await store.database.transaction().execute(async (transaction) => {
      if (claim !== undefined && !(await renewed(transaction, store, claim))) throw claimEnded;
      const inserted = await insertDocument(transaction, queries, row);
      if (inserted === 'duplicate' || !isAboutOthers(document)) return inserted;
      if (isAcceptedEvent(document) && (await fileEvent(transaction, document)) === 'overtaken') throw overtaken;
      await fileCorrections(transaction, inserted.id, document.corrects ?? []);
      return inserted;
    });
  } catch (error) {
    if (error === overtaken) return 'duplicate';
    throw error;
  }
};

const isAboutOthers = (document: JudgedDocument): boolean =>
  document.state === 'accepted' && (document.event !== undefined || (document.corrects ?? []).length > 0);

type Documents = Pick<
  RegistryPort,
  | 'acceptedDuplicate'
  | 'acceptedByKey'
  | 'acceptedPayroll'
  | 'documentByKey'
  | 'documentsOfBatch'
  | 'record'
  | 'nextResponseNumber'
>;

type Lookups = Omit<Documents, keyof Filing>;

const lookups = ({ database, sealing }: State, queries: UsualQueries): Lookups => ({
  acceptedDuplicate: async ({ issuerNit, type, key, ...numbered }) => {
    const asked = { number: numberKey(numbered), plain: plainKey(numbered), key: documentKey(key) };
    const others: JudgedDocument[] = [];
    for (const row of await queries.duplicate(database, { issuer: issuerNit, typeClass: typeClass(type), ...asked })) {
      const found = restored(sealing, row);
      if (found.prefix !== undefined && numberKey(found) === asked.number) return found;
      if (found.prefix === undefined || row.key === asked.key) others.push(found);
    }
    // Without a prefix, or with the same code: less sure than the same number, and the rows come in no order that tells.
    return others[0];
  },
  acceptedByKey: async (keys) => {
    const found = await Promise.all(keyPortions(keys).map((portion) => acceptedAmong({ database, sealing }, portion)));
    return new Map(found.flat().map((document) => [document.key, document]));
  },
  acceptedPayroll: async ({ issuerNit, worker, month }) => {
    const rows = await database
      .selectFrom('documents')
      .select(columns)
      .where(accepted)
      .where('issuer_nit', '=', issuerNit)
      .where('worker', '=', worker)
      .where('month', '=', month)
      .orderBy('id')
      .execute();
    return rows.map((row) => restored(sealing, row));
  },
  documentByKey: async (key) => {
    const row = await database
      .selectFrom('documents')
      .select(columns)
      .where('key', '=', documentKey(key))
      .orderBy(accepted, 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? undefined : restored(sealing, row);
  },
  documentsOfBatch: async (zipKey, key) => {
    const rows = await database
      .selectFrom('documents')
      .select(columns)
      .where('key', '=', documentKey(key))
      .orderBy('id')
      .execute();
    return rows.map((row) => restored(sealing, row)).filter((document) => document.zipKey === zipKey);
  },
});

type Filing = Pick<Documents, 'record' | 'nextResponseNumber'>;

type FilingParts = { readonly sealing: StateSealer; readonly queries: UsualQueries };

const filing = (store: Store, { acceptedDuplicate }: Lookups, { sealing, queries }: FilingParts): Filing => ({
  record: async (document, deflatedXml, claim) => {
    const row = rowOf(sealing, { document, deflatedXml });
    // The index does not see that a document without a stated prefix has the number.
    const mayBeFiledPlain = document.state === 'accepted' && row.number_key !== plainKey(document);
    if (mayBeFiledPlain && (await acceptedDuplicate(document)) !== undefined) return 'duplicate';
    const inserted =
      isAboutOthers(document) || claim !== undefined
        ? await insertAbout(store, queries, { document, row, claim })
        : await insertDocument(store.database, queries, row);
    return inserted === 'duplicate' ? 'duplicate' : 'recorded';
  },
  nextResponseNumber: async () => {
    const [next] = await queries.nextResponse(store.database, { name: 'response', value: 1 });
    if (next === undefined) throw new Error('The database counted no answer.');
    return Number(next.value);
  },
});

/** The judged documents, and the counter of the authority's own. */
export const documentsIn = (store: Store, sealing: StateSealer): Documents => {
  const { database } = store;
  const queries = usualQueries(database);
  const found = lookups({ database, sealing }, queries);
  return { ...filing(store, found, { sealing, queries }), ...found };
};
