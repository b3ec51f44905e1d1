import { expect, it } from 'vitest';
import { authorised } from './texts.ts';

it.each([
  ['01', 'La Factura electrónica E1, ha sido autorizada.'],
  ['20', 'El Documento equivalente E1, ha sido autorizado.'],
  ['93', 'La Nota de ajuste E1, ha sido autorizada.'],
  ['030', 'El evento Acuse de recibo de Factura Electrónica de Venta E1, ha sido autorizado.'],
  ['039', 'La Factura electrónica E1, ha sido autorizada.'],
])('the sentence about an accepted document of type %s', (type, sentence) => {
  expect(authorised({ type, number: 'E1' })).toBe(sentence);
});
