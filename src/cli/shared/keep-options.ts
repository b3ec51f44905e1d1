/** `--keep-documents`, `--keep-days` and `--keep-records`. */
import { requireOption } from '../../common/options.ts';
import { keepKinds, type RetentionOptions } from '../../harness/retention.ts';

/** As commander passes them. */
export type KeepFlags = { readonly keepDocuments?: string; readonly keepDays?: string; readonly keepRecords?: string };

const countOf = (flag: string, text: string | undefined): number | 'all' | undefined => {
  if (text === undefined) return undefined;
  const value = text === '0' ? 'all' : /^[1-9]\d*$/.test(text) ? Number(text) : text;
  requireOption(keepKinds.keepDocuments, value, flag);
  return typeof value === 'number' ? value : 'all';
};

/** Days have no limit unless one is given. */
export const keepOf = ({ keepDocuments, keepDays, keepRecords }: KeepFlags): RetentionOptions => {
  const days = countOf('--keep-days', keepDays);
  return {
    keepDocuments: countOf('--keep-documents', keepDocuments),
    keepDays: days === 'all' ? undefined : days,
    keepRecords: countOf('--keep-records', keepRecords),
  };
};
