import { describe, expect, it } from 'vitest';
import { masked, maskingOf } from './secrets.ts';

const key = '693ff6f2a553c3646a063436fd4dd9ded0311471';
const masking = maskingOf([key]);

describe('a report', () => {
  it.each([
    ['SHA-384 de SoftwareID=56f2 + PIN=12345 + número=NAN5', 'SHA-384 de SoftwareID=56f2 + PIN=*** + número=NAN5'],
    ['NumFac=FE1 + ClTec=abc + TipoAmb=2', 'NumFac=FE1 + ClTec=*** + TipoAmb=2'],
    [`otra clave técnica del emisor (${key})`, 'otra clave técnica del emisor (***)'],
    ['FE12345, valor 12345.00', 'FE12345, valor 12345.00'],
  ])('shows %s as %s', (text, shown) => {
    expect(masking(text)).toBe(shown);
  });

  it('is masked at every depth, and keeps its shape', () => {
    const data = { lines: [{ found: `PIN=1 ${key}`, line: 3, fix: null }] };
    expect(masked(data, masking)).toEqual({ lines: [{ found: 'PIN=*** ***', line: 3, fix: null }] });
  });
});
