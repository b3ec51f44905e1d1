import { describe, expect, it } from 'vitest';
import { amountInWords } from './words.ts';

describe('amountInWords', () => {
  it.each([
    ['0', 'Cero pesos colombianos'],
    ['1', 'Un peso colombiano'],
    ['2.00', 'Dos pesos colombianos'],
    ['15', 'Quince pesos colombianos'],
    ['16', 'Dieciséis pesos colombianos'],
    ['20', 'Veinte pesos colombianos'],
    ['21', 'Veintiún pesos colombianos'],
    ['31', 'Treinta y un pesos colombianos'],
    ['90', 'Noventa pesos colombianos'],
    ['99', 'Noventa y nueve pesos colombianos'],
    ['100', 'Cien pesos colombianos'],
    ['101', 'Ciento un pesos colombianos'],
    ['200', 'Doscientos pesos colombianos'],
    ['555', 'Quinientos cincuenta y cinco pesos colombianos'],
    ['700', 'Setecientos pesos colombianos'],
    ['921', 'Novecientos veintiún pesos colombianos'],
    ['1000', 'Mil pesos colombianos'],
    ['1001', 'Mil un pesos colombianos'],
    ['21000', 'Veintiún mil pesos colombianos'],
    ['100000', 'Cien mil pesos colombianos'],
    ['101000', 'Ciento un mil pesos colombianos'],
    ['999999', 'Novecientos noventa y nueve mil novecientos noventa y nueve pesos colombianos'],
    ['1000000', 'Un millón de pesos colombianos'],
    ['1000001', 'Un millón un pesos colombianos'],
    ['2000000', 'Dos millones de pesos colombianos'],
    ['21000000', 'Veintiún millones de pesos colombianos'],
    ['1000000000', 'Mil millones de pesos colombianos'],
    ['1000000000000', 'Un billón de pesos colombianos'],
    ['1000001000000', 'Un billón un millón de pesos colombianos'],
    ['2000000000000000001', 'Dos trillones un pesos colombianos'],
  ])('writes %s pesos', (amount, words) => {
    expect(amountInWords(amount, 'COP')).toBe(words);
  });

  it.each([
    ['950000.50', 'Novecientos cincuenta mil pesos colombianos con cincuenta centavos'],
    ['1.01', 'Un peso colombiano con un centavo'],
    ['0.21', 'Cero pesos colombianos con veintiún centavos'],
    ['1000000.99', 'Un millón de pesos colombianos con noventa y nueve centavos'],
    ['0.995', 'Un peso colombiano'],
    ['0.985', 'Cero pesos colombianos con noventa y ocho centavos'],
  ])('writes the cents of %s, rounded half to even', (amount, words) => {
    expect(amountInWords(amount, 'COP')).toBe(words);
  });

  it.each([
    ['16040.25', 'USD', 'Dieciséis mil cuarenta dólares estadounidenses con veinticinco centavos'],
    ['1', 'EUR', 'Un euro'],
    ['3000000', 'USD', 'Tres millones de dólares estadounidenses'],
    ['2', 'CRC', 'Dos colones costarricenses'],
    ['2', 'HKD', 'Dos dólares de Hong Kong'],
    ['2', 'AED', 'Dos dírhams de los Emiratos Árabes Unidos'],
    ['2', 'XAF', 'Dos francos CFA de África Central'],
    ['1', 'GBP', 'Una libra esterlina'],
    ['200221', 'GBP', 'Doscientas mil doscientas veintiuna libras esterlinas'],
    ['201000031', 'GBP', 'Doscientos un millones treinta y una libras esterlinas'],
    ['2', 'XAU', 'Dos XAU'],
    ['2', 'QQQ', 'Dos QQQ'],
  ])('names another currency: %s %s', (amount, currency, words) => {
    expect(amountInWords(amount, currency)).toBe(words);
  });

  it('names a negative amount', () => {
    expect(amountInWords('-5', 'COP')).toBe('Menos cinco pesos colombianos');
    expect(amountInWords('-0.001', 'COP')).toBe('Cero pesos colombianos');
  });

  it.each(['', 'mil', '1,000'])('returns nothing for "%s", which is not a decimal', (text) => {
    expect(amountInWords(text, 'COP')).toBeUndefined();
  });

  it('returns nothing beyond 24 digits', () => {
    expect(amountInWords('9'.repeat(24), 'COP')).toMatch(
      /^Novecientos noventa y nueve mil .* trillones .* pesos colombianos$/,
    );
    expect(amountInWords('9'.repeat(25), 'COP')).toBeUndefined();
  });
});
