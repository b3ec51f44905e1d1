/** What an exchange left in the journal about the documents that it brought. */
import type { JudgementReport } from '../../engine/report.ts';
import { isObject } from '../../../src/common/json/is-object.ts';

/** Exchanges that ended early have parts of a report, or say in `outcome` how they ended. */
export type KeptReport = Partial<JudgementReport> & {
  readonly outcome?: {
    readonly code: string;
    readonly statusCode: string;
    readonly message: string;
    readonly detail?: string;
  };
  readonly forced?: { readonly id: string; readonly verdict: string };
  /** What the judge would have said, where it was told what to say. */
  readonly found?: { readonly verdict: string; readonly lines: readonly string[] };
};

/** One for each document; none where an exchange brought no document. */
export const reportsIn = (results: unknown): readonly KeptReport[] => {
  if (!isObject(results)) return [];
  if ('documents' in results) return Array.isArray(results.documents) ? results.documents.flatMap(reportsIn) : [];
  // Written by the reception, in this process.
  const report: object = results;
  return 'verdict' in report ? [report as KeptReport] : []; // see above
};
