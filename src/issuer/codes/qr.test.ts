import { describe, expect, it } from 'vitest';
import { publicLookupUrl, qrText } from './qr.ts';

const facts = {
  number: 'SETP990000001',
  date: '2026-11-20',
  time: '10:00:00-05:00',
  lineExtension: '1000.00',
  vat: '190.00',
  consumption: '0.00',
  industry: '0.00',
  otherTaxes: '8.50',
  payable: '1198.50',
  supplier: '901500100',
  customer: '901458652',
  environment: '2',
};

describe('QR of an invoice', () => {
  it.each([
    ['production', '1', 'https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=abc'],
    ['test', '2', 'https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=abc'],
    ['an unknown environment', '3', 'https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=abc'],
  ])('leads to the catalogue of %s', (_name, environment, url) => {
    expect(publicLookupUrl(environment, 'abc')).toBe(url);
  });

  it.each(['CUFE', 'CUDE'] as const)('prints one value per line with the %s and the address last', (label) => {
    expect(qrText(facts, { label, code: 'abc', url: 'https://example.com/abc' }).split('\n')).toEqual([
      'NumFac: SETP990000001',
      'FecFac: 2026-11-20',
      'HorFac: 10:00:00-05:00',
      'NitFac: 901500100',
      'DocAdq: 901458652',
      'ValFac: 1000.00',
      'ValIva: 190.00',
      'ValOtroIm: 8.50',
      'ValTolFac: 1198.50',
      `${label}: abc`,
      'https://example.com/abc',
    ]);
  });
});
