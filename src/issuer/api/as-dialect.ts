/** What callers get in the dialect's own way, if their company has it: its sentences, and refusals with 200. */
import type { ApiAnswer, Services } from './http.ts';
import { compatibilityOf } from './answers.ts';

/** Whether the company's clients read the answers of other services of the dialect. */
export const speaksDialect = (of: Pick<Services, 'company' | 'compatibility'>): boolean =>
  compatibilityOf(of) !== 'ResponseAuthority';

/** Services of the dialect refuse with 200, and `success` says so. */
export const refusedAsDialect = ({ body }: ApiAnswer, more: object = {}): ApiAnswer => ({
  status: 200,
  body: { success: false, ...body, ...more },
});
