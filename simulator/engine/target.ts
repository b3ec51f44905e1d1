import { attributeOf, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { childrenOf } from '../intake/path-index.ts';
import type { Check, Site } from './check.ts';
import type { Subject } from './subject.ts';

/** A target path taken apart once: owner path, child name or attribute. */
export type Target = {
  readonly path: string;
  /** Path of the owner: the parent of the element, or the bearer of the attribute. */
  readonly owner: string;
  readonly child: string | undefined;
  readonly attribute: string | undefined;
};

export const parseTarget = (path: string): Target => {
  const cut = path.lastIndexOf('/');
  if (!path.startsWith('/*')) throw new RangeError(`The target "${path}" must start with "/*".`);
  const last = path.slice(cut + 1);
  if (last.startsWith('@')) return { path, owner: path.slice(0, cut), child: undefined, attribute: last.slice(1) };
  if (cut === 0) return { path, owner: path, child: undefined, attribute: undefined };
  return { path, owner: path.slice(0, cut), child: last, attribute: undefined };
};

const documentSite = (subject: Subject): Site => ({
  subject,
  owner: subject.root,
  node: subject.root,
  siblings: [subject.root],
  value: undefined,
});

const attributeSite = (subject: Subject, owner: XmlElement, attribute: string): Site => ({
  subject,
  owner,
  node: owner,
  siblings: [owner],
  value: attributeOf(owner, attribute),
});

const ownerSite = (subject: Subject, owner: XmlElement, siblings: readonly XmlElement[]): Site => {
  const node = siblings[0];
  return { subject, owner, node, siblings, value: node === undefined ? undefined : textOf(node) };
};

/**
 * The places where a check looks. An owner that is absent gives none: a rule
 * about the child of an absent optional group says nothing.
 */
export const sitesOf = (subject: Subject, target: Target | undefined, per: Check['per']): readonly Site[] => {
  if (target === undefined || per === 'document') return [documentSite(subject)];
  const owners = subject.all(target.owner);
  const { attribute, child } = target;
  if (attribute !== undefined) return owners.map((owner) => attributeSite(subject, owner, attribute));
  if (child === undefined) return owners.map((owner) => ownerSite(subject, owner, [owner]));
  const sites: Site[] = [];
  for (const owner of owners) {
    const siblings = childrenOf(owner, child);
    if (per === 'owner' || siblings.length < 2) sites.push(ownerSite(subject, owner, siblings));
    else for (const node of siblings) sites.push({ subject, owner, node, siblings, value: textOf(node) });
  }
  return sites;
};
