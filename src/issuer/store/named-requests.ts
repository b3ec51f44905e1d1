/** Requests that their callers have named (`Idempotency-Key`), and the answers to them. */
import { sql, type Kysely } from 'kysely';
import { packText, unpackText } from '../../common/store/database.ts';
import type { IssuerStore } from './port.ts';
import { longestRequestMs } from './numbers.ts';
import type { IssuerTables } from './tables.ts';

type Named = Pick<IssuerStore, 'nameRequest' | 'keepAnswer' | 'endRequest' | 'forgetRequest'>;

export const namedRequestsIn = (database: Kysely<IssuerTables>): Named => {
  const rowOf = ({ company, key }: { readonly company: string; readonly key: string }) =>
    sql<boolean>`company = ${company} AND key = ${key}`;
  return {
    nameRequest: async ({ company, key, body, at }) => {
      const after = database.selectFrom('document').select(sql<number>`COALESCE(MAX(id), 0)`.as('id'));
      const added = await database
        .insertInto('named_request')
        .values({ company, key, body, answer: null, after, since: at })
        .onConflict((conflict) => conflict.columns(['company', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      const begun = await database
        .updateTable('named_request')
        .set({ since: at })
        .where(rowOf({ company, key }))
        .where('body', '=', body)
        .where('answer', 'is', null)
        .where((where) => where.or([where('since', 'is', null), where('since', '<', at - longestRequestMs)]))
        .returning('key')
        .executeTakeFirst();
      const row = await database
        .selectFrom('named_request')
        .select(['body', 'answer', 'since'])
        .where(rowOf({ company, key }))
        .executeTakeFirst();
      // Removed at this very moment: it is as new.
      if (row === undefined) return { body, answer: undefined, isNew: true, isGoingOn: false };
      const answer = row.answer === null ? undefined : unpackText(row.answer);
      const isNew = added !== undefined;
      const isGoingOn = row.since !== null && !isNew && begun === undefined;
      return { body: row.body, answer, isNew, isGoingOn };
    },
    keepAnswer: async (named, answer) => {
      await database
        .updateTable('named_request')
        .set({ answer: packText(answer), since: null })
        .where(rowOf(named))
        .execute();
    },
    endRequest: async (named) => {
      await database.updateTable('named_request').set({ since: null }).where(rowOf(named)).execute();
    },
    forgetRequest: async (named) => {
      await database.deleteFrom('named_request').where(rowOf(named)).where('answer', 'is', null).execute();
    },
  };
};
