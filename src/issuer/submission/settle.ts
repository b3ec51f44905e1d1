/** What the service learns about a document that it has sent, from whomever asks. */
import { eventOf, type Verdict } from '../authority/answer.ts';
import { isDuplicate } from '../authority/transmit.ts';
import type { IssueContext } from '../context.ts';
import type { DocumentSummary, StoredDocument } from '../store/port.ts';
import { stateAfter, type SubmissionState } from './states.ts';

type Settling = Pick<IssueContext, 'env' | 'company' | 'store' | 'onAccepted'>;

/**
 * Whoever learns more meanwhile, in any process, is right.
 * @param became with the verdict that led to the state
 * @returns whether this call brought it into that state: of several that learn the same, one
 */
export const settle = async (
  { id }: Pick<DocumentSummary, 'id'>,
  { state, verdict }: { readonly state: SubmissionState; readonly verdict?: Verdict | undefined },
  { env, store }: Settling,
): Promise<boolean> => {
  // Before the number is free: nobody gets it in between.
  if (state === 'rejected' && verdict !== undefined && isDuplicate(verdict)) await store.numberIsElsewhere(id);
  const applicationResponse = verdict?.applicationResponse?.toString('utf8');
  return store.settleDocument(id, { state, applicationResponse, at: env.clock.now() });
};

/** Several documents had the code: a rejection that is queried may be that of another one, and says nothing. */
export const isCodeShared = async (
  key: string,
  { company, store }: Pick<IssueContext, 'company' | 'store'>,
): Promise<boolean> => (await store.documentsWithKey(company.nit, key)).length > 1;

/**
 * Settles a document by a verdict that was queried.
 * @returns like `settle`
 */
export const learn = async (
  document: DocumentSummary | StoredDocument,
  verdict: Verdict,
  context: Settling,
): Promise<boolean> => {
  const event = eventOf(verdict);
  const state = stateAfter(document.state, event);
  if (state === document.state) return false;
  if (event === 'rejected' && (await isCodeShared(document.key, context))) return false;
  const isFirst = await settle(document, { state, verdict }, context);
  if (isFirst && event === 'accepted') await context.onAccepted?.(document.id);
  return isFirst;
};
