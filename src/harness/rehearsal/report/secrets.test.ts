import { describe, expect, it } from 'vitest';
import { masked, maskingOf, maskingOfShown } from './secrets.ts';

const key = '693ff6f2a553c3646a063436fd4dd9ded0311471';
const masking = maskingOf([key]);

describe('a report', () => {
  it.each([
    [`otra clave técnica del emisor (${key})`, 'otra clave técnica del emisor (***)'],
    ['FE12345, valor 12345.00', 'FE12345, valor 12345.00'],
  ])('shows %s as %s', (text, shown) => {
    expect(masking(text)).toBe(shown);
  });

  it.each([
    [
      '12345',
      'SHA-384 de SoftwareID=56f2 + PIN=12345 + número=NAN5',
      'SHA-384 de SoftwareID=56f2 + PIN=*** + número=NAN5',
    ],
    ['12345', 'TipoXML=102 + SoftwarePin=12345 + TipAmb=2', 'TipoXML=102 + SoftwarePin=*** + TipAmb=2'],
    ['a-1', 'NumFac=FE1 + ClTec=a-1 + TipoAmbiente=1', 'NumFac=FE1 + ClTec=*** + TipoAmbiente=1'],
    ['a-1', 'otra clave técnica del emisor (a-1)', 'otra clave técnica del emisor (***)'],
    ['12345', 'FE12345', 'FE12345'],
  ])('shows, of a finding with the secret %s, %s as %s', (secret, text, shown) => {
    expect(maskingOfShown([secret])(text)).toBe(shown);
  });

  it('is masked at every depth, and keeps its shape', () => {
    const data = { lines: [{ found: `(${key})`, line: 3, fix: null }] };
    expect(masked(data, masking)).toEqual({ lines: [{ found: '(***)', line: 3, fix: null }] });
  });
});
