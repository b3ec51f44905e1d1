/** What the supervisor tells its workers, and what they report. */
import cluster from 'node:cluster';
import type { JoinedRun } from '../../common/store/run-lock.ts';

/** The same for every worker, so that each answers what another one began. */
export type HandOver = {
  readonly consoleKey: string;
  readonly controlToken: string;
  /** With `--data`: the supervisor holds the folder. */
  readonly joined?: JoinedRun | undefined;
};

const variable = 'ENSAYO_WORKER';

export const workerEnvironment: NodeJS.ProcessEnv = { [variable]: 'yes' };

/** Whether a supervisor started this process. */
export const isWorker = (): boolean => cluster.isWorker && process.env[variable] !== undefined;

/** From worker to supervisor. */
export type Report<Ready> =
  /** Its code is there, and it waits for `begin`. */
  { readonly kind: 'loaded' } | { readonly kind: 'ready'; readonly ready: Ready };

/** From supervisor to worker. */
export type Order =
  /** Until then a worker loads its code, and touches nothing. */
  | { readonly kind: 'begin'; readonly handOver: HandOver }
  /** `retire`: say that it is about to stop. */
  | { readonly kind: 'retire' | 'stop' };

const hasKind = (message: unknown): message is { readonly kind: unknown } =>
  typeof message === 'object' && message !== null && 'kind' in message;

export const isOrder = (message: unknown): message is Order =>
  hasKind(message) && (message.kind === 'begin' || message.kind === 'retire' || message.kind === 'stop');

export const isReport = <Ready>(message: unknown): message is Report<Ready> =>
  hasKind(message) && (message.kind === 'loaded' || message.kind === 'ready');
