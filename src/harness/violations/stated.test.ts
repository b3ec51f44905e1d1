import { describe, expect, it } from 'vitest';
import type { RegistryData } from '../../../simulator/registry/types.ts';
import type { Violation } from '../../../simulator/checks/vocabulary/violation.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { givenText, statedFields, statedViolation, states } from './stated.ts';

const document = `<Invoice xmlns:cbc="urn:cbc" xmlns:cac="urn:cac"><cbc:ID schemeID="1">SETP1</cbc:ID><cbc:Note/><cac:Line><cbc:ID>1</cbc:ID></cac:Line><cac:Line><cbc:ID>2</cbc:ID></cac:Line></Invoice>`;

const rootOf = (xml: string) => {
  const parsed = parseXml(xml);
  return parsed.ok ? parsed.document.root : expect.fail(parsed.problem.message.en);
};

const registry = { rut: { available: true }, software: [{ id: 'a', status: 'active' }] } as unknown as RegistryData; // the part that changes

const stated = (violation: Violation, target?: string) =>
  statedViolation(violation, { root: rootOf(document), registry }, target);

describe('what a violation changes', () => {
  it.each<readonly [what: string, violation: Violation, where: string, from: string, to: string]>([
    ['a text', { built: [{ edit: 'set', path: '/*/cbc:ID', text: '' }] }, 'cbc:ID', '"SETP1"', '""'],
    [
      'an attribute',
      { built: [{ edit: 'set', path: '/*/cbc:ID/@schemeID', text: ' 2' }] },
      'cbc:ID/@schemeID',
      '"1"',
      '" 2"',
    ],
    ['a removed element', { built: [{ edit: 'remove', path: '/*/cbc:ID' }] }, 'cbc:ID', '"SETP1"', 'absent'],
    ['removed groups', { built: [{ edit: 'remove', path: '/*/cac:Line' }] }, 'cac:Line', 'present twice', 'absent'],
    [
      'one of several groups',
      { built: [{ edit: 'remove', path: '/*/cac:Line[2]' }] },
      'cac:Line[2]',
      'present',
      'absent',
    ],
    [
      'an appended text',
      { built: [{ edit: 'append', path: '/*/cbc:ID', text: 'x' }] },
      'cbc:ID',
      '"SETP1"',
      'the same and "x"',
    ],
    [
      'an inserted element',
      { built: [{ edit: 'insert', path: '/*/cac:Line', child: { name: 'cbc:Note', content: 'n' } }] },
      'cac:Line/cbc:Note',
      'absent',
      '"n"',
    ],
    [
      'a duplicate',
      { built: [{ edit: 'duplicate', path: '/*/cac:Line[1]' }] },
      'cac:Line[1]',
      'present',
      'present twice',
    ],
    [
      'characters that nobody sees',
      { built: [{ edit: 'set', path: '/*/cbc:ID', text: 'a\u2028b' }] },
      'cbc:ID',
      '"SETP1"',
      String.raw`"a\u2028b"`,
    ],
    ['the certificate', { certificate: 'expired' }, 'the signing certificate', 'valid', 'expired'],
    ['the time', { sentAfter: -60_000 }, 'the time of sending', 'at the signing time', '60 s before it'],
    [
      'the registry',
      { registry: () => ({ rut: { available: false } }) as unknown as Partial<RegistryData> },
      'registry: rut.available',
      'true',
      'false',
    ],
    [
      'an entry of the registry',
      { registry: () => ({ software: [{ id: 'a', status: 'inactive' }] }) as unknown as Partial<RegistryData> },
      'registry: software.status',
      '"active"',
      '"inactive"',
    ],
  ])('%s', (_what, violation, where, from, to) => {
    expect(stated(violation)).toEqual({ change: { where, from, to }, given: [] });
  });

  it('at the target is what breaks the rule, and everything else is given', () => {
    const violation: Violation = {
      built: [
        { edit: 'set', path: '/*/cac:Line[2]/cbc:ID', text: '9' },
        { edit: 'set', path: '/*/cbc:ID', text: 'X' },
      ],
      currency: 'USD',
    };
    const { change, given } = stated(violation, '/*/cac:Line/cbc:ID');
    expect(change.where).toBe('cac:Line[2]/cbc:ID');
    expect(givenText({ change, given })).toBe('the currency of the document = "USD"; cbc:ID = "X"');
  });

  it('must be something', () => {
    expect(() => stated({})).toThrow('changes nothing');
  });
});

describe('fields of a request', () => {
  it('are stated as JSON, the last one as the change', () => {
    const { change, given } = statedFields([
      { field: 'a.0', from: 1, to: undefined },
      { field: 'b', from: undefined, to: 'x' },
    ]);
    expect([change, givenText({ change, given })]).toEqual([{ where: 'b', from: 'absent', to: '"x"' }, 'a.0 = absent']);
  });
});

describe('the text of a row', () => {
  const change = { where: 'cbc:ID', from: '"a"', to: '"b"' };

  it.each([
    ['says what is declared', 'cbc:ID from "a" to "b"', change, true],
    ['says another present value', 'cbc:ID from "c" to "b"', change, false],
    ['says another new value', 'cbc:ID from "a" to "c"', change, false],
    [
      'is compared without the present value where that is unknown',
      'cbc:ID from "c" to "b"',
      { ...change, from: '…' },
      true,
    ],
    ['says another place', 'cbc:UUID from "a" to "b"', { ...change, from: '…' }, false],
  ])('%s', (_what, text, declared, expected) => {
    expect(states(text, declared)).toBe(expected);
  });
});
