/** `ensayo up`: which process this one is, decided before anything large is loaded. */
import { workersOf } from '../workers/count.ts';
import { isWorker } from '../workers/hand-over.ts';
import type { Ready } from './show-ready.ts';
import type { Flags } from './up-options.ts';

const superviseWorkers = async (flags: Flags, count: number): Promise<void> => {
  const { recruit } = await import('../workers/supervise.ts');
  const crew = recruit<Ready>(count);
  try {
    // Loaded while the workers load theirs.
    const { upWithWorkers } = await import('./with-workers.ts');
    await upWithWorkers(flags, crew);
  } catch (error) {
    crew.dismiss();
    throw error;
  }
};

export const up = async (flags: Flags): Promise<void> => {
  const count = isWorker() ? undefined : workersOf(flags);
  if (count !== undefined) {
    await superviseWorkers(flags, count);
    return;
  }
  const { upAlone, upAsWorker } = await import('./in-one-process.ts');
  await (isWorker() ? upAsWorker(flags) : upAlone(flags));
};
