/**
 * When a request is repeated (payroll annex 4.2, followed for every document): only when the platform was not reached
 * or reports itself out of service; the annex waits 20 seconds and tries three times.
 */
import type { Env } from '../../common/env/env.ts';
import type { HttpAnswer } from './http-transport.ts';

export type RetryPolicy = {
  /** How often a request is sent at most; also how often a status is queried. */
  readonly attempts: number;
  readonly waitMs: number;
  /** HTTP statuses that mean "not in service". */
  readonly statuses: readonly number[];
};

/** The annex's attempts and statuses; its wait of 20,000 ms is for a platform on another machine. */
export const defaultRetry: RetryPolicy = { attempts: 3, waitMs: 250, statuses: [500, 503, 507, 508] };

/** Windows hosting answers 403 with these words while a site is switched off. */
const isSiteDisabled = ({ status, body }: HttpAnswer): boolean =>
  status === 403 && /site disabled/i.test(body.toString('latin1', 0, 4096));

export const isOutOfService = (answer: HttpAnswer, policy: RetryPolicy): boolean =>
  policy.statuses.includes(answer.status) || isSiteDisabled(answer);

/** Retry-After in seconds: as a number, or as an instant by the clock of the platform (RFC 9110, 10.2.3). */
const askedSeconds = ({ headers }: HttpAnswer): number | undefined => {
  const { 'retry-after': given = '', date = '' } = headers;
  if (/^\d{1,6}$/.test(given)) return Number(given);
  if (!given.endsWith(' GMT')) return undefined;
  const seconds = Math.ceil((Date.parse(given) - Date.parse(date)) / 1_000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const defaultRetryAfterSeconds = 30;

/** Seconds, for the Retry-After of our own answer; a default where the authority did not answer. */
export const retryAfterSeconds = (answer?: HttpAnswer): number =>
  Math.max(1, (answer && askedSeconds(answer)) ?? defaultRetryAfterSeconds);

export type Attempt<Value> = {
  readonly value: Value;
  readonly again: boolean;
  /** Before the next attempt; that of the policy if absent. */
  readonly waitMs?: number | undefined;
};

/** The longest wait before a second try. If the authority asks for more, the caller gets its 503 at once. */
const longestWaitMs = 5_000;

/** Whether a platform that is out of service is asked again, and when: as it says, otherwise as the policy says. */
export const nextTry = (answer: HttpAnswer): Omit<Attempt<unknown>, 'value'> => {
  const seconds = askedSeconds(answer);
  if (seconds === undefined) return { again: true };
  const waitMs = seconds * 1_000;
  return { again: waitMs <= longestWaitMs, waitMs };
};

/** Runs `attempt` until it succeeds, at most `attempts` times, and returns its last value. */
export const repeat = async <Value>(
  policy: RetryPolicy,
  env: Env,
  attempt: () => Promise<Attempt<Value>>,
): Promise<Value> => {
  for (let left = policy.attempts - 1; ; left -= 1) {
    const { value, again, waitMs = policy.waitMs } = await attempt();
    if (!again || left <= 0) return value;
    await env.sleep(waitMs);
  }
};
