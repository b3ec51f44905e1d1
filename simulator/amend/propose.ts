/** The changes to a document of which each may settle one finding of the judge. */
import { attributeOf, isElement, textOf, type XmlDocument, type XmlElement } from '../../src/common/xml/tree.ts';
import type { SubjectKind } from '../document/kind.ts';
import type { FailedLine } from '../registry/types.ts';
import { misfitIn, type Misfit } from './misfit.ts';
import { insert, insertChild, isOwn } from './insert.ts';
import { isForeignIdentity } from './issuer-identity.ts';
import { missingBases, otherValues } from './other-values.ts';
import { placeAt, type Place } from './place.ts';
import { leafAt, remove, setText, textAt, type Proposal, type Value } from './proposal.ts';
import { namesTo, specimenAt } from './specimen.ts';
import { comparedWith, lackedElement, mustGo, statedMembers, statedValue } from './stated.ts';
import { numbersWrittenAs } from './written-number.ts';

type About = { readonly document: XmlDocument; readonly kind: SubjectKind };

type Line = Pick<FailedLine, 'xpath' | 'expected' | 'found'>;

// Examples

const isAmount = (text: string): boolean => /^-?\d+\.\d+$/.test(text.trim());

const statesAmount = (text: string): boolean => /[1-9]/.test(text);

/** What a document that passes has there; an amount only where there is none yet. */
const exampleAt = ({ document, kind }: About, place: Place): Value | undefined => {
  if (isForeignIdentity(document.root, kind, place)) return undefined;
  const { element, attribute } = place;
  const names = namesTo(element);
  const same = attribute === undefined && isOwn(names) ? undefined : specimenAt(kind, names);
  if (same === undefined) return undefined;
  const text = attribute === undefined ? textOf(same) : (attributeOf(same, attribute) ?? '');
  const present = textAt(place);
  if (text === '' || (isAmount(text) && statesAmount(present))) return undefined;
  return { text, source: 'example' };
};

/** The members of a short list, that of the example first. */
const examplesFor = (about: About, place: Place, expected: string): readonly Value[] => {
  const example = exampleAt(about, place);
  const members = statedMembers(expected).map((text): Value => ({ text, source: 'example' }));
  if (members.length === 0) return example === undefined ? [] : [example];
  return members.toSorted((one, other) => Number(other.text === example?.text) - Number(one.text === example?.text));
};

// What is wrong

const isLeaf = (element: XmlElement): boolean => !element.children.some(isElement);

const change = (about: About, place: Place, expected: string): readonly Proposal[] => {
  if (place.attribute === undefined && !isLeaf(place.element)) return [];
  const value = statedValue(expected);
  const values = value === undefined ? examplesFor(about, place, expected) : [value];
  return values.flatMap((one) => setText(place, one));
};

/** The number that a text means, however it is written. */
const meantNumbers = (place: Place): readonly Proposal[] =>
  numbersWrittenAs(textAt(place)).flatMap((text) => setText(place, { text, source: 'stated' }));

/** A number that the document states is never replaced by another one. */
const forValue = (about: About, place: Place): readonly Proposal[] => {
  const numbers = meantNumbers(place);
  return numbers.length > 0 ? numbers : [...change(about, place, ''), ...remove(place)];
};

/** For what the schema refuses. */
const forSchema = (about: About, { element, attribute, fault, expected }: Misfit): readonly Proposal[] => {
  const place = leafAt(element, attribute);
  switch (fault) {
    case 'attribute-missing':
      return change(about, place, '');
    case 'child-missing':
      return expected.flatMap((name) => insertChild(about.kind, element, name));
    case 'unexpected': {
      const { parent } = element;
      const before = parent === undefined ? [] : expected.flatMap((name) => insertChild(about.kind, parent, name));
      return [...before, ...remove(place)];
    }
    case 'not-allowed':
      return remove(place);
    case 'text-not-allowed':
      return setText(place, { text: '', source: 'removed' });
    case 'value':
      return forValue(about, place);
  }
};

/** The value may be right, and the one that it is compared with wrong. */
const counterpart = ({ document }: About, place: Place, expected: string): readonly Proposal[] => {
  const path = comparedWith(expected);
  const other = path === undefined ? undefined : placeAt(document, path);
  if (other === undefined || other.missing.length > 0 || place.missing.length > 0) return [];
  return setText(other, { text: textAt(place), source: 'stated' });
};

const atPlace = (about: About, place: Place, { expected, found }: Line): readonly Proposal[] => {
  const { kind } = about;
  if (place.missing.length > 0) return [...missingBases(kind, place), ...insert(kind, place, statedValue(expected))];
  if (mustGo(expected)) return remove(place);
  const lacked = lackedElement(found);
  return lacked === undefined ? change(about, place, expected) : insertChild(about.kind, place.element, lacked);
};

/** The likeliest first; none if no single change settles it. */
export const proposalsFor = (document: XmlDocument, kind: SubjectKind, line: Line): readonly Proposal[] => {
  const about = { document, kind };
  const misfit = misfitIn(document.root, line.found);
  if (misfit !== undefined) return forSchema(about, misfit);
  const place = line.xpath === undefined ? undefined : placeAt(document, line.xpath);
  if (place === undefined) return [];
  return [
    ...atPlace(about, place, line),
    ...counterpart(about, place, line.expected),
    ...(place.missing.length > 0 ? [] : otherValues(kind, place, line.expected)),
  ];
};
