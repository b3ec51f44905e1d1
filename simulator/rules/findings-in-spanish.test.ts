/** Findings that are made of several texts, which the catalogue cannot show to be in one language. */
import { describe, expect, it } from 'vitest';
import { defaultRegistry } from '../registry/default-registry.ts';
import { issuer } from '../testing/invoice.fixture.ts';
import { outcomeOf, remove, set, type Situation } from '../testing/rules.fixture.ts';
import { failedLines } from '../judge/engine/report.ts';

const taxCategory = '/*/cac:TaxTotal[1]/cac:TaxSubtotal/cac:TaxCategory';
const lineCategory = '/*/cac:InvoiceLine[1]/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
const allowance = '/*/cac:AllowanceCharge[1]';

const cancelled: Situation = {
  registry: {
    contributors: defaultRegistry().contributors.map((entry) =>
      entry.nit === issuer.nit ? { ...entry, status: 'cancelled' } : entry,
    ),
  },
};

const rows: readonly (readonly [code: string, situation: Situation, texts: { found?: string; expected?: string }])[] = [
  ['FAB19b', cancelled, { found: '"901500100", registrado como emisor, proveedor, cancelado' }],
  [
    'FAB24b',
    { built: [remove('/*/cac:AccountingSupplierParty')] },
    { found: '"1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205", no asociado a un emisor sin NIT' },
  ],
  [
    'FAS01b',
    { built: [remove(`${taxCategory}/cbc:Percent`), remove(`${lineCategory}/cbc:Percent`)] },
    { found: 'sin dos decimales: 01 iva sin tarifa, 01 iva sin tarifa' },
  ],
  [
    'FAU08',
    { built: [set('/*/cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount', '9.00')] },
    { found: '"9.00"', expected: '5000.00 = suma de los descuentos del documento' },
  ],
  [
    'FAQ01',
    { built: [remove(`${allowance}/cbc:BaseAmount`)] },
    { found: 'sin BaseAmount', expected: 'ChargeIndicator, MultiplierFactorNumeric, Amount, BaseAmount' },
  ],
  [
    'FAQ04',
    {
      built: [set(`${allowance}/cbc:AllowanceChargeReasonCode`, '02')],
      facts: { profile: { strict: false, literal: true } },
    },
    { found: '"02"', expected: 'el tipo del descuento: 00 o 01; del cargo: 02 o 03' },
  ],
];

describe('what a rule found and expected', () => {
  it.each(rows)('%s: is said in Spanish', async (code, situation, texts) => {
    const result = await outcomeOf(code, situation);
    expect(failedLines(result.status === 'failed' ? [result] : [])).toMatchObject([{ spanish: texts }]);
  });
});
