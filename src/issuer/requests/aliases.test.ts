import { describe, expect, it } from 'vitest';
import { aliases, callersPath, canonicalBody, withoutBlanks } from './aliases.ts';

/** `{"a":{"b":["*":…]}}` around a member at a path of the table. */
const bodyAt = (at: string, member: Readonly<Record<string, unknown>>): unknown =>
  at === ''
    ? member
    : at
        .split('.')
        .reverse()
        .reduce<unknown>((inner, name) => (name === '*' ? [inner] : { [name]: inner }), member);

describe('name variants', () => {
  it.each(aliases)('$at $variant is read as $canonical', ({ at, variant, canonical }) => {
    const { body, fieldNames } = canonicalBody(bodyAt(at, { [variant]: 'given' }));
    expect(body).toEqual(bodyAt(at, { [canonical]: 'given' }));
    const place = at.replaceAll('*', '0');
    const path = (name: string): string => (place === '' ? name : `${place}.${name}`);
    expect(callersPath(fieldNames, path(canonical))).toBe(path(variant));
  });

  it.each([
    'billing_reference',
    'resolution_number',
    'worker.second_surname',
    'worker.municipality_id',
    'payment',
    'deductions',
    'health_fields.health_type_operation_id',
    'health_fields.users_info.*.first_name',
    'health_fields.users_info.*.health_type_user_id',
  ])('every name of section 2.13 has a variant: %s', (path) => {
    expect(aliases.map(({ at, canonical }) => (at === '' ? canonical : `${at}.${canonical}`))).toContain(path);
  });

  it('names members below a renamed object as the caller did', () => {
    const { fieldNames } = canonicalBody({ bulling_reference: { number: 'X', uuid: 'Y' } });
    expect(callersPath(fieldNames, 'billing_reference.uuid')).toBe('bulling_reference.uuid');
    expect(callersPath(fieldNames, 'billing_reference')).toBe('bulling_reference');
    expect(callersPath(fieldNames, 'billing_reference_other')).toBe('billing_reference_other');
  });

  it('renames only where the table says so', () => {
    const body = { customer: { municipality: 1 }, invoice_lines: [{ firt_name: 'x' }] };
    expect(canonicalBody(body)).toEqual({ body, fieldNames: {}, conflicts: [] });
  });

  it('joins an object under its own name with one under a variant', () => {
    const { body, fieldNames } = canonicalBody({
      patment: { account_type: 'AHORROS', bank_name: 'never' },
      payment: { payment_method_id: 42, bank_name: 'BANCO' },
    });
    expect(body).toEqual({ payment: { payment_method_id: 42, bank_name: 'BANCO', account_type: 'AHORROS' } });
    expect(callersPath(fieldNames, 'payment.account_type')).toBe('patment.account_type');
    expect(callersPath(fieldNames, 'payment.bank_name')).toBe('payment.bank_name');
  });

  it.each<[string, object, object, readonly (readonly [string, string])[]]>([
    [
      'the canonical name',
      { resoluntion_number: '2', resolution_number: '1' },
      { resolution_number: '1' },
      [['resolution_number 1', 'resoluntion_number 2']],
    ],
    [
      'the canonical object, field by field',
      { bulling_reference: { number: 'B', uuid: 'u', issue_date: 'd' }, billing_reference: { number: 'A', uuid: 'u' } },
      { billing_reference: { number: 'A', uuid: 'u', issue_date: 'd' } },
      [['billing_reference.number A', 'bulling_reference.number B']],
    ],
    [
      'the first of two variants',
      { bullling_reference: { number: 'A' }, bulling_reference: { number: 'B', uuid: 'of B' } },
      { billing_reference: { number: 'A' } },
      [['bullling_reference [object Object]', 'bulling_reference [object Object]']],
    ],
    ['either of two equal values', { resolution_number: 18, resoluntion_number: '18 ' }, { resolution_number: 18 }, []],
  ])('uses %s of a field with two names', (_case, given, expected, conflicts) => {
    const read = canonicalBody(given);
    expect(read.body).toEqual(expected);
    const told = ({ path, value }: { readonly path: string; readonly value: unknown }): string =>
      `${path} ${String(value)}`;
    expect(read.conflicts.map(({ used, ignored }) => [told(used), told(ignored)])).toEqual(conflicts);
  });

  it('drops null and blank members, at any depth, and keeps false, 0 and list elements', () => {
    const { body } = canonicalBody({ a: null, b: '', c: '  ', d: false, e: 0, f: [null, ''], g: { h: null, i: 'x ' } });
    expect(body).toEqual({ d: false, e: 0, f: [null, ''], g: { i: 'x ' } });
  });

  it('remembers where an element stood behind a blank one', () => {
    const { body, fieldNames } = canonicalBody({
      invoice_lines: [{ code: '' }, { code: 'A', tax_totals: [{}, { tax_id: 1 }] }],
      health_fields: { users_info: [{ surname: null }, { firt_name: 'ANA', surname: 'PAZ' }] },
    });
    expect(body).toEqual({
      invoice_lines: [{ code: 'A', tax_totals: [{ tax_id: 1 }] }],
      health_fields: { users_info: [{ first_name: 'ANA', surname: 'PAZ' }] },
    });
    const paths = [
      'invoice_lines.0.code',
      'invoice_lines.0.tax_totals.0.tax_id',
      'health_fields.users_info.0.first_name',
      'health_fields.users_info.0.surname',
    ];
    expect(paths.map((path) => callersPath(fieldNames, path))).toEqual([
      'invoice_lines.1.code',
      'invoice_lines.1.tax_totals.1.tax_id',
      'health_fields.users_info.1.firt_name',
      'health_fields.users_info.1.surname',
    ]);
  });

  it('treats a dot in a name as part of the name', () => {
    const body = { 'worker.secod_surname': 'x', 'health_fields.users_info': [{ firt_name: 'y' }] };
    expect(canonicalBody(body)).toEqual({ body, fieldNames: {}, conflicts: [] });
  });

  it.each([null, 'text', 7, [1, 2]])('returns a body that is not an object unchanged: %j', (body) => {
    expect(canonicalBody(body)).toEqual({ body, fieldNames: {}, conflicts: [] });
  });

  it('survives a body nested without end', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as unknown;
    expect(canonicalBody(deep).fieldNames).toEqual({});
  });

  it('treats a member called __proto__ as an ordinary member', () => {
    const { body } = canonicalBody(JSON.parse('{"__proto__":{"number":1},"customer":{"__proto__":{"name":"x"}}}'));
    expect(Object.keys(body as object)).toEqual(['__proto__', 'customer']);
    expect((body as { number?: unknown }).number).toBeUndefined();
  });
});

describe('withoutBlanks', () => {
  it.each([{ a: 0, b: false, c: [] }, { a: [null, '', { b: ' x' }] }, null, '', [null]])(
    'gives back %j itself',
    (body) => {
      expect(withoutBlanks(body)).toBe(body);
    },
  );

  it.each([
    ['in the body', { a: null, b: '\t', c: 1 }, { c: 1 }],
    ['of the whole body', { a: { b: '' } }, {}],
    ['with the object that has no others', { a: { b: '', d: { e: null } }, c: 1, f: {} }, { c: 1 }],
    ['with the elements that have no others', { a: [{ b: '' }, { b: 1 }, {}], c: [{}] }, { a: [{ b: 1 }] }],
    ['in an element of a list', { a: [{ b: null, c: 1 }, { b: 2 }] }, { a: [{ c: 1 }, { b: 2 }] }],
    ['in a list within a list', { a: [[{ b: '', c: 1 }]] }, { a: [[{ c: 1 }]] }],
  ])('leaves out blank values %s', (_case, body, filled) => {
    const before = structuredClone(body);
    expect(withoutBlanks(body)).toEqual(filled);
    expect(body).toEqual(before);
  });
});
