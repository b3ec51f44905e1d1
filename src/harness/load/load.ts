/** Keeps a number of connections busy with documents, and counts the outcomes. */
import type { Posted, Poster } from './service.ts';
import { stopwatch } from '../../common/env/env.ts';
import type { GeneratedName } from '../generated-documents/kinds.ts';

// Latencies and memory

export type Latency = {
  readonly min: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
};

/** The smallest of the sorted values that this percentage of them does not exceed (nearest rank); 0 for none. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** In milliseconds, to a tenth; undefined for no values. */
export const latencyOf = (milliseconds: readonly number[]): Latency | undefined => {
  if (milliseconds.length === 0) return undefined;
  const sorted = Float64Array.from(milliseconds).sort();
  const values: readonly number[] = Array.from(sorted, tenths);
  const sum = milliseconds.reduce((total, one) => total + one, 0);
  return {
    min: values[0] ?? 0,
    mean: tenths(sum / milliseconds.length),
    p50: percentile(values, 50),
    p95: percentile(values, 95),
    p99: percentile(values, 99),
    max: values.at(-1) ?? 0,
  };
};

/** How much memory the services use while under load. */
export type Memory = { readonly startBytes: number; readonly endBytes: number; readonly mostBytes: number };

type MemoryWatch = { readonly stop: () => Memory | undefined };

const everyMs = 500;

/** Reads it now, twice a second, and when stopped; undefined if it is not known. */
export const watchMemory = (read: () => number | undefined): MemoryWatch => {
  const startBytes = read();
  let mostBytes = startBytes ?? 0;
  const look = (): number | undefined => {
    const bytes = read();
    mostBytes = Math.max(mostBytes, bytes ?? 0);
    return bytes;
  };
  const timer = setInterval(look, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      const endBytes = look();
      return startBytes === undefined || endBytes === undefined ? undefined : { startBytes, endBytes, mostBytes };
    },
  };
};

// Outcomes

/** Empty if it was accepted. */
type Outcome = readonly string[];

const lineCodes = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(/Regla: ([A-Za-z0-9-]+), Rechazo/g)].map(([, code = '']) => code)),
];

const refusalCode = (body: string): string | undefined => /"code"\s*:\s*"([a-z0-9-]+)"/.exec(body)?.[1];

/** Accepted by the authority, or taken to be judged later (a ZipKey). */
const isTaken = (body: string): boolean => /"IsValid"\s*:\s*"true"|"ZipKey"\s*:\s*"/.test(body);

/** The rules that reject, otherwise the code of the refusal, otherwise the status. */
export const outcomeOf = ({ status, body }: Posted): Outcome => {
  if (status === 200 && isTaken(body)) return [];
  const codes = lineCodes(body);
  if (codes.length > 0) return codes;
  const refusal = status >= 400 ? refusalCode(body) : undefined;
  return [refusal ?? (status === 200 ? 'no-verdict' : `http-${String(status)}`)];
};

/** For a request without an answer: `timeout`, `econnrefused`, … */
export const failureOf = (error: unknown): Outcome => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no-answer';
  return [code.toLowerCase()];
};

// The run

export type Parcel = { readonly kind: GeneratedName; readonly path: string; readonly body: string };

export type LoadOptions = {
  readonly poster: Poster;
  /** The next document; called once for each one sent. */
  readonly next: () => Parcel;
  readonly concurrency: number;
  /** Sent first and not measured, so that everything compiled and opened on first use is ready. */
  readonly warmUp: number;
  /** Whichever ends first. */
  readonly count: number;
  readonly durationMs: number;
  /** Asked before each document. */
  readonly isStopped: () => boolean;
  /** Called with the object in which the run counts. */
  readonly onStart?: ((tally: Tally) => void) | undefined;
};

/** Counted while it runs. */
export type Tally = {
  readonly elapsed: () => number;
  sent: number;
  accepted: number;
  readonly latencies: number[];
  readonly errors: Map<string, number>;
  readonly kinds: Map<GeneratedName, number>;
};

export type LoadResult = {
  readonly seconds: number;
  readonly documents: number;
  readonly accepted: number;
  /** Accepted documents a second. */
  readonly perSecond: number;
  /** From the request to the whole answer, milliseconds; null when no document was sent. */
  readonly latencyMs: Latency | null;
  /** How often each code occurred: rules that reject, refusals, statuses, network failures. */
  readonly errors: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Partial<Record<GeneratedName, number>>>;
};

const plusOne = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const send = async (poster: Poster, { path, body }: Parcel): Promise<Outcome> => {
  try {
    return outcomeOf(await poster.post(path, body));
  } catch (error) {
    return failureOf(error);
  }
};

const sendMeasured = async ({ poster, next }: LoadOptions, tally: Tally): Promise<void> => {
  const parcel = next();
  const watch = stopwatch();
  const outcome = await send(poster, parcel);
  tally.latencies.push(watch());
  plusOne(tally.kinds, parcel.kind);
  if (outcome.length === 0) tally.accepted += 1;
  for (const code of outcome) plusOne(tally.errors, code);
};

const inParallel = async (workers: number, work: () => Promise<void>): Promise<void> => {
  await Promise.all(Array.from({ length: workers }, work));
};

const warmUp = async ({ poster, next, concurrency, warmUp: wanted, isStopped }: LoadOptions): Promise<void> => {
  let left = wanted;
  await inParallel(Math.min(concurrency, wanted), async () => {
    while (left > 0 && !isStopped()) {
      left -= 1;
      await send(poster, next());
    }
  });
};

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

const resultOf = ({ elapsed, accepted, latencies, errors, kinds }: Tally): LoadResult => {
  const seconds = elapsed() / 1_000;
  const byOften = [...errors].sort(([a, some], [b, more]) => more - some || (a < b ? -1 : 1));
  return {
    seconds: rounded(seconds, 2),
    documents: latencies.length,
    accepted,
    perSecond: rounded(accepted / seconds, 1),
    latencyMs: latencyOf(latencies) ?? null,
    errors: Object.fromEntries(byOften),
    kinds: Object.fromEntries(kinds),
  };
};

/** Sends until the count or the time is reached or the caller stops it, then waits for outstanding answers. */
export const runLoad = async (options: LoadOptions): Promise<LoadResult> => {
  const { count, durationMs, concurrency, isStopped, onStart } = options;
  await warmUp(options);
  const elapsed = stopwatch();
  const tally: Tally = { elapsed, sent: 0, accepted: 0, latencies: [], errors: new Map(), kinds: new Map() };
  onStart?.(tally);
  await inParallel(Math.min(concurrency, count), async () => {
    while (tally.sent < count && elapsed() < durationMs && !isStopped()) {
      tally.sent += 1;
      await sendMeasured(options, tally);
    }
  });
  return resultOf(tally);
};
