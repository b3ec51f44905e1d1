/** Keeps a number of connections busy with documents, and counts the outcomes. */
import { stopwatch } from '../../common/env/env.ts';
import { failureOf, numberIn, outcomeOf, type Outcome } from './outcome.ts';
import type { Parcel, Poster } from './service.ts';
import { countSent, createTally, resultOf, type LoadResult, type Tally } from './tally.ts';

type Sending = {
  readonly poster: Poster;
  /** The next document; called once for each one sent. */
  readonly next: () => Parcel;
  readonly concurrency: number;
  /** Asked before each document. */
  readonly isStopped: () => boolean;
};

export type LoadOptions = Sending & {
  /** Whichever ends first. */
  readonly count: number;
  readonly durationMs: number;
  /** Counted in this one, too: that of a search of which this run is a step. */
  readonly whole?: Tally | undefined;
  /** Called with the object in which the run counts. */
  readonly onStart?: ((tally: Tally) => void) | undefined;
};

type Sent = { readonly outcome: Outcome; readonly number: string | undefined };

const send = async (poster: Poster, { path, body, number }: Parcel): Promise<Sent> => {
  try {
    const posted = await poster.post(path, body);
    return { outcome: outcomeOf(posted), number: numberIn(posted.body) ?? number };
  } catch (error) {
    return { outcome: failureOf(error), number };
  }
};

const inParallel = async (workers: number, work: () => Promise<void>): Promise<void> => {
  await Promise.all(Array.from({ length: workers }, work));
};

/** Sends documents that nobody counts, so that everything compiled and opened on first use is ready. */
export const warmUp = async ({ poster, next, concurrency, isStopped }: Sending, documents: number): Promise<void> => {
  let left = documents;
  await inParallel(Math.min(concurrency, documents), async () => {
    while (left > 0 && !isStopped()) {
      left -= 1;
      await send(poster, next());
    }
  });
};

/** Sends until the count or the time is reached or the caller stops it, then waits for outstanding answers. */
export const runLoad = async (options: LoadOptions): Promise<LoadResult> => {
  const { poster, next, count: wanted, durationMs, concurrency, isStopped, whole, onStart } = options;
  const tally = createTally();
  const tallies = whole === undefined ? [tally] : [tally, whole];
  onStart?.(tally);
  await inParallel(Math.min(concurrency, wanted), async () => {
    while (tally.sent < wanted && tally.elapsed() < durationMs && !isStopped()) {
      const answered = tallies.map(countSent);
      const [parcel, watch] = [next(), stopwatch()];
      const sent = await send(poster, parcel);
      const latencyMs = watch();
      for (const tell of answered) tell({ parcel, ...sent, latencyMs });
    }
  });
  return resultOf(tally);
};
