import { describe, expect, it } from 'vitest';
import type { Said } from '../../document/datum.ts';
import { lackedElement, mustGo, wantedValue } from './wanted.ts';

const text: Said = { kind: 'text', en: '"31"', es: '"31"' };
const name = { en: 'a name', es: 'un nombre' };

describe('the value that an expectation states', () => {
  it.each<readonly [Said, string, string]>([
    [{ kind: 'value', value: '31', remark: name }, '31', 'stated'],
    [{ kind: 'equals', path: '/*/cbc:ID', value: 'COP' }, 'COP', 'stated'],
    [{ kind: 'range', from: '25.00', to: '25.00', name }, '25.00', 'stated'],
    [{ kind: 'digest', value: 'ab', algorithm: 'SHA-384', of: 'a + b', secret: 'b' }, 'ab', 'computed'],
    [{ kind: 'dates', days: ['2026-11-20'], name }, '2026-11-20', 'stated'],
    [{ kind: 'formula', value: '-1.50', terms: [] }, '-1.50', 'computed'],
    [{ kind: 'oneOf', values: ['149.74'], terms: [{ name: 'a' }] }, '149.74', 'computed'],
    [{ kind: 'oneOf', values: ['8.00'], name }, '8.00', 'computed'],
    [
      {
        kind: 'anyOf',
        of: [
          { kind: 'value', value: 'Medellín' },
          { kind: 'value', value: 'M' },
        ],
      },
      'Medellín',
      'stated',
    ],
  ])('is read from %j', (expected, value, source) => {
    expect(wantedValue(expected)).toEqual({ text: value, source });
  });

  it.each<Said | undefined>([
    undefined,
    text,
    { kind: 'oneOf', values: ['1', '2'] },
    { kind: 'oneOf', values: ['149.74', '1497.40'], terms: [{ name: 'a' }] },
    { kind: 'dates', days: ['2026-11-20', '2026-11-21'], name },
    { kind: 'oneOf', name },
    { kind: 'equals', path: '/*/cbc:ID' },
    { kind: 'equals', path: '/*/cbc:ID', value: null },
    { kind: 'range', above: '0', name },
    { kind: 'exactly', count: 1 },
    { kind: 'absent' },
  ])('is not in %j', (expected) => {
    expect(wantedValue(expected)).toBeUndefined();
  });
});

describe('the data of a finding', () => {
  it.each<readonly [Said, boolean]>([
    [{ kind: 'none' }, true],
    [{ kind: 'exactly', count: 1 }, true],
    [{ kind: 'exactly', count: 0 }, false],
    [{ kind: 'exactly', count: 1, name }, false],
    [{ kind: 'absent' }, false],
    [text, false],
  ])('say in %j whether something must go: %j', (expected, goes) => {
    expect(mustGo(expected)).toBe(goes);
  });

  it.each<readonly [Said, string | undefined]>([
    [{ kind: 'lacks', names: ['cbc:CityName', 'cbc:Name'] }, 'cbc:CityName'],
    [{ kind: 'lacks', names: ['cac:AddressLine/cbc:Line'] }, 'cac:AddressLine'],
    [text, undefined],
  ])('name in %j what a group lacks: %j', (found, lacked) => {
    expect(lackedElement(found)).toBe(lacked);
  });
});
