import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgedDocument, RegistryPort } from '../registry/types.ts';
import { openRegistry } from './sqlite-registry.ts';

let registry: RegistryPort;

const document = (number: string, changes: Partial<JudgedDocument> = {}): JudgedDocument => ({
  issuerNit: '901500100',
  type: '01',
  number,
  key: `key-of-${number}`,
  receiverId: '222222222222',
  issueDate: '2026-11-20',
  payableAmount: '1190.00',
  state: 'accepted',
  fileName: '',
  xml: '',
  applicationResponse: '',
  lines: [],
  statusMessage: '',
  receivedAt: 0,
  ...changes,
});

beforeAll(async () => {
  registry = await openRegistry(':memory:');
  const filed = [
    document('SE1'),
    document('SE0010', { type: '02' }),
    document('SE99'),
    document('SE100'),
    document('SE20', { state: 'rejected' }),
    document('SE30', { issuerNit: '800' }),
    document('SE40', { type: '05' }),
    document('se50'),
    document('SEX60'),
    document('S_E7'),
    document('SAE8'),
    document('SE70B'),
    document('12345'),
  ];
  for (const one of filed) await registry.record(one);
});

afterAll(() => registry.close());

describe('what a numbering range has used', () => {
  it.each([
    ['accepted numbers inside it, whatever their zeros', { prefix: 'SE', to: '99' }, { count: 3, highest: '99' }],
    ['to its last number', { prefix: 'SE', to: '100' }, { count: 4, highest: '100' }],
    ['of its own issuer', { prefix: 'SE', issuerNit: '800' }, { count: 1, highest: '30' }],
    ['of its own documents', { prefix: 'SE', documentType: '05' }, { count: 1, highest: '40' }],
    ['with a prefix that is no pattern', { prefix: 'S_E' }, { count: 1, highest: '7' }],
    ['without prefix', { prefix: '', to: '20000' }, { count: 1, highest: '12345' }],
    ['nothing', { prefix: 'SE', from: '11', to: '98' }, { count: 0, highest: undefined }],
  ])('is %s', async (_what, range, expected) => {
    const whole = { issuerNit: '901500100', documentType: '01', from: '1', to: '99', ...range };
    expect(await registry.usedNumbers(whole)).toEqual(expected);
  });
});
