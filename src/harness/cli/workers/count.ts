/** `--workers`, read before anything large is loaded. */
import type { Flags } from '../actions/up-options.ts';
import { postgresOf } from '../actions/state-place.ts';
import { UsageError } from '../output.ts';
import { say } from '../../say.ts';

const mostWorkers = 64;

export const workersOf = (flags: Flags): number | undefined => {
  const { workers, demo, data } = flags;
  if (workers === undefined) return undefined;
  const count = /^[1-9]\d?$/.test(workers) ? Number(workers) : 0;
  if (count === 0 || count > mostWorkers)
    throw new UsageError(
      say(
        `--workers is "${workers}". Expected a number from 1 to ${String(mostWorkers)}: as many as there are cores.`,
        `--workers es "${workers}". Se esperaba un número de 1 a ${String(mostWorkers)}: tantos como núcleos haya.`,
      ),
    );
  if (data === undefined && postgresOf(flags) === undefined)
    throw new UsageError(
      say(
        '--workers needs --data DIR or --postgres URL: processes cannot share what is in memory.',
        '--workers requiere --data CARPETA o --postgres URL: los procesos no pueden compartir lo que está en memoria.',
      ),
    );
  if (demo === true)
    throw new UsageError(
      say(
        '--demo issues in one process: leave out --workers or --demo.',
        '--demo emite en un solo proceso: omita --workers o --demo.',
      ),
    );
  return count;
};
