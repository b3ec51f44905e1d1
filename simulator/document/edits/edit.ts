// Changes to an XML document as plain data. The authority's rules use them to declare how a valid document is broken, and
// its proposals to say how a rejected one is corrected; the harness applies them at a step of the issuing pipeline. Paths
// are absolute, with prefixes as the document writes them, `*` or its name for the root, and optional positions from 1:
// `/*/cac:InvoiceLine[2]/cbc:ID`, `/*/cbc:UUID/@schemeID`. Without a position, `remove` acts on every match, the others on
// the first.
import { decimal } from '../../../src/common/decimal.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { addDays, isDate } from '../../../src/common/time.ts';
import type { XmlSpec } from '../../../src/common/xml/node.ts';
import { findAt, parsePath, type Found } from '../../../src/common/xml/path-steps.ts';

/** By how much an amount or a date differs from what is there. */
export type Shift = { readonly unit: 'cents' | 'days'; readonly count: number };

export type XmlEdit =
  /** Removes every element (or the attribute) that the path names. */
  | { readonly edit: 'remove'; readonly path: string }
  /** Replaces the text of the element, or sets the attribute, creating it where absent. */
  | { readonly edit: 'set'; readonly path: string; readonly text: string }
  /** Appends text to the element or attribute. */
  | { readonly edit: 'append'; readonly path: string; readonly text: string }
  /** Makes the amount so many cents larger, or the date so many days later. */
  | { readonly edit: 'shift'; readonly path: string; readonly by: Shift }
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

const faults = {
  absent: { en: 'the path finds nothing', es: 'la ruta no lleva a nada' },
  noPath: {
    en: 'expected a path like /*/cac:InvoiceLine[2]/cbc:ID or /*/cbc:UUID/@schemeID',
    es: 'se esperaba una ruta como /*/cac:InvoiceLine[2]/cbc:ID o /*/cbc:UUID/@schemeID',
  },
  namespace: {
    en: 'namespace declarations are not attributes',
    es: 'las declaraciones de espacios de nombres no son atributos',
  },
  attribute: { en: 'expected the path of an element', es: 'se esperaba la ruta de un elemento' },
  root: { en: 'a document has exactly one root', es: 'un documento tiene exactamente una raíz' },
  holdsElements: { en: 'the element holds elements', es: 'el elemento contiene elementos' },
  holdsText: { en: 'the element holds text', es: 'el elemento contiene texto' },
  intoItself: { en: 'an element cannot go into itself', es: 'un elemento no puede ir dentro de sí mismo' },
  noAmount: { en: 'the text is no amount', es: 'el texto no es un valor' },
  noDate: { en: 'the text is no date', es: 'el texto no es una fecha' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** An edit that cannot be applied as it is stated; it names the path. */
export class EditFault extends RangeError {
  override readonly name = 'EditFault';
  readonly why: keyof typeof faults;
  readonly text: Bilingual;

  constructor({ edit, path }: XmlEdit, why: keyof typeof faults) {
    const { en, es } = faults[why];
    super(`The edit "${edit}" at ${path} cannot be done: ${en}.`);
    this.why = why;
    this.text = { en: this.message, es: `El cambio en ${path} no es posible: ${es}.` };
  }
}

const cent = decimal('0.01');

/** The shifted text keeps its decimals, two at least; undefined for what is no amount, or no date. */
export const shifted = (text: string, { unit, count }: Shift): string | undefined => {
  if (unit === 'days') {
    const date = text.slice(0, 10);
    return isDate(date) ? `${addDays(date, count)}${text.slice(10)}` : undefined;
  }
  const decimals = text.trim().split('.')[1]?.length ?? 0;
  return decimal(text)
    ?.plus(cent?.times(count) ?? 0)
    .toFixed(Math.max(decimals, 2));
};

/**
 * The text that the edit makes of the present one; undefined for an edit that makes none.
 * @throws EditFault for a shift of what is neither amount nor date
 */
export const editedText = (edit: XmlEdit, present: string): string | undefined => {
  if (edit.edit === 'set') return edit.text;
  if (edit.edit === 'append') return present + edit.text;
  if (edit.edit !== 'shift') return undefined;
  const text = shifted(present, edit.by);
  if (text === undefined) throw new EditFault(edit, edit.by.unit === 'days' ? 'noDate' : 'noAmount');
  return text;
};

const isNamespace = (attribute: string | undefined): boolean =>
  attribute !== undefined && /^xmlns(?::|$)/.test(attribute);

const wholeElements: readonly XmlEdit['edit'][] = ['insert', 'duplicate', 'move'];
const notOfRoot: readonly XmlEdit['edit'][] = ['remove', 'duplicate', 'move'];

/** Refuses paths that no document allows. */
const requireAllowed = (edit: XmlEdit): void => {
  const path = parsePath(edit.path);
  if (path === undefined) throw new EditFault(edit, 'noPath');
  const { steps, attribute } = path;
  if (isNamespace(attribute)) throw new EditFault(edit, 'namespace');
  if (attribute !== undefined && wholeElements.includes(edit.edit)) throw new EditFault(edit, 'attribute');
  if (steps.length === 0 && attribute === undefined && notOfRoot.includes(edit.edit)) throw new EditFault(edit, 'root');
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
 * @throws EditFault when a path finds nothing, naming it.
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
  if (first === undefined || into === undefined) throw new EditFault(edit, 'absent');
  return { elements: edit.edit === 'remove' ? able : [first], attribute, first, into };
};
