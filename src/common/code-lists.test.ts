import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasIdentifier, table, type TableName } from './code-lists.ts';
import { dataFile, dataJson } from './data-directory.ts';

const files = readdirSync(dataFile('reference'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

type Column = 'string' | 'texts' | 'number' | 'boolean' | 'null' | 'absent';

/** The types of the columns next to identifier, code and name, as the source declares them. */
const columns: Readonly<Record<string, Readonly<Record<string, readonly Column[]>>>> = {
  countries: { dialect_code: ['string', 'absent'], alternatives: ['texts', 'absent'] },
  credit_note_discrepancy_responses: { older_name: ['string', 'absent'] },
  debit_note_discrepancy_responses: { older_name: ['string', 'absent'] },
  departments: { country_id: ['number'], alternatives: ['texts', 'absent'] },
  events: { alternatives: ['texts', 'absent'] },
  municipalities: {
    department_id: ['number'],
    department_code: ['string'],
    department: ['string'],
    alternatives: ['texts', 'absent'],
  },
  postal_codes: { municipality_code: ['string'], zone: ['string'] },
  taxes: { description: ['string'], note: ['string', 'absent'], older_name: ['string', 'absent'] },
  type_currencies: { dialect_code: ['string', 'absent'] },
  type_documents: { prefix: ['string', 'null'], uuid_scheme: ['string', 'null'], dialect_code: ['string', 'absent'] },
  type_item_identifications: { agency_id: ['string', 'null'] },
  type_law_deductions: { percentage: ['string'] },
  type_operations: { applies_to: ['string', 'absent'], retired: ['boolean', 'absent'] },
  type_overtime_surcharges: { percentage: ['string'], element: ['string'] },
  type_regimes: { older_dialect_code: ['string'] },
  type_rejections: { alternatives: ['texts', 'absent'] },
  unit_measures: { dialect_code: ['string', 'absent'], toolbox_code: ['string', 'absent'] },
};

/** Rows that the official tables have and no service has a number for. */
const withoutIdentifier: Readonly<Record<string, readonly string[]>> = {
  municipalities: ['27086'],
  payment_methods: ['71', '72'],
  postal_codes: table('postal_codes').rows.map(({ code }) => code),
};

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');

const columnType = (value: unknown): Column => {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  return isTexts(value) ? 'texts' : (typeof value as Column);
};

// Every file is a table: the names are the file names, which the type lists.
const load = (name: string) => table(name as TableName);

describe.each(files)('the table %s', (name) => {
  const { rows } = load(name);

  it('has rows with identifier, code and name', () => {
    expect(rows.length).toBeGreaterThan(0);
    const unidentified = rows.filter(({ id }) => !Number.isInteger(id));
    expect(unidentified.map(({ code }) => code)).toEqual(withoutIdentifier[name] ?? []);
    for (const { code, name: text } of rows) {
      expect(code).toMatch(/^\S+$/);
      expect(text).toMatch(/^\S(?:.*\S)?$/);
    }
  });

  it('has the columns that its type declares, and no others', () => {
    const declared = columns[name] ?? {};
    for (const row of rows) {
      expect(Object.keys(row).filter((key) => !['id', 'code', 'name', ...Object.keys(declared)].includes(key))).toEqual(
        [],
      );
      for (const [column, types] of Object.entries(declared)) {
        expect(types).toContain(columnType((row as Readonly<Record<string, unknown>>)[column]));
      }
    }
  });

  it('finds every row by its identifier, and a row by every code', () => {
    for (const row of rows) expect(load(name).byCode(row.code)?.code).toBe(row.code);
    for (const row of rows.filter(hasIdentifier)) {
      expect(load(name).byId(row.id)).toBe(row);
      expect(load(name).byId(String(row.id))).toBe(row);
    }
  });
});

describe('table', () => {
  it('is read once', () => {
    expect(table('taxes')).toBe(table('taxes'));
  });

  it('gives the columns of the table', () => {
    expect(table('municipalities').byCode('11001')).toMatchObject({ name: 'Bogotá, D.C.', department_code: '11' });
    expect(table('type_documents').byCode('01')?.uuid_scheme).toBe('CUFE-SHA384');
    expect(table('postal_codes').byCode('110111')).toEqual({
      code: '110111',
      name: 'Bogotá, D.C.',
      municipality_code: '11001',
      zone: 'Urbano',
    });
  });

  it.each([0, -1, 1.5, Number.NaN, 99999, '', '01', '001', '1x', '0x1', '-1', '1.5', ' 1', '1e1'])(
    'finds nothing by the identifier %j',
    (id) => {
      expect(table('taxes').byId(id)).toBeUndefined();
    },
  );

  it.each(['', '1', '001', 'IVA', '__proto__', 'constructor'])('finds nothing by the code %j', (code) => {
    expect(table('taxes').byCode(code)).toBeUndefined();
  });

  it('finds the first row that is not retired by a duplicate code', () => {
    const { rows, byCode } = table('type_operations');
    const repeated = rows.filter((row) => rows.some((other) => other !== row && other.code === row.code));
    expect(repeated.length).toBeGreaterThan(0);
    for (const { code } of repeated) {
      expect(byCode(code)).toBe(rows.find((row) => row.code === code && row.retired !== true));
    }
  });

  it('leaves out rows without a code', () => {
    const stored = dataJson('reference/type_documents.json') as readonly {
      id: number;
      code: string | null;
    }[];
    const without = stored.filter(({ code }) => code === null);
    expect(without.length).toBeGreaterThan(0);
    for (const { id } of without) expect(table('type_documents').byId(id)).toBeUndefined();
    expect(table('type_documents').rows).toHaveLength(stored.length - without.length);
  });
});
