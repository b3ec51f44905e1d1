/** The judged documents, for people who browse them: newest first, a page at a time. */
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { DocumentQuery, ListedDocument, FailedLine } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { filesOf } from './retention.ts';
import type { AuthorityTables } from './schema.ts';
import { filedDocument, type StateSealer } from './layout.ts';

type Row = { readonly id: number; readonly key: string; readonly data: string };

const listed = (sealing: StateSealer, row: Row): ListedDocument => ({ ...filedDocument(sealing, row), id: row.id });

/** Anywhere in the document's unsealed data, ignoring case; special characters of LIKE are escaped. */
const holds = (text: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(data) LIKE ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} ESCAPE '\\'`;

/** They say what the texts beside them say. */
const asData: ReadonlySet<string> = new Set(['foundData', 'expectedData'] satisfies readonly (keyof FailedLine)[]);

/** All texts in it; names of fields are none. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => (asData.has(name) ? [] : textsIn(inner)))
    : [];
};

const contains = (text: string): ((row: Row) => boolean) => {
  const sought = text.toLowerCase();
  return ({ data }) => textsIn(JSON.parse(data)).some((each) => each.toLowerCase().includes(sought));
};

/**
 * What a database can look for of a text, in whatever way it is stored as JSON: SQLite knows the case of ASCII letters
 * alone.
 */
const searchable = (text: string): string =>
  [...text.matchAll(/[A-Za-z0-9]+/g)].reduce((longest, [run]) => (run.length > longest.length ? run : longest), '');

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
  ...(text === undefined ? [] : [holds(searchable(text))]),
];

type DocumentList = Pick<RegistryPort, 'listDocuments' | 'countDocuments' | 'documentById'>;

/** Documents beyond `after` are searched in ascending order, so that the nearest are found first. */
const isUpwards = ({ after }: DocumentQuery): boolean => after !== undefined;

const rowsOf = (database: Kysely<AuthorityTables>, query: DocumentQuery): Promise<readonly Row[]> =>
  database
    .selectFrom('documents')
    .select(['id', 'key', 'data'])
    .where((expressions) => expressions.and([...conditions(query)]))
    .orderBy('id', isUpwards(query) ? 'asc' : 'desc')
    .limit(query.limit)
    .execute();

/** Documents that are read at a time while a text is sought. */
const atATime = 500;

const found = async (database: Kysely<AuthorityTables>, query: DocumentQuery): Promise<readonly Row[]> => {
  const { text, limit } = query;
  if (text === undefined) return rowsOf(database, query);
  const isSought = contains(text);
  const rows: Row[] = [];
  for (let next = { ...query, limit: atATime }; ;) {
    const read = await rowsOf(database, next);
    rows.push(...read.filter(isSought));
    const last = read.at(-1);
    if (last === undefined || read.length < atATime || rows.length >= limit) return rows.slice(0, limit);
    next = { ...next, [isUpwards(query) ? 'after' : 'before']: last.id };
  }
};

export const documentListIn = (database: Kysely<AuthorityTables>, sealing: StateSealer): DocumentList => ({
  listDocuments: async (query) => {
    const rows = await found(database, query);
    return (isUpwards(query) ? rows.toReversed() : rows).map((row) => listed(sealing, row));
  },
  countDocuments: async () => {
    // One statement, so that both are of one moment; each in an index: the rows themselves contain the documents.
    const counts = await database
      .selectNoFrom((expressions) => {
        const all = expressions.selectFrom('documents').select(({ fn }) => fn.countAll().as('count'));
        return [all.as('total'), all.where('state', '=', 'accepted').as('accepted')];
      })
      .executeTakeFirstOrThrow();
    const accepted = Number(counts.accepted);
    return { accepted, rejected: Number(counts.total) - accepted };
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
