/** Elements in the wrong place go to the right one, with all that they contain. */
import { childElements, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { EditOf } from '../../document/edits/edit.ts';
import { pathTo } from './place.ts';
import type { Proposal } from './proposal.ts';
import { namesUpTo, rowIn, shapeOf, usualName } from './shape.ts';

type Rank = (one: XmlElement) => number;

/** 0 for an element that the schema does not have there. */
const rankIn = (parent: XmlElement): Rank => {
  const shape = shapeOf(parent);
  const known = new Map<string, number>();
  return (one) => {
    const name = `${one.uri} ${one.local}`;
    const rank = known.get(name) ?? namesUpTo(shape, usualName(one)).length;
    known.set(name, rank);
    return rank;
  };
};

/** Names after which the element may go: all that the schema has before it, and those of them that are in order. */
const anchors = (element: XmlElement, others: readonly XmlElement[], rank: Rank) => {
  const own = rank(element);
  const before = others.filter((one) => rank(one) > 0 && rank(one) <= own);
  const later = others.findIndex((one) => rank(one) > own);
  const inOrder = later === -1 ? others : others.slice(0, later);
  const isAstray = (name: string): boolean => !inOrder.includes(others.findLast((one) => one.name === name) ?? element);
  const names = [...new Set(before.map(({ name }) => name))];
  return { allowed: names, inOrder: names.filter((name) => !isAstray(name)) };
};

const moveInto = (element: XmlElement, parent: XmlElement, rank = rankIn(parent)): readonly Proposal[] => {
  if (rank(element) === 0) return [];
  const siblings = childElements(parent);
  const others = siblings.filter((other) => other !== element);
  const neighbour = element.parent === parent ? siblings[siblings.indexOf(element) - 1] : null;
  const { allowed, inOrder } = anchors(element, others, rank);
  const targets = [allowed, inOrder].map((after) => ({
    after,
    previous: others.findLast(({ name }) => after.includes(name)),
  }));
  const [usual] = targets;
  return targets
    .filter((one) => one.previous !== neighbour && (one === usual || one.previous !== usual?.previous))
    .map(({ after }) => {
      const edit: EditOf<'move'> = { edit: 'move', path: pathTo(element), into: pathTo(parent), after };
      return { xpath: pathTo(element), edit, source: 'moved' };
    });
};

/** Each costs a judgement of the whole document; a document may have thousands of lines in the wrong place. */
const maxTried = { early: 20, late: 3 } as const;

/** Moves the element, or a sibling that is on the wrong side of it. */
const withinParent = (element: XmlElement, parent: XmlElement): readonly Proposal[] => {
  const rank = rankIn(parent);
  const siblings = childElements(parent);
  const at = siblings.indexOf(element);
  const early = siblings.slice(0, at).filter((one) => rank(one) > rank(element));
  const late = siblings.slice(at + 1).filter((one) => rank(one) > 0 && rank(one) < rank(element));
  return [element, ...early.slice(0, maxTried.early), ...late.slice(0, maxTried.late)].flatMap((one) =>
    moveInto(one, parent, rank),
  );
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
