/** What a client can rely on in an answer: names, namespaces, order, and whether each value is filled, empty or nil. */
import { readFileSync } from 'node:fs';
import { proofFile } from '../../../../src/common/testing/proof-file.ts';
import { childElements, textOf, type XmlElement } from '../../../../src/common/xml/tree.ts';
import { parsed } from '../../../testing/authority.fixture.ts';

type ShapeFile = {
  readonly namespaces: Readonly<Record<string, string>>;
  readonly shapes: Readonly<Record<string, string>>;
};

const file = JSON.parse(readFileSync(proofFile('answer-shapes.json'), 'utf8')) as ShapeFile; // our own file, checked by the tests that use it

/** Every shape by its name, in the notation of the file. */
export const shapes = file.shapes;

const namespaceNames: ReadonlyMap<string, string> = new Map(
  Object.entries(file.namespaces).map(([name, uri]) => [uri, name]),
);

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

export const isNil = ({ attributes }: XmlElement): boolean =>
  attributes.some(({ local, uri, value }) => local === 'nil' && uri === schemaInstance && value === 'true');

/** Identical neighbours count as one. */
const folded = (members: readonly string[]): readonly string[] =>
  members.flatMap((member, at) => {
    if (member === members[at - 1]) return [];
    return [member === members[at + 1] ? `${member}+` : member];
  });

const membersOf = (element: XmlElement): string => {
  const children = childElements(element);
  const uri = children[0]?.uri ?? '';
  const stray = children.find((child) => child.uri !== uri);
  if (stray !== undefined) throw new Error(`${stray.name} is of another namespace than its neighbours.`);
  const names = folded(children.map((child) => shapeOfMember(child))).join(' ');
  return uri === element.uri ? names : `${namespaceNames.get(uri) ?? uri}: ${names}`;
};

const shapeOfMember = (element: XmlElement): string => {
  if (isNil(element)) return element.contentStart === element.contentEnd ? `${element.local}~` : `${element.local}~?`;
  if (childElements(element).length > 0) return `${element.local}(${membersOf(element)})`;
  return textOf(element) === '' ? `${element.local}/` : element.local;
};

const soap12 = 'http://www.w3.org/2003/05/soap-envelope';
const contract = 'http://wcf.dian.colombia';

const onlyChild = (element: XmlElement, local: string, uri: string): XmlElement => {
  const named = childElements(element).filter((child) => child.local === local && child.uri === uri);
  if (named[0] === undefined || named.length > 1) throw new Error(`${element.name} has not one ${local} of ${uri}.`);
  return named[0];
};

/** The result element of an answer to that operation. */
export const resultIn = (xml: string, operation: string): XmlElement => {
  const body = onlyChild(parsed(xml).root, 'Body', soap12);
  return onlyChild(onlyChild(body, `${operation}Response`, contract), `${operation}Result`, contract);
};

/** The shape of a result, in the notation of datasets/proof/answer-shapes.json. */
export const shapeOf = (result: XmlElement): string => membersOf(result);
