import { describe, expect, it } from 'vitest';
import { money, moneyText, percentageOf, percentText, quantityText, rateText, unitAmount } from './figures.ts';

describe('money', () => {
  it.each([
    ['1000000.00', '1000000.00'],
    ['5', '5.00'],
    ['0.125', '0.12'],
    ['0.135', '0.14'],
    ['0.1250001', '0.13'],
    ['159663.865', '159663.86'],
    ['840336.134', '840336.13'],
    ['840336.135', '840336.14'],
    ['-1.005', '-1.00'],
    ['.5', '0.50'],
    ['007.10', '7.10'],
    ['-0.00', '0.00'],
    ['+5.00', '5.00'],
    [' 5.00 ', '5.00'],
    ['99999999999999999999.995', '100000000000000000000.00'],
  ])('%s is written %s', (given, written) => {
    expect(moneyText(given)).toBe(written);
  });

  it.each([
    ['5', '5.00'],
    ['2.48995', '2.48995'],
    ['0.3333', '0.3333'],
    ['0.004', '0.004'],
    ['7.000', '7.00'],
    ['0.0000015', '0.000002'],
  ])('of one unit, %s, is written %s', (amount, written) => {
    expect(unitAmount('cbc:PriceAmount', { amount, currency: 'COP' })).toMatchObject({ content: written });
  });

  it('states its currency and the field it comes from', () => {
    expect(money('cbc:Amount', { amount: '1', currency: 'USD', field: 'a.b' })).toEqual({
      name: 'cbc:Amount',
      attributes: { currencyID: 'USD' },
      content: '1.00',
      field: 'a.b',
    });
  });

  it('does not hide a bug behind a figure', () => {
    expect(() => moneyText('mil')).toThrow('mil');
  });
});

describe('quantities', () => {
  it.each([
    ['1', '1'],
    ['5.00', '5'],
    ['007', '7'],
    ['-0', '0'],
    ['0.000001', '0.000001'],
    ['1.2345678', '1.234568'],
    ['0.0000005', '0'],
    ['0.0000015', '0.000002'],
  ])('%s is written %s', (given, written) => {
    expect(quantityText(given)).toBe(written);
  });
});

describe('percentages', () => {
  it.each([
    ['19', '19.00'],
    ['19.0', '19.00'],
    ['19.000', '19.00'],
    ['0', '0.00'],
    ['2.5', '2.50'],
    ['0.966', '0.966'],
    ['0.4140', '0.414'],
  ])('%s is written %s', (given, written) => {
    expect(percentText(given)).toBe(written);
  });

  it.each([
    ['50000.00', '1000000.00', '5.00'],
    ['6299.94', '18900.00', '33.33'],
    ['1', '8', '12.50'],
    ['1', '3200', '0.03'],
    ['0.00', '500.00', '0.00'],
    ['10', '0', '0.00'],
    ['30', '20', '150.00'],
  ])('%s of %s are %s', (amount, base, percentage) => {
    expect(percentageOf(amount, base)).toBe(percentage);
  });
});

describe('rates of exchange', () => {
  it.each([
    ['4250', '4250.00'],
    ['4250.1234', '4250.1234'],
  ])('%s is written %s', (given, written) => {
    expect(rateText(given)).toBe(written);
  });
});
