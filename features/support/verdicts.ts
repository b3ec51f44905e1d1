/** What a scenario expects of an answer, and how it differs: status, and every line with its kind. */
import assert from 'node:assert/strict';
import { lineName, type Verdict } from '../../src/harness/answers.ts';

export type ExpectedVerdict = {
  /** 00 is the only status of an accepted document. */
  readonly status: string;
  /** `FAU14 Rechazo`, in any order. */
  readonly lines: readonly string[];
};

const text = ({ status, lines }: ExpectedVerdict): string => `status ${status}, ${lines.join(', ') || 'no lines'}`;

/** Lines of a row or a quoted text: `FAU14 Rechazo, FAJ43b Notificación`, or `none`. */
export const listedLines = (cell: string): readonly string[] =>
  cell === 'none' || cell === '' ? [] : cell.split(/,\s*/);

/** Compares status, IsValid and lines: their codes and kinds, whatever their order and texts. */
export const expectVerdict = (verdict: Verdict, expected: ExpectedVerdict, hint = ''): void => {
  const given = { status: verdict.statusCode, lines: verdict.lines.map(lineName).sort() };
  const wanted = { status: expected.status, lines: [...expected.lines].sort() };
  const isValid = expected.status === '00';
  const told = [`expected ${text(wanted)}; got ${text(given)}`, ...verdict.lines, hint].filter((line) => line !== '');
  assert.deepEqual(given, wanted, told.join('\n'));
  assert.equal(verdict.isValid, isValid, `expected IsValid ${String(isValid)}; got ${String(verdict.isValid)}`);
};

/** Lines alone: one Rechazo among them rejects, and otherwise the document is accepted. */
export const expectLines = (verdict: Verdict, lines: readonly string[], hint = ''): void => {
  const isRejected = lines.some((line) => line.endsWith(' Rechazo'));
  expectVerdict(verdict, { status: isRejected ? '99' : '00', lines }, hint);
};
