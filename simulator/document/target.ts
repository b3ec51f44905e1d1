import { placeOf, stepsBetween, type Place } from './path-index.ts';

/** A target path parsed once: owner path, and below it a child or an attribute. */
export type Target = {
  readonly path: string;
  /** Path of the element that must have the target: its parent (of an attribute, its element), or one further up. */
  readonly owner: string;
  /** Path from the owner to the target element, or to that of the attribute; undefined when it is the owner itself. */
  readonly child: string | undefined;
  readonly attribute: string | undefined;
  readonly ownerPlace: Place;
  readonly place: Place;
  /** The number of steps from the owner to that element. */
  readonly steps: number;
};

type Parts = Pick<Target, 'path' | 'owner' | 'child' | 'attribute'>;

const parse = (path: string, owner: string | undefined): Parts => {
  if (path !== '/*' && !path.startsWith('/*/')) throw new RangeError(`The target "${path}" must start with "/*".`);
  const cut = path.lastIndexOf('/');
  const last = path.slice(cut + 1);
  const attribute = last.startsWith('@') ? last.slice(1) : undefined;
  const element = attribute === undefined ? path : path.slice(0, cut);
  const parent = owner ?? (element === '/*' ? element : path.slice(0, cut));
  if (parent === element) return { path, owner: element, child: undefined, attribute };
  if (!element.startsWith(`${parent}/`)) throw new RangeError(`The target "${path}" does not lie below "${parent}".`);
  return { path, owner: parent, child: element.slice(parent.length + 1), attribute };
};

/** Paths are literals in rules: a few thousand. One path is one target: rules about it run together. */
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
  const target = { ...parts, ownerPlace, place, steps: stepsBetween(ownerPlace, place) };
  parsed.set(name, target);
  return target;
};
