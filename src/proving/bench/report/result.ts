/** The result of a run, as `--json` prints it (docs/schemas/bench.schema.json). */
import { cases, type CaseFacts, type CaseName } from '../cases.ts';
import { holdResults, type HoldResult } from '../holds.ts';
import { withoutSignatures } from '../rsa.ts';
import type { Round, Sample } from '../samples.ts';
import { median, spreadOf, type Spread } from '../statistics.ts';
import type { Machine } from './machine.ts';

export type CaseResult = Pick<CaseFacts, 'name' | 'unit'> &
  Spread & {
    readonly clock: CaseFacts['clock'] | null;
    /** Medians; null where they were not measured. */
    readonly cores: number | null;
    readonly generatorCores: number | null;
    readonly samples: readonly number[];
  };

/** A store that was filled before the rounds. */
export type Filled = {
  readonly case: CaseName;
  readonly documents: number;
  readonly seconds: number;
  /** On disk, indexes included. */
  readonly bytesPerDocument: number;
};

export type BenchResult = {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly version: string;
  readonly machine: Machine;
  readonly rounds: number;
  readonly cases: readonly CaseResult[];
  readonly holds: readonly (Omit<HoldResult, 'title' | 'spread' | 'met'> & {
    readonly median: number | null;
    readonly min: number | null;
    readonly max: number | null;
    /** Null if it was not measured. */
    readonly met: boolean | null;
  })[];
  readonly filled: readonly Filled[];
};

/** To four significant digits, which is more than the rounds agree on. */
const rounded = (value: number): number => Number(value.toPrecision(4));

const medianOf = (samples: readonly Sample[], part: 'cores' | 'generatorCores'): number | null => {
  const values = samples.flatMap((sample) => sample[part] ?? []);
  return values.length === 0 ? null : rounded(median(values));
};

const roundedSpread = ({ median: middle, min, max }: Spread): Spread => ({
  median: rounded(middle),
  min: rounded(min),
  max: rounded(max),
});

const caseResult = ({ name, unit, clock = undefined }: CaseFacts, rounds: readonly Round[]): readonly CaseResult[] => {
  const samples = rounds.flatMap((round) => round[name] ?? []);
  const values = samples.map(({ value }) => value);
  const spread = spreadOf(values);
  if (spread === undefined) return [];
  return [
    {
      name,
      unit,
      clock: clock ?? null,
      ...roundedSpread(spread),
      cores: medianOf(samples, 'cores'),
      generatorCores: medianOf(samples, 'generatorCores'),
      samples: values.map(rounded),
    },
  ];
};

const nothing = { median: null, min: null, max: null };

export const benchResult = (
  measured: readonly Round[],
  facts: Pick<BenchResult, 'at' | 'version' | 'machine' | 'filled'>,
): BenchResult => {
  const rounds = measured.map((round) => withoutSignatures(round, cases));
  return {
    at: facts.at,
    version: facts.version,
    machine: facts.machine,
    rounds: rounds.length,
    cases: cases.flatMap((each) => caseResult(each, rounds)),
    holds: holdResults(rounds).map(({ title: _, spread, met, ...hold }) => ({
      ...hold,
      ...(spread === undefined ? nothing : roundedSpread(spread)),
      met: met ?? null,
    })),
    filled: facts.filled,
  };
};
