/** A whole run: documents drawn, connections opened, everything sent and watched. */
import type { OwnCompany } from '../own-company/choose-company.ts';
import { documentSource, type Mix } from './documents.ts';
import { findLimit, type Search, type Step } from './find-limit.ts';
import { runLoad, warmUp } from './load.ts';
import { wrongVerdicts, type LoadReport } from './report.ts';
import { createPoster, type Poster, type Target } from './service.ts';
import { createTally, resultOf, type LoadResult, type Tally } from './tally.ts';
import { watchCpu, watchMemory } from './usage.ts';

export type LoadPlan = {
  readonly mix: Mix;
  readonly seed: string;
  readonly firstNumber: number | undefined;
  /** Of the documents, from 0 to 0.5. */
  readonly invalidShare: number;
  /** Connections; with a search, the most that are tried. */
  readonly concurrency: number;
  readonly count: number;
  readonly durationMs: number;
  /** Documents that are sent before and not measured. */
  readonly warmUp: number;
  readonly timeoutMs: number;
  readonly search: SearchPlan | undefined;
};

/** Of `--find-limit`. */
export type SearchPlan = { readonly stepMs: number; readonly p99Ms: number };

export type MeasureOptions = LoadPlan & {
  readonly target: Target;
  readonly own: OwnCompany | undefined;
  readonly isStopped: () => boolean;
  /** Called at the start of the run, and of each step of a search. */
  readonly onStart: (tally: Tally) => void;
};

type Sending = { readonly poster: Poster; readonly next: Awaited<ReturnType<typeof documentSource>> };

type Sent = { readonly result: LoadResult; readonly search: Search | null; readonly concurrency: number };

const stepOf = (result: LoadResult, at: Pick<Step, 'concurrency' | 'fromSeconds'>): Step => {
  const { seconds, documents, accepted, rejected, overloaded, failed, perSecond, latencyMs, errors, overloads } =
    result;
  const measured = {
    seconds,
    documents,
    accepted,
    rejected,
    overloaded,
    failed,
    perSecond,
    latencyMs,
    errors,
    overloads,
  };
  return { ...at, ...measured, wrongVerdicts: wrongVerdicts(result) };
};

const sendInSteps = async (
  sending: Sending,
  { search, concurrency: most, isStopped, onStart }: MeasureOptions,
): Promise<Sent | undefined> => {
  if (search === undefined) return undefined;
  const { stepMs, p99Ms } = search;
  const whole = createTally();
  const run = async (concurrency: number): Promise<Step> => {
    const fromSeconds = Number((whole.elapsed() / 1_000).toFixed(2));
    const options = { ...sending, concurrency, isStopped, onStart, whole };
    const result = await runLoad({ ...options, count: Number.POSITIVE_INFINITY, durationMs: stepMs });
    return stepOf(result, { concurrency, fromSeconds });
  };
  const found = await findLimit({ run, maxConcurrency: most, p99Ms, stepSeconds: stepMs / 1_000, isStopped });
  return { result: resultOf(whole), search: found, concurrency: found.steps.at(-1)?.concurrency ?? 1 };
};

const sendAtOnce = async (sending: Sending, options: MeasureOptions): Promise<Sent> => {
  const { concurrency, count, durationMs, isStopped, onStart } = options;
  const result = await runLoad({ ...sending, concurrency, count, durationMs, isStopped, onStart });
  return { result, search: null, concurrency };
};

/** Before a search, which begins with one connection and may try hundreds. */
const warmUpConnections = 8;

/**
 * Draws the documents, sends those of the warm-up, and then measures.
 * @throws StartProblem and UsageError of the documents' company
 */
export const measure = async (options: MeasureOptions): Promise<LoadReport> => {
  const { target, concurrency, timeoutMs, isStopped } = options;
  const next = await documentSource(options);
  const poster = createPoster({ url: target.url, token: target.token, connections: concurrency, timeoutMs });
  const memory = watchMemory(target.memory);
  try {
    const sending = { poster, next };
    const few = options.search === undefined ? concurrency : Math.min(concurrency, warmUpConnections);
    await warmUp({ ...sending, concurrency: few, isStopped }, options.warmUp);
    const cpuCores = watchCpu();
    const sent = (await sendInSteps(sending, options)) ?? (await sendAtOnce(sending, options));
    return {
      target: target.url,
      concurrency: sent.concurrency,
      ...sent.result,
      generator: { cpuCores: cpuCores() },
      memory: memory.stop() ?? null,
      search: sent.search,
    };
  } finally {
    memory.stop();
    poster.close();
  }
};
