/** One change to a document, and how it is put together. */
import { attributeOf, childElements, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { XmlEdit } from '../checks/vocabulary/edit.ts';
import { pathTo, type Place } from './place.ts';

/**
 * Where the new content comes from: the rule `stated` it, it is `computed` from other values of the document, it is an
 * `example` of what only the sender knows, or something is `removed`.
 */
export type ValueSource = 'stated' | 'computed' | 'example' | 'removed';

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

/** The root stays. */
export const remove = (place: Place): readonly Proposal[] =>
  place.attribute === undefined && place.element.parent === undefined
    ? []
    : [{ xpath: pathOf(place), edit: { edit: 'remove', path: pathOf(place) }, source: 'removed' }];

// Looking around in the document

export const ancestor = (element: XmlElement, name: RegExp): XmlElement | undefined =>
  name.test(element.name) ? element : element.parent && ancestor(element.parent, name);

export const rootOf = (element: XmlElement): XmlElement =>
  element.parent === undefined ? element : rootOf(element.parent);

/** At any depth. */
export const allBelow = (element: XmlElement, name: string): readonly XmlElement[] =>
  childElements(element).flatMap((child) => (child.name === name ? [child] : allBelow(child, name)));

export const textsBelow = (element: XmlElement, name: string): readonly string[] => allBelow(element, name).map(textOf);
