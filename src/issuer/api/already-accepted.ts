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

/** As other services of the dialect answer: 200, and `success` says that nothing was sent. */
const asDialect = (taken: NumberTaken, stored: StoredDocument): ApiAnswer => {
  const { body } = numberTaken(taken);
  return {
    status: 200,
    body: {
      success: false,
      ...body,
      message: `El documento ${taken.identity.number} ya fue enviado anteriormente`,
      [kinds[stored.kind].codeKey]: stored.key,
      ...(stored.files === undefined ? {} : factsOf(JSON.parse(stored.files.model) as DocumentModel)), // written by this service
    },
  };
};

/** 409 with our explanation, or what the company's clients expect. */
export const alreadyAccepted = async (taken: NumberTaken, services: Services): Promise<ApiAnswer> => {
  if (!speaksDialect(services)) return numberTaken(taken);
  const stored = await services.store.documentByKey(services.company.nit, taken.identity.key);
  return stored === undefined ? numberTaken(taken) : asDialect(taken, stored);
};
