import { expect, it } from 'vitest';
import { stylesheetOf } from './saxon.ts';

it('a stylesheet has a rule for each place that is a path, in the namespaces of the document', () => {
  const targets = ['/Invoice/cbc:ID', 'issuer NIT', '/Invoice/cac:InvoiceLine/cbc:ID', '/Invoice/cbc:Note[1]'];
  const stylesheet = stylesheetOf(
    targets,
    new Map(Object.entries({ '': 'urn:invoice', cac: 'urn:cac', cbc: 'urn:cbc' })),
  );
  expect(stylesheet.match(/<xsl:if /g)).toHaveLength(2);
  expect(stylesheet).toContain('xmlns:cac="urn:cac" xmlns:cbc="urn:cbc" xpath-default-namespace="urn:invoice"');
});
