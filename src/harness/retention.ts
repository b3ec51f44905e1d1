/** How many documents the services keep: all, unless their state is in memory, which would grow without end. */
import { allOptions, among, either, requireOption, shapeOf, whole, type OptionKind } from '../common/options.ts';
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

const days = whole(1, most, 'invalid-retention');

const countOrAll = either(days, among(['all']), {
  en: `${days.expected.en}, or all`,
  es: `${days.expected.es}, o all (todos)`,
});

export const keepKinds: Readonly<Record<keyof RetentionOptions, OptionKind>> = {
  keepDocuments: countOrAll,
  keepDays: days,
  keepRecords: countOrAll,
};

/** All of them have no number. */
const numberOf = (count: Count | undefined): number | undefined => (count === 'all' ? undefined : count);

/**
 * What the options mean for the stores.
 * @throws RangeError `invalid-retention` for a number that is not positive and whole, and for fewer records than
 * documents
 */
export const retentionOf = ({ inMemory, keepDocuments, keepDays, keepRecords }: Kept): Retention => {
  requireOption(shapeOf(keepKinds), { keepDocuments, keepDays, keepRecords }, allOptions);
  const givenRecords = numberOf(keepRecords);
  const usual = inMemory ? Math.min(usualDocuments, givenRecords ?? usualDocuments) : undefined;
  const documents = keepDocuments === undefined ? usual : numberOf(keepDocuments);
  const usualRecords = inMemory && documents !== undefined ? documents * recordsForEach : undefined;
  const records = keepRecords === undefined ? usualRecords : givenRecords;
  if (documents !== undefined && records !== undefined && documents > records)
    throw optionProblem('invalid-retention', {
      en: `The latest ${String(documents)} documents cannot keep their files, because only the latest ${String(records)} keep their records. Raise --keep-records (keepRecords), or lower --keep-documents (keepDocuments).`,
      es: `Los últimos ${String(documents)} documentos no pueden conservar sus archivos, porque solo los últimos ${String(records)} conservan su registro. Aumente --keep-records (keepRecords) o reduzca --keep-documents (keepDocuments).`,
    });
  return { documents, days: keepDays, records };
};
