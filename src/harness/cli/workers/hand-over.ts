/** What the supervisor gives its workers, and what they report. */
import cluster from 'node:cluster';
import type { JoinedRun } from '../../../common/store/run-lock.ts';

/** The same for every worker, so that each answers what another one began. */
export type HandOver = {
  readonly consoleKey: string;
  readonly controlToken: string;
  /** With `--data`: the supervisor holds the folder. */
  readonly joined?: JoinedRun | undefined;
};

const variable = 'ENSAYO_WORKER';

export const asEnvironment = (given: HandOver): NodeJS.ProcessEnv => ({ [variable]: JSON.stringify(given) });

/** Undefined in a process that was not started by a supervisor. */
export const handedOver = (): HandOver | undefined => {
  const { [variable]: text } = process.env;
  return cluster.isWorker && text !== undefined ? (JSON.parse(text) as HandOver) : undefined; // by `asEnvironment`
};

/** From worker to supervisor. */
export type Report<Ready> = { readonly kind: 'ready'; readonly ready: Ready };

/** From supervisor to worker. */
export type Order = {
  /** `retire`: say that it is about to stop. */
  readonly kind: 'retire' | 'stop';
};

export const isOrder = (message: unknown): message is Order =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  (message.kind === 'retire' || message.kind === 'stop');

export const isReport = <Ready>(message: unknown): message is Report<Ready> =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready';
