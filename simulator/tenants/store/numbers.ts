import { sql, type Kysely } from 'kysely';
import { endsInDigit, numberSeparator } from '../../registry/document-keys.ts';
import type { RegistryPort } from '../../registry/port.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import type { AuthorityTables } from './schema.ts';

/** `%`, `_` and the escape itself stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const statesPrefix = (data: string): boolean =>
  (JSON.parse(data) as Pick<JudgedDocument, 'prefix'>).prefix !== undefined; // written by `storedDocument`

type NumberRow = Pick<AuthorityTables['documents'], 'number_key'> & { readonly data?: string };

/** What follows the prefix in a number that has it, or may have it. */
const afterPrefix = ({ number_key: number, data }: NumberRow, prefix: string): string => {
  // In SQLite LIKE ignores case, ranges do not.
  if (!number.startsWith(prefix)) return '';
  if (number.startsWith(numberSeparator, prefix.length)) return number.slice(prefix.length + 1);
  return data !== undefined && statesPrefix(data) ? '' : number.slice(prefix.length);
};

/** How much of a numbering range is used: numbers are filed without leading zeros. */
export const usedNumbersIn = (database: Kysely<AuthorityTables>): Pick<RegistryPort, 'usedNumbers'> => ({
  usedNumbers: async ({ issuerNit, documentType, prefix, from, to }) => {
    const rows: readonly NumberRow[] = await database
      .selectFrom('documents')
      .select('number_key')
      .$if(endsInDigit(prefix), (query) => query.select('data'))
      .where(sql<boolean>`state = 'accepted'`)
      .where('issuer_nit', '=', issuerNit)
      .where('type_class', '=', documentType)
      .where(sql<boolean>`number_key like ${`${literally(prefix)}%`} escape '\\'`)
      .execute();
    const numbers = rows
      // That of a payment is followed by the worker.
      .map((row) => afterPrefix(row, prefix).replace(/ .*/, ''))
      .filter((digits) => /^\d{1,18}$/.test(digits))
      .map(BigInt)
      .filter((number) => number >= BigInt(from) && number <= BigInt(to));
    const highest = numbers.reduce((most, number) => (number > most ? number : most), 0n);
    return { count: numbers.length, highest: numbers.length === 0 ? undefined : String(highest) };
  },
});
