/** What a run found. */
import type { Mutant } from './operators.ts';

export type Survivor = Pick<Mutant, 'file' | 'line' | 'operator' | 'original' | 'replacement'> & {
  /** Cases that met it and passed. */
  readonly cases: number;
};

export type MutationResult = {
  readonly seed: string;
  /** Mutants that the sources have in all, and those tried. */
  readonly inAll: number;
  readonly mutants: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly survivors: readonly Survivor[];
  readonly seconds: number;
};

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
};

export const describeMutant = ({ file, line, operator, original, replacement }: Omit<Survivor, 'cases'>): string =>
  `${file}:${line} ${operator}: ${short(original)} → ${short(replacement)}`;
