import { describe, expect, it } from 'vitest';
import type { Line } from '../../documents/model.ts';
import { allowance, line, subtotal } from '../invoice.fixture.ts';
import { linesTable } from './lines.ts';

/** One line as column caption → cell. */
const cells = (over: Partial<Line>): Record<string, string> => {
  const { columns, rows } = linesTable([line(over)]);
  return Object.fromEntries(columns.map(({ caption }, at) => [caption, rows[0]?.[at] ?? '']));
};

const captions = (lines: readonly Line[]): string[] => linesTable(lines).columns.map(({ caption }) => caption);

const plainColumns = ['#', 'Código', 'Descripción', 'Cantidad', 'Unidad', 'Valor unitario', 'Valor total'];

describe('linesTable', () => {
  it('prints a plain line', () => {
    expect(cells({})).toEqual({
      '#': '1',
      Código: 'COMISION',
      Descripción: 'Comisión por servicios',
      Cantidad: '1',
      Unidad: 'unidad',
      'Valor unitario': '1.000.000,00',
      Impuesto: 'IVA 19,00 %',
      'Valor impuesto': '190.000,00',
      'Valor total': '1.000.000,00',
    });
  });

  it('numbers the lines and has a cell for each column', () => {
    const { columns, rows } = linesTable([line(), line({ taxes: [] }), line()]);
    expect(rows.map(([number]) => number)).toEqual(['1', '2', '3']);
    expect(rows.map((row) => row.length)).toEqual([columns.length, columns.length, columns.length]);
  });

  it('gives one column the remaining width', () => {
    const wide = linesTable([line()]).columns.filter(({ isWide }) => isWide === true);
    expect(wide.map(({ caption }) => caption)).toEqual(['Descripción']);
  });

  it('has columns of taxes and discounts only if a line has some', () => {
    expect(captions([line({ taxes: [] })])).toEqual(plainColumns);
    expect(captions([line({ taxes: [] }), line()])).toContain('Impuesto');
    expect(captions([line({ allowanceCharges: [allowance()] })])).toContain('Descuento o cargo');
    expect(captions([line({ allowanceCharges: [allowance({ amount: '0.00' })] })])).not.toContain('Descuento o cargo');
  });

  it.each([
    ['several descriptions', { descriptions: ['Una', 'Otra'] }, 'Una\nOtra'],
    ['a note', { notes: 'Entrega parcial' }, 'Comisión por servicios\nEntrega parcial'],
    ['brand and model', { brand: 'FULLFIT', model: '1032' }, 'Comisión por servicios\nMarca: FULLFIT · Modelo: 1032'],
    ['a brand alone', { brand: 'FULLFIT' }, 'Comisión por servicios\nMarca: FULLFIT'],
    ['a discount', { allowanceCharges: [allowance()] }, 'Comisión por servicios\nDescuento: Descuento general'],
    [
      'a charge',
      { allowanceCharges: [allowance({ isCharge: true, reason: 'Empaque' })] },
      'Comisión por servicios\nCargo: Empaque',
    ],
    ['a discount of nothing', { allowanceCharges: [allowance({ amount: '0' })] }, 'Comisión por servicios'],
    [
      'a free sample',
      { freeOfCharge: true, referencePrice: { code: '01', name: 'Valor comercial' } },
      'Comisión por servicios\nSin costo, precio de referencia: Valor comercial',
    ],
    ['a free sample without reference', { freeOfCharge: true }, 'Comisión por servicios\nSin costo'],
    ['a mandate', { mandator: { nit: '900', checkDigit: '1' } }, 'Comisión por servicios\nPor cuenta de: NIT 900-1'],
  ] satisfies [string, Partial<Line>, string][])('describes %s', (_name, over, text) => {
    expect(cells(over).Descripción).toBe(text);
  });

  it('signs discounts and charges', () => {
    const allowanceCharges = [
      allowance(),
      allowance({ isCharge: true, amount: '1200' }),
      allowance({ amount: 'mucho' }),
    ];
    expect(cells({ allowanceCharges })['Descuento o cargo']).toBe('-50.000,00\n+1.200,00\n-mucho');
  });

  it('signs the opposite of a discount or charge once', () => {
    const allowanceCharges = [allowance({ amount: '-5' }), allowance({ isCharge: true, amount: '-7' })];
    expect(cells({ allowanceCharges })['Descuento o cargo']).toBe('5,00\n-7,00');
  });

  it.each([
    ['0.004', '0,004'],
    ['2.48995', '2,48995'],
    ['0.3333330', '0,333333'],
    ['7', '7,00'],
  ])('keeps the decimals of the unit price %s', (price, printed) => {
    expect(cells({ price })['Valor unitario']).toBe(printed);
  });

  it('keeps the decimals of a tax of so much per unit', () => {
    const perUnit = { amount: '0.3365', baseUnitMeasure: '1', unitCode: '94' };
    expect(cells({ taxes: [subtotal({ percent: undefined, perUnit })] }).Impuesto).toBe('IVA 0,3365 por unidad');
  });

  it('prints that the amount of IBUA is for 100 ml', () => {
    const perUnit = { amount: '68', baseUnitMeasure: '400', unitCode: 'MLT' };
    const ibua = { code: '34', name: 'IBUA' };
    expect(cells({ taxes: [subtotal({ tax: ibua, percent: undefined, perUnit })] }).Impuesto).toBe(
      'IBUA 68,00 por 100 ml',
    );
  });

  it('prints the withholdings of a line', () => {
    const withholdings = [
      subtotal({ tax: { code: '06', name: 'ReteRenta' }, percent: '2.5', taxAmount: '25000' }),
      subtotal({ tax: { code: '05', name: 'ReteIVA' }, taxAmount: '0.00' }),
    ];
    expect(cells({ withholdings }).Descripción).toBe('Comisión por servicios\nRetención: ReteRenta 2,50 % · 25.000,00');
  });

  it('lists several taxes one below the other, next to their amounts', () => {
    const inc = subtotal({ tax: { code: '04', name: 'INC' }, percent: '8', taxAmount: '80000' });
    const bags = subtotal({
      tax: { code: '22', name: 'INC Bolsas' },
      percent: undefined,
      perUnit: { amount: '66', baseUnitMeasure: '1', unitCode: '94' },
      taxAmount: '132',
    });
    const printed = cells({ taxes: [subtotal(), inc, bags, subtotal({ percent: undefined })] });
    expect(printed.Impuesto).toBe('IVA 19,00 %\nINC 8,00 %\nINC Bolsas 66,00 por unidad\nIVA');
    expect(printed['Valor impuesto']).toBe('190.000,00\n80.000,00\n132,00\n190.000,00');
  });

  it.each([
    ['per thousand', { code: '03', name: 'ICA' }, '9660', 'ICA 9,66 ‰'],
    ['per hundred, where the amount was made so', { code: '03', name: 'ICA' }, '96600', 'ICA 9,66 %'],
    ['per hundred of any other tax', { code: '01', name: 'IVA' }, '9660', 'IVA 9,66 %'],
  ])('prints the rate %s', (_what, tax, taxAmount, text) => {
    const taxes = [subtotal({ tax, percent: '9.66', taxableAmount: '1000000', taxAmount })];
    expect(cells({ taxes }).Impuesto).toBe(text);
  });

  it('prints quantities and amounts in Spanish form', () => {
    expect(cells({ quantity: '2.50', price: '1234.5', lineExtensionAmount: '3086.25' })).toMatchObject({
      Cantidad: '2,5',
      'Valor unitario': '1.234,50',
      'Valor total': '3.086,25',
    });
  });

  it.each([
    [
      'day and way',
      { startDate: '2026-11-16', generation: { code: '2', name: 'Acumulado semanal' } },
      '16/11/2026\nAcumulado semanal',
    ],
    ['the day alone', { startDate: '2026-11-16', generation: undefined }, '16/11/2026'],
    ['the way alone', { startDate: undefined, generation: { code: '1', name: 'Por operación' } }, 'Por operación'],
  ])('shows a purchase %s', (_name, purchase, text) => {
    expect(cells({ purchase })['Fecha de compra']).toBe(text);
    expect(captions([line(), line({ purchase })])).toContain('Fecha de compra');
  });

  it('has no column of purchases if no line is one', () => {
    expect(captions([line()])).not.toContain('Fecha de compra');
  });
});
