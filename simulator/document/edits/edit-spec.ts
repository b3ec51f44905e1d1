import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../../src/common/xml/node.ts';
import { editedText, EditFault, targetsOf, type EditOf, type XmlEdit } from './edit.ts';

/** An element, and the way to it: the index of each element among the children of the one above. */
type Spot = { readonly name: string; readonly spec: XmlSpec; readonly way: readonly number[] };

const spotOf = (spec: XmlSpec, way: readonly number[]): Spot => ({ name: spec.name, spec, way });

const childSpots = ({ spec, way }: Spot): readonly Spot[] =>
  childSpecs(spec).map((child, index) => spotOf(child, [...way, index]));

/** None removes the element, several put some beside it. */
type Change = (element: XmlSpec) => readonly XmlSpec[];

const changeAt = (element: XmlSpec, [index, ...rest]: readonly number[], change: Change): readonly XmlSpec[] => {
  if (index === undefined) return change(element);
  const content = childSpecs(element).flatMap((child, at) => (at === index ? changeAt(child, rest, change) : [child]));
  return [{ ...element, content }];
};

const changeText = (edit: EditOf<'append' | 'shift'>, element: XmlSpec): XmlSpec => {
  if (childSpecs(element).length > 0) throw new EditFault(edit, 'holdsElements');
  const content = editedText(edit, typeof element.content === 'string' ? element.content : '') ?? '';
  return { ...element, content };
};

const insertChild = (edit: EditOf<'insert' | 'move'>, element: XmlSpec, child: XmlSpec): XmlSpec => {
  if (typeof element.content === 'string' && element.content.trim() !== '') throw new EditFault(edit, 'holdsText');
  const children = childSpecs(element);
  const behind = children.findLastIndex(({ name }) => edit.after?.includes(name) === true) + 1;
  return { ...element, content: children.toSpliced(behind, 0, child) };
};

const elementChange = (edit: Exclude<XmlEdit, EditOf<'move'>>): Change => {
  switch (edit.edit) {
    case 'remove':
      return () => [];
    case 'set':
      return (element) => [{ ...element, content: edit.text }];
    case 'append':
    case 'shift':
      return (element) => [changeText(edit, element)];
    case 'insert':
      return (element) => [insertChild(edit, element, edit.child)];
    case 'duplicate':
      return (element) => [element, element];
  }
};

const attributeChange =
  (edit: XmlEdit, name: string): Change =>
  (element) => {
    const { [name]: present = '', ...others } = element.attributes ?? {};
    const text = editedText(edit, present);
    if (text === undefined) return [{ ...element, attributes: others }];
    return [{ ...element, attributes: { ...element.attributes, [name]: text } }];
  };

type Step = readonly [way: readonly number[], change: Change];

const isOnWay = (spot: Spot, { way }: Spot): boolean => spot.way.every((index, at) => index === way[at]);

/** The second step finds its element where it was before the first. */
const moveSteps = (edit: EditOf<'move'>, moved: Spot, into: Spot): readonly Step[] => {
  if (isOnWay(moved, into)) throw new EditFault(edit, 'intoItself');
  const take: Step = [moved.way, () => []];
  const put: Step = [into.way, (element) => [insertChild(edit, element, moved.spec)]];
  return isOnWay(into, moved) ? [take, put] : [put, take];
};

const stepsOf = (root: XmlRootSpec, edit: XmlEdit): readonly Step[] => {
  const { elements, attribute, first, into } = targetsOf(edit, {
    root: spotOf(root, []),
    childrenOf: childSpots,
    attributeOf: ({ spec }, name) => spec.attributes?.[name],
  });
  if (edit.edit === 'move') return moveSteps(edit, first, into);
  const change = attribute === undefined ? elementChange(edit) : attributeChange(edit, attribute);
  return elements.toReversed().map(({ way }) => [way, change]);
};

const applyEdit = (root: XmlRootSpec, edit: XmlEdit): XmlRootSpec =>
  stepsOf(root, edit).reduce((current, [way, change]) => {
    const [changed = current] = changeAt(current, way, change);
    return { ...changed, namespaces: root.namespaces };
  }, root);

/**
 * The document with the edits applied, one after another; the original is unchanged. `remove` acts on every match of
 * its path, the others on the first (an attribute is appended to the first occurrence).
 * @throws RangeError when a path finds nothing, naming it.
 */
export const editSpec = (root: XmlRootSpec, edits: readonly XmlEdit[]): XmlRootSpec => edits.reduce(applyEdit, root);
