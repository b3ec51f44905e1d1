import { attributeOf, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { placeOf, stepsBetween, type Place } from '../intake/path-index.ts';
import type { Check, Site } from './check.ts';
import type { Subject } from './subject.ts';

/** A target path taken apart once: owner path, and below it a child or an attribute. */
export type Target = {
  /** Its place among all targets: what a document knows of them is a list. */
  readonly ordinal: number;
  readonly path: string;
  /** Path of the element that must have the target: its parent, or an element further up. */
  readonly owner: string;
  /** Path from the owner to the target element; undefined when the owner itself is meant. */
  readonly child: string | undefined;
  readonly attribute: string | undefined;
  readonly ownerPlace: Place;
  /** Of the target element, or of the one that bears the attribute. */
  readonly place: Place;
  /** How many steps lead from the owner to that element. */
  readonly steps: number;
};

type Parts = Pick<Target, 'path' | 'owner' | 'child' | 'attribute'>;

const parse = (path: string, owner: string | undefined): Parts => {
  if (path !== '/*' && !path.startsWith('/*/')) throw new RangeError(`The target "${path}" must start with "/*".`);
  const cut = path.lastIndexOf('/');
  const last = path.slice(cut + 1);
  if (last.startsWith('@')) return { path, owner: path.slice(0, cut), child: undefined, attribute: last.slice(1) };
  if (cut === 0) return { path, owner: path, child: undefined, attribute: undefined };
  const parent = owner ?? path.slice(0, cut);
  if (!path.startsWith(`${parent}/`)) throw new RangeError(`The target "${path}" does not lie below "${parent}".`);
  return { path, owner: parent, child: path.slice(parent.length + 1), attribute: undefined };
};

/** Paths are literals of rules: a few thousand. One path is one target, so that a document remembers its places. */
const parsed = new Map<string, Target>();

/**
 * @param owner path of an element above the target that must have it; the parent when not given
 * @throws RangeError for a path that does not start at the root or does not lie below the owner
 */
export const parseTarget = (path: string, owner?: string): Target => {
  const name = `${path} ${owner ?? ''}`;
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const parts = parse(path, owner);
  const ownerPlace = placeOf(parts.owner);
  const place = parts.child === undefined ? ownerPlace : placeOf(`${parts.owner}/${parts.child}`);
  const target = { ordinal: parsed.size, ...parts, ownerPlace, place, steps: stepsBetween(ownerPlace, place) };
  parsed.set(name, target);
  return target;
};

/** One serves every rule about the whole document. */
const documentSites = (subject: Subject): readonly Site[] => {
  const { places, root } = subject;
  places.document ??= [{ subject, owner: root, node: root, siblings: [root], value: undefined, attribute: undefined }];
  return places.document;
};

const attributeSite = (subject: Subject, owner: XmlElement, attribute: string): Site => ({
  subject,
  owner,
  node: owner,
  siblings: [owner],
  value: attributeOf(owner, attribute),
  attribute,
});

const elementSite = (subject: Subject, owner: XmlElement, siblings: readonly XmlElement[]): Site => {
  const node = siblings[0];
  const value = node === undefined ? undefined : textOf(node);
  return { subject, owner, node, siblings, value, attribute: undefined };
};

const ancestorOf = (element: XmlElement, steps: number): XmlElement => {
  let at = element;
  for (let left = steps; left > 0 && at.parent !== undefined; left -= 1) at = at.parent;
  return at;
};

/** One site for each owner, at its first target element. */
const ownerSites = (subject: Subject, owners: readonly XmlElement[], { place, steps }: Target): readonly Site[] => {
  const elements = subject.index.at(place);
  // Owners and elements are both in document order: what the next owner has stands behind what this one has.
  let next = 0;
  return owners.map((owner) => {
    const from = next;
    for (let each = elements[next]; each !== undefined && ancestorOf(each, steps) === owner; each = elements[next]) {
      next += 1;
    }
    return elementSite(subject, owner, elements.slice(from, next));
  });
};

/** Every target element is a site; an owner without one is one all the same. */
const nodeSites = (sites: readonly Site[]): readonly Site[] =>
  sites.every(({ siblings }) => siblings.length < 2)
    ? sites
    : sites.flatMap((site) => {
        const { subject, owner, siblings } = site;
        if (siblings.length < 2) return [site];
        return siblings.map((node) => ({ subject, owner, node, siblings, value: textOf(node), attribute: undefined }));
      });

/** What a target comes to in one document. */
type Places = {
  readonly node: readonly Site[];
  readonly owner: readonly Site[];
  /** Whether the target stands anywhere. */
  readonly present: boolean;
};

/** Where the targets of rules stand in one document, as far as they were looked for. */
export type KnownPlaces = {
  document: readonly Site[] | undefined;
  /** By ordinal of the target. */
  readonly targets: (Places | undefined)[];
};

export const noPlaces = (): KnownPlaces => ({ document: undefined, targets: new Array<undefined>(parsed.size) });

/** Of a target whose owner is absent: many groups of the annex are optional. */
const nowhere: Places = { node: [], owner: [], present: false };

const attributePlaces = (subject: Subject, { ownerPlace }: Target, attribute: string): Places => {
  const owners = subject.index.at(ownerPlace);
  if (owners.length === 0) return nowhere;
  const sites = owners.map((owner) => attributeSite(subject, owner, attribute));
  return { node: sites, owner: sites, present: sites.some(({ value }) => value !== undefined) };
};

const elementPlaces = (subject: Subject, target: Target): Places => {
  const owners = subject.index.at(target.ownerPlace);
  if (owners.length === 0) return nowhere;
  const owner = ownerSites(subject, owners, target);
  return { owner, node: nodeSites(owner), present: owner.some(({ node }) => node !== undefined) };
};

/** The places of a target in every one of thousands of lines are made anew rather than kept for the next rule. */
const mostKept = 500;

/** Several rules have one target: it is looked for once. */
const placesOf = (subject: Subject, target: Target): Places => {
  const { targets } = subject.places;
  const known = targets[target.ordinal];
  if (known !== undefined) return known;
  const { attribute } = target;
  const places = attribute === undefined ? elementPlaces(subject, target) : attributePlaces(subject, target, attribute);
  if (places.node.length <= mostKept) targets[target.ordinal] = places;
  return places;
};

/**
 * The places where a check looks. An owner that is absent gives none: a rule
 * about the child of an absent optional group says nothing.
 */
export const sitesOf = (subject: Subject, target: Target | undefined, per: Check['per']): readonly Site[] =>
  target === undefined || per === 'document' ? documentSites(subject) : placesOf(subject, target)[per];

/** Whether the target stands anywhere in the document; a rule without target is about the document, which is there. */
export const isPresent = (subject: Subject, target: Target | undefined): boolean => {
  if (target === undefined) return true;
  const known = subject.places.targets[target.ordinal];
  if (known !== undefined) return known.present;
  const { attribute } = target;
  const elements = subject.index.at(target.place);
  return attribute === undefined
    ? elements.length > 0
    : elements.some((element) => attributeOf(element, attribute) !== undefined);
};
