/** Numbers of documents: when two are the same, and how many of a range are used. */
import { sql, type Kysely } from 'kysely';
import type { RegistryPort } from '../../registry/port.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import type { AuthorityTables } from './schema.ts';

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

const withoutZeros = (number: string, from: number): string => {
  let first = from;
  while (number[first] === '0' && first < number.length - 1) first += 1;
  return number.slice(first);
};

/** SETP0099 and SETP99 are the same number: the digits at the end lose their leading zeros. */
const plainNumber = (number: string): string => {
  let digits = number.length;
  while (isDigit(number[digits - 1])) digits -= 1;
  return `${number.slice(0, digits)}${withoutZeros(number, digits)}`;
};

/** After a prefix that ends in a digit: XML allows it in no number. */
const separator = '\u001F';

const endsInDigit = (prefix: string): boolean => isDigit(prefix.at(-1));

type Numbered = Pick<JudgedDocument, 'number' | 'prefix' | 'worker'>;

/** A payment to another worker is another document, even with the same number (annex NE 1.0, rule 90). */
const withWorker = (number: string, { worker }: Numbered): string =>
  worker === undefined ? number : `${number} ${worker}`;

/** Under which a document is filed that states no prefix, or that an earlier version filed. */
export const plainKey = (document: Numbered): string => withWorker(plainNumber(document.number), document);

/** F0 12 is another number than F 12, and F1 12 another one than F 112. */
export const numberKey = (document: Numbered): string => {
  const { number, prefix = '' } = document;
  return endsInDigit(prefix)
    ? withWorker(`${prefix}${separator}${withoutZeros(number, prefix.length)}`, document)
    : plainKey(document);
};

/** `%`, `_` and the escape itself stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const statesPrefix = (data: string): boolean =>
  (JSON.parse(data) as Pick<JudgedDocument, 'prefix'>).prefix !== undefined; // written by `storedDocument`

type NumberRow = Pick<AuthorityTables['documents'], 'number_key'> & { readonly data?: string };

/** What follows the prefix in a number that has it, or may have it. */
const afterPrefix = ({ number_key: number, data }: NumberRow, prefix: string): string => {
  // In SQLite LIKE ignores case, ranges do not.
  if (!number.startsWith(prefix)) return '';
  if (number.startsWith(separator, prefix.length)) return number.slice(prefix.length + 1);
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
