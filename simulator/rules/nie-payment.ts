/** How and when the worker is paid. */
import { bankMethods, paymentForms, paymentMethods } from '../checks/payroll/lists.ts';
import { setBeside } from '../checks/payroll/edits.ts';
import { day } from '../checks/payroll/values.ts';
import { attributeOf } from '../../src/common/xml/tree.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { everywhere, type PayrollRule } from './nie-row.ts';
import { notifies } from './row.ts';

const account = { Banco: 'Banco de Pruebas', TipoCuenta: 'Ahorros', NumeroCuenta: '123456789' } as const;

/** There and not empty where the method pays through a bank. */
const neededByBank = (attribute: keyof typeof account): Check => ({
  ...is.when(({ owner }) => bankMethods.has(attributeOf(owner, 'Metodo')?.trim() ?? ''), is.present()),
  predicate: 'is there where the method pays through a bank',
  breakAt: setBeside({ Metodo: '47', ...account, [attribute]: '' }),
});

const bankRow = (family: string, attribute: keyof typeof account, message: string): PayrollRule =>
  everywhere({ family, kind: notifies, path: `Pago/@${attribute}`, message, check: neededByBank(attribute) });

export const paymentRows: readonly PayrollRule[] = [
  everywhere({
    family: '064',
    path: 'Pago/@Forma',
    message: 'Forma de pago fuera de lista',
    check: is.oneOf(paymentForms, { outside: '2' }),
  }),
  everywhere({
    family: '065',
    path: 'Pago/@Metodo',
    message: 'Medio de pago fuera de lista',
    check: is.oneOf(paymentMethods, { outside: '99', name: 'a payment method of the table' }),
  }),
  bankRow('066', 'Banco', 'Falta el banco'),
  bankRow('067', 'TipoCuenta', 'Falta el tipo de cuenta'),
  bankRow('068', 'NumeroCuenta', 'Falta el número de cuenta'),
  everywhere({ family: '203', path: 'FechasPagos/FechaPago', message: 'Falta la fecha de pago', check: day() }),
];
