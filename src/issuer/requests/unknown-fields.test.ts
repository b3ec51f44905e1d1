import { describe, expect, it } from 'vitest';
import { taken } from './invoice-body.fixture.ts';

describe('fields that nothing reads', () => {
  it('are taken and named', () => {
    const { warnings } = taken({ web_site: 'x', 'customer.nickname': { deep: 1 }, 'invoice_lines.1.color': 'azul' });
    expect(warnings).toMatchObject([
      { code: 'unknown-fields', paths: ['customer.nickname', 'invoice_lines.1.color', 'web_site'] },
    ]);
  });

  it('may have the names of built-in members', () => {
    const [warning] = taken({ constructor: 1, 'customer.toString': 2 }).warnings;
    expect(warning?.paths).toEqual(['customer.toString', 'constructor']);
  });

  it('are not listed without end', () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`field_${index}`, 1]));
    const [warning] = taken(many).warnings;
    expect(warning?.paths).toHaveLength(100);
    expect(warning?.message).toContain('150');
  });
});
