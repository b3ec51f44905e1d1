/**
 * Connections on their way to a worker. Node's cluster keeps one open for ever if the worker dies before it took it:
 * its client would wait, connected, until its own time is over. Here the next worker gets it.
 */
import type { Worker } from 'node:cluster';
import type { MessageOptions, SendHandle, Serializable } from 'node:child_process';

/** Of Node's cluster: a connection is handed over under a number, which the worker repeats when it took it. */
type HandOver = { readonly cmd: 'NODE_CLUSTER'; readonly act: 'newconn'; readonly seq: number };

type Handle = { readonly close: () => void };

type Handed = { readonly message: HandOver; readonly handle: Handle & SendHandle };

const hasMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isHandOver = (message: Serializable): message is HandOver & object =>
  hasMembers(message) && message.cmd === 'NODE_CLUSTER' && message.act === 'newconn' && typeof message.seq === 'number';

const isHandle = (value: SendHandle | undefined): value is Handle & SendHandle =>
  hasMembers(value) && typeof value.close === 'function';

/** The number of a connection that was taken, or passed on because the worker ends. */
const acknowledgedIn = (message: unknown): unknown =>
  hasMembers(message) && message.cmd === 'NODE_CLUSTER' ? message.ack : undefined;

type Send = (message: Serializable, handle?: SendHandle, options?: MessageOptions) => boolean;

/**
 * Watches what the cluster sends to a new worker.
 * @param others workers that can take its connections when it dies
 */
export const passOnAtDeath = (worker: Worker, others: () => Iterable<Worker>): void => {
  const { process: child } = worker;
  const pending = new Map<unknown, Handed>();
  const send: Send = child.send.bind(child);
  const watched: Send = (message, handle, options) => {
    if (isHandOver(message) && isHandle(handle)) pending.set(message.seq, { message, handle });
    return send(message, handle, options);
  };
  child.send = watched as typeof child.send; // With a callback in place of a handle, which the cluster does not use.
  child.on('internalMessage', (message: unknown) => pending.delete(acknowledgedIn(message)));
  const passOn = (): void => {
    const [next] = [...others()].filter((other) => other !== worker && other.isConnected());
    for (const { message, handle } of pending.values()) {
      // The cluster takes the answer for that of the first worker.
      if (next === undefined) handle.close();
      else next.process.send(message, handle);
    }
    pending.clear();
  };
  // What it acknowledged before its death is read first. Node does not report the end of a channel with a connection in it.
  worker.once('exit', () => setImmediate(passOn));
};
