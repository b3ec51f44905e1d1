/**
 * The codes of the authority as data, generated from the catalogue: steps know them without loading a rule, so that no
 * row can be answered from the declaration that it was written from.
 */
import { declaredCode, otherCodes } from '../../simulator/judge/index.ts';
import { dataJson } from '../common/data-directory.ts';

/** The codes of one declaration, by kind of document or event: `FAU14 R`; those of outcomes have no letter. */
export type CodeRow = Readonly<Record<string, string>>;

export const codesFile = 'datasets/facts/codes.json';

const kinds: Readonly<Record<string, string>> = { R: 'Rechazo', N: 'Notificación' };

type Known = { readonly subject: string; readonly code: string; readonly kind: string };

let file: readonly CodeRow[] | undefined;

const stored = (): readonly CodeRow[] => (file ??= dataJson('codes.json') as readonly CodeRow[]); // our own file

let read: readonly (readonly Known[])[] | undefined;

const rows = (): readonly (readonly Known[])[] =>
  (read ??= stored().map((row) =>
    Object.entries(row).map(([subject, text]) => {
      const [code = '', letter = ''] = text.split(' ');
      return { subject, code, kind: kinds[letter] ?? '' };
    }),
  ));

let every: readonly string[] | undefined;

/** Every code that a line of an answer, or its status, can have. */
export const everyCode = (): readonly string[] =>
  (every ??= [
    ...new Set(stored().flatMap((row) => Object.values(row).map((text) => text.split(' ', 1)[0] ?? ''))),
    ...otherCodes(),
  ]);

/** The documents and events that have lines with that code. */
export const linesWith = (code: string): readonly Known[] => {
  const declared = declaredCode(code);
  return rows().flatMap((row) => row.filter((each) => each.code === declared && each.kind !== ''));
};

/** Whether lines with these codes are in the order of the catalogue. */
export const areInOrder = (codes: readonly string[], subject: string): boolean => {
  let last = 0;
  return codes.map(declaredCode).every((code) => {
    // A code that a document has twice has two places.
    last = rows().findIndex(
      (row, at) => at >= last && row.some((each) => each.code === code && each.subject === subject),
    );
    return last !== -1;
  });
};

/** What documents of that kind have instead of the code: that of the same declaration. */
export const codeInKind = (code: string, subject: string): string | undefined =>
  rows()
    .filter((row) => row.some((each) => each.code === code))
    .flatMap((row) => row.filter((each) => each.subject === subject))[0]?.code;
