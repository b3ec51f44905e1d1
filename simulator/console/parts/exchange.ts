/** The outcome of an exchange, in a few labels. */
import { html, type Html } from '../../../src/common/html/html.ts';
import type { Exchange } from '../../service/soap/journal.ts';
import { reportsIn, type KeptReport } from '../judged/judged.ts';
import type { PageCall } from '../page.ts';
import { mark, verdictMark } from './facts.ts';
import { codesOfLines } from './lines.ts';

export const linesOf = ({ failed = [] }: KeptReport): readonly string[] =>
  failed.map(({ code, kind, message }) => `Regla: ${code}, ${kind}: ${message}`);

const ofReport = ({ verdict, outcome, ...report }: KeptReport, { texts }: PageCall): Html =>
  html`${verdict !== undefined && verdictMark(verdict, texts)} ${outcome !== undefined && mark(outcome.code, 'bad')}
  ${codesOfLines(linesOf(report))}`;

const shownReports = 3;

export const endingOf = ({ fault, faults = [], results }: Exchange, call: PageCall): Html => {
  const reports = reportsIn(results);
  const more = reports.length - shownReports;
  return html`${fault !== undefined && mark(fault.check, 'bad')}
  ${faults.length > 0 && mark(call.texts.journal.disturbed, 'warn')}
  ${reports.slice(0, shownReports).map((report) => ofReport(report, call))} ${more > 0 && `+${String(more)}`}`;
};

/** Of the rules that failed in its documents, and of the outcomes that ended it early. */
export const codesIn = ({ fault, results }: Exchange): readonly string[] => [
  ...(fault === undefined ? [] : [fault.check]),
  ...reportsIn(results).flatMap(({ outcome, failed = [] }) => [
    ...(outcome === undefined ? [] : [outcome.code]),
    ...failed.map(({ code }) => code),
  ]),
];

/** For the search: everything shown in the row or on the page, except the bytes. */
export const searchedIn = ({ id, operation, certificateNit, status, fault, results }: Exchange): string => {
  const reports = reportsIn(results).flatMap((report) => [
    report.key,
    report.number,
    report.outcome?.code,
    ...linesOf(report),
  ]);
  return [id, operation, certificateNit, String(status), fault?.check, ...reports].join(' ').toLowerCase();
};
