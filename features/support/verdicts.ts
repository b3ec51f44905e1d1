/** What a scenario expects of an answer, and how it differs: status, and every line with its kind. */
import assert from 'node:assert/strict';
import { lineName, type Verdict } from '../../src/harness/answers.ts';
import { areInOrder } from '../../src/harness/codes.ts';
import { differenceOf } from '../../src/harness/verdict-difference.ts';
import { chosen } from './spoken.ts';

export type ExpectedVerdict = {
  /** 00 is the only status of an accepted document. */
  readonly status: string;
  /** `FAU14 Rechazo`, in any order. */
  readonly lines: readonly string[];
};

/** Lines of a row or a quoted text: `FAU14 Rechazo, FAJ43b Notificación`, or `none`. */
export const listedLines = (cell: string): readonly string[] =>
  cell === 'none' || cell === '' ? [] : cell.split(/,\s*/);

/** Compares status, IsValid and lines: their codes and kinds, whatever their order and texts. */
export const expectVerdict = (verdict: Verdict, expected: ExpectedVerdict, hint = ''): void => {
  const difference = differenceOf({
    expected: { ...expected, isValid: expected.status === '00' },
    actual: { status: verdict.statusCode, isValid: verdict.isValid, lines: verdict.lines.map(lineName) },
  });
  if (difference === undefined) return;
  const message = [chosen(difference), ...verdict.lines, hint].filter((line) => line !== '').join('\n');
  throw new assert.AssertionError({ message });
};

/** That every line has a sentence, and that the lines are in the order of the catalogue. */
export const expectTexts = ({ lines }: Verdict, subject: string): void => {
  const empty = lines.find((line) => line.replace(/^Regla: [^:]*:/, '').trim() === '');
  const message =
    empty === undefined
      ? { en: 'The lines are not in the order of the catalogue', es: 'Las líneas no están en el orden del catálogo' }
      : { en: 'A line has no sentence', es: 'Una línea no tiene texto' };
  const codes = lines.map((line) => lineName(line).replace(/ .*$/, ''));
  if (empty === undefined && areInOrder(codes, subject)) return;
  throw new assert.AssertionError({ message: [`${chosen(message)}:`, ...lines].join('\n') });
};

/** Lines alone: one Rechazo among them rejects, and otherwise the document is accepted. */
export const expectLines = (verdict: Verdict, lines: readonly string[], hint = ''): void => {
  const isRejected = lines.some((line) => line.endsWith(' Rechazo'));
  expectVerdict(verdict, { status: isRejected ? '99' : '00', lines }, hint);
};
