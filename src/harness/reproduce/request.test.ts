import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../../simulator/document/edits/edit.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { changesFor, fieldFor, withChanges } from './request.ts';

const request = {
  number: 7,
  customer: { name: 'ACME', address: 'CL 1', city: 'Cali' },
  lines: [
    { code: 'A', price: '1.00' },
    { code: 'B', price: '2.00' },
  ],
};

const line = (index: number, code: string): XmlSpec => ({
  name: 'cac:Line',
  content: [
    { name: 'cbc:Code', content: code, field: `lines.${String(index)}.code` },
    {
      name: 'cac:Price',
      content: [{ name: 'cbc:Amount', content: '1.00', field: `lines.${String(index)}.price` }],
    },
  ],
});

const root: XmlRootSpec = {
  name: 'Invoice',
  namespaces: {},
  content: [
    { name: 'cbc:ID', content: '7', field: 'number' },
    {
      name: 'cac:Party',
      content: [
        { name: 'cbc:Name', content: 'ACME', field: 'customer.name', attributeFields: { city: 'customer.city' } },
        { name: 'cac:Address', content: [{ name: 'cbc:Line', content: 'CL 1', field: 'customer.address' }] },
      ],
    },
    { name: 'cac:Literal', content: [{ name: 'cbc:Code', content: 'CO' }] },
    line(0, 'A'),
    line(1, 'B'),
  ],
};

describe('the field that feeds a place', () => {
  it.each([
    ['/*/cbc:ID', 'number'],
    ['/*/cac:Party/cbc:Name/@city', 'customer.city'],
    ['/*/cac:Party/cac:Address', 'customer.address'],
    ['/*/cac:Party', 'customer'],
    ['/*/cac:Line[2]', 'lines.1'],
    ['/*/cac:Literal', undefined],
    ['/*/cac:Nothing', undefined],
  ])('%s: %s', (path, field) => {
    expect(fieldFor(root, path)).toBe(field);
  });
});

describe('the changes that have the effect of edits', () => {
  it.each<readonly [string, XmlEdit, unknown]>([
    ['a number that stays one', { edit: 'set', path: '/*/cbc:ID', text: '9' }, [{ field: 'number', value: 9 }]],
    ['a text', { edit: 'set', path: '/*/cac:Party/cbc:Name', text: 'X' }, [{ field: 'customer.name', value: 'X' }]],
    [
      'a longer text',
      { edit: 'append', path: '/*/cac:Party/cbc:Name', text: '!' },
      [{ field: 'customer.name', value: 'ACME!' }],
    ],
    ['no group', { edit: 'remove', path: '/*/cac:Party' }, [{ field: 'customer' }]],
    [
      'no element of a list, from the last',
      { edit: 'remove', path: '/*/cac:Line' },
      [{ field: 'lines.1' }, { field: 'lines.0' }],
    ],
    [
      'no such place in any element',
      { edit: 'remove', path: '/*/cac:Line/cbc:Code' },
      [{ field: 'lines.1.code' }, { field: 'lines.0.code' }],
    ],
    [
      'an element twice',
      { edit: 'duplicate', path: '/*/cac:Line[1]' },
      [{ field: 'lines', value: [...request.lines, request.lines[0]] }],
    ],
    ['nothing for a literal', { edit: 'remove', path: '/*/cac:Literal' }, undefined],
    ['nothing for a text in place of a group', { edit: 'set', path: '/*/cac:Party', text: 'X' }, undefined],
    ['nothing for a group twice', { edit: 'duplicate', path: '/*/cac:Party' }, undefined],
    ['nothing for a new element', { edit: 'insert', path: '/*', child: { name: 'cbc:Note', content: 'X' } }, undefined],
  ])('%s', (_, edit, changes) => {
    expect(changesFor(request, root, [edit])).toEqual(changes);
  });
});

describe('a changed request', () => {
  it('has no gap where an element of a list was', () => {
    expect(withChanges(request, [{ field: 'lines.0' }])?.lines).toEqual([request.lines[1]]);
  });

  it('leaves the request as it is', () => {
    const before = structuredClone(request);
    withChanges(request, [{ field: 'customer.name', value: 'X' }, { field: 'lines.1' }]);
    expect(request).toEqual(before);
  });

  it('is none where a path leads nowhere', () => {
    expect(withChanges(request, [{ field: 'seller.name', value: 'X' }])).toBeUndefined();
  });
});
