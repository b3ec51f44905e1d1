import { attributeOf, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { select } from '../intake/path-index.ts';
import type { Check, Site } from './check.ts';
import type { Subject } from './subject.ts';

/** A target path taken apart once: owner path, and below it a child or an attribute. */
export type Target = {
  readonly path: string;
  /** Path of the element that must have the target: its parent, or an element further up. */
  readonly owner: string;
  /** Path from the owner to the target element; undefined when the owner itself is meant. */
  readonly child: string | undefined;
  readonly attribute: string | undefined;
};

/**
 * @param owner path of an element above the target that must have it; the parent when not given
 * @throws RangeError for a path that does not start at the root or does not lie below the owner
 */
export const parseTarget = (path: string, owner?: string): Target => {
  if (path !== '/*' && !path.startsWith('/*/')) throw new RangeError(`The target "${path}" must start with "/*".`);
  const cut = path.lastIndexOf('/');
  const last = path.slice(cut + 1);
  if (last.startsWith('@')) return { path, owner: path.slice(0, cut), child: undefined, attribute: last.slice(1) };
  if (cut === 0) return { path, owner: path, child: undefined, attribute: undefined };
  const parent = owner ?? path.slice(0, cut);
  if (!path.startsWith(`${parent}/`)) throw new RangeError(`The target "${path}" does not lie below "${parent}".`);
  return { path, owner: parent, child: path.slice(parent.length + 1), attribute: undefined };
};

/** One serves every rule about the whole document. */
const documentSites = (subject: Subject): readonly Site[] =>
  subject.once('documentSites', () => [
    {
      subject,
      owner: subject.root,
      node: subject.root,
      siblings: [subject.root],
      value: undefined,
      attribute: undefined,
    },
  ]);

const attributeSite = (subject: Subject, owner: XmlElement, attribute: string): Site => ({
  subject,
  owner,
  node: owner,
  siblings: [owner],
  value: attributeOf(owner, attribute),
  attribute,
});

type Family = { readonly owner: XmlElement; readonly siblings: readonly XmlElement[] };

const elementSite = (subject: Subject, { owner, siblings }: Family, node = siblings[0]): Site => ({
  subject,
  owner,
  node,
  siblings,
  value: node === undefined ? undefined : textOf(node),
  attribute: undefined,
});

/**
 * The places where a check looks. An owner that is absent gives none: a rule
 * about the child of an absent optional group says nothing.
 */
export const sitesOf = (subject: Subject, target: Target | undefined, per: Check['per']): readonly Site[] => {
  if (target === undefined || per === 'document') return documentSites(subject);
  const owners = subject.all(target.owner);
  const { attribute, child } = target;
  if (attribute !== undefined) return owners.map((owner) => attributeSite(subject, owner, attribute));
  const sites: Site[] = [];
  for (const owner of owners) {
    const siblings = child === undefined ? [owner] : select(owner, child);
    if (per === 'owner' || siblings.length < 2) sites.push(elementSite(subject, { owner, siblings }));
    else for (const node of siblings) sites.push(elementSite(subject, { owner, siblings }, node));
  }
  return sites;
};

/** Whether the target stands anywhere in the document; a rule without target is about the document, which is there. */
export const isPresent = (subject: Subject, target: Target | undefined): boolean => {
  if (target === undefined) return true;
  const { attribute } = target;
  return attribute === undefined
    ? subject.all(target.path).length > 0
    : subject.all(target.owner).some((owner) => attributeOf(owner, attribute) !== undefined);
};
