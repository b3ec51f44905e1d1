/** Where texts and attributes stand in a document, by paths without positions. */
import type { XmlSpec } from '../../common/xml/node.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';

/** The values at each path; a path may stand for several elements. */
export type Values = ReadonlyMap<string, readonly string[]>;

/** What both a document about to be written and one that was read can tell. */
type Node = {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly children: () => readonly Node[];
};

const anyRoot = '/*';

/** Named values of the health sector have one path each: `AdditionalInformation[Name='MIPRES']/Value`. */
const stepTo = ({ name, children }: Node): string => {
  const named = children().find((child) => child.name === 'Name');
  return named === undefined ? name : `${name}[Name='${named.text}']`;
};

const valuesBelow = (root: Node): Values => {
  const values = new Map<string, string[]>();
  const add = (xpath: string, value: string): void => {
    const known = values.get(xpath);
    if (known === undefined) values.set(xpath, [value]);
    else known.push(value);
  };
  const visit = (node: Node, xpath: string): void => {
    for (const [name, value] of node.attributes) add(`${xpath}/@${name}`, value);
    if (node.text !== '') add(xpath, node.text);
    for (const child of node.children()) visit(child, `${xpath}/${stepTo(child)}`);
  };
  visit(root, anyRoot);
  return values;
};

const ofSpec = ({ name, attributes = {}, content }: XmlSpec): Node => ({
  name,
  attributes: Object.entries(attributes),
  text: typeof content === 'string' ? content : '',
  children: () => (typeof content === 'string' ? [] : content.map(ofSpec)),
});

const ofElement = (element: XmlElement): Node => {
  const children = childElements(element);
  return {
    name: element.name,
    attributes: element.attributes.map(({ name, value }) => [name, value]),
    text: children.length === 0 ? textOf(element) : '',
    children: () => children.map(ofElement),
  };
};

/** Of a document as built. */
export const builtValues = (root: XmlSpec): Values => valuesBelow(ofSpec(root));

/** Of a document as read. */
export const readValues = (root: XmlElement): Values => valuesBelow(ofElement(root));

/** Where the builder says that the field goes, as paths of `builtValues` have it. */
export const placesFedBy = (root: XmlSpec, field: string): readonly string[] => {
  const visit = (spec: XmlSpec, xpath: string): readonly string[] => [
    ...Object.entries(spec.attributeFields ?? {}).flatMap(([name, fed]) =>
      fed === field ? [`${xpath}/@${name}`] : [],
    ),
    ...(spec.field === field && typeof spec.content === 'string' && spec.content !== '' ? [xpath] : []),
    ...(typeof spec.content === 'string'
      ? []
      : spec.content.flatMap((child) => visit(child, `${xpath}/${child.name}`))),
  ];
  return visit(root, anyRoot);
};
