import { describe, expect, it } from 'vitest';
import { taken } from './invoice-body.fixture.ts';
import { payrollBody, takenPayroll } from './payroll/payroll-body.fixture.ts';
import { described, list, object, oneOrMany, text } from './schema-parts.ts';
import { unknownFields } from './unknown-fields.ts';

describe('fields that nothing reads', () => {
  it('are taken and named', () => {
    const { warnings } = taken({ websight: 'x', 'customer.nickname': { deep: 1 }, 'invoice_lines.1.color': 'azul' });
    expect(warnings).toMatchObject([
      { code: 'unknown-fields', paths: ['customer.nickname', 'invoice_lines.1.color', 'websight'] },
    ]);
  });

  it('are named with the known field that is close to them, at the same place', () => {
    const { warnings } = taken({ 'customer.adress': 'x', 'invoice_lines.1.brandnme': 'y', resolution_numbr: 'z' });
    const [warning, ...others] = warnings;
    expect(others).toEqual([]);
    for (const name of ['«address»', '«brandname»', '«resolution_number»']) expect(warning?.message).toContain(name);
    expect(taken({ zzzzzzzz: 1 }).warnings[0]?.message).not.toContain('quiso');
  });

  it('are told from fields of the dialect that are not used, which have a reason', () => {
    const { warnings } = taken({
      web_site: 'x',
      smtp_parameters: { host: 'h' },
      'customer.municipality_id_fact': 1,
      'invoice_lines.1.purchase_order_number': '1',
      unheard_of: 1,
    });
    expect(warnings.map(({ code, paths }) => [code, ...paths])).toEqual([
      ['unused-fields', 'customer.municipality_id_fact'],
      ['unused-fields', 'invoice_lines.1.purchase_order_number'],
      ['unused-fields', 'web_site'],
      ['unused-fields', 'smtp_parameters'],
      ['unknown-fields', 'unheard_of'],
    ]);
    expect(warnings[1]?.message).toContain('order_reference');
  });

  it('do not include the schema with which an editor checks the request, which ends in no document', () => {
    expect(taken({ $schema: './invoice.schema.json' })).toEqual(taken({}));
    const payroll = payrollBody({ $schema: './payroll.schema.json' });
    expect(takenPayroll(payroll)).toEqual(takenPayroll(payrollBody({})));
    expect(taken({ 'customer.$schema': 'x' }).warnings).toMatchObject([{ paths: ['customer.$schema'] }]);
  });

  it('may have the names of built-in members', () => {
    const [warning] = taken({ constructor: 1, 'customer.toString': 2 }).warnings;
    expect(warning?.paths).toEqual(['customer.toString', 'constructor']);
  });

  it('are listed only up to a limit', () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`field_${index}`, 1]));
    const [warning] = taken(many).warnings;
    expect(warning?.paths).toHaveLength(100);
    expect(warning?.message).toContain('150');
  });
});

const name = text('Nombre');
const item = object({ name });
const schema = object({
  name,
  item: described('Elemento', item),
  items: described('Elementos', list(item)),
  several: described('Elemento, o varios', oneOrMany(item)),
});

describe('unknownFields', () => {
  it.each([
    ['nothing of a body that is known', { name: 'x', item: { name: 'y' }, items: [{ name: 'z' }] }, []],
    [
      'names at every depth, in their order',
      { z: 1, item: { y: 1 }, items: [{}, { x: 1 }] },
      ['z', 'item.y', 'items.1.x'],
    ],
    ['one of several', { several: [{ name: 'x' }, { a: 1 }] }, ['several.1.a']],
    ['the only one', { several: { a: 1 } }, ['several.a']],
    ['an unknown object once', { other: { a: 1, b: 2 } }, ['other']],
    ['nothing below a value', { name: { a: 1 } }, []],
    ['a member that every object inherits', { item: { toString: 1 } }, ['item.toString']],
    ['nothing of what is no object', [{ a: 1 }], []],
  ])('lists %s', (_case, body, paths) => {
    expect(unknownFields(schema, body).map(({ path }) => path)).toEqual(paths);
  });
});
