/** `--keep-documents`, `--keep-days` and `--keep-records`. */
import type { RetentionOptions } from '../retention.ts';
import { say } from '../say.ts';
import { UsageError } from './output.ts';

/** As commander passes them. */
export type KeepFlags = { readonly keepDocuments?: string; readonly keepDays?: string; readonly keepRecords?: string };

const countOf = (flag: string, text: string | undefined): number | 'all' | undefined => {
  if (text === undefined) return undefined;
  if (text === '0' || text === 'all') return 'all';
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(
    say(
      `${flag} is "${text}". Expected a whole number from 1 to 999999999, or all.`,
      `${flag} es "${text}". Se esperaba un número entero de 1 a 999999999, o all (todos).`,
    ),
  );
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
