import { describe, expect, it } from 'vitest';
import { createSubject, isPresent, sitesOf } from './subject.ts';
import { parseTarget } from './target.ts';
import { parsed } from '../testing/authority.fixture.ts';

const subject = createSubject(
  'invoice',
  parsed(`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <b:ID> 1 </b:ID>
  <a:TaxTotal><b:TaxAmount currencyID="COP">1</b:TaxAmount><b:TaxAmount>2</b:TaxAmount></a:TaxTotal>
  <a:TaxTotal/>
  <a:Party><a:Contact><b:Name></b:Name></a:Contact></a:Party>
  <a:Party/>
</Invoice>`),
);

describe('parsing a target', () => {
  it.each([
    ['/*', { owner: '/*', child: undefined, attribute: undefined }],
    ['/*/cbc:ID', { owner: '/*', child: 'cbc:ID', attribute: undefined }],
    ['/*/cac:Party/cbc:ID', { owner: '/*/cac:Party', child: 'cbc:ID', attribute: undefined }],
    ['/*/cbc:UUID/@schemeID', { owner: '/*/cbc:UUID', child: undefined, attribute: 'schemeID' }],
    ['/*/@Version', { owner: '/*', child: undefined, attribute: 'Version' }],
  ])('%s', (path, parts) => {
    expect(parseTarget(path)).toMatchObject({ path, ...parts });
  });

  it('below an owner further up', () => {
    expect(parseTarget('/*/cac:Party/cac:Contact/cbc:Name', '/*/cac:Party')).toMatchObject({
      owner: '/*/cac:Party',
      child: 'cac:Contact/cbc:Name',
    });
  });

  it('of an attribute below an owner further up', () => {
    expect(parseTarget('/*/cac:Party/cac:Contact/cbc:Name/@languageID', '/*/cac:Party')).toMatchObject({
      owner: '/*/cac:Party',
      child: 'cac:Contact/cbc:Name',
      attribute: 'languageID',
    });
  });

  it.each([
    ['without root', 'cbc:ID', undefined],
    ['with a root that runs on', '/*x/cbc:ID', undefined],
    ['empty', '', undefined],
    ['with the name of a root', '/Invoice/cbc:ID', undefined],
    ['beside its owner', '/*/cac:Party/cbc:ID', '/*/cac:Part'],
    ['above its owner', '/*/cac:Party', '/*/cac:Party/cac:Contact'],
  ])('and refused %s', (_what, path, owner) => {
    expect(() => parseTarget(path, owner)).toThrow(RangeError);
  });
});

/** Owner, node and text of every site. */
const told = (path: string, per: 'node' | 'owner' | 'document', owner?: string) =>
  sitesOf(subject, parseTarget(path, owner), per).map((site) => [
    site.owner.local,
    site.node?.local,
    site.siblings.length,
    site.value,
  ]);

describe('the sites of a check', () => {
  it.each<readonly [what: string, sites: unknown, wanted: unknown]>([
    ['one element', told('/*/cbc:ID', 'node'), [['Invoice', 'ID', 1, ' 1 ']]],
    [
      'every element of several, and none where an owner has none',
      told('/*/cac:TaxTotal/cbc:TaxAmount', 'node'),
      [
        ['TaxTotal', 'TaxAmount', 2, '1'],
        ['TaxTotal', 'TaxAmount', 2, '2'],
        ['TaxTotal', undefined, 0, undefined],
      ],
    ],
    [
      'every owner once',
      told('/*/cac:TaxTotal/cbc:TaxAmount', 'owner'),
      [
        ['TaxTotal', 'TaxAmount', 2, '1'],
        ['TaxTotal', undefined, 0, undefined],
      ],
    ],
    [
      'an attribute, absent or not, of every bearer',
      told('/*/cac:TaxTotal/cbc:TaxAmount/@currencyID', 'node'),
      [
        ['TaxAmount', 'TaxAmount', 1, 'COP'],
        ['TaxAmount', 'TaxAmount', 1, undefined],
      ],
    ],
    ['none below an absent owner', told('/*/cac:Absent/cbc:ID', 'node'), []],
    ['none of an attribute of an absent element', told('/*/cbc:Absent/@schemeID', 'node'), []],
    [
      'one for every owner further up, its group absent or not',
      told('/*/cac:Party/cac:Contact/cbc:Name', 'node', '/*/cac:Party'),
      [
        ['Party', 'Name', 1, ''],
        ['Party', undefined, 0, undefined],
      ],
    ],
    [
      'one of an attribute for every owner further up, its element absent or not',
      told('/*/cac:Party/cac:Contact/cbc:Name/@languageID', 'node', '/*/cac:Party'),
      [
        ['Party', 'Name', 1, undefined],
        ['Party', undefined, 0, undefined],
      ],
    ],
    ['the document once', told('/*/cac:TaxTotal', 'document'), [['Invoice', 'Invoice', 1, undefined]]],
  ])('are %s', (_what, sites, wanted) => {
    expect(sites).toEqual(wanted);
  });

  it('are the document if there is no target', () => {
    expect(sitesOf(subject, undefined, 'node')).toMatchObject([{ owner: subject.root, node: subject.root }]);
  });

  it('of the root are the root', () => {
    expect(told('/*', 'node').map(([owner, node]) => [owner, node])).toEqual([['Invoice', 'Invoice']]);
  });
});

describe('a target is present', () => {
  it.each([
    ['/*/cbc:ID', true],
    ['/*/cbc:UUID', false],
    ['/*/cac:TaxTotal/cbc:TaxAmount/@currencyID', true],
    ['/*/cbc:ID/@schemeID', false],
    ['/*/cac:Party/cac:Contact/cbc:Name', true],
  ])('%s: %s', (path, present) => {
    expect(isPresent(subject, parseTarget(path))).toBe(present);
  });

  it('always when a rule has none', () => {
    expect(isPresent(subject, undefined)).toBe(true);
  });
});
