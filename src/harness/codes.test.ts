import { expect, it } from 'vitest';
import { areInOrder, codeInKind, linesWith } from './codes.ts';

it.each([
  [true, 'invoice', []],
  [true, 'invoice', ['FAJ43b', 'FAU02', 'FAU14']],
  [false, 'invoice', ['FAU14', 'FAJ43b']],
  [false, 'invoice', ['CAJ43b']],
  [true, 'debitNote', ['DBD01', 'DBD01']],
  [true, 'event030', ['AAD06', 'AAH04']],
  [false, 'event030', ['AAH04', 'AAD06']],
] as const)('that lines are in the order of the catalogue is %s of %s: %j', (is, subject, codes) => {
  expect(areInOrder(codes, subject)).toBe(is);
});

it('a code has the kind of its document, and is another one in other documents', () => {
  expect(linesWith('FAU14')).toEqual([{ subject: 'invoice', code: 'FAU14', kind: 'Rechazo' }]);
  expect([codeInKind('CAU14', 'invoice'), codeInKind('CAU14', 'payroll')]).toEqual(['FAU14', undefined]);
});
