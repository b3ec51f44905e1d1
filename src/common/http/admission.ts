/**
 * How many requests a service works on at a time. A service that takes on everything answers everything late: from some
 * point on, every further request makes all of them slower. So a number of them is in progress, some wait, the one that
 * came first is next, and the others are refused before their body is read. One that has waited too long is refused as
 * well: its client would get an answer that it no longer waits for.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { lookMoreOften } from '../env/in-step.ts';
import { defaultHttpLimits, type HttpLimits } from './limits.ts';

export type AdmissionCounts = {
  /** Of requests that have not begun. */
  readonly waiting: number;
  /** Since the start. */
  readonly refused: number;
};

export type Admission = {
  /** The same listener; its requests begin when there is room for them. */
  readonly admitting: (listener: RequestListener) => RequestListener;
  readonly counts: () => AdmissionCounts;
};

export type AdmissionOptions = {
  readonly limits?: Partial<HttpLimits> | undefined;
  /** Requests that cost little, or that people need most in an overload, begin at once. */
  readonly isCounted: (request: IncomingMessage) => boolean;
  /** Answers 503. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called at the first refusal. */
  readonly onOverload?: (() => void) | undefined;
};

type Waiting = { readonly begin: () => void };

/** Spread over half of the time that others wait. */
const looksAtSlow = 4;

/** In seconds; by then a service that is no longer overloaded has room again. */
export const overloadRetrySeconds = 1;

export const createAdmission = ({ limits: given, isCounted, refuse, onOverload }: AdmissionOptions): Admission => {
  const { requests: most, waitingRequests: mostWaiting, waitingMs } = { ...defaultHttpLimits, ...given };
  /** In the order in which they came. */
  const queue = new Set<Waiting>();
  let inProgress = 0;
  let refused = 0;

  const end = (): void => {
    inProgress -= 1;
    const [next] = queue;
    if (inProgress < most) next?.begin();
  };

  /**
   * A client that sends slowly, or that does not read its answer, takes up its connection, and no place of others. The
   * slow one counts again when it has sent all.
   */
  const countWhileAtWork = (request: IncomingMessage, response: ServerResponse): void => {
    let isCounting = true;
    inProgress += 1;
    const stop = (): void => {
      if (isCounting) end();
      isCounting = false;
    };
    const resume = (): void => {
      if (response.writableEnded || response.closed) return;
      isCounting = true;
      inProgress += 1;
    };
    let looks = 0;
    /** Several looks, each behind one at the connection: a service that lags must not take a client for slow. */
    const look = (): void => {
      looks += 1;
      if (!isCounting) return;
      if (response.writableEnded) stop();
      else if (looks >= looksAtSlow && !request.complete) {
        stop();
        request.once('end', resume);
      }
    };
    // oxlint-disable-next-line ensayo/no-timers -- a deadline of requests, not a wait of ours
    const looking = setInterval(() => setImmediate(look), waitingMs / (2 * looksAtSlow));
    response.once('close', () => {
      clearInterval(looking);
      stop();
    });
  };

  const turnAway = (request: IncomingMessage, response: ServerResponse): void => {
    refused += 1;
    lookMoreOften();
    if (refused === 1) onOverload?.();
    refuse(request, response);
  };

  const admitting: Admission['admitting'] = (listener) => (request, response) => {
    const begin = (): void => {
      countWhileAtWork(request, response);
      listener(request, response);
    };
    const wait = (): void => {
      const leave = (): void => {
        queue.delete(waiting);
        clearTimeout(deadline);
        response.off('close', leave);
      };
      const waiting: Waiting = {
        begin: () => {
          leave();
          begin();
        },
      };
      // oxlint-disable-next-line ensayo/no-timers -- a deadline of requests, not a wait of ours
      const deadline = setTimeout(() => {
        leave();
        turnAway(request, response);
      }, waitingMs);
      response.once('close', leave);
      queue.add(waiting);
    };
    if (!isCounted(request)) listener(request, response);
    else if (inProgress < most) begin();
    else if (queue.size < mostWaiting) wait();
    else turnAway(request, response);
  };

  return { admitting, counts: () => ({ waiting: queue.size, refused }) };
};
