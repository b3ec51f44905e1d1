import { describe, expect, it } from 'vitest';
import type { UblModel, MonetaryTotals, TaxSubtotal } from '../../documents/model.ts';
import { allowance, invoice, subtotal } from '../invoice.fixture.ts';
import type { PrintedTable } from '../printed-document.ts';
import { summaryTables, totalRows } from './amounts.ts';

const table = (over: Partial<UblModel>, caption: string): PrintedTable | undefined =>
  summaryTables(invoice(over)).find((each) => each.caption === caption);

const inc = { code: '04', name: 'INC' };

describe('summaryTables', () => {
  it('has only the tables that the document has rows for', () => {
    const captions = (over: Partial<UblModel>): (string | undefined)[] =>
      summaryTables(invoice(over)).map(({ caption }) => caption);
    expect(captions({ taxTotals: [] })).toEqual([]);
    expect(captions({})).toEqual(['Impuestos']);
  });

  it('gives one row per tax and rate, adding up equal ones', () => {
    const taxTotals = [
      subtotal(),
      subtotal({ percent: '5', taxAmount: '50', taxableAmount: '1000' }),
      subtotal({ percent: '19.00', taxAmount: '0.10', taxableAmount: '0.52' }),
      subtotal({ tax: inc, percent: '19', taxAmount: '80000' }),
    ];
    expect(table({ taxTotals }, 'Impuestos')?.rows).toEqual([
      ['IVA', '19,00 %', '1.000.000,52', '190.000,10'],
      ['IVA', '5,00 %', '1.000,00', '50,00'],
      ['INC', '19,00 %', '1.000.000,00', '80.000,00'],
    ]);
  });

  it('keeps other taxes apart, which share one code', () => {
    const named = (name: string): TaxSubtotal => subtotal({ tax: { code: 'ZZ', name }, percent: '1', taxAmount: '10' });
    const taxTotals = [named('Estampilla'), named('Sobretasa')];
    expect(table({ taxTotals }, 'Impuestos')?.rows.map(([name]) => name)).toEqual(['Estampilla', 'Sobretasa']);
    expect(totalRows(invoice({ taxTotals }), 'Total').map(({ caption }) => caption)).toEqual(
      expect.arrayContaining(['Total Estampilla', 'Total Sobretasa']),
    );
  });

  it('adds exactly, without the errors of binary fractions', () => {
    const taxTotals = Array.from({ length: 10 }, () =>
      subtotal({ taxAmount: '0.1', taxableAmount: '90071992547409931.1' }),
    );
    expect(table({ taxTotals }, 'Impuestos')?.rows).toEqual([['IVA', '19,00 %', '900.719.925.474.099.311,00', '1,00']]);
  });

  it('prints a tax by unit and one without base', () => {
    const perUnit = { amount: '66', baseUnitMeasure: '1', unitCode: '94' };
    const taxTotals = [subtotal({ percent: undefined, taxableAmount: undefined, perUnit, taxAmount: '132' })];
    expect(table({ taxTotals }, 'Impuestos')?.rows).toEqual([['IVA', '66,00 por unidad', '', '132,00']]);
  });

  it('prints an unreadable amount as given', () => {
    const rows = table({ taxTotals: [subtotal({ taxAmount: 'n/a', percent: 'exento' })] }, 'Impuestos')?.rows;
    expect(rows).toEqual([['IVA', 'exento', '1.000.000,00', 'n/a']]);
  });

  it('lists discounts and charges', () => {
    const allowanceCharges = [
      allowance(),
      allowance({ isCharge: true, reason: 'Fletes', amount: '200', baseAmount: undefined }),
      allowance({ reason: '' }),
      allowance({ amount: '0.00' }),
    ];
    expect(table({ allowanceCharges }, 'Descuentos y cargos globales')?.rows).toEqual([
      ['Descuento general', 'Descuento', '1.000.000,00', '50.000,00'],
      ['Fletes', 'Cargo', '', '200,00'],
      ['Sin concepto', 'Descuento', '1.000.000,00', '50.000,00'],
    ]);
  });

  it('lists withholdings separately from the taxes', () => {
    const withholdings = [subtotal({ tax: { code: '06', name: 'ReteRenta' }, percent: '2.5', taxAmount: '25000' })];
    const caption = 'Retenciones (informativas, no modifican el total)';
    expect(table({ withholdings }, caption)?.rows).toEqual([['ReteRenta', '2,50 %', '1.000.000,00', '25.000,00']]);
  });

  it('lists prepayments', () => {
    const prepaidPayments = [
      {
        path: '',
        id: 'A1',
        type: { code: '01', name: 'Anticipo' },
        amount: '100000',
        receivedDate: '2026-03-01',
        paidDate: undefined,
        instruction: 'Abono',
      },
      {
        path: '',
        id: 'A2',
        type: undefined,
        amount: '1',
        receivedDate: undefined,
        paidDate: '2026-03-05',
        instruction: undefined,
      },
    ];
    expect(table({ prepaidPayments }, 'Anticipos')?.rows).toEqual([
      ['A1 · Anticipo · Abono', '01/03/2026', '', '100.000,00'],
      ['A2', '', '05/03/2026', '1,00'],
    ]);
  });

  it('has a cell for each column in every table', () => {
    const tables = summaryTables(
      invoice({
        allowanceCharges: [allowance()],
        withholdings: [subtotal()],
        prepaidPayments: [
          {
            path: '',
            id: 'A',
            type: undefined,
            amount: '1',
            receivedDate: undefined,
            paidDate: undefined,
            instruction: undefined,
          },
        ],
      }),
    );
    expect(tables.map(({ columns, rows }) => rows.every((row) => row.length === columns.length))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('totalRows', () => {
  const rows = (totals: Partial<MonetaryTotals>, over: Partial<UblModel> = {}): Record<string, string> =>
    Object.fromEntries(
      totalRows(invoice({ ...over, totals: { ...invoice().totals, ...totals } }), 'Total a pagar').map(
        ({ caption, text }) => [caption, text],
      ),
    );

  it('prints the totals that every invoice has, the final one last', () => {
    expect(totalRows(invoice(), 'Total a pagar')).toEqual([
      { caption: 'Valor bruto', text: '1.000.000,00', isFinal: false },
      { caption: 'Base gravable', text: '1.000.000,00', isFinal: false },
      { caption: 'Total IVA', text: '190.000,00', isFinal: false },
      { caption: 'Valor con impuestos', text: '1.190.000,00', isFinal: false },
      { caption: 'Total a pagar COP', text: '1.190.000,00', isFinal: true },
    ]);
  });

  it.each([
    ['discounts', { allowanceTotalAmount: '50000' }, {}, 'Descuentos globales', '-50.000,00'],
    ['the opposite of discounts', { allowanceTotalAmount: '-5' }, {}, 'Descuentos globales', '5,00'],
    ['charges', { chargeTotalAmount: '200.5' }, {}, 'Cargos globales', '200,50'],
    ['rounding', { payableRoundingAmount: '-0.18' }, {}, 'Redondeo', '-0,18'],
    ['prepayments', { prepaidAmount: '100' }, {}, 'Anticipos (informativos)', '100,00'],
    ...(['SS-CUFE', 'SS-Recaudo'] as const).map(
      (operation) =>
        [
          `prepayments of the health sector (${operation}), which are subtracted`,
          { prepaidAmount: '100' },
          { operation },
          'Anticipos',
          '-100,00',
        ] as const,
    ),
  ] satisfies (readonly [string, Partial<MonetaryTotals>, Partial<UblModel>, string, string])[])(
    'prints %s if there are any',
    (_name, totals, over, caption, text) => {
      expect(rows(totals, over)[caption]).toBe(text);
      const zero = Object.fromEntries(Object.keys(totals).map((key) => [key, '0.00']));
      expect(rows(zero, over)).not.toHaveProperty([caption]);
    },
  );

  it('prints an unreadable amount as given', () => {
    expect(rows({ chargeTotalAmount: 'x', payableAmount: 'y' })).toMatchObject({
      'Cargos globales': 'x',
      'Total a pagar COP': 'y',
    });
  });

  it('adds up each tax over its rates', () => {
    const taxTotals = [
      subtotal(),
      subtotal({ percent: '5', taxAmount: '0.5' }),
      subtotal({ tax: inc, taxAmount: '8' }),
    ];
    expect(rows({}, { taxTotals })).toMatchObject({ 'Total IVA': '190.000,50', 'Total INC': '8,00' });
  });

  it('names the final one as the kind does', () => {
    expect(totalRows(invoice(), 'Total nota crédito').at(-1)?.caption).toBe('Total nota crédito COP');
  });

  it('names the currency of the total', () => {
    expect(rows({ payableAmount: '16040' }, { currency: 'USD' })['Total a pagar USD']).toBe('16.040,00');
  });
});
