import { attributeOf, textOf, type XmlDocument, type XmlElement } from '../../src/common/xml/tree.ts';
import type { SubjectKind } from './kind.ts';
import { indexPaths, type PathIndex } from './path-index.ts';
import type { Target } from './target.ts';

/** The document under judgement: parsed and indexed once, read by every rule. */
export type Subject = {
  readonly kind: SubjectKind;
  readonly document: XmlDocument;
  readonly root: XmlElement;
  readonly index: PathIndex;
  /** Every element at an absolute path such as `/Invoice/cac:InvoiceLine/cbc:ID` (root as `*`). */
  readonly all: (path: string) => readonly XmlElement[];
  readonly first: (path: string) => XmlElement | undefined;
  /** Text of the first element at the path, white space kept; undefined where there is none. */
  readonly text: (path: string) => string | undefined;
  /** Computes something about the document once, however many rules ask. */
  readonly once: <T>(key: string, compute: () => T) => T;
  readonly known: KnownPlaces;
};

/** One place where a rule looks. */
export type Site = {
  readonly subject: Subject;
  /**
   * The element that must have the target: with the target attribute, or the parent of the target element, unless the
   * rule names another.
   */
  readonly owner: XmlElement;
  /** The target element (for an attribute: its parent); undefined if absent. */
  readonly node: XmlElement | undefined;
  /** All target elements under this owner. */
  readonly siblings: readonly XmlElement[];
  /** Text of the target, including surrounding white space; undefined if absent. */
  readonly value: string | undefined;
  /** Name of the target attribute; undefined if the target is an element. */
  readonly attribute: string | undefined;
};

/** How often a rule looks: at every target element, once under every owner, or once at the document. */
export type Scope = 'node' | 'owner' | 'document';

type Places = {
  readonly node: readonly Site[];
  readonly owner: readonly Site[];
  /** Whether the target occurs anywhere. */
  readonly present: boolean;
};

/**
 * Where the latest target is in one document. The rules about one target run one after the other; the places of every
 * target would outlive a minor garbage collection, and in long documents they take more memory than the document.
 */
type KnownPlaces = {
  document: readonly Site[] | undefined;
  target: Target | undefined;
  places: Places;
};

/** The sites of a target whose owner is absent: many groups of the annex are optional. */
const nowhere: Places = { node: [], owner: [], present: false };

export const createSubject = (kind: SubjectKind, document: XmlDocument): Subject => {
  const index = indexPaths(document);
  const memory = new Map<string, unknown>();
  // Rules about lines ask for the currency or the operation once per line.
  const texts = new Map<string, string>();
  const { all, first } = index;
  return {
    kind,
    document,
    root: document.root,
    index,
    all,
    first,
    text: (path) => {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const element = first(path);
      if (element === undefined) return undefined;
      const text = textOf(element);
      texts.set(path, text);
      return text;
    },
    once: <T>(key: string, compute: () => T): T => {
      const known = memory.get(key);
      if (known !== undefined || memory.has(key)) return known as T; // The key names one computation, and so one type.
      const computed = compute();
      memory.set(key, computed);
      return computed;
    },
    known: { document: undefined, target: undefined, places: nowhere },
  };
};

/** One site serves every rule about the whole document. */
const documentSites = (subject: Subject): readonly Site[] => {
  const { known, root } = subject;
  known.document ??= [{ subject, owner: root, node: root, siblings: [root], value: undefined, attribute: undefined }];
  return known.document;
};

const valueAt = (node: XmlElement, attribute: string | undefined): string | undefined =>
  attribute === undefined ? textOf(node) : attributeOf(node, attribute);

const siteOf = ({ subject, owner, siblings, attribute }: Omit<Site, 'node' | 'value'>): Site => {
  const node = siblings[0];
  const value = node === undefined ? undefined : valueAt(node, attribute);
  return { subject, owner, node, siblings, value, attribute };
};

const ancestorOf = (element: XmlElement, steps: number): XmlElement => {
  let at = element;
  for (let left = steps; left > 0 && at.parent !== undefined; left -= 1) at = at.parent;
  return at;
};

/** One site for each owner, at its first target element. */
const ownerSites = (subject: Subject, owners: readonly XmlElement[], target: Target): readonly Site[] => {
  const { place, steps, attribute } = target;
  const elements = subject.index.at(place);
  const [only] = owners;
  if (only !== undefined && owners.length === 1)
    return [siteOf({ subject, owner: only, siblings: elements, attribute })];
  // Owners and elements are both in document order: the elements of the next owner come after those of this one.
  let next = 0;
  return owners.map((owner) => {
    const from = next;
    for (let each = elements[next]; each !== undefined && ancestorOf(each, steps) === owner; each = elements[next]) {
      next += 1;
    }
    return siteOf({ subject, owner, siblings: elements.slice(from, next), attribute });
  });
};

/** Every target element is a site; so is an owner without one. */
const nodeSites = (sites: readonly Site[]): readonly Site[] =>
  sites.every(({ siblings }) => siblings.length < 2)
    ? sites
    : sites.flatMap((site) => {
        const { siblings, attribute } = site;
        if (siblings.length < 2) return [site];
        return siblings.map((node) => ({ ...site, node, value: valueAt(node, attribute) }));
      });

const placesIn = (subject: Subject, target: Target): Places => {
  const owners = subject.index.at(target.ownerPlace);
  if (owners.length === 0) return nowhere;
  const owner = ownerSites(subject, owners, target);
  const node = nodeSites(owner);
  return { owner, node, present: node.some(({ value }) => value !== undefined) };
};

const placesOf = (subject: Subject, target: Target): Places => {
  const { known } = subject;
  if (known.target === target) return known.places;
  known.places = placesIn(subject, target);
  known.target = target;
  return known.places;
};

/**
 * The places where a check looks. An absent owner gives none: a rule about the child of an absent optional group says
 * nothing.
 */
export const sitesOf = (subject: Subject, target: Target | undefined, per: Scope): readonly Site[] =>
  target === undefined || per === 'document' ? documentSites(subject) : placesOf(subject, target)[per];

/** Whether the target occurs anywhere in the document; a rule without a target applies to the document itself. */
export const isPresent = (subject: Subject, target: Target | undefined): boolean => {
  if (target === undefined) return true;
  const { known } = subject;
  if (known.target === target) return known.places.present;
  const { attribute } = target;
  const elements = subject.index.at(target.place);
  return attribute === undefined
    ? elements.length > 0
    : elements.some((element) => attributeOf(element, attribute) !== undefined);
};
