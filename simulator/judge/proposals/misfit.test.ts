import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/common/xml/tree.ts';
import type { Said, SchemaPlace } from '../../document/datum.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { misfitIn, requiredBy } from './misfit.ts';

const { root } = parsed(
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
    ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"' +
    ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2">' +
    '<cbc:ID>1</cbc:ID><cbc:Note>second</cbc:Note><cbc:IssueDate languageID="x">b</cbc:IssueDate>' +
    '<cac:TaxTotal><cac:TaxSubtotal/></cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount>1</cbc:TaxAmount><cac:TaxSubtotal/></cac:TaxTotal></Invoice>',
);

const at = (xpath: string | undefined, fault: SchemaPlace['fault'], subject?: string): Said => ({
  kind: 'schema',
  faults: [{ fault, xpath, line: 1, column: undefined, ...(subject === undefined ? {} : { subject }) }],
});

describe('what the schema refuses', () => {
  it.each<readonly [xpath: string, fault: SchemaPlace['fault'], is: string, text: string]>([
    ['/*/*[3]', 'content', 'unexpected', 'b'],
    ['/*/cbc:IssueDate', 'content', 'unexpected', 'b'],
    ['/*/cac:TaxTotal[1]/*', 'content', 'unexpected', ''],
    ['/*/cac:TaxTotal[2]/cac:TaxSubtotal', 'content', 'child-missing', ''],
    ['/*', 'content', 'child-missing', ''],
    ['/*/*[2]', 'text-not-allowed', 'text-not-allowed', 'second'],
    ['/*/*[2]', 'value', 'value', 'second'],
  ])('at %s, by %s, is %s', (xpath, fault, is, text) => {
    const misfit = misfitIn(root, at(xpath, fault));
    expect(misfit).toMatchObject({ fault: is, attribute: undefined });
    expect(misfit && textOf(misfit.element)).toBe(text);
  });

  it.each<readonly [fault: SchemaPlace['fault'], subject: string, is: string, attribute: string | undefined]>([
    ['attribute-missing', 'y', 'attribute-missing', 'y'],
    ['attribute-not-allowed', 'languageID', 'not-allowed', 'languageID'],
    ['value', ' x', 'value', 'languageID'],
    ['value', 'b', 'value', undefined],
  ])('by %s of %j is %s of the attribute', (fault, subject, is, attribute) => {
    expect(misfitIn(root, at('/*/cbc:IssueDate', fault, subject))).toMatchObject({ fault: is, attribute });
  });

  it.each<Said>([
    { kind: 'value', value: '31' },
    { kind: 'schema', faults: [] },
    at('/*/D', 'value'),
    at(undefined, 'not-well-formed'),
  ])('%j is nothing of the schema', (found) => {
    expect(misfitIn(root, found)).toBeUndefined();
  });
});

describe('what the schema requires instead', () => {
  it.each([
    ['/*/cbc:IssueDate', 'cbc:IssueDate', []],
    ['/*/cac:TaxTotal[1]/*', 'before a subtotal', ['cac:TaxTotal cbc:TaxAmount']],
    ['/*/cac:TaxTotal[2]/*[2]', 'in an empty element', ['cac:TaxSubtotal cbc:TaxAmount']],
  ])('at %s: %s', (xpath, _what, wanted) => {
    const misfit = misfitIn(root, at(xpath, 'content')) ?? expect.fail();
    expect(requiredBy(misfit).map(([parent, name]) => `${parent.name} ${name}`)).toEqual(wanted);
  });

  it('is nothing for a wrong value', () => {
    expect(requiredBy(misfitIn(root, at('/*/cbc:ID', 'value')) ?? expect.fail())).toEqual([]);
  });
});
