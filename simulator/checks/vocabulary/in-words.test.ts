import { describe, expect, it } from 'vitest';
import type { Datum } from '../../document/datum.ts';
import { asData, inWords } from './in-words.ts';

const name = { en: 'a name', es: 'un nombre' };
const lines = { name: { en: 'sum of the lines', es: 'suma de las líneas' } };
const fault = {
  fault: 'content',
  xpath: '/Invoice',
  line: 3,
  column: undefined,
  message: { en: 'A.', es: 'Una A.' },
} as const;

const rows: readonly (readonly [datum: Datum, en: string, es: string])[] = [
  [name, 'a name', 'un nombre'],
  [{ kind: 'absent' }, 'nothing (absent)', 'nada (ausente)'],
  [{ kind: 'absent', remark: name }, 'nothing (absent), a name', 'nada (ausente), un nombre'],
  [{ kind: 'value', value: '31' }, '"31"', '"31"'],
  [{ kind: 'value', value: '31', remark: name }, '"31", a name', '"31", un nombre'],
  [{ kind: 'none' }, 'nothing here', 'que no se incluya'],
  [{ kind: 'count', count: 2 }, '2', '2'],
  [{ kind: 'exactly', count: 2 }, 'exactly 2', 'exactamente 2'],
  [{ kind: 'exactly', count: 1, name }, 'a name', 'un nombre'],
  [{ kind: 'oneOf', values: ['1', '2'] }, 'one of 1, 2', 'uno de 1, 2'],
  [{ kind: 'oneOf', values: ['1', '2'], name }, 'a name', 'un nombre'],
  [
    { kind: 'oneOf', values: ['1.00', '2.00'], terms: [{ name: 'Percent', value: '5', unit: '%' }] },
    '1.00 or 2.00 (Percent 5 %)',
    '1.00 o 2.00 (Percent 5 %)',
  ],
  [
    { kind: 'anyOf', of: ['a', 'b', 'c'].map((value) => ({ kind: 'value', value }) as const) },
    '"a", "b" or "c"',
    '"a", "b" o "c"',
  ],
  [{ kind: 'anyOf', of: [{ kind: 'value', value: 'a' }], remark: name }, '"a", a name', '"a", un nombre'],
  [
    {
      kind: 'anyOf',
      of: [
        { kind: 'formula', value: '1.00', terms: [lines] },
        { kind: 'formula', value: '2.00', terms: [{ name: 'B', value: '2' }] },
      ],
    },
    '1.00 = sum of the lines, or 2.00 = B 2',
    '1.00 = suma de las líneas, o 2.00 = B 2',
  ],
  [{ kind: 'formula', value: '1.00', terms: [] }, '1.00', '1.00'],
  [
    {
      kind: 'formula',
      value: '1.00',
      terms: [
        { name: 'A', value: null },
        { by: '×', name: 'B', value: '2' },
        { by: '/', value: '100' },
        { by: ',', name, value: '3' },
      ],
    },
    '1.00 = A absent × B 2 / 100, a name 3',
    '1.00 = A ausente × B 2 / 100, un nombre 3',
  ],
  [{ kind: 'equals', path: '/*/cbc:ID' }, 'the value of /*/cbc:ID', 'el valor de /*/cbc:ID'],
  [{ kind: 'equals', path: '/*/cbc:ID', value: 'a' }, '"a", the value of /*/cbc:ID', '"a", el valor de /*/cbc:ID'],
  [
    { kind: 'equals', path: '/*/cbc:ID', value: null },
    'nothing (absent), the value of /*/cbc:ID',
    'nada (ausente), el valor de /*/cbc:ID',
  ],
  [
    { kind: 'digest', value: 'ab', algorithm: 'SHA-384', of: 'a + b', secret: 'b' },
    '"ab" = SHA-384 of a + b',
    '"ab" = SHA-384 de a + b',
  ],
  [
    { kind: 'digest', value: 'ab', algorithm: 'SHA-384', of: name, secret: 'b' },
    '"ab" = SHA-384 of a name',
    '"ab" = SHA-384 de un nombre',
  ],
  [{ kind: 'lacks', names: ['ID', 'Name'] }, 'no ID, no Name', 'sin ID, sin Name'],
  [{ kind: 'lacks', names: ['ID'], name }, 'a name', 'un nombre'],
  [{ kind: 'pattern', pattern: '^a', name }, 'a name', 'un nombre'],
  [{ kind: 'range', above: '0', name }, 'a name', 'un nombre'],
  [{ kind: 'dates', to: '2026-11-20', name }, 'a name', 'un nombre'],
  [{ kind: 'schema', faults: [fault] }, 'line 3, /Invoice: A.', 'línea 3, /Invoice: Una A.'],
  [
    { kind: 'schema', faults: [fault, { ...fault, column: 7, xpath: undefined }] },
    'line 3, /Invoice: A. (and 1 more: line 3, column 7: A.)',
    'línea 3, /Invoice: Una A. (y 1 más: línea 3, columna 7: Una A.)',
  ],
];

describe('the data of a finding', () => {
  it.each(rows)('%j is worded in both languages', (datum, en, es) => {
    expect(inWords(datum)).toEqual({ en, es });
  });
});

describe('as published', () => {
  it('a text says that it is one', () => {
    expect(asData(name)).toEqual({ kind: 'text', ...name });
  });

  it("the schema's faults are without their texts", () => {
    const { message: _, ...place } = fault;
    expect(asData({ kind: 'schema', faults: [fault] })).toEqual({ kind: 'schema', faults: [place] });
  });

  it('anything else is as it is', () => {
    expect(asData({ kind: 'value', value: 'a' })).toEqual({ kind: 'value', value: 'a' });
  });
});

it.each<readonly [datum: Datum, en: string, es: string]>([
  [{ kind: 'value', value: '999.00' }, '"999.00" EUR', '"999.00" EUR'],
  [{ kind: 'value', value: '999,00' }, '"999,00"', '"999,00"'],
  [{ kind: 'formula', value: '1.00', terms: [lines] }, '1.00 EUR = sum of the lines', '1.00 EUR = suma de las líneas'],
  [{ kind: 'equals', path: 'cbc:A', value: '1.00' }, '"1.00" EUR, the value of cbc:A', '"1.00" EUR, el valor de cbc:A'],
  [
    { kind: 'oneOf', values: ['1.00', '2.00'], terms: [{ name: 'Percent', value: '5', unit: '%' }] },
    '1.00 EUR or 2.00 EUR (Percent 5 %)',
    '1.00 EUR o 2.00 EUR (Percent 5 %)',
  ],
])('says the currency of an amount: %j', (datum, en, es) => {
  expect(inWords(datum, 'EUR')).toEqual({ en, es });
});
