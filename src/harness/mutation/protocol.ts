/** What the run and its processes tell each other. */
import type { Mutant } from './operators.ts';

/** What a test file reached, and how long it took. */
export type RecordedTest = {
  readonly test: string;
  readonly sites: readonly string[];
  readonly ms: number;
  /** The failure without any mutant: such a test shows nothing. */
  readonly failure?: string | undefined;
};

/** The entries of the catalogue by the functions that they run on complete documents. */
export type RecordedEntries = Readonly<Record<string, readonly string[]>>;

/** A mutant with the tests and the entries of the catalogue that it meets, the most promising first. */
export type Trial = {
  readonly mutant: Mutant;
  readonly tests: readonly string[];
  /** Entries whose check runs the mutant on a complete document. */
  readonly reached: readonly string[];
  /** Further ones that are built with its file. */
  readonly others: readonly string[];
};

export type Request =
  | { readonly ask: 'record'; readonly tests: readonly string[]; readonly withEntries: boolean }
  | { readonly ask: 'try'; readonly trial: Trial };

export type Outcome = {
  readonly status: 'killed' | 'survived' | 'timed out';
  /** The case that failed, and what it found. */
  readonly by?: string;
  readonly cases: number;
  readonly ms: number;
};

export type Report =
  /** A sign of life before each case. */
  | { readonly tell: 'busy'; readonly name: string }
  | { readonly tell: 'recorded'; readonly tests: readonly RecordedTest[]; readonly entries: RecordedEntries }
  | { readonly tell: 'tried'; readonly outcome: Outcome };
