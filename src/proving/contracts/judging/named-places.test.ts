import fc from 'fast-check';
import { expect, it } from 'vitest';
import { xpathOf } from '../../../../simulator/document/xml/xpath.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { rootSpec } from '../../../common/xml/testing/specs.ts';
import { childElements, textOf, type XmlElement } from '../../../common/xml/tree.ts';
import { writeXml } from '../../../common/xml/write.ts';
import { nearestSpec } from '../../../issuer/authority/explanations.ts';

const rootOf = (text: string): XmlElement => {
  const result = parseXml(text);
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.document.root;
};

const elements = (element: XmlElement): readonly XmlElement[] => [element, ...childElements(element).flatMap(elements)];

it('the issuer finds its own output at every XPath that the judge returns', () => {
  fc.assert(
    fc.property(rootSpec, (root) => {
      for (const element of elements(rootOf(writeXml(root)))) {
        const found = nearestSpec(root, xpathOf(element));
        expect(found?.name).toBe(element.name);
        if (typeof found?.content === 'string') expect(textOf(element)).toBe(found.content);
        else expect(childElements(element).map(({ name }) => name)).toEqual(found?.content.map(({ name }) => name));
      }
    }),
  );
});
