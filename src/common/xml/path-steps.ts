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

const name = String.raw`[^/@[\]*\s]+`;
const step = new RegExp(String.raw`/(\*|${name})(?:\[(\d+)\])?`, 'g');

const formOf = (stepName: string): RegExp =>
  new RegExp(String.raw`^/(\*|${name})(?:\[1\])?((?:/${stepName}(?:\[[1-9]\d*\])?)*)(?:/@(${name}))?$`);

const forms = { named: formOf(name), wild: formOf(String.raw`(?:\*|${name})`) };

/**
 * Undefined for a text that is not such a path.
 * @param form `wild` for one that may have steps such as `*[3]`: the third child, whatever its name
 */
export const parsePath = (path: string, form: keyof typeof forms = 'named'): ElementPath | undefined => {
  const parts = forms[form].exec(path);
  if (parts === null) return undefined;
  const steps = [...(parts[2] ?? '').matchAll(step)].map((match) => ({
    name: match[1] ?? '',
    position: match[2] === undefined ? undefined : Number(match[2]),
  }));
  return { root: parts[1] ?? '*', steps, attribute: parts[3] };
};

/** The path of the element that has the attribute, if the path ends with one. */
export const withoutAttribute = (path: string): string => path.replace(/\/@[^/]+$/, '');

export const withoutPositions = (path: string): string => path.replaceAll(/\[\d+\]/g, '');

export const withoutLastPosition = (path: string): string => path.replace(/\[\d+\]$/, '');

type Named = { readonly name: string };

export const namesRoot = ({ root }: ElementPath, { name: own }: Named): boolean => root === '*' || root === own;

/** The children that a step names, in document order. */
export const childrenAt = <Node extends Named>(children: readonly Node[], wanted: PathStep): readonly Node[] => {
  const named = children.filter((child) => wanted.name === '*' || child.name === wanted.name);
  return wanted.position === undefined ? named : named.slice(wanted.position - 1, wanted.position);
};

export type Found<Node> = {
  /** Those that the path names, or that may have its attribute; in document order. */
  readonly elements: readonly Node[];
  /** The attribute that the path ends with. */
  readonly attribute: string | undefined;
};

/**
 * Nothing for a path of another root, or a text that is no path.
 * @param childrenOf `childElements` of a tree that was read, `childSpecs` of one about to be written
 */
export const findAt = <Node extends Named>(
  root: Node,
  path: string,
  childrenOf: (node: Node) => readonly Node[],
): Found<Node> => {
  const parsed = parsePath(path);
  if (parsed === undefined || !namesRoot(parsed, root)) return { elements: [], attribute: undefined };
  const { steps, attribute } = parsed;
  const below = (level: readonly Node[], wanted: PathStep) =>
    level.flatMap((node) => childrenAt(childrenOf(node), wanted));
  return { elements: steps.reduce(below, [root]), attribute };
};

export type Nearest<Node> = {
  /** The element itself; its nearest ancestor in the document where it is missing. */
  readonly element: Node;
  readonly attribute: string | undefined;
  /** The steps to the element that are missing below `element`. */
  readonly missing: readonly PathStep[];
};

/** Where the path leads if each of its steps means the first child that it names. */
export const nearestTo = <Node>(
  root: Node,
  { steps, attribute }: ElementPath,
  childAt: (node: Node, wanted: PathStep) => Node | undefined,
): Nearest<Node> => {
  let element = root;
  for (const [at, wanted] of steps.entries()) {
    const child = childAt(element, wanted);
    if (child === undefined) return { element, attribute, missing: steps.slice(at) };
    element = child;
  }
  return { element, attribute, missing: [] };
};
