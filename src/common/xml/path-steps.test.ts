import { describe, expect, it } from 'vitest';
import { childSpecs, type XmlSpec } from './node.ts';
import { childrenAt, findAt, nearestTo, parsePath } from './path-steps.ts';

describe('parsePath', () => {
  it('takes a path apart', () => {
    expect(parsePath('/*/cac:InvoiceLine[12]/cbc:ID/@schemeID')).toEqual({
      root: '*',
      steps: [
        { name: 'cac:InvoiceLine', position: 12 },
        { name: 'cbc:ID', position: undefined },
      ],
      attribute: 'schemeID',
    });
    expect(parsePath('/Invoice[1]')).toEqual({ root: 'Invoice', steps: [], attribute: undefined });
  });

  it.each([
    '',
    '/',
    '//a',
    '/a/',
    '/a/*',
    '/*[2]',
    '/a/b[0]',
    '/a/b[x]',
    '/a/b[1',
    '/a/@',
    '/a/@b/c',
    '/a b',
    'a/b',
    '/a/text()[1][2]',
  ])('does not accept %j as a path', (path) => {
    expect(parsePath(path)).toBeUndefined();
  });

  it('takes a child of any name for one only where it is asked to', () => {
    expect(parsePath('/*/*[3]', 'wild')?.steps).toEqual([{ name: '*', position: 3 }]);
    expect(parsePath('/*/*[3]')).toBeUndefined();
  });
});

const leaf = (name: string, content: string): XmlSpec => ({ name, content });

const root: XmlSpec = {
  name: 'I',
  content: [
    leaf('a', '1'),
    { name: 'b', content: [leaf('a', '2'), leaf('a', '3')] },
    { name: 'b', content: [leaf('a', '4')] },
  ],
};

describe('findAt', () => {
  it.each([
    ['/*/b/a', ['2', '3', '4']],
    ['/I[1]/b/a[1]', ['2', '4']],
    ['/*/b[2]/a', ['4']],
    ['/*/b/a[3]', []],
    ['/J/a', []],
    ['a', []],
  ])('%s names %j', (path, contents) => {
    expect(findAt(root, path, childSpecs).elements.map(({ content }) => content)).toEqual(contents);
  });

  it('names the elements that may have an attribute', () => {
    expect(findAt(root, '/*/a/@x', childSpecs)).toEqual({ elements: [leaf('a', '1')], attribute: 'x' });
  });
});

describe('nearestTo', () => {
  const nearest = (path: string) =>
    nearestTo(
      root,
      parsePath(path, 'wild') ?? expect.fail(path),
      (spec, step) => childrenAt(childSpecs(spec), step)[0],
    );

  it.each([
    ['/*/b/a', '2', []],
    ['/*/*[3]/*', '4', []],
    ['/*/a/c[2]/d/@x', '1', ['c', 'd']],
  ])('%s leads to %j, without %j', (path, content, missing) => {
    const { element, missing: steps } = nearest(path);
    expect([element.content, steps.map(({ name }) => name)]).toEqual([content, missing]);
  });
});
