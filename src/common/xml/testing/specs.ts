/** Random element trees as builders make them, for property tests. */
import fc from 'fast-check';
import type { XmlRootSpec, XmlSpec } from '../node.ts';

export const specNamespaces = { '': 'urn:default', cac: 'urn:cac', cbc: 'urn:cbc', xsi: 'urn:xsi' };

const name = fc.constantFrom('cbc:ID', 'cbc:Note', 'cac:Line', 'cac:Price', 'Own');
const text = fc
  .array(fc.constantFrom('a', 'ñ', '😀', ' ', '<', '>', '&', '"', "'", '\n', '\t', '\r', ']]>'), { maxLength: 5 })
  .map((all) => all.join(''));
const attributes = fc.option(
  fc.dictionary(fc.constantFrom('schemeID', 'currencyID', 'unitCode', 'Z', 'é', 'xsi:type', 'cac:q'), text, {
    maxKeys: 4,
  }),
  { nil: undefined },
);

const { spec } = fc.letrec<{ spec: XmlSpec }>((tie) => ({
  spec: fc.record({
    name,
    attributes,
    content: fc.oneof({ maxDepth: 3, withCrossShrink: true }, text, fc.array(tie('spec'), { maxLength: 4 })),
  }),
}));

export const childSpec: fc.Arbitrary<XmlSpec> = spec;

export const rootSpec: fc.Arbitrary<XmlRootSpec> = fc
  .tuple(attributes, fc.array(spec, { minLength: 1, maxLength: 5 }))
  .map(([rootAttributes, content]) => ({
    name: 'Invoice',
    namespaces: specNamespaces,
    attributes: rootAttributes,
    content,
  }));
