/** Bodies to try a path with: those of datasets/, with today's dates and the members known only at run time. */
import { dataJson } from '../../../common/data-directory.ts';
import { isObject, type JsonObject } from '../../../common/json/is-object.ts';

/** `today`: `YYYY-MM-DD`. */
export type Example = (today: string) => JsonObject;

const bodyOf = (file: string): JsonObject => {
  const json: unknown = dataJson(file);
  const body = isObject(json) && 'request' in json ? json.request : json;
  if (!isObject(body)) throw new Error(`Defect: ${file} holds no request.`);
  return body;
};

/** As long as a real one: to be replaced by that of an issued document. */
const someCode = '0'.repeat(96);

const withMembers =
  (file: string, members: (today: string) => JsonObject = () => ({})): Example =>
  (today) => ({ ...bodyOf(file), ...members(today) });

const correcting = (number: string) => (today: string) => ({
  billing_reference: { number, uuid: someCode, issue_date: today },
});

const purchasedOn =
  (file: string): Example =>
  (today) => {
    const body = bodyOf(file);
    const lines: readonly unknown[] = Array.isArray(body.invoice_lines) ? body.invoice_lines : [];
    return { ...body, invoice_lines: lines.map((line) => (isObject(line) ? { ...line, start_date: today } : line)) };
  };

const issuedOn =
  (example: Example): Example =>
  (today) => {
    const { period, ...body } = example(today);
    return { ...body, period: { ...(isObject(period) ? period : {}), issue_date: today } };
  };

const adjusting = (today: string) => ({
  predecessor: { predecessor_number: 'NI1', predecessor_cune: someCode, predecessor_issue_date: today },
});

export const examples = {
  invoice: withMembers('examples/invoice.json'),
  creditNote: withMembers('bases/creditNote.json', correcting('SETP990000000')),
  debitNote: withMembers('bases/debitNote.json', correcting('SETP990000000')),
  posTicket: withMembers('examples/posTicket.json'),
  supportDocument: purchasedOn('bases/supportDocument.json'),
  supportAdjustmentNote: withMembers('bases/supportAdjustmentNote.json', correcting('SEDS984000000')),
  payroll: issuedOn(withMembers('bases/payroll.json')),
  payrollDeletion: issuedOn(withMembers('bases/payrollDeletion.json', adjusting)),
} as const satisfies Readonly<Record<string, Example>>;
