/** The operation of a UBL document (`cbc:CustomizationID`), as its kind understands `type_operation_id`. */
import { table } from '../../../common/code-lists.ts';
import type { UblKind } from '../../documents/model.ts';
import { codedOf, type Part, trimmedOf } from '../parts.ts';

/** In the table `type_operations`, which has none for equivalent documents of the till and their notes. */
const appliesTo: Readonly<Partial<Record<UblKind, string>>> = {
  invoice: 'invoice',
  creditNote: 'credit-note',
  debitNote: 'debit-note',
  supportDocument: 'support-document',
  supportAdjustmentNote: 'support-document',
};

/**
 * Codes that the authority takes (CAD02, DAD02) and the table has for no kind: notes to invoices of the earlier decree,
 * and to invoices that their acquirer has accepted. POS tickets have one operation, and the notes to them the code of
 * its type (DE annex 1.0, 16.4).
 */
const further: Readonly<Partial<Record<UblKind, readonly string[]>>> = {
  creditNote: ['23', '24'],
  debitNote: ['33'],
  posTicket: ['10'],
  equivalentCreditNote: ['20'],
  equivalentDebitNote: ['20'],
};

const operationsOf = (kind: UblKind) =>
  table('type_operations').rows.filter(({ applies_to: own }) => own !== undefined && own === appliesTo[kind]);

const isOperationOf = (kind: UblKind, code: string): boolean =>
  operationsOf(kind).some((row) => row.code === code) || further[kind]?.includes(code) === true;

/** Where the kind has an operation with that code, the code is meant: 24 is also the identifier of another kind's. */
export const operationIn = (body: Part, kind: UblKind): string | undefined => {
  const asked = trimmedOf(body, 'type_operation_id');
  return asked !== undefined && isOperationOf(kind, asked)
    ? asked
    : codedOf(body, 'type_operation_id', 'type_operations')?.code;
};

/** Of kinds that the table does not have. */
const onlyFurther = (kind: UblKind): readonly string[] => (appliesTo[kind] === undefined ? (further[kind] ?? []) : []);

/** The operations of the kind, as identifier and code; undefined if the code is one of them. */
export const operationsInstead = (kind: UblKind, code: string): string | undefined =>
  isOperationOf(kind, code)
    ? undefined
    : [
        ...operationsOf(kind).map(({ id, code: own, name }) => `${String(id)} (${own}, ${name})`),
        ...onlyFurther(kind),
      ].join(', ');
