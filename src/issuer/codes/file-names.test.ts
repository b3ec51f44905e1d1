import { describe, expect, it } from 'vitest';
import { documentFileName, zipFileName } from './file-names.ts';

const number = { nit: '800197268', date: '2019-06-20', consecutive: 17 };

describe('file names', () => {
  it.each([
    ['the annex example', documentFileName('fv', number), 'fv08001972680001900000011.xml'],
    ['the archive', zipFileName('fv', number), 'z08001972680001900000011.zip'],
    [
      'payroll, without provider',
      documentFileName('nie', { ...number, consecutive: 12 }),
      'nie0800197268190000000C.xml',
    ],
    ['its archive', zipFileName('niae', number), 'z08001972681900000011.zip'],
    ['another kind', documentFileName('nc', number), 'nc08001972680001900000011.xml'],
    ['the first of a year', documentFileName('fv', { ...number, consecutive: 1 }), 'fv08001972680001900000001.xml'],
    ['letters', documentFileName('fv', { ...number, consecutive: 12 }), 'fv0800197268000190000000C.xml'],
    [
      'the last possible',
      documentFileName('fv', { ...number, consecutive: 0xffffffff }),
      'fv080019726800019FFFFFFFF.xml',
    ],
    ['a NIT of ten digits', documentFileName('fv', { ...number, nit: '1234567890' }), 'fv12345678900001900000011.xml'],
    ['another year', documentFileName('fv', { ...number, date: '2026-01-01' }), 'fv08001972680002600000011.xml'],
  ])('follow %s', (_case, name, expected) => {
    expect(name).toBe(expected);
  });

  it.each([0, -1, 1.5, 0x1_0000_0000, Number.NaN])('refuse the consecutive %s', (consecutive) => {
    expect(() => documentFileName('fv', { ...number, consecutive })).toThrow(RangeError);
  });
});
