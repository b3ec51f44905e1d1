import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistryPort } from '../../registry/port.ts';
import { numbered, registryWith } from './registry.fixture.ts';

let registry: RegistryPort;

beforeAll(async () => {
  registry = await registryWith([
    numbered('SE1'),
    numbered('SE0010', { type: '02' }),
    numbered('SE99'),
    numbered('SE100'),
    numbered('SE20', { state: 'rejected' }),
    numbered('SE30', { issuerNit: '800' }),
    numbered('SE40', { type: '05' }),
    numbered('se50'),
    numbered('SEX60'),
    numbered('S_E7'),
    numbered('SAE8'),
    numbered('SE70B'),
    numbered('12345'),
    numbered('NI8', { type: '102', worker: '1000' }),
    numbered('FE3'),
    numbered('FE115', { key: 'filed before' }),
    numbered('FE112', { prefix: 'FE', key: 'of FE' }),
    numbered('FE112', { prefix: 'FE1', key: 'of FE1' }),
    numbered('FE0013', { prefix: 'FE0' }),
    numbered('FE123', { prefix: 'FE12' }),
    numbered('NO108', { prefix: 'NO1', type: '102', worker: '1000' }),
  ]);
});

afterAll(() => registry.close());

describe('the used numbers of a range', () => {
  it.each([
    ['accepted numbers inside it, whatever their zeros', { prefix: 'SE', to: '99' }, { count: 3, highest: '99' }],
    ['to its last number', { prefix: 'SE', to: '100' }, { count: 4, highest: '100' }],
    ['of its own issuer', { prefix: 'SE', issuerNit: '800' }, { count: 1, highest: '30' }],
    ['of its own documents', { prefix: 'SE', documentType: '05' }, { count: 1, highest: '40' }],
    ['with a prefix that is no pattern', { prefix: 'S_E' }, { count: 1, highest: '7' }],
    ['without prefix', { prefix: '', to: '20000' }, { count: 1, highest: '12345' }],
    ['of payments, whoever is paid', { prefix: 'NI', documentType: '102' }, { count: 1, highest: '8' }],
    ['of a prefix that ends in a digit', { prefix: 'FE1', to: '999' }, { count: 2, highest: '15' }],
    ['of a prefix that ends in zero', { prefix: 'FE0' }, { count: 1, highest: '13' }],
    ['not of longer prefixes', { prefix: 'FE', to: '999' }, { count: 3, highest: '115' }],
    ['of payments of such a prefix', { prefix: 'NO1', documentType: '102' }, { count: 1, highest: '8' }],
    ['nothing', { prefix: 'SE', from: '11', to: '98' }, { count: 0, highest: undefined }],
  ])('is %s', async (_what, range, expected) => {
    const whole = { issuerNit: '901500100', documentType: '01', from: '1', to: '99', ...range };
    expect(await registry.usedNumbers(whole)).toEqual(expected);
  });
});
