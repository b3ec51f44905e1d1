// Changes to an XML document as plain data. The authority's rules use them to declare how a valid document is broken, and
// its proposals to say how a rejected one is corrected; the harness applies them at a step of the issuing pipeline. Paths
// are absolute, with prefixes as the document writes them, `*` or its name for the root, and optional positions from 1:
// `/*/cac:InvoiceLine[2]/cbc:ID`, `/*/cbc:UUID/@schemeID`. Without a position, `remove` acts on every match, the others on
// the first.
import type { XmlSpec } from '../../../src/common/xml/node.ts';
import { findAt, parsePath, type Found } from '../../../src/common/xml/path-steps.ts';

export type XmlEdit =
  /** Removes every element (or the attribute) that the path names. */
  | { readonly edit: 'remove'; readonly path: string }
  /** Replaces the text of the element, or sets the attribute, creating it where absent. */
  | { readonly edit: 'set'; readonly path: string; readonly text: string }
  /** Appends text to the element or attribute. */
  | { readonly edit: 'append'; readonly path: string; readonly text: string }
  /**
   * Adds a child to the element, after the last of its children with a name in `after` (as the first when there is
   * none).
   */
  | { readonly edit: 'insert'; readonly path: string; readonly child: XmlSpec; readonly after?: readonly string[] }
  /** Inserts a copy of the element directly after it. */
  | { readonly edit: 'duplicate'; readonly path: string }
  /** Puts the element into another one, or elsewhere in its own: after the last other child with a name in `after`. */
  | { readonly edit: 'move'; readonly path: string; readonly into: string; readonly after: readonly string[] };

/** An edit of one sort. */
export type EditOf<Sort extends XmlEdit['edit']> = Extract<XmlEdit, { readonly edit: Sort }>;

/** The path of what the edit brings, or of what it changes. */
export const changedPlace = (edit: XmlEdit): string =>
  edit.edit === 'insert' ? `${edit.path}/${edit.child.name}` : edit.path;

/** An edit that cannot be applied as declared: a bug in the declaration, so it names the path. */
export const editFault = (edit: XmlEdit, why: string): RangeError =>
  new RangeError(`The edit "${edit.edit}" at ${edit.path} cannot be done: ${why}.`);

const isNamespace = (attribute: string | undefined): boolean =>
  attribute !== undefined && /^xmlns(?::|$)/.test(attribute);

const wholeElements: readonly XmlEdit['edit'][] = ['insert', 'duplicate', 'move'];
const notOfRoot: readonly XmlEdit['edit'][] = ['remove', 'duplicate', 'move'];

/** Refuses paths that no document allows. */
const requireAllowed = (edit: XmlEdit): void => {
  const path = parsePath(edit.path);
  if (path === undefined)
    throw editFault(edit, 'expected a path like /*/cac:InvoiceLine[2]/cbc:ID or /*/cbc:UUID/@schemeID');
  const { steps, attribute } = path;
  if (isNamespace(attribute)) throw editFault(edit, 'namespace declarations are not attributes');
  if (attribute !== undefined && wholeElements.includes(edit.edit))
    throw editFault(edit, 'expected the path of an element');
  if (steps.length === 0 && attribute === undefined && notOfRoot.includes(edit.edit))
    throw editFault(edit, 'a document has exactly one root');
};

/** Reads a tree of nodes for an edit: a parsed document, or one that is about to be written. */
export type EditedTree<Node extends { readonly name: string }> = {
  readonly root: Node;
  readonly childrenOf: (node: Node) => readonly Node[];
  readonly attributeOf: (node: Node, name: string) => string | undefined;
};

export type Targets<Node> = Found<Node> & {
  /** The first of the elements. */
  readonly first: Node;
  /** The parent of a new or moved child. */
  readonly into: Node;
};

/**
 * The elements that the edit changes, or whose attribute it changes: at least one.
 * @throws RangeError when a path finds nothing, naming it.
 */
export const targetsOf = <Node extends { readonly name: string }>(
  edit: XmlEdit,
  { root, childrenOf, attributeOf }: EditedTree<Node>,
): Targets<Node> => {
  requireAllowed(edit);
  const { elements: found, attribute } = findAt(root, edit.path, childrenOf);
  const needsAttribute = attribute !== undefined && edit.edit !== 'set';
  const able = needsAttribute ? found.filter((element) => attributeOf(element, attribute) !== undefined) : found;
  const [first] = able;
  const [into] = edit.edit === 'move' ? findAt(root, edit.into, childrenOf).elements : able;
  if (first === undefined || into === undefined) throw editFault(edit, 'the path finds nothing');
  return { elements: edit.edit === 'remove' ? able : [first], attribute, first, into };
};
