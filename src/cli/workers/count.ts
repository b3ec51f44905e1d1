/** `--workers`, read before anything large is loaded. */
import type { Flags } from '../up/up-options.ts';
import { UsageError } from '../shared/output.ts';

const mostWorkers = 64;

export const workersOf = ({ workers }: Flags): number | undefined => {
  if (workers === undefined) return undefined;
  const count = /^[1-9]\d?$/.test(workers) ? Number(workers) : 0;
  if (count === 0 || count > mostWorkers)
    throw new UsageError({
      en: `--workers is "${workers}". Expected a number from 1 to ${String(mostWorkers)}: as many as there are cores.`,
      es: `--workers es "${workers}". Se esperaba un número de 1 a ${String(mostWorkers)}: tantos como núcleos haya.`,
    });
  return count;
};
