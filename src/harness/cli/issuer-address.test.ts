import { expect, it } from 'vitest';
import { issuerBaseOf } from './issuer-address.ts';

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
