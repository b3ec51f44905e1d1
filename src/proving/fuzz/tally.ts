/** The figures of a run of the fuzzer, as they are printed and kept. */
import type { ProblemKind } from './targets/target.ts';

export type Counts = { readonly runs: number } & Readonly<Record<ProblemKind, number>>;

export type TargetCounts = Counts & {
  /** Of all its runs. */
  readonly processorMs: number;
  /** How often the product answered in which way. */
  readonly outcomes: Readonly<Record<string, number>>;
};

export type Finding = {
  readonly kind: ProblemKind;
  readonly target: string;
  readonly run: number;
  readonly detail: string;
  /** What belongs to the input but is not in its file. */
  readonly about: string;
  /** The input, from the root of the project; undefined if it could not be written. */
  readonly file: string | undefined;
  /** The command that repeats the run. */
  readonly reproduce: string;
};

export type FuzzResult = Counts & {
  readonly seed: string;
  readonly processes: number;
  readonly seconds: number;
  readonly runsPerSecond: number;
  readonly targets: Readonly<Record<string, TargetCounts>>;
  /** At most {@link mostFindings}; the counts are complete. */
  readonly findings: readonly Finding[];
};

export const mostFindings = 100;

export const problemKinds = [
  'crashes',
  'hangs',
  'serverErrors',
  'falseAccepts',
] as const satisfies readonly ProblemKind[];

/** One run that ended. */
export type Ended = {
  readonly target: string;
  readonly label: string;
  readonly processorMs: number;
  readonly problem: ProblemKind | undefined;
};

const none: Counts = { runs: 0, crashes: 0, hangs: 0, serverErrors: 0, falseAccepts: 0 };

const counted = <Of extends Counts>(counts: Of, problem: ProblemKind | undefined): Of => ({
  ...counts,
  runs: counts.runs + 1,
  ...(problem === undefined ? {} : { [problem]: counts[problem] + 1 }),
});

export type Tally = {
  readonly add: (ended: Ended) => void;
  readonly total: () => Counts;
  readonly targets: () => FuzzResult['targets'];
};

export const createTally = (): Tally => {
  const targets = new Map<string, TargetCounts>();
  let total = none;
  return {
    add: ({ target, label, processorMs, problem }) => {
      total = counted(total, problem);
      const before = targets.get(target) ?? { ...none, processorMs: 0, outcomes: {} };
      targets.set(target, {
        ...counted(before, problem),
        processorMs: before.processorMs + processorMs,
        outcomes: { ...before.outcomes, [label]: (before.outcomes[label] ?? 0) + 1 },
      });
    },
    total: () => total,
    targets: () =>
      Object.fromEntries(
        [...targets].map(([name, counts]) => [name, { ...counts, processorMs: Math.round(counts.processorMs) }]),
      ),
  };
};

export const isClean = (counts: Counts): boolean => problemKinds.every((kind) => counts[kind] === 0);
