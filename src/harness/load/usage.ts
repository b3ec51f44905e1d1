/** What a run uses: memory of the services, processor time of the process that sends. */
import { stopwatch } from '../../common/env/env.ts';

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

/**
 * Processor time of this process since the call, divided by the time that went by: 1 is a whole core. JavaScript runs
 * on one core, so that near 1 the sender itself is the limit.
 */
export const watchCpu = (): (() => number) => {
  const start = process.cpuUsage();
  const elapsed = stopwatch();
  return () => {
    const { user, system } = process.cpuUsage(start);
    const elapsedMicroseconds = Math.max(1, elapsed() * 1_000);
    return Number(((user + system) / elapsedMicroseconds).toFixed(3));
  };
};

/** From here on, the figures may be those of the sender and not of the service. */
const busyCores = 0.9;

export const isBusy = (cores: number): boolean => cores >= busyCores;
