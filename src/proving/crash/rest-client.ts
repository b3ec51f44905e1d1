/** A client that issues invoices one after another, and sends each again until it knows what became of it. */
import { createEnv } from '../../common/env/env.ts';
import { createPoster, type Posted, type Poster } from '../../harness/load/service.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../harness/testing/example.ts';
import { token } from './product.ts';
import type { Records } from './records.ts';

const env = createEnv();
const prefix = 'SETP';
const timeoutMs = 30_000;

/** Before the same request again. */
const patienceMs = 50;

type Body = {
  readonly cufe?: string;
  readonly urlinvoicexml?: string;
  readonly code?: string;
  readonly verdict?: { readonly accepted?: boolean };
  readonly document?: { readonly key?: string; readonly number?: string };
};

type Read =
  | { readonly kind: 'accepted' | 'known'; readonly key: string; readonly number: string }
  | { readonly kind: 'again' | 'unexpected' };

const again = { kind: 'again' } as const;

const readAnswer = ({ status, body }: Posted): Read => {
  // What cannot be had now may be had later: nothing was acknowledged.
  if ([502, 503, 504].includes(status)) return again;
  const { cufe = '', urlinvoicexml = '', code, verdict, document } = JSON.parse(body) as Body; // of our own service
  if (status === 200 && verdict?.accepted === true)
    return { kind: 'accepted', key: cufe, number: urlinvoicexml.replace(/^FES-|\.xml$/g, '') };
  if (status === 409 && code === 'number-already-accepted')
    return { kind: 'known', key: document?.key ?? '', number: document?.number ?? '' };
  return { kind: 'unexpected' };
};

/** A request that is sent until it is answered. */
type Asked = { readonly body: string; readonly headers?: Readonly<Record<string, string>> };

/** Far from the numbers that clients choose, so that each of these is given by the service. */
export const firstGiven = firstNumber + 2_000_000;

const numbered = (number: number): Asked => ({ body: JSON.stringify(exampleInvoice({ number })) });

/** A client that leaves the number to the service says which request it is. */
const unnumbered = (count: number): Asked => {
  const name = `crash-${String(count)}`;
  return {
    body: JSON.stringify(exampleInvoice({ number: undefined, notes: name })),
    headers: { 'idempotency-key': name },
  };
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
  let count = 0;
  const open = new Set<Asked>();

  /** Every second one without a number. */
  const next = (): Asked => {
    count += 1;
    return count % 2 === 0 ? unnumbered(count) : numbered(firstNumber + count);
  };

  /** @returns whether it was answered */
  const send = async (asked: Asked): Promise<boolean> => {
    const wasOpen = open.has(asked);
    open.add(asked);
    const posted = await poster.post(invoicePath, asked.body, asked.headers).catch(() => undefined);
    const read = posted === undefined ? again : readAnswer(posted);
    if (read.kind === 'again') return false;
    open.delete(asked);
    // "Accepted before" fits a number that was sent before without an answer.
    if ('key' in read && (read.kind === 'accepted' || wasOpen))
      records.acknowledge({ number: read.number, key: read.key, via: 'rest' });
    else
      records.report({
        kind: 'unexpected',
        number: asked.body.slice(0, 100),
        what: `answered with ${String(posted?.status)}: ${posted?.body.slice(0, 300) ?? ''}`,
      });
    return true;
  };

  const sendUntil = async (asked: Asked, isStopped: () => boolean): Promise<void> => {
    while (!(await send(asked)) && !isStopped()) await env.sleep(patienceMs);
  };

  const connection = async (isStopped: () => boolean): Promise<void> => {
    while (!isStopped()) await sendUntil(next(), isStopped);
  };

  return {
    run: async (parallel, isStopped) => {
      await Promise.all(Array.from({ length: parallel }, () => connection(isStopped)));
    },
    once: () => sendUntil(next(), () => false),
    settle: async () => {
      // Kept connections may lead to a process that is gone.
      poster.close();
      poster = createPoster({ url: issuer, token, connections: connections + 1, timeoutMs });
      for (const asked of [...open]) await sendUntil(asked, () => false);
    },
    close: () => poster.close(),
  };
};

/** Where the service begins to give numbers. */
export const startNumbering = async (issuer: string): Promise<void> => {
  const response = await fetch(`${issuer}/api/ubl2.1/config/generateddocuments`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type_document_id: 1, prefix, number: firstGiven }),
  });
  if (!response.ok) throw new Error(`The number could not be set: ${await response.text()}`);
};
