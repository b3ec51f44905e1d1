/** A client that issues invoices one after another, and sends each again until it knows what became of it. */
import { createEnv } from '../../common/env/env.ts';
import { createPoster, type Posted, type Poster } from '../load/service.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../testing/example.ts';
import { token } from './product.ts';
import type { Records } from './records.ts';

const env = createEnv();
const prefix = 'SETP';
const timeoutMs = 30_000;

/** Before the same request again. */
const patienceMs = 50;

type Body = {
  readonly cufe?: string;
  readonly code?: string;
  readonly verdict?: { readonly accepted?: boolean };
  readonly document?: { readonly key?: string };
};

type Read = { readonly kind: 'accepted' | 'known'; readonly key: string } | { readonly kind: 'again' | 'unexpected' };

const again = { kind: 'again' } as const;

const readAnswer = ({ status, body }: Posted): Read => {
  // What cannot be had now may be had later: nothing was acknowledged.
  if ([502, 503, 504].includes(status)) return again;
  const { cufe = '', code, verdict, document } = JSON.parse(body) as Body; // of our own service
  if (status === 200 && verdict?.accepted === true) return { kind: 'accepted', key: cufe };
  if (status === 409 && code === 'number-already-accepted') return { kind: 'known', key: document?.key ?? '' };
  return { kind: 'unexpected' };
};

export type RestClients = {
  /** Sends over that many connections. */
  readonly run: (connections: number, isStopped: () => boolean) => Promise<void>;
  /** One invoice; resolves when it was answered. */
  readonly once: () => Promise<void>;
  /** Sends what was not answered until it is. */
  readonly settle: () => Promise<void>;
  readonly close: () => void;
};

export const createRestClients = (issuer: string, connections: number, records: Records): RestClients => {
  let poster: Poster = createPoster({ url: issuer, token, connections: connections + 1, timeoutMs });
  let next = firstNumber;
  const open = new Set<number>();

  /** @returns whether it was answered */
  const send = async (number: number): Promise<boolean> => {
    const wasOpen = open.has(number);
    open.add(number);
    const posted = await poster.post(invoicePath, JSON.stringify(exampleInvoice({ number }))).catch(() => undefined);
    const read = posted === undefined ? again : readAnswer(posted);
    if (read.kind === 'again') return false;
    open.delete(number);
    const name = `${prefix}${String(number)}`;
    // "Accepted before" fits a number that was sent before without an answer.
    if ('key' in read && (read.kind === 'accepted' || wasOpen))
      records.acknowledge({ number: name, key: read.key, via: 'rest' });
    else
      records.report({
        kind: 'unexpected',
        number: name,
        what: `answered with ${String(posted?.status)}: ${posted?.body.slice(0, 300) ?? ''}`,
      });
    return true;
  };

  const sendUntil = async (number: number, isStopped: () => boolean): Promise<void> => {
    while (!(await send(number)) && !isStopped()) await env.sleep(patienceMs);
  };

  const connection = async (isStopped: () => boolean): Promise<void> => {
    while (!isStopped()) await sendUntil(next++, isStopped);
  };

  return {
    run: async (count, isStopped) => {
      await Promise.all(Array.from({ length: count }, () => connection(isStopped)));
    },
    once: () => sendUntil(next++, () => false),
    settle: async () => {
      // Kept connections may lead to a process that is gone.
      poster.close();
      poster = createPoster({ url: issuer, token, connections: connections + 1, timeoutMs });
      for (const number of [...open]) await sendUntil(number, () => false);
    },
    close: () => poster.close(),
  };
};
