import { describe, expect, it } from 'vitest';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { elementsAt, textAt, withText } from './spec-tree.ts';

const root: XmlRootSpec = {
  name: 'Invoice',
  namespaces: { '': 'urn:x' },
  content: [
    { name: 'a', content: [{ name: 'b', content: 'first', attributes: { id: '1' }, field: 'f' }] },
    {
      name: 'a',
      content: [
        { name: 'b', content: 'second' },
        { name: 'c', content: [] },
      ],
    },
    { name: 'text', content: 'leaf' },
  ],
};

describe('document tree', () => {
  it('finds every element at a place, in document order', () => {
    expect(elementsAt(root, ['a', 'b']).map(({ content }) => content)).toEqual(['first', 'second']);
  });

  it.each([
    [['a', 'b'], 'first'],
    [['a', 'c'], ''],
    [['a', 'missing'], ''],
    [['text', 'below'], ''],
    [['a'], ''],
  ])('reads the text at %j as %j', (steps, text) => {
    expect(textAt(root, steps)).toBe(text);
  });

  it('replaces the text of every element at a place and keeps everything else', () => {
    const changed = withText(root, ['a', 'b'], 'new');
    expect(elementsAt(changed, ['a', 'b'])).toEqual([
      { name: 'b', content: 'new', attributes: { id: '1' }, field: 'f' },
      { name: 'b', content: 'new' },
    ]);
    expect(changed.namespaces).toBe(root.namespaces);
    expect(textAt(root, ['a', 'b'])).toBe('first');
  });

  it('adds nothing if there is no such element', () => {
    expect(withText(root, ['a', 'missing'], 'new')).toEqual(root);
    expect(withText(root, ['text', 'below'], 'new')).toEqual(root);
  });
});
