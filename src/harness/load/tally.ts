/** Counts while a run goes on; what it holds does not grow with the number of documents. */
import { stopwatch } from '../../common/env/env.ts';
import type { GeneratedName } from '../generated-documents/kinds.ts';
import { createHistogram, latencyOf, record as recordLatency, type Histogram, type Latency } from './histogram.ts';
import { differenceOf, type Outcome, type OutcomeKind } from './outcome.ts';
import type { Parcel } from './service.ts';
import {
  createTimeLine,
  noCounts,
  pointsOf,
  recordAt,
  type Counts,
  type TimeLine,
  type TimePoint,
} from './time-line.ts';

/** A document with another outcome than it was sent for. */
export type Difference = {
  /** Its place among those that were sent, from 1. */
  readonly document: number;
  /** As the service reports it, or as it was sent; null if neither is known. */
  readonly number: string | null;
  readonly kind: GeneratedName;
  /** `accepted`, or the code that it must be rejected with. */
  readonly expected: string;
  /** The rules that reject, or the code of the failure. */
  readonly got: readonly string[];
};

export type Answered = {
  readonly parcel: Parcel;
  readonly number: string | undefined;
  readonly outcome: Outcome;
  readonly latencyMs: number;
};

export type Tally = {
  /** Milliseconds since the run began. */
  readonly elapsed: () => number;
  /** Answered, or on their way. */
  sent: number;
  readonly counts: Record<OutcomeKind, number>;
  readonly latency: Histogram;
  readonly timeLine: TimeLine;
  readonly kinds: Map<GeneratedName, number>;
  /** Documents sent with a fault. */
  invalid: number;
  /** Documents with the outcome that they were sent for. */
  asExpected: number;
  /** Codes of outcomes that were not expected. */
  readonly errors: Map<string, number>;
  /** Codes that documents with a fault were rejected with, as they must. */
  readonly rejections: Map<string, number>;
  readonly overloads: Map<string, number>;
  differences: number;
  readonly firstDifferences: Difference[];
};

export const createTally = (): Tally => ({
  elapsed: stopwatch(),
  sent: 0,
  counts: noCounts(),
  latency: createHistogram(),
  timeLine: createTimeLine(),
  kinds: new Map(),
  invalid: 0,
  asExpected: 0,
  errors: new Map(),
  rejections: new Map(),
  overloads: new Map(),
  differences: 0,
  firstDifferences: [],
});

const mostDifferences = 20;

const plusOne = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const recordVerdict = (tally: Tally, { parcel, number, outcome }: Answered, place: number): void => {
  const { kind, fault } = parcel;
  const got = differenceOf(outcome, fault);
  if (outcome.kind === 'overloaded') {
    plusOne(tally.overloads, outcome.code);
  } else if (got === undefined) {
    tally.asExpected += 1;
    if (fault !== undefined) plusOne(tally.rejections, fault);
  } else {
    for (const code of got) plusOne(tally.errors, code);
    tally.differences += 1;
    if (tally.firstDifferences.length < mostDifferences)
      tally.firstDifferences.push({
        document: place,
        number: number ?? null,
        kind,
        expected: fault ?? 'accepted',
        got,
      });
  }
};

const countAnswer = (tally: Tally, answered: Answered, place: number): void => {
  const { parcel, outcome } = answered;
  // A refusal for overload takes no time, and would make the service look fast.
  const latencyMs = outcome.kind === 'overloaded' ? undefined : answered.latencyMs;
  tally.counts[outcome.kind] += 1;
  if (latencyMs !== undefined) recordLatency(tally.latency, latencyMs);
  recordAt(tally.timeLine, tally.elapsed(), { kind: outcome.kind, latencyMs });
  plusOne(tally.kinds, parcel.kind);
  if (parcel.fault !== undefined) tally.invalid += 1;
  recordVerdict(tally, answered, place);
};

/** Counts a document that is sent now; call the result with what became of it. */
export const countSent = (tally: Tally): ((answered: Answered) => void) => {
  tally.sent += 1;
  const place = tally.sent;
  return (answered) => {
    countAnswer(tally, answered, place);
  };
};

export type LoadResult = Counts & {
  readonly seconds: number;
  readonly documents: number;
  /** Sent with a fault. */
  readonly invalid: number;
  /** Documents with the outcome that they were sent for, a second. */
  readonly perSecond: number;
  /** From the request to the whole answer, milliseconds; null when nothing was answered. */
  readonly latencyMs: Latency | null;
  /** How often each code occurred that was not expected: rules that reject, refusals, statuses, network failures. */
  readonly errors: Readonly<Record<string, number>>;
  /** How often each fault was rejected with its code. */
  readonly rejections: Readonly<Record<string, number>>;
  /** How often the service refused for overload, by code. */
  readonly overloads: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Partial<Record<GeneratedName, number>>>;
  readonly differences: { readonly count: number; readonly first: readonly Difference[] };
  readonly timeLine: readonly TimePoint[];
};

const byFrequency = (counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...counts].sort(([a, some], [b, more]) => more - some || (a < b ? -1 : 1)));

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

export const answeredIn = ({ counts }: Pick<Tally, 'counts'>): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

/** The result so far. */
export const resultOf = (tally: Tally): LoadResult => {
  const endMs = tally.elapsed();
  return {
    seconds: rounded(endMs / 1_000, 2),
    documents: answeredIn(tally),
    ...tally.counts,
    invalid: tally.invalid,
    perSecond: rounded((tally.asExpected * 1_000) / Math.max(1, endMs), 1),
    latencyMs: latencyOf(tally.latency),
    errors: byFrequency(tally.errors),
    rejections: byFrequency(tally.rejections),
    overloads: byFrequency(tally.overloads),
    kinds: Object.fromEntries(tally.kinds),
    differences: { count: tally.differences, first: tally.firstDifferences },
    timeLine: pointsOf(tally.timeLine, endMs),
  };
};
