/**
 * The small path language of edits and explanations: `/*` or the root's name,
 * then child steps with prefixes as the document writes them, each with an
 * optional position from 1, and an attribute at most at the end.
 */
export type PathStep = { readonly name: string; readonly position: number | undefined };

export type ElementPath = {
  /** `*` or a name. */
  readonly root: string;
  readonly steps: readonly PathStep[];
  readonly attribute: string | undefined;
};

const name = '[^/@[\\]*\\s]+';
const form = new RegExp(`^/(\\*|${name})(?:\\[1\\])?((?:/${name}(?:\\[[1-9]\\d*\\])?)*)(?:/@(${name}))?$`);
const step = new RegExp(`/(${name})(?:\\[(\\d+)\\])?`, 'g');

/** Undefined for a text that is not such a path. */
export const parsePath = (path: string): ElementPath | undefined => {
  const parts = form.exec(path);
  if (parts === null) return undefined;
  const steps = [...(parts[2] ?? '').matchAll(step)].map((match) => ({
    name: match[1] ?? '',
    position: match[2] === undefined ? undefined : Number(match[2]),
  }));
  return { root: parts[1] ?? '*', steps, attribute: parts[3] };
};

export const namesRoot = (path: ElementPath, rootName: string): boolean => path.root === '*' || path.root === rootName;

/** The children that a step names, in document order. */
export const childrenAt = <Node extends { readonly name: string }>(
  children: readonly Node[],
  wanted: PathStep,
): readonly Node[] => {
  const named = children.filter((child) => child.name === wanted.name);
  return wanted.position === undefined ? named : named.slice(wanted.position - 1, wanted.position);
};
