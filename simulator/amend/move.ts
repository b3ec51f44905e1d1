/** Elements in the wrong place go to the right one, with all that they contain. */
import { childElements, type XmlElement } from '../../src/common/xml/tree.ts';
import { pathTo } from './place.ts';
import type { Move, Proposal } from './proposal.ts';
import { namesUpTo, rowIn, shapeOf, usualName } from './shape.ts';

const moveInto = (element: XmlElement, parent: XmlElement): readonly Proposal[] => {
  const before = namesUpTo(shapeOf(parent), usualName(element));
  if (before.length === 0) return [];
  const others = childElements(parent).filter((other) => other !== element);
  const after = [...new Set(others.filter((one) => before.includes(usualName(one))).map(({ name }) => name))];
  const previous = others.findLast(({ name }) => after.includes(name));
  const siblings = childElements(parent);
  if (element.parent === parent && siblings[siblings.indexOf(element) - 1] === previous) return [];
  const edit: Move = { edit: 'move', path: pathTo(element), into: pathTo(parent), after };
  return [{ xpath: pathTo(element), edit, source: 'moved' }];
};

/** Itself, or one of those before it that should come after it. */
const withinParent = (element: XmlElement, parent: XmlElement): readonly Proposal[] => {
  const shape = shapeOf(parent);
  const rank = (one: XmlElement): number => namesUpTo(shape, usualName(one)).length;
  const siblings = childElements(parent);
  const early = siblings.slice(0, siblings.indexOf(element)).filter((one) => rank(one) > rank(element));
  return [element, ...early].flatMap((one) => moveInto(one, parent));
};

/** The only one around it that may have such an element and has none. */
const home = (element: XmlElement, parent: XmlElement): XmlElement | undefined => {
  const name = usualName(element);
  const around = [...childElements(parent), ...(parent.parent === undefined ? [] : [parent.parent])];
  const homes = around.filter(
    (one) =>
      one !== element &&
      rowIn(shapeOf(one), name) !== undefined &&
      !childElements(one).some((child) => usualName(child) === name),
  );
  return homes.length === 1 ? homes[0] : undefined;
};

/** For an element that the schema does not expect where it stands. */
export const moves = (element: XmlElement): readonly Proposal[] => {
  const { parent } = element;
  if (parent === undefined) return [];
  if (rowIn(shapeOf(parent), usualName(element)) !== undefined) return withinParent(element, parent);
  const other = home(element, parent);
  return other === undefined ? [] : moveInto(element, other);
};
