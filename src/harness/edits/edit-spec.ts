import { editFault, editPath, nothingThere, type XmlEdit } from '../../../simulator/judge/index.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { namesRoot, type PathStep } from '../../common/xml/path-steps.ts';

/** The replacement for an element; undefined when nothing is to be done to it. */
type Change = (element: XmlSpec) => readonly XmlSpec[] | undefined;

/** One pass over the places that a path names. `every` continues after the first; `done` counts the changes. */
type Pass = { readonly change: (element: XmlSpec) => readonly XmlSpec[]; readonly every: boolean; done: number };

/** A copy of the element in which the descendants named by the steps are changed; the element itself when there are none. */
const changeBelow = (element: XmlSpec, steps: readonly PathStep[], pass: Pass): XmlSpec => {
  const [step, ...rest] = steps;
  if (step === undefined || typeof element.content === 'string') return element;
  const before = pass.done;
  // Counted, not compared: one object may occur in several places.
  let count = 0;
  const content = element.content.flatMap((child): readonly XmlSpec[] => {
    if (child.name !== step.name) return [child];
    count += 1;
    const named = step.position === undefined || step.position === count;
    if (!named || (pass.done > 0 && !pass.every)) return [child];
    return rest.length === 0 ? pass.change(child) : [changeBelow(child, rest, pass)];
  });
  return pass.done === before ? element : { ...element, content };
};

const withAttribute = (element: XmlSpec, name: string, text: string): XmlSpec => ({
  ...element,
  attributes: { ...element.attributes, [name]: text },
});

const withoutAttribute = (element: XmlSpec, name: string): XmlSpec => {
  const { [name]: _, ...attributes } = element.attributes ?? {};
  return { ...element, attributes };
};

const appendText = (edit: XmlEdit & { readonly edit: 'append' }, element: XmlSpec): XmlSpec => {
  if (typeof element.content !== 'string' && element.content.length > 0)
    throw editFault(edit, 'the element holds elements');
  return { ...element, content: `${typeof element.content === 'string' ? element.content : ''}${edit.text}` };
};

const insertChild = (edit: XmlEdit & { readonly edit: 'insert' }, element: XmlSpec): XmlSpec => {
  if (typeof element.content === 'string' && element.content.trim() !== '')
    throw editFault(edit, 'the element holds text');
  const children = typeof element.content === 'string' ? [] : element.content;
  const behind = children.findLastIndex((child) => edit.after?.includes(child.name) === true) + 1;
  return { ...element, content: [...children.slice(0, behind), edit.child, ...children.slice(behind)] };
};

const elementChange = (edit: XmlEdit): Change => {
  switch (edit.edit) {
    case 'remove':
      return () => [];
    case 'set':
      return (element) => [{ ...element, content: edit.text }];
    case 'append':
      return (element) => [appendText(edit, element)];
    case 'insert':
      return (element) => [insertChild(edit, element)];
    case 'duplicate':
      return (element) => [element, element];
  }
};

/** Nothing to do if the attribute that the edit needs is absent. */
const attributeChange =
  (edit: XmlEdit, name: string): Change =>
  (element) => {
    if (edit.edit === 'set') return [withAttribute(element, name, edit.text)];
    const present = element.attributes?.[name];
    if (present === undefined) return undefined;
    return [
      edit.edit === 'append' ? withAttribute(element, name, present + edit.text) : withoutAttribute(element, name),
    ];
  };

const openPass = (edit: XmlEdit, attribute: string | undefined): Pass => {
  const change = attribute === undefined ? elementChange(edit) : attributeChange(edit, attribute);
  const pass: Pass = {
    every: edit.edit === 'remove',
    done: 0,
    change: (element) => {
      const changed = change(element);
      if (changed !== undefined) pass.done += 1;
      return changed ?? [element];
    },
  };
  return pass;
};

const applyEdit = (root: XmlRootSpec, edit: XmlEdit): XmlRootSpec => {
  const path = editPath(edit);
  if (!namesRoot(path, root)) throw nothingThere(edit);
  const pass = openPass(edit, path.attribute);
  const changed = path.steps.length === 0 ? (pass.change(root)[0] ?? root) : changeBelow(root, path.steps, pass);
  if (pass.done === 0) throw nothingThere(edit);
  return { ...changed, namespaces: root.namespaces };
};

/**
 * The document with the edits applied, one after another; the original is unchanged. `remove` acts on every match of
 * its path, the others on the first (an attribute is appended to the first occurrence).
 * @throws RangeError when a path finds nothing, naming it.
 */
export const editSpec = (root: XmlRootSpec, edits: readonly XmlEdit[]): XmlRootSpec => edits.reduce(applyEdit, root);
