/** One change to a document, and how it is put together. */
import { attributeOf, childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { pathTo, type Place } from './place.ts';
import { usualName } from './shape.ts';

/**
 * Where the new content comes from: the rule `stated` it, it is `computed` from other values of the document, it is an
 * `example` of what only the sender knows; or the content was there and is `moved`, or is nothing or a copy and is
 * `removed`.
 */
export type ValueSource = 'stated' | 'computed' | 'example' | 'moved' | 'removed';

export type Proposal = {
  /** Of the element or attribute that changes; with positions. */
  readonly xpath: string;
  readonly edit: XmlEdit;
  readonly source: ValueSource;
};

export type Value = { readonly text: string; readonly source: ValueSource };

export const leafAt = (element: XmlElement, attribute?: string): Place => ({ element, attribute, missing: [] });

const pathOf = ({ element, attribute }: Place): string =>
  attribute === undefined ? pathTo(element) : `${pathTo(element)}/@${attribute}`;

export const textAt = ({ element, attribute }: Place): string =>
  (attribute === undefined ? textOf(element) : attributeOf(element, attribute)) ?? '';

/** None that leaves everything as it is. */
export const setText = (place: Place, { text, source }: Value): readonly Proposal[] =>
  text === textAt(place) && (place.attribute === undefined || attributeOf(place.element, place.attribute) !== undefined)
    ? []
    : [{ xpath: pathOf(place), edit: { edit: 'set', path: pathOf(place), text }, source }];

export const isEmpty = (element: XmlElement): boolean =>
  textOf(element).trim() === '' &&
  element.attributes.every(({ value }) => value.trim() === '') &&
  childElements(element).every(isEmpty);

const isCopy = (one: XmlElement, other: XmlElement): boolean =>
  one.name === other.name &&
  textOf(one) === textOf(other) &&
  JSON.stringify(one.attributes.map(({ name, value }) => [name, value])) ===
    JSON.stringify(other.attributes.map(({ name, value }) => [name, value])) &&
  childElements(one).length === childElements(other).length &&
  childElements(one).every((child, at) => isCopy(child, childElements(other)[at] ?? other));

/** Only what is lost by nobody: empty, or a copy of a sibling. */
export const remove = (place: Place): readonly Proposal[] => {
  const { element, attribute } = place;
  const { parent } = element;
  const isLost =
    attribute === undefined
      ? !isEmpty(element) && !childElements(parent ?? element).some((one) => one !== element && isCopy(one, element))
      : textAt(place).trim() !== '';
  if (isLost || (attribute === undefined && parent === undefined)) return [];
  return [{ xpath: pathOf(place), edit: { edit: 'remove', path: pathOf(place) }, source: 'removed' }];
};

// Looking around in the document

/** The nearest whose usual name is one of these; it may be the element itself. */
export const ancestor = (element: XmlElement, name: RegExp): XmlElement | undefined =>
  name.test(usualName(element)) ? element : element.parent && ancestor(element.parent, name);

export const rootOf = (element: XmlElement): XmlElement =>
  element.parent === undefined ? element : rootOf(element.parent);
