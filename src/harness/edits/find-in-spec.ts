/** What a document that is about to be written has at a path of edits and rules. */
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { childrenAt, namesRoot, parsePath } from '../../common/xml/path-steps.ts';

export type Found = {
  /** Those that the path names, or that may bear its attribute; in document order. */
  readonly elements: readonly XmlSpec[];
  /** The attribute that the path ends with. */
  readonly attribute: string | undefined;
};

/** Nothing for a path of another root, or a text that is no path. */
export const findInSpec = (root: XmlRootSpec, path: string): Found => {
  const parsed = parsePath(path);
  if (parsed === undefined || !namesRoot(parsed, root.name)) return { elements: [], attribute: undefined };
  let elements: readonly XmlSpec[] = [root];
  for (const step of parsed.steps) {
    elements = elements.flatMap(({ content }) => (typeof content === 'string' ? [] : childrenAt(content, step)));
  }
  return { elements, attribute: parsed.attribute };
};
