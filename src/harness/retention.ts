/** How many documents the services keep: all, unless their state is in memory, which would grow without end. */
import { optionProblem } from '../common/start-error.ts';
import type { Retention } from '../common/store/retention.ts';

type Count = number | 'all';

export type RetentionOptions = {
  /** Documents that keep their files, in each tenant: the latest. In memory 10,000 by default, otherwise all. */
  readonly keepDocuments?: Count | undefined;
  /** Days that a document keeps its files, by the clock of the services; no limit by default. */
  readonly keepDays?: number | undefined;
  /** Documents that are known at all. In memory ten times as many as keep their files, otherwise all. */
  readonly keepRecords?: Count | undefined;
};

type Kept = RetentionOptions & { readonly inMemory: boolean };

const usualDocuments = 10_000;
const recordsForEach = 10;
const most = 999_999_999;

const checked = (name: keyof RetentionOptions, value: Count | undefined): number | undefined => {
  if (value === undefined || value === 'all') return undefined;
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw optionProblem(
    'invalid-retention',
    `The option ${name} is ${String(value)}. Expected a whole number from 1 to ${String(most)}.`,
    `La opción ${name} es ${String(value)}. Se esperaba un número entero de 1 a ${String(most)}.`,
  );
};

/**
 * What the options mean for the stores.
 * @throws RangeError `invalid-retention` for a number that is not positive and whole, and for fewer records than
 * documents
 */
export const retentionOf = ({ inMemory, keepDocuments, keepDays, keepRecords }: Kept): Retention => {
  const givenRecords = checked('keepRecords', keepRecords);
  const usual = inMemory ? Math.min(usualDocuments, givenRecords ?? usualDocuments) : undefined;
  const documents = keepDocuments === undefined ? usual : checked('keepDocuments', keepDocuments);
  const usualRecords = inMemory && documents !== undefined ? documents * recordsForEach : undefined;
  const records = keepRecords === undefined ? usualRecords : givenRecords;
  if (documents !== undefined && records !== undefined && documents > records)
    throw optionProblem(
      'invalid-retention',
      `The latest ${String(documents)} documents cannot keep their files, because only the latest ${String(records)} keep their records. Raise --keep-records (keepRecords), or lower --keep-documents (keepDocuments).`,
      `Los últimos ${String(documents)} documentos no pueden conservar sus archivos, porque solo los últimos ${String(records)} conservan su registro. Aumente --keep-records (keepRecords) o reduzca --keep-documents (keepDocuments).`,
    );
  return { documents, days: checked('keepDays', keepDays), records };
};
