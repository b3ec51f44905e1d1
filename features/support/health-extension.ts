/** What the extension of the health sector says, whatever its namespace. */
import type { Subject } from '../../simulator/document/subject.ts';
import { attributeOf, childElements, textOf, type XmlElement } from '../../src/common/xml/tree.ts';

/** Each name with its value, of the extension and of its users; a coded value as `07 Paciente particular`. */
const pairsIn = (element: XmlElement): readonly (readonly [name: string, text: string])[] => {
  const children = childElements(element);
  return children.flatMap((child, at) => {
    const value = children[at + 1];
    if (child.local !== 'Name' || value?.local !== 'Value') return pairsIn(child);
    const code = attributeOf(value, 'schemeID');
    return [[textOf(child), code === undefined ? textOf(value) : `${code} ${textOf(value)}`] as const];
  });
};

export const healthExtensionOf = (document: Subject): ReadonlyMap<string, string> =>
  new Map(
    document
      .all('/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent')
      .filter((content) => childElements(content).some(({ local }) => local === 'CustomTagGeneral'))
      .flatMap(pairsIn),
  );
