import { describe, expect, it } from 'vitest';
import { childElements } from '../../../src/common/xml/tree.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { pathTo, placeAt } from './place.ts';

const document = parsed(
  '<Invoice xmlns:cbc="b" xmlns:cac="a"><cbc:ID>1</cbc:ID><cac:L><cbc:ID>1</cbc:ID></cac:L><cac:L><cbc:N/></cac:L></Invoice>',
);

describe('a path', () => {
  it.each(['/*', '/*/cbc:ID', '/*/cac:L[1]/cbc:ID', '/*/cac:L[2]', '/*/cac:L[2]/cbc:N'])(
    '%s leads back to itself',
    (path) => {
      const place = placeAt(document, path);
      expect(place && pathTo(place.element)).toBe(path);
    },
  );

  it('names what is missing below the nearest element', () => {
    const place = placeAt(document, '/Invoice/cac:L[2]/cac:Item/cbc:Name');
    expect(place?.missing.map(({ name }) => name)).toEqual(['cac:Item', 'cbc:Name']);
    expect(place?.element).toBe(childElements(document.root)[2]);
  });

  it('may begin with the name of the root, with its prefix or without', () => {
    const prefixed = parsed('<fe:Invoice xmlns:fe="a" xmlns:cbc="b"><cbc:ID>1</cbc:ID></fe:Invoice>');
    for (const path of ['/fe:Invoice/cbc:ID', '/Invoice/cbc:ID', '/*/cbc:ID']) {
      expect(placeAt(prefixed, path)?.element.name).toBe('cbc:ID');
    }
  });

  it('keeps its attribute', () => {
    expect(placeAt(document, '/*/cbc:ID/@schemeID')).toMatchObject({ attribute: 'schemeID', missing: [] });
  });

  it.each(['count(//x)', '/CreditNote/cbc:ID', ''])('%j leads nowhere', (path) => {
    expect(placeAt(document, path)).toBeUndefined();
  });
});
