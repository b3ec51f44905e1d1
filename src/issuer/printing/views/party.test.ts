import { describe, expect, it } from 'vitest';
import type { Party } from '../../documents/model.ts';
import { party, presentation } from '../invoice.fixture.ts';
import { issuerView, partyView } from './party.ts';

const facts = (over: Partial<Party> = {}): Record<string, string> =>
  Object.fromEntries(partyView(party(over), 'Adquirente').facts.map(({ caption, text }) => [caption, text]));

const address = party().address as NonNullable<Party['address']>;

describe('partyView', () => {
  it('shows who the party is and how to reach it', () => {
    expect(partyView(party(), 'Vendedor')).toMatchObject({ caption: 'Vendedor', name: 'Cliente de Pruebas S.A.S.' });
    expect(facts()).toEqual({
      NIT: '900100274-5',
      Régimen: 'Responsable de IVA',
      Responsabilidades: 'No aplica - Otros',
      Dirección: 'Calle 1 # 2-03, Calarcá, Quindío',
      Teléfono: '3001234567',
      Correo: 'cliente@example.com',
    });
  });

  it.each([
    [
      'an identification without check digit',
      { identification: { number: 'AB1', type: { code: '41', name: 'Pasaporte' }, checkDigit: undefined } },
      'Pasaporte',
      'AB1',
    ],
    [
      'the number of the final consumer, which is no cédula',
      { identification: { number: '222222222222', type: { code: '13', name: 'Cédula' }, checkDigit: undefined } },
      'Identificación',
      '222222222222',
    ],
    ['a trade name that differs', { tradeName: 'La Muestra' }, 'Nombre comercial', 'La Muestra'],
    ['a trade name equal to the name', { tradeName: 'Cliente de Pruebas S.A.S.' }, 'Nombre comercial', undefined],
    ['a registration', { merchantRegistration: '123-4' }, 'Matrícula mercantil', '123-4'],
    ['a registration of zeros', { merchantRegistration: '0000000-00' }, 'Matrícula mercantil', undefined],
    ['no registration', { merchantRegistration: undefined }, 'Matrícula mercantil', undefined],
    [
      'several liabilities',
      {
        liabilities: [
          { code: 'O-13', name: 'Gran contribuyente' },
          { code: 'O-15', name: 'Autorretenedor' },
        ],
      },
      'Responsabilidades',
      'Gran contribuyente, Autorretenedor',
    ],
    [
      'a city with the name of its department',
      {
        address: {
          ...address,
          municipality: { code: '11001', name: 'Bogotá, D.C.' },
          department: { code: '11', name: 'Bogotá, D.C.' },
        },
      },
      'Dirección',
      'Calle 1 # 2-03, Bogotá, D.C.',
    ],
    ['no address', { address: undefined }, 'Dirección', undefined],
    ['no telephone', { contact: { telephone: undefined, email: undefined } }, 'Teléfono', undefined],
    [
      'an address abroad',
      {
        address: {
          ...address,
          municipality: undefined,
          department: undefined,
          city: 'Miami',
          state: 'Florida',
          country: { code: 'US', name: 'Estados Unidos' },
        },
      },
      'Dirección',
      'Calle 1 # 2-03, Miami, Florida, Estados Unidos',
    ],
    [
      'an address without city',
      { address: { ...address, municipality: undefined, department: undefined, city: '', state: '' } },
      'Dirección',
      'Calle 1 # 2-03',
    ],
  ] satisfies [string, Partial<Party>, string, string | undefined][])('reads %s', (_name, over, caption, text) => {
    expect(facts(over)[caption]).toBe(text);
  });
});

describe('issuerView', () => {
  it('adds economic activity and zone of the request', () => {
    const given = presentation({ economicActivity: '6201', economicZone: '2021-2017' });
    expect(issuerView(party(), 'Emisor', given).facts.slice(-2)).toEqual([
      { caption: 'Actividad económica', text: '6201' },
      { caption: 'Zona económica y social especial (ZESE)', text: '2021-2017' },
    ]);
    expect(issuerView(party(), 'Emisor', presentation()).facts).toHaveLength(6);
  });
});
