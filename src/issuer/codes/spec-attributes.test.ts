import { describe, expect, it } from 'vitest';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { attributeAt, withAttribute } from './spec-attributes.ts';

const root: XmlRootSpec = {
  name: 'A',
  namespaces: { '': 'urn:a' },
  content: [
    { name: 'B', attributes: { x: '1', y: '2' }, content: '' },
    { name: 'B', attributes: { x: '3' }, content: '' },
    { name: 'C', content: 'text' },
  ],
};

describe('attributes of a document', () => {
  it.each([
    ['of the first element there', ['B'], 'x', '1'],
    ['that is not there', ['B'], 'z', ''],
    ['of an element that is not there', ['D'], 'x', ''],
    ['of an element without any', ['C'], 'x', ''],
    ['below text', ['C', 'D'], 'x', ''],
  ])('are looked up: one %s', (_case, steps, name, expected) => {
    expect(attributeAt(root, steps, name)).toBe(expected);
  });

  it('are replaced in every element that has them', () => {
    const changed = withAttribute(root, ['B'], { name: 'x', text: '9' });
    expect(changed).toEqual({
      ...root,
      content: [
        { name: 'B', attributes: { x: '9', y: '2' }, content: '' },
        { name: 'B', attributes: { x: '9' }, content: '' },
        { name: 'C', content: 'text' },
      ],
    });
  });

  it.each([
    [['B'], 'z'],
    [['C'], 'x'],
    [['C', 'D'], 'x'],
    [['D'], 'x'],
  ])('are not added at %j', (steps, name) => {
    expect(withAttribute(root, steps, { name, text: '9' })).toEqual(root);
  });
});
