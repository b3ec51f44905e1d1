/** `Idempotency-Key`: a request that is sent again under its key gets the answer that it had, or that it missed. */
import { createHash } from 'node:crypto';
import type { ApiAnswer, ApiRequest, Services } from './http.ts';
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

/**
 * @param issue is given the name of the request, where the caller gave it one
 */
export const once = async (
  { header, body, what }: Named,
  { company, store, turns }: Pick<Services, 'company' | 'store' | 'turns'>,
  issue: (name: string | undefined) => Promise<Outcome>,
): Promise<ApiAnswer> => {
  const given = header(headerName);
  if (given === undefined) return (await issue(undefined)).answer;
  const key = given.trim();
  if (key === '' || key.length > longestKey) return badKey(key);
  const named = { company: company.nit, key, body: digest(what, body) };
  const turn = JSON.stringify({ key: [named.company, key] });
  // Another body is told so at once, however long the authority is silent about the first one.
  if (turns.isTaken(turn) && (await store.nameRequest(named)).body !== named.body) return idempotencyKeyReused(key);
  return turns(turn, async () => {
    const kept = await store.nameRequest(named);
    if (kept.body !== named.body) return idempotencyKeyReused(key);
    if (kept.answer !== undefined) return JSON.parse(kept.answer) as ApiAnswer; // kept below
    const { answer, end, afterwards } = await issue(digest(named.company, key));
    // What an earlier try under that key may have led to stays.
    if (end === 'nothing' && kept.isNew) await store.forgetRequest(named);
    if (end !== 'final') return answer;
    await store.keepAnswer(named, JSON.stringify({ ...answer, headers: { 'Idempotency-Replayed': 'true' } }));
    await afterwards?.();
    return answer;
  });
};
