/** Latencies and memory of a load run, summed up. */

export type Latency = {
  readonly min: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
};

/** The smallest of the sorted values that so many percent of them do not exceed (nearest rank); 0 of none. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** In milliseconds, to a tenth; undefined of none. */
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

/** How much memory the services take while they are under load. */
export type Memory = { readonly startBytes: number; readonly endBytes: number; readonly mostBytes: number };

type MemoryWatch = { readonly stop: () => Memory | undefined };

const everyMs = 500;

/** Reads it now, twice a second, and when stopped; undefined where it is not known. */
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
