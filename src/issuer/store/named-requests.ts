/** Requests that their callers have named (`Idempotency-Key`), and the answers to them. */
import { sql, type Kysely } from 'kysely';
import { packText, unpackText } from '../../common/store/database.ts';
import type { IssuerStore } from './port.ts';
import type { IssuerTables } from './tables.ts';

type Named = Pick<IssuerStore, 'nameRequest' | 'keepAnswer' | 'forgetRequest'>;

export const namedRequestsIn = (database: Kysely<IssuerTables>): Named => {
  const rowOf = ({ company, key }: { readonly company: string; readonly key: string }) =>
    sql<boolean>`company = ${company} AND key = ${key}`;
  return {
    nameRequest: async ({ company, key, body }) => {
      const after = database.selectFrom('document').select(sql<number>`COALESCE(MAX(id), 0)`.as('id'));
      const added = await database
        .insertInto('named_request')
        .values({ company, key, body, answer: null, after })
        .onConflict((conflict) => conflict.columns(['company', 'key']).doNothing())
        .returning('key')
        .execute();
      const row = await database
        .selectFrom('named_request')
        .select(['body', 'answer'])
        .where(rowOf({ company, key }))
        .executeTakeFirst();
      // Removed at this very moment: it is as new.
      if (row === undefined) return { body, answer: undefined, isNew: true };
      return {
        body: row.body,
        answer: row.answer === null ? undefined : unpackText(row.answer),
        isNew: added.length > 0,
      };
    },
    keepAnswer: async (named, answer) => {
      await database
        .updateTable('named_request')
        .set({ answer: packText(answer) })
        .where(rowOf(named))
        .execute();
    },
    forgetRequest: async (named) => {
      await database.deleteFrom('named_request').where(rowOf(named)).where('answer', 'is', null).execute();
    },
  };
};
