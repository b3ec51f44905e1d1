import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { table, type TableName } from '../../common/code-lists.ts';
import { dataFile } from '../../common/data-directory.ts';
import type { Party } from '../documents/model.ts';
import { read, taken } from './invoice-body.fixture.ts';
import { codedOf, partAt } from './parts.ts';

describe('identifiers', () => {
  it.each([
    [
      'a code with letters',
      { 'customer.type_liability_id': 'R-99-PN' },
      'R-99-PN',
      ({ liabilities }: Party) => liabilities[0]?.code,
    ],
    [
      'the code of a NIT',
      { 'customer.type_document_identification_id': '31' },
      '31',
      ({ identification }: Party) => identification.type.code,
    ],
    [
      'the code of a municipality',
      { 'customer.municipality_id': '76001' },
      '76001',
      ({ address }: Party) => address?.municipality?.code,
    ],
  ])('may be official codes: %s', (_case, changes, code, codeIn) => {
    expect(codeIn(taken(changes).model.customer)).toBe(code);
  });

  it('take precedence for a number that is both', () => {
    // 10 is the identifier of cash and of nothing else; as a code it would be the same row.
    expect(taken({ 'payment_form.payment_method_id': 10 }).model.paymentMeans[0]?.method.code).toBe('10');
  });

  it('requires the check digit of a NIT given by its code', () => {
    const result = read({ 'customer.type_document_identification_id': '31', 'customer.dv': undefined });
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(['customer.dv']);
  });
});

/** The forms in which a row of the table can be asked for, and the code of the row that is meant. */
const asked = (name: TableName): readonly (readonly [given: unknown, code: string])[] => {
  const { rows, byId, byCode } = table(name);
  return rows.flatMap((row) => [
    ...(row.id === undefined ? [] : [[row.id, row.code] as const, [String(row.id), row.code] as const]),
    // A text that is an identifier is one; the row of a code is the first that is not retired.
    ...(row.id === undefined || byId(row.code) !== undefined
      ? []
      : [[row.code, byCode(row.code)?.code ?? ''] as const]),
  ]);
};

const tableNames = readdirSync(dataFile('reference'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length) as TableName); // every file is a table

describe('every row of every table', () => {
  it.each(tableNames)('of %s is found by number, by text and by code, and no other row is', (name) => {
    for (const [given, code] of asked(name)) {
      const part = partAt('', { field: given });
      expect([given, codedOf(part, 'field', name)?.code]).toEqual([given, code]);
    }
    for (const { id } of table(name).rows.slice(0, 200)) {
      const padded = `0${String(id)}`;
      const row = codedOf(partAt('', { field: padded }), 'field', name);
      expect([padded, row?.code]).toEqual([padded, row === undefined ? undefined : padded]);
    }
  });
});

describe('an identifier as text that is the code of another row', () => {
  it('is reported with what was taken', () => {
    const { model, warnings } = taken({ 'customer.type_document_identification_id': '11', 'customer.dv': undefined });
    expect(model.customer.identification.type.code).toBe(table('type_document_identifications').byId(11)?.code);
    expect(warnings).toMatchObject([
      { code: 'ambiguous-identifier', paths: ['customer.type_document_identification_id'] },
    ]);
    expect(taken({ 'customer.type_document_identification_id': 11, 'customer.dv': undefined }).warnings).toEqual([]);
  });
});
