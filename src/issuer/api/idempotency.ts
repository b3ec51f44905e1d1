/** `Idempotency-Key`: a request that is sent again under its key gets the answer that it had, or that it missed. */
import { createHash } from 'node:crypto';
import type { ApiAnswer, ApiRequest, Services } from './http.ts';
import { watched } from '../submission/numbers.ts';
import type { FiledRequest, NamedRequest } from '../store/port.ts';
import { idempotencyKeyReused, invalidRequest } from './problems.ts';

export type Outcome = {
  readonly answer: ApiAnswer;
  /** Whether the answer is kept; otherwise the request may be tried again, or, if nothing came of it, changed. */
  readonly end: 'final' | 'open' | 'nothing';
  /** To be done once the answer is kept. */
  readonly afterwards?: (() => Promise<void>) | undefined;
};

const headerName = 'Idempotency-Key';
const longestKey = 255;

const digest = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const badKey = (key: string): ApiAnswer =>
  invalidRequest({
    [headerName]: [
      `El encabezado ${headerName} tiene ${String(key.length)} caracteres. Se espera una clave propia de la solicitud, de 1 a ${String(longestKey)} caracteres.`,
    ],
  });

type Named = Pick<ApiRequest, 'header' | 'body'> & {
  /** Is issued, and where to. */
  readonly what: readonly unknown[];
};

type Requests = Pick<Services, 'company' | 'store' | 'turns' | 'env'>;

/** Filed, once no other process is at it; after a while that one has given it its number, or has ended. */
const filed = async (
  named: NamedRequest & { readonly body: string },
  { store, env }: Requests,
): Promise<FiledRequest> => {
  for (let left: number = watched.times; ; left -= 1) {
    const found = await store.nameRequest({ ...named, at: env.clock.now() });
    if (!store.isShared || !found.isGoingOn || found.body !== named.body || left === 0) return found;
    await env.sleep(watched.everyMs);
  }
};

/**
 * @param issue is given the name of the request, where the caller gave it one
 */
export const once = async (
  { header, body, what }: Named,
  services: Requests,
  issue: (name: string | undefined) => Promise<Outcome>,
): Promise<ApiAnswer> => {
  const { company, store, turns, env } = services;
  const given = header(headerName);
  if (given === undefined) return (await issue(undefined)).answer;
  const key = given.trim();
  if (key === '' || key.length > longestKey) return badKey(key);
  const named = { company: company.nit, key, body: digest(what, body) };
  const turn = JSON.stringify({ key: [named.company, key] });
  // Another body is refused at once, even while the authority is silent about the first one.
  const known = turns.isTaken(turn) ? await store.nameRequest({ ...named, at: env.clock.now() }) : undefined;
  if (known !== undefined && known.body !== named.body) return idempotencyKeyReused(key);
  return turns(turn, async () => {
    // The one before it may have been forgotten meanwhile: then it was filed above.
    const kept = known?.isNew === true ? known : await filed(named, services);
    if (kept.body !== named.body) return idempotencyKeyReused(key);
    if (kept.answer !== undefined) return JSON.parse(kept.answer) as ApiAnswer; // kept below
    let outcome: Outcome | undefined;
    try {
      outcome = await issue(digest(named.company, key));
    } finally {
      // An earlier attempt under that key may have been sent: its row stays.
      if (outcome?.end === 'nothing' && kept.isNew) await store.forgetRequest(named);
      else if (outcome?.end !== 'final') await store.endRequest(named);
    }
    const { answer, end, afterwards } = outcome;
    if (end !== 'final') return answer;
    await store.keepAnswer(named, JSON.stringify({ ...answer, headers: { 'Idempotency-Replayed': 'true' } }));
    await afterwards?.();
    return answer;
  });
};
