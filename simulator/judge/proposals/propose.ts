/** The changes to a document of which each may settle one finding of the judge, and none loses what it says. */
import { isElement, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { FailedLine } from '../../registry/types.ts';
import { insert, insertChild } from './insert.ts';
import type { Said } from '../../document/datum.ts';
import { amountsCurrency, isDecision, isSaidNowhereElse, knownValue } from './known-value.ts';
import { misfitIn, requiredBy, type Misfit } from './misfit.ts';
import { moves } from './move.ts';
import { placeAt, type Place } from './place.ts';
import { isEmpty, leafAt, remove, setText, textAt, type Proposal } from './proposal.ts';
import { rowIn, shapeOf, usualName } from './shape.ts';
import { namesTo } from './specimen.ts';
import { lackedElement, mustGo, wantedValue } from './wanted.ts';
import { numbersWrittenAs } from './written-number.ts';

type Line = Pick<FailedLine, 'xpath' | 'expectedData' | 'foundData'>;

const isLeaf = (element: XmlElement): boolean => !element.children.some(isElement);

/** A text gets the value that the rule states, and no other; an empty one also what is known without its sender. */
const change = (kind: SubjectKind, place: Place, expected?: Said): readonly Proposal[] => {
  const { element, attribute } = place;
  if (attribute === undefined && !isLeaf(element)) return [];
  const names = namesTo(element);
  const isThere = textAt(place).trim() !== '';
  if (isThere && isDecision(names, attribute)) return [];
  const value =
    wantedValue(expected) ?? (isThere ? amountsCurrency(place) : knownValue(kind, { element, names, attribute }));
  if (value === undefined || (isThere && isSaidNowhereElse(place, value.text))) return [];
  return setText(place, value);
};

/** The number that a text means, however it is written. */
const meantNumbers = (place: Place): readonly Proposal[] =>
  numbersWrittenAs(textAt(place)).flatMap((text) => setText(place, { text, source: 'stated' }));

/** For what the schema refuses. */
const forSchema = (kind: SubjectKind, misfit: Misfit): readonly Proposal[] => {
  const { element, attribute, fault } = misfit;
  const place = leafAt(element, attribute);
  const required = requiredBy(misfit).flatMap(([parent, name]) => insertChild(kind, parent, name));
  switch (fault) {
    case 'attribute-missing':
      return change(kind, place);
    case 'child-missing':
      return required;
    case 'unexpected': {
      const { parent } = element;
      const isOneTooMany = parent === undefined || rowIn(shapeOf(parent), usualName(element))?.[2] === 1;
      return [...moves(element), ...(isOneTooMany || isEmpty(element) ? remove(place) : []), ...required];
    }
    case 'not-allowed':
      return remove(place);
    case 'text-not-allowed':
      return [];
    case 'value':
      return [...meantNumbers(place), ...change(kind, place), ...remove(place)];
  }
};

/** The likeliest first; none if no single change settles it, or if only the sender knows what is right. */
export const proposalsFor = (document: XmlDocument, kind: SubjectKind, line: Line): readonly Proposal[] => {
  const misfit = misfitIn(document.root, line.foundData);
  if (misfit !== undefined) return forSchema(kind, misfit);
  const place = line.xpath === undefined ? undefined : placeAt(document, line.xpath);
  if (place === undefined) return [];
  if (place.missing.length > 0) return insert(kind, place, wantedValue(line.expectedData));
  if (mustGo(line.expectedData)) return remove(place);
  const lacked = lackedElement(line.foundData);
  return lacked === undefined ? change(kind, place, line.expectedData) : insertChild(kind, place.element, lacked);
};
