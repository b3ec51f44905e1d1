/** The answer to a number that the authority accepted before. */
import { isUbl, partiesOf, ublOrPayroll, type DocumentModel } from '../documents/document-model.ts';
import { kinds } from '../kinds.ts';
import type { NumberTaken } from '../submission/issue-result.ts';
import type { StoredDocument } from '../store/port.ts';
import { speaksDialect } from './compatibility.ts';
import type { ApiAnswer, Services } from './http.ts';
import { numberTaken } from './problems.ts';

/** Other party and total of the earlier document, under the names of the dialect. */
const factsOf = (document: DocumentModel): object => {
  const model = ublOrPayroll(document);
  if (isUbl(model)) {
    return { customer: partiesOf(model).other.identification.number, sale: model.totals.payableAmount };
  }
  if (model.noteType === '2') return {};
  return { employee: model.worker.identification.number, total_payroll: model.totals.payable };
};

const dialectFacts = ({ kind, key, files }: StoredDocument): object => ({
  [kinds[kind].codeKey]: key,
  ...(files === undefined ? {} : factsOf(JSON.parse(files.model) as DocumentModel)), // written by this service
});

/** For clients of the dialect with the facts that these read. */
export const alreadyAccepted = async (taken: NumberTaken, services: Services): Promise<ApiAnswer> => {
  const answer = numberTaken(taken);
  if (!speaksDialect(services)) return answer;
  const stored = await services.store.documentByKey(services.company.nit, taken.identity.key);
  return stored === undefined ? answer : { ...answer, body: { ...answer.body, ...dialectFacts(stored) } };
};
