import { sql, type Kysely } from 'kysely';
import type { RegistryPort } from '../registry/types.ts';
import type { AuthorityTables } from './schema.ts';

/** `%`, `_` and the escape itself stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** How much of a numbering range is used: numbers are filed without leading zeros. */
export const usedNumbersIn = (database: Kysely<AuthorityTables>): Pick<RegistryPort, 'usedNumbers'> => ({
  usedNumbers: async ({ issuerNit, documentType, prefix, from, to }) => {
    const rows = await database
      .selectFrom('documents')
      .select('number_key')
      .where(sql<boolean>`state = 'accepted'`)
      .where('issuer_nit', '=', issuerNit)
      .where('type_class', '=', documentType)
      .where(sql<boolean>`number_key like ${`${literally(prefix)}%`} escape '\\'`)
      .execute();
    const numbers = rows
      .map(({ number_key: number }) => number)
      // SQLite takes upper and lower case for one, ranges do not.
      .filter((number) => number.startsWith(prefix))
      .map((number) => number.slice(prefix.length))
      .filter((digits) => /^\d{1,18}$/.test(digits))
      .map(BigInt)
      .filter((number) => number >= BigInt(from) && number <= BigInt(to));
    const highest = numbers.reduce((most, number) => (number > most ? number : most), 0n);
    return { count: numbers.length, highest: numbers.length === 0 ? undefined : String(highest) };
  },
});
