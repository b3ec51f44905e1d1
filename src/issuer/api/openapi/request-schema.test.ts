import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { described, identifierIn, list, object, oneOrMany, text, type Schema } from '../../requests/schema-parts.ts';
import { paymentForm } from '../../requests/ubl/payment.ts';
import { kinds, type Kind } from '../../requests/values.ts';
import { requestComponents } from './request-schema.ts';

const accepts = (schema: Schema, required = ['field']): ((body: unknown) => boolean) => {
  const { Body } = requestComponents({ Body: object({ field: described('Campo', schema) }, { required }) });
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, keywords: ['x-table'] });
  return ajv.compile(Body ?? false);
};

/** Values on both sides of every boundary of a kind. */
const samples: Readonly<Record<Kind, readonly unknown[]>> = {
  amount: ['1', '1.00', ' 1.5 ', '.5', '5.', '+1', '-1', 1, 1.5, '1,5', '1e3', 'x', true, [], '1'.repeat(41)],
  identifier: [1, '1', '01', 'R-99-PN', 'NIU', -1, 1.5, '', '-1', 'a b', 'a'.repeat(21), true, {}],
  digits: [0, 5, '007', ' 7 ', -1, 1.5, '1.5', 'x', '1'.repeat(21), false],
  digit: [0, 9, '0', '9', 10, '10', -1, 'x'],
  date: ['2026-11-20', '2026/11/20', '11/20/2026', ' 2026-11-20 ', '20-11-2026', '2026-1-2', 'x', 20261120],
  time: ['00:00:00', '23:59:59', ' 10:30:15 ', '24:00:00', '10:60:00', '10:30', 103015],
  moment: [
    '2026-11-20T10:30:15',
    '2026-11-20 10:30:15',
    '2026/11/20T10:30:15',
    '2026-11-20',
    '10:30:15',
    '2026-11-20T25:00:00',
    5,
  ],
  flag: [true, false, 1, 0, '1', '0', 'true', 'false', 'TRUE', 'sí', 2, null],
  text: ['', 'texto', 'a'.repeat(500_000), 'a'.repeat(500_001), 5, 1.5, true, [], {}],
  file: ['', 'QQ==', 'a'.repeat(500_001), 5, true],
  descriptions: ['texto', 'a;b', ';', ' ; ', '; a', 5, true, []],
  prefix: [
    '',
    'SETP',
    ' SE1 ',
    'a1',
    5,
    'N-',
    'A B',
    'Ñ',
    'a"',
    'a\r\nb',
    '😀',
    'a'.repeat(20),
    'a'.repeat(21),
    -1,
    1.5,
    {},
  ],
  rangePrefix: ['', 'SETP', '2026', 'SETPX', 9999, 10000, 'N-'],
  base64: [
    'QmFzZQ==',
    'Qm\nFz ZQ',
    'QmF',
    'QmF=',
    'QmFzZ',
    'QmFz=',
    'QmFzZQ=',
    'QmFzZQ= =',
    'A',
    '',
    '=',
    ' ',
    'Qm*z',
    'data:image/png;base64,QmFz',
    5,
  ],
  filePart: ['a', 'FE 1-2_3.x', '../x', '/x', '.x', 'ñ', 'a'.repeat(101), 5],
};

describe('a value', () => {
  it.each(Object.entries(samples))('of kind %s is described as it is read', (name, values) => {
    const kind = name as Kind; // the keys are kinds
    const valid = accepts({ is: kind });
    for (const value of values) {
      expect([value, valid({ field: value })]).toEqual([value, kinds[kind].read(value) !== undefined]);
    }
  });

  it('of a table names it', () => {
    const { Body } = requestComponents({ Body: object({ tax_id: identifierIn('taxes', 'Tributo') }) });
    expect(Body).toMatchObject({ properties: { tax_id: { 'x-table': 'taxes', description: 'Tributo' } } });
  });

  it('from a short list may have both forms', () => {
    const valid = accepts({ is: 'identifier', among: [1, 12] });
    expect([1, '12', 2, '2'].map((field) => valid({ field }))).toEqual([true, true, false, false]);
  });
});

describe('an object', () => {
  const conditional = object(
    { payment_form_id: identifierIn('payment_forms', 'Forma'), duration: text('Plazo'), other: text('Otro') },
    {
      requiredWhen: [{ field: 'duration', when: 'payment_form_id', has: 2, because: 'a crédito' }],
      exclusive: [['duration', 'other']],
    },
  );

  it.each([
    ['neither', {}, true],
    ['another identifier', { payment_form_id: 1 }, true],
    ['the identifier alone', { payment_form_id: 2 }, false],
    ['its digits alone', { payment_form_id: '2' }, false],
    ['the identifier with the field', { payment_form_id: 2, duration: '30' }, true],
    ['both of which only one may be', { duration: '30', other: 'x' }, false],
  ])('with %s', (_case, field, expected) => {
    expect(accepts(conditional)({ field })).toBe(expected);
  });

  it('or a list of such objects', () => {
    const valid = accepts(oneOrMany(object({ name: text('Nombre') }, { required: ['name'] })));
    expect([{ name: 'a' }, [{ name: 'a' }], [], {}, [{}], 'a'].map((field) => valid({ field }))).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });

  it('in a list that may not be empty', () => {
    const valid = accepts(list(object({}), 1));
    expect([[], [{}]].map((field) => valid({ field }))).toEqual([false, true]);
  });

  it('shared by several bodies appears once, and they refer to it', () => {
    const body = object({ payment_form: described('Forma de pago', paymentForm) });
    const components = requestComponents({ One: body, Other: body });
    expect(Object.keys(components).toSorted()).toEqual(['One', 'Other', 'PaymentForm']);
    expect(components.One).toMatchObject({
      properties: { payment_form: { $ref: '#/components/schemas/PaymentForm' } },
    });
  });
});
