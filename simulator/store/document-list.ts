/** The judged documents, for people who browse them: newest first, a page at a time. */
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { DocumentQuery, ListedDocument, RegistryPort } from '../registry/types.ts';
import { filesOf } from './retention.ts';
import type { AuthorityTables } from './schema.ts';
import { filedDocument, type StateSealer } from './layout.ts';

type Row = { readonly id: number; readonly key: string; readonly data: string };

const listed = (sealing: StateSealer, row: Row): ListedDocument => ({ ...filedDocument(sealing, row), id: row.id });

/** Anywhere in the document's unsealed data, ignoring case; special characters of LIKE are escaped. */
const holds = (text: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(data) LIKE ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} ESCAPE '\\'`;

const conditions = ({
  before,
  after,
  state,
  types,
  issuer,
  code,
  text,
}: DocumentQuery): readonly Expression<SqlBool>[] => [
  ...(before === undefined ? [] : [sql<SqlBool>`id < ${before}`]),
  ...(after === undefined ? [] : [sql<SqlBool>`id > ${after}`]),
  ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
  ...(types === undefined ? [] : [sql<SqlBool>`type_class IN (${sql.join(types)})`]),
  ...(issuer === undefined ? [] : [sql<SqlBool>`issuer_nit = ${issuer}`]),
  // As the lines of the answer begin.
  ...(code === undefined ? [] : [holds(`"Regla: ${code}, `)]),
  ...(text === undefined ? [] : [holds(text)]),
];

type DocumentList = Pick<RegistryPort, 'listDocuments' | 'documentById'>;

export const documentListIn = (database: Kysely<AuthorityTables>, sealing: StateSealer): DocumentList => ({
  listDocuments: async (query) => {
    const wanted = conditions(query);
    // Documents beyond `after` are searched in ascending order, so that the nearest are found first.
    const upwards = query.after !== undefined;
    const rows = await database
      .selectFrom('documents')
      .select(['id', 'key', 'data'])
      .where((expressions) => expressions.and([...wanted]))
      .orderBy('id', upwards ? 'asc' : 'desc')
      .limit(query.limit)
      .execute();
    return (upwards ? rows.reverse() : rows).map((row) => listed(sealing, row));
  },
  documentById: async (id) => {
    const row = await database
      .selectFrom('documents')
      .select(['id', 'key', 'data', 'xml', 'response'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { ...listed(sealing, row), ...filesOf(row) };
  },
});
