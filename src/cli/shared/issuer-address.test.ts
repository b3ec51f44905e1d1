import { expect, it } from 'vitest';
import { issuerBaseOf, issuerTokenOf } from './issuer-address.ts';

it.each([
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['http://127.0.0.1:8080/api/ubl2.1', 'http://127.0.0.1:8080'],
  ['https://erp.example.co/dian/api/ubl2.1/', 'https://erp.example.co/dian'],
  ['https://erp.example.co/api', 'https://erp.example.co/api'],
])('the address %s is that of the service at %s', (given, base) => {
  expect(issuerBaseOf('--issuer', given)).toBe(base);
});

it.each(['127.0.0.1:8080', 'ftp://127.0.0.1', ''])('%j is no address', (given) => {
  expect(() => issuerBaseOf('--issuer', given)).toThrow(`--issuer is "${given}"`);
});

const ready = {
  issuer: 'http://127.0.0.1:8080',
  token: 'default',
  companies: [{ nit: '900373115', token: 'own' }],
};

it.each<readonly [address: string, env: string | undefined, token: string]>([
  ['http://127.0.0.1:8080/api/ubl2.1', 'set', 'own'],
  ['http://localhost:8080', 'set', 'own'],
  ['http://127.0.0.1:3000/api/ubl2.1', 'set', 'set'],
  ['http://127.0.0.1:3000/api/ubl2.1', undefined, 'own'],
])('the token of %s, with ENSAYO_TOKEN %s, is "%s"', (address, token, expected) => {
  const env = token === undefined ? {} : { ENSAYO_TOKEN: token };
  expect(issuerTokenOf(ready, { address, nit: '900373115' }, env)).toBe(expected);
});
