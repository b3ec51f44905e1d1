/** Mistakes that integrators make often, as changes of a request that is otherwise right. */
import type { DocumentKind } from '../../../simulator/engine/document-kind.ts';

export type Mistake = {
  readonly name: string;
  readonly change: (request: object) => object;
};

const changed = (request: object, path: readonly string[], value: unknown): object => {
  const [name = '', ...rest] = path;
  const inner: unknown = Reflect.get(request, name);
  const next =
    rest.length === 0 ? value : changed(typeof inner === 'object' && inner !== null ? inner : {}, rest, value);
  return { ...request, [name]: next };
};

const setting = (name: string, path: string, value: unknown): Mistake => ({
  name,
  change: (request) => changed(request, path.split('.'), value),
});

const payable = setting('the amount to pay is not the sum', 'legal_monetary_totals.payable_amount', '1.00');
const lines = setting('the total of the lines is not their sum', 'legal_monetary_totals.line_extension_amount', '1.00');
const stranger = 'f'.repeat(96);
const unknownInvoice = setting('it corrects a document that nobody issued', 'billing_reference.uuid', stranger);
const accrued = setting('the total accrued is not the sum', 'accrued.accrued_total', '1.00');

const mistakes: Readonly<Record<DocumentKind, readonly Mistake[]>> = {
  invoice: [payable, lines],
  creditNote: [unknownInvoice, payable],
  debitNote: [unknownInvoice, payable],
  supportDocument: [payable, lines],
  supportAdjustmentNote: [unknownInvoice, payable],
  payroll: [accrued],
  payrollAdjustment: [accrued],
};

export const mistakesOf = (kind: DocumentKind): readonly Mistake[] => mistakes[kind];
