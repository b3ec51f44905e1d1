import { describe, expect, it } from 'vitest';
import { kinds, type Kind } from './values.ts';

const accepted: readonly (readonly [Kind, unknown, string | boolean])[] = [
  ['amount', '840336.134', '840336.134'],
  ['amount', ' 500.00 ', '500.00'],
  ['amount', '-1.5', '-1.5'],
  ['amount', 25091, '25091'],
  ['amount', 840336.134, '840336.134'],
  ['amount', 0.1, '0.1'],
  ['amount', 0.000001, '0.000001'],
  ['amount', 9007199254740991, '9007199254740991'],
  ['identifier', 7, '7'],
  ['identifier', '007', '007'],
  ['digits', 990000001, '990000001'],
  ['digits', '00012', '00012'],
  ['digit', 0, '0'],
  ['digit', '9', '9'],
  ['base64', 'QmFz\nZQ==', 'QmFzZQ=='],
  ['date', '2024-02-29', '2024-02-29'],
  ['date', '2024/08/31', '2024-08-31'],
  ['date', '08/31/2024', '2024-08-31'],
  ['time', '00:00:00', '00:00:00'],
  ['time', '23:59:59', '23:59:59'],
  ['flag', true, true],
  ['flag', 'false', false],
  ['flag', 1, true],
  ['flag', '0', false],
  ['text', 'Ñandú & hijos <2>', 'Ñandú & hijos <2>'],
  ['text', 'línea 1\nlínea 2', 'línea 1\nlínea 2'],
  ['text', '😀', '😀'],
  ['text', 3001234567, '3001234567'],
  ['filePart', 'FES-SETP990000244-', 'FES-SETP990000244-'],
  ['prefix', ' SETP ', 'SETP'],
  ['prefix', 7, '7'],
  ['prefix', '', ''],
  ['rangePrefix', '2026', '2026'],
];

const refused: readonly (readonly [Kind, unknown, string])[] = [
  ['amount', '1,5', 'decimal comma'],
  ['amount', '1.000.000', 'thousands separators'],
  ['amount', '1e3', 'exponent in text'],
  ['amount', 1e21, 'exponent in a number'],
  ['amount', 0.0000001, 'a number that JavaScript writes with an exponent'],
  ['amount', 9007199254740993, 'a number that has lost digits'],
  ['amount', Number.NaN, 'not a number'],
  ['amount', '', 'nothing'],
  ['amount', '9'.repeat(41), 'a figure without end'],
  ['amount', true, 'a boolean'],
  ['amount', ['1'], 'a list'],
  ['identifier', 1.5, 'a fraction'],
  ['identifier', -1, 'a sign'],
  ['identifier', 'uno dos', 'two words'],
  ['digits', 2 ** 53, 'an integer that may have lost digits'],
  ['digit', 10, 'two digits'],
  ['date', '2024-02-30', 'a day that does not exist'],
  ['date', '31/08/2024', 'day first'],
  ['date', '2024-8-1', 'missing zeros'],
  ['date', 20240831, 'a number'],
  ['time', '24:00:00', 'hour 24'],
  ['time', '10:00', 'no seconds'],
  ['flag', 'sí', 'another word'],
  ['flag', 2, 'another number'],
  ['text', 'a\u0000b', 'a control character'],
  ['text', '\ud800', 'half a surrogate pair'],
  ['text', {}, 'an object'],
  ['prefix', 'a"; filename="evil.html', 'a quote'],
  ['prefix', 'SET\r\nP', 'a line end'],
  ['prefix', '😀', 'an emoji'],
  ['prefix', 'N-', 'a hyphen'],
  ['prefix', '../x', 'a path'],
  ['prefix', 'A'.repeat(21), 'more than a name takes'],
  ['rangePrefix', 'SETPX', 'more than an authorisation has'],
  ['base64', '', 'no file'],
  ['base64', '   ', 'blanks'],
  ['base64', 'a.pdf', 'a name'],
  ['base64', 'data:image/png;base64,QmFz', 'an address of data'],
  ['filePart', '../../etc/passwd', 'a path'],
  ['filePart', '.hidden', 'a leading dot'],
  ['filePart', 'a\\b', 'a backslash'],
];

describe('values of a request', () => {
  it.each(accepted)('%s accepts %j', (kind, value, read) => {
    expect(kinds[kind].read(value)).toBe(read);
  });

  it.each(refused)('%s refuses %j: %s', (kind, value) => {
    expect(kinds[kind].read(value)).toBeUndefined();
  });
});
