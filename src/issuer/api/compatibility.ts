/** Whose answers a company's clients read: the interface's, or those of other services of the dialect. */
import type { Compatibility } from '../company.ts';
import type { ApiAnswer, Services } from './http.ts';

type Settings = Pick<Services, 'company' | 'compatibility'>;

/** The company's own setting, otherwise that of the service. */
export const compatibilityOf = ({ company, compatibility }: Settings): Compatibility =>
  company.compatibility ?? compatibility ?? 'ResponseAuthority';

export const speaksDialect = (settings: Settings): boolean => compatibilityOf(settings) !== 'ResponseAuthority';

/** Services of the dialect refuse with 200, and `success` says so. */
export const refusedAsDialect = (answer: ApiAnswer, more: object = {}): ApiAnswer => ({
  ...answer,
  status: 200,
  body: { success: false, ...answer.body, ...more },
});
