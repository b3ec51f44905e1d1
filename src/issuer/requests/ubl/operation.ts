/** The operation of a UBL document (`cbc:CustomizationID`), as its kind understands `type_operation_id`. */
import { table } from '../../../common/code-lists.ts';
import type { UblKind } from '../../documents/model.ts';
import { codedOf, type Part, trimmedOf } from '../parts.ts';

/** In the table `type_operations`. */
const appliesTo: Readonly<Record<UblKind, string>> = {
  invoice: 'invoice',
  creditNote: 'credit-note',
  debitNote: 'debit-note',
  supportDocument: 'support-document',
  supportAdjustmentNote: 'support-document',
};

/**
 * Codes that the authority takes (CAD02, DAD02) and the table has for no kind: notes to invoices of the earlier decree,
 * and to invoices that their acquirer has accepted.
 */
const further: Readonly<Partial<Record<UblKind, readonly string[]>>> = { creditNote: ['23', '24'], debitNote: ['33'] };

const operationsOf = (kind: UblKind) =>
  table('type_operations').rows.filter((row) => row.applies_to === appliesTo[kind]);

const isOperationOf = (kind: UblKind, code: string): boolean =>
  operationsOf(kind).some((row) => row.code === code) || further[kind]?.includes(code) === true;

/** Where the kind has an operation with that code, the code is meant: 24 is also the identifier of another kind's. */
export const operationIn = (body: Part, kind: UblKind): string | undefined => {
  const asked = trimmedOf(body, 'type_operation_id');
  return asked !== undefined && isOperationOf(kind, asked)
    ? asked
    : codedOf(body, 'type_operation_id', 'type_operations')?.code;
};

/** The operations of the kind, as identifier and code; undefined if the code is one of them. */
export const operationsInstead = (kind: UblKind, code: string): string | undefined =>
  isOperationOf(kind, code)
    ? undefined
    : operationsOf(kind)
        .map(({ id, code: own, name }) => `${String(id)} (${own}, ${name})`)
        .join(', ');
