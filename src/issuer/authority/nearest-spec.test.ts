import { describe, expect, it } from 'vitest';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { nearestSpec } from './nearest-spec.ts';

const invoice: XmlRootSpec = {
  name: 'Invoice',
  namespaces: { '': 'u:i', cbc: 'u:b', cac: 'u:a' },
  content: [
    { name: 'cbc:ID', content: '1', field: 'number' },
    { name: 'cac:InvoiceLine', content: [{ name: 'cbc:ID', content: '1' }], field: 'invoice_lines.0' },
    { name: 'cac:InvoiceLine', content: [{ name: 'cbc:ID', content: '2' }], field: 'invoice_lines.1' },
  ],
};

describe('nearestSpec', () => {
  it.each<[xpath: string, name: string, field: string | undefined]>([
    ['/Invoice', 'Invoice', undefined],
    ['/*/cbc:ID', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID[1]', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID/@schemeID', 'cbc:ID', 'number'],
    ['/Invoice/cac:InvoiceLine', 'cac:InvoiceLine', 'invoice_lines.0'],
    ['/Invoice/cac:InvoiceLine[2]', 'cac:InvoiceLine', 'invoice_lines.1'],
  ])('%s names %s, which comes from %s', (xpath, name, field) => {
    expect(nearestSpec(invoice, xpath)).toMatchObject({ name, ...(field === undefined ? {} : { field }) });
  });

  it.each<[xpath: string, name: string, field: string | undefined]>([
    ['/Invoice/cac:InvoiceLine[2]/cac:Item/cbc:Description', 'cac:InvoiceLine', 'invoice_lines.1'],
    ['/Invoice/cac:InvoiceLine[2]/cbc:ID[2]', 'cac:InvoiceLine', 'invoice_lines.1'],
    ['/Invoice/cac:InvoiceLine[3]', 'Invoice', undefined],
    ['/Invoice/cbc:ID/cbc:ID', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID/cbc:No/@x', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID[2]', 'Invoice', undefined],
    ['/Invoice/cbc:UUID', 'Invoice', undefined],
  ])('of %s, which is not there, is %s, from %s', (xpath, name, field) => {
    expect(nearestSpec(invoice, xpath)?.name).toBe(name);
    expect(nearestSpec(invoice, xpath)?.field).toBe(field);
  });

  it.each(['/CreditNote', '/CreditNote/cbc:ID', 'cbc:ID', 'Invoice', '//cbc:ID', '/*//cbc:ID', ''])(
    '%j is near to nothing',
    (xpath) => {
      expect(nearestSpec(invoice, xpath)).toBeUndefined();
    },
  );
});
