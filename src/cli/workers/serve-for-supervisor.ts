/** One of several processes behind one address: it begins, and ends, when its supervisor says so. */
import type { Ready } from '../up/show-ready.ts';
import type { Running } from '../up/start-services.ts';
import { isOrder, type HandOver, type Report } from './hand-over.ts';

type Serving = Pick<Running, 'ready' | 'retire' | 'close' | 'warmUp'>;

/** Its code is loaded; the supervisor says when it is its turn. Node ends a worker whose supervisor has ended. */
export const untilToldToBegin = (): Promise<HandOver> =>
  new Promise((resolve) => {
    const read = (message: unknown): void => {
      if (!isOrder(message) || message.kind !== 'begin') return;
      process.off('message', read);
      resolve(message.handOver);
    };
    process.on('message', read);
    process.send?.({ kind: 'loaded' } satisfies Report<Ready>);
  });

/** The supervisor's order or its end; a signal to this process alone, which the supervisor then replaces. */
const untilToldToStop = (retire: () => void): Promise<void> =>
  new Promise((resolve) => {
    process.on('message', (message: unknown) => {
      if (!isOrder(message)) return;
      if (message.kind === 'retire') retire();
      if (message.kind === 'stop') resolve();
    });
    process.once('disconnect', resolve);
    process.once('SIGTERM', resolve);
  });

/** What it was writing to a supervisor that was killed at that moment; no bug. */
export const isSupervisorGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_IPC_CHANNEL_CLOSED');

/** As long as requests in progress get at any other end. */
const orphanMs = 5_000;

export const serveForSupervisor = async ({ ready, retire, close, warmUp }: Serving): Promise<void> => {
  // Ctrl+C reaches every process of the terminal: the supervisor says when it is time.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const told = untilToldToStop(retire);
  process.send?.({ kind: 'ready', ready } satisfies Report<Ready>);
  void warmUp?.();
  await told;
  // Nobody is left to end it: another supervisor may be about to take the addresses and the folder.
  if (!process.connected) setTimeout(() => process.exit(), orphanMs).unref();
  await close();
  if (process.connected) process.disconnect();
  else process.exit();
};
