/** Mistakes in registry data, in the language of the caller: English for a file's owner, Spanish for a program. */
import type { Bilingual, Language } from '../../../src/common/text/bilingual.ts';

/** Keys and indices from the top: `['ranges', 0, 'from']`. */
export type Path = readonly (string | number)[];

export type MistakeCode =
  | 'not-readable'
  | 'duplicate-key'
  | 'cut-by-comment'
  | 'empty-file'
  | 'missing-field'
  | 'unknown-field'
  | 'invalid-value'
  | 'duplicate-row'
  | 'wrong-check-digit'
  | 'check-digit-in-nit'
  | 'reversed-numbers'
  | 'reversed-dates'
  | 'overlapping-range'
  | 'resolution-of-another'
  | 'missing-technical-key'
  | 'missing-reception-email'
  | 'unknown-contributor'
  | 'unknown-software'
  | 'software-of-another-family'
  | 'software-of-another-issuer'
  | 'kind-of-another-family'
  | 'impossible-quota'
  | 'preset-of-another-family'
  | 'impossible-progress'
  | 'own-mandate'
  | 'families-of-unenabled'
  | 'family-and-families';

export type Mistake = {
  readonly code: MistakeCode;
  readonly path: Path;
  /** Undefined if nothing was given. */
  readonly received: unknown;
  readonly expected: Bilingual;
  readonly fix: Bilingual;
  /** Position in the text, counted from 1; absent for data that came without a text. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

/** A mistake as it is displayed. */
export type DisplayedMistake = {
  readonly code: MistakeCode;
  /** JSON pointer: `/ranges/0/from`. */
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
  readonly received: unknown;
  readonly expected: string;
  readonly fix: string;
};

export const pointer = (path: Path): string =>
  path.length === 0 ? '/' : path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const displayedMistake = (mistake: Mistake, language: Language): DisplayedMistake => {
  const { code, path, received, expected, fix, line, column } = mistake;
  return {
    code,
    path: pointer(path),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    received: received ?? null,
    expected: expected[language],
    fix: fix[language],
  };
};
