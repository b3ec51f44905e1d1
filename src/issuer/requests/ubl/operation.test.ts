import { expect, it } from 'vitest';
import type { UblKind } from '../../documents/model.ts';
import { partAt } from '../parts.ts';
import { operationIn, operationsInstead } from './operation.ts';

it.each<[UblKind, unknown, string]>([
  // Identifiers of the table.
  ['invoice', 9, '09'],
  ['invoice', '21', '12'],
  ['creditNote', 12, '20'],
  ['creditNote', '8', '22'],
  ['debitNote', 6, '30'],
  ['supportDocument', 24, '11'],
  // Codes of the kind, which are identifiers of other kinds, too.
  ['invoice', '12', '12'],
  ['invoice', 16, '16'],
  ['creditNote', '24', '24'],
  ['creditNote', 23, '23'],
  ['creditNote', '20', '20'],
  ['debitNote', '30', '30'],
  ['debitNote', '32', '32'],
  ['debitNote', '33', '33'],
  ['supportAdjustmentNote', '11', '11'],
  // Of other kinds: stated as asked for.
  ['invoice', 8, '22'],
])('of %s, %j is %s', (kind, given, code) => {
  expect(operationIn(partAt('', { type_operation_id: given }), kind)).toBe(code);
});

it.each<[UblKind, string, boolean]>([
  ['invoice', '10', true],
  ['invoice', '20', false],
  ['creditNote', '24', true],
  ['debitNote', '20', false],
])('%s and %s belong together: %s', (kind, code, isOwn) => {
  expect(operationsInstead(kind, code) === undefined).toBe(isOwn);
});
