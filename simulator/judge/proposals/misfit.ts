/** What a schema finding says is wrong, and where (simulator/checks/schema/validate.ts). */
import { childElements, type XmlElement } from '../../../src/common/xml/tree.ts';

export type Misfit = {
  readonly element: XmlElement;
  readonly attribute: string | undefined;
  readonly fault: 'attribute-missing' | 'child-missing' | 'unexpected' | 'not-allowed' | 'text-not-allowed' | 'value';
  /** Names of the elements that may stand there. */
  readonly expected: readonly string[];
};

const childAt = (parent: XmlElement, step: string): XmlElement | undefined => {
  const [, name = '', position = '1'] = /^([^[]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
  const children = childElements(parent).filter((child) => name === '*' || child.name === name);
  return children[Number(position) - 1];
};

/** Unlike the paths of rules, those of the schema may say `*[3]`: the third child, whatever its name. */
const elementAt = (root: XmlElement, path: string): XmlElement | undefined => {
  let element: XmlElement | undefined = root;
  for (const step of path.split('/').slice(2)) element = element === undefined ? undefined : childAt(element, step);
  return element;
};

const kinds: readonly (readonly [fault: Misfit['fault'], says: RegExp])[] = [
  ['attribute-missing', /^Element '[^']+': The attribute '(?<attribute>[^']+)' is required but missing\./],
  ['child-missing', /^Element '[^']+': Missing child element\(s\)\. Expected is (?:one of )?\( (?<expected>[^)]*)/],
  ['unexpected', /^Element '[^']+': This element is not expected\.(?: Expected is (?:one of )?\( (?<expected>[^)]*))?/],
  ['not-allowed', /^Element '[^']+', attribute '(?<attribute>[^']+)': The attribute '[^']+' is not allowed\./],
  ['text-not-allowed', /^Element '[^']+': Character content/],
  ['value', /^Element '[^']+'(?:, attribute '(?<attribute>[^']+)')?: /],
];

/** Of the first finding; undefined for what is none. */
export const misfitIn = (root: XmlElement, found: string): Misfit | undefined => {
  const [, path, text = ''] = /^line \d+, (\/\S+): (.*)/s.exec(found) ?? [];
  const element = path === undefined ? undefined : elementAt(root, path);
  if (element === undefined) return undefined;
  for (const [fault, says] of kinds) {
    const match = says.exec(text);
    if (match === null) continue;
    const { attribute, expected = '' } = match.groups ?? {};
    return {
      element,
      attribute,
      fault,
      expected: expected
        .split(', ')
        .map((name) => name.trim())
        .filter(Boolean),
    };
  }
  return undefined;
};
