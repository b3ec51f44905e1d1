import { describe, expect, it } from 'vitest';
import { parsePath } from './path-steps.ts';

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
});
