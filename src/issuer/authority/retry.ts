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

export type Attempt<Value> = {
  readonly value: Value;
  readonly again: boolean;
  /** Before the next attempt; that of the policy if absent. */
  readonly waitMs?: number | undefined;
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
