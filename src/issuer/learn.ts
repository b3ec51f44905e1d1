/** What the service learns about a document that it has sent, from whomever asks. */
import type { Env } from '../common/env/env.ts';
import { eventOf, type Verdict } from './authority/answer.ts';
import type { Company } from './company.ts';
import type { DocumentSummary, IssuerStore } from './store/port.ts';
import { settlementOf } from './store/records.ts';
import { transitions } from './submission.ts';

export type LearnContext = {
  readonly env: Pick<Env, 'clock'>;
  readonly company: Pick<Company, 'nit'>;
  readonly store: IssuerStore;
  /** What follows once the document in the store is accepted: its mail, unless the caller sees to it. */
  readonly onAccepted?: ((id: number) => Promise<unknown>) | undefined;
};

/**
 * Settles a document by a verdict that was queried. A rejection may be that of another document that had the same code:
 * then it says nothing.
 * @returns whether this call brought it into another state: of several that learn the same, one
 */
export const learn = async (
  { id, key, state }: Pick<DocumentSummary, 'id' | 'key' | 'state'>,
  verdict: Verdict,
  { env, company, store, onAccepted }: LearnContext,
): Promise<boolean> => {
  const event = eventOf(verdict);
  const next = transitions[state][event];
  if (next === state) return false;
  if (event === 'rejected' && (await store.documentsWithKey(company.nit, key)).length > 1) return false;
  const isFirst = await store.settleDocument(id, settlementOf(next, verdict, env.clock.now()));
  if (isFirst && event === 'accepted') await onAccepted?.(id);
  return isFirst;
};
