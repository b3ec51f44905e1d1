/** What a run found. */
import { readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import type { Mutant } from './operators.ts';

/** Named by the text of its line, which stays when lines are added above. */
export type Survivor = Pick<Mutant, 'file' | 'line' | 'operator' | 'original' | 'replacement'> & {
  readonly source: string;
};

export type Figures = { readonly mutants: number; readonly killed: number; readonly timedOut: number };

export type MutationResult = Figures & {
  readonly seed: string;
  /** Mutants that the sources have, and those drawn: more than were tried where the run was stopped. */
  readonly inAll: number;
  readonly drawn: number;
  readonly folders: Readonly<Record<string, Figures>>;
  readonly operators: Readonly<Record<string, Figures>>;
  readonly survivors: readonly Survivor[];
  readonly seconds: number;
  /** Survivors that were tried again after tests had been written for them. */
  readonly triedAgain?: number;
};

/** One that never ends is noticed as well. */
export const killedPercent = ({ mutants, killed, timedOut }: Figures): number =>
  mutants === 0 ? 0 : Math.floor(((killed + timedOut) * 1000) / mutants) / 10;

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
};

export const describeMutant = ({ file, line, operator, original, replacement }: Omit<Survivor, 'source'>): string =>
  `${file}:${line} ${operator}: ${short(original)} → ${short(replacement)}`;

const folder = 'src/proving/mutation';

export const resultFile = `${folder}/last-run.json`;
export const reasonsFile = `${folder}/reasons.json`;

const readJson = (path: string): unknown => JSON.parse(readFileSync(packageFile(path), 'utf8'));

/** The last long run. */
export const lastRun = (): MutationResult => readJson(resultFile) as MutationResult; // our own file

/** Why some mutants survive. */
export type Reason = {
  readonly reason: string;
  readonly mutants: readonly Pick<Survivor, 'file' | 'source' | 'replacement'>[];
};

export const reasons = (): readonly Reason[] => readJson(reasonsFile) as readonly Reason[]; // our own file

const isSame = (one: Reason['mutants'][number], { file, source, replacement }: Survivor): boolean =>
  one.file === file && one.source === source && one.replacement === replacement;

export const reasonOf = (survivor: Survivor, known: readonly Reason[]): string | undefined =>
  known.find(({ mutants }) => mutants.some((one) => isSame(one, survivor)))?.reason;
