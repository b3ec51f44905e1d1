import { sql, type Kysely } from 'kysely';
import { packText, unpackText } from '../../src/common/store/database.ts';
import type { JudgedDocument, RegistryPort } from '../registry/types.ts';
import type { AuthorityTables } from './schema.ts';

/** Sale, export and authority contingency are numbered from the same range. */
const typeClass = (type: string): string => (type === '02' || type === '04' ? '01' : type);

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

/** SETP0099 and SETP99 are the same number: the digits at the end lose their leading zeros. */
const numberKey = (number: string): string => {
  let prefix = number.length;
  while (isDigit(number[prefix - 1])) prefix -= 1;
  let first = prefix;
  while (number[first] === '0' && first < number.length - 1) first += 1;
  return `${number.slice(0, prefix)}${number.slice(first)}`;
};

/** Unique codes are hexadecimal: upper and lower case name the same document. */
const documentKey = (key: string): string => key.toLowerCase();

type StoredDocument = Pick<AuthorityTables['documents'], 'data' | 'xml' | 'response'>;

const columns = ['data', 'xml', 'response'] as const;

const restored = ({ data, xml, response }: StoredDocument): JudgedDocument => ({
  ...(JSON.parse(data) as Omit<JudgedDocument, 'xml' | 'applicationResponse'>), // written by `record`
  xml: unpackText(xml),
  applicationResponse: unpackText(response),
});

/** As a literal: with a parameter SQLite would not use the indexes of accepted documents, and read the whole table. */
const accepted = sql<boolean>`state = 'accepted'`;

type Documents = Pick<RegistryPort, 'acceptedTwin' | 'documentByKey' | 'record' | 'nextResponseNumber'>;

/** The documents that were judged, and the counter of the authority's own. */
export const documentsIn = (database: Kysely<AuthorityTables>): Documents => ({
  acceptedTwin: async ({ issuerNit, type, number, key }) => {
    const sameNumber = database
      .selectFrom('documents')
      .select(columns)
      .where(accepted)
      .where('issuer_nit', '=', issuerNit)
      .where('type_class', '=', typeClass(type))
      .where('number_key', '=', numberKey(number));
    const sameKey = database
      .selectFrom('documents')
      .select(columns)
      .where(accepted)
      .where('key', '=', documentKey(key));
    const row = await sameNumber.unionAll(sameKey).limit(1).executeTakeFirst();
    return row === undefined ? undefined : restored(row);
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
    return row === undefined ? undefined : restored(row);
  },
  record: async ({ xml, applicationResponse, ...data }) => {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('documents')
      .values({
        issuer_nit: data.issuerNit,
        type_class: typeClass(data.type),
        number_key: numberKey(data.number),
        key: documentKey(data.key),
        state: data.state,
        data: JSON.stringify(data),
        xml: packText(xml),
        response: packText(applicationResponse),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 0n ? 'twin' : 'recorded';
  },
  nextResponseNumber: async () => {
    const { value } = await database
      .insertInto('counters')
      .values({ name: 'response', value: 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }))
      .returning('value')
      .executeTakeFirstOrThrow();
    return Number(value);
  },
});
