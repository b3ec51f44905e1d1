/** Whether a request alone, without changes to the XML, leads to the broken document: tried out, not guessed. */
import type { XmlEdit } from '../../../simulator/checks/vocabulary/edit.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { childrenAt, namesRoot, parsePath } from '../../common/xml/path-steps.ts';
import type { Violation } from '../../../simulator/checks/vocabulary/violation.ts';
import type { JsonObject } from '../box.ts';

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The value at a path such as `invoice_lines.0.code`. */
export const fieldOf = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isContainer(inner) ? Reflect.get(inner, key) : undefined), data);

/** A copy with that value at the path, or without any if it is undefined; undefined if the path leads nowhere. */
const withField = (data: JsonObject, path: string, value: unknown): JsonObject | undefined => {
  const copy = structuredClone(data);
  const cut = path.lastIndexOf('.');
  const holder = cut === -1 ? copy : fieldOf(copy, path.slice(0, cut));
  if (!isContainer(holder)) return undefined;
  const key = path.slice(cut + 1);
  if (value === undefined) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, value);
  return copy;
};

const elementsAt = (root: XmlRootSpec, path: string): { found: readonly XmlSpec[]; attribute: string | undefined } => {
  const parsed = parsePath(path);
  if (parsed === undefined || !namesRoot(parsed, root.name)) return { found: [], attribute: undefined };
  let found: readonly XmlSpec[] = [root];
  for (const step of parsed.steps) {
    found = found.flatMap(({ content }) => (typeof content === 'string' ? [] : childrenAt(content, step)));
  }
  return { found, attribute: parsed.attribute };
};

/** The field of the request that feeds the place changed by an edit; undefined if none or several do. */
const fieldFor = (root: XmlRootSpec, edit: XmlEdit): string | undefined => {
  const { found, attribute } = elementsAt(root, edit.path);
  const [first, ...others] = found;
  if (first === undefined || (edit.edit === 'remove' && others.length > 0)) return undefined;
  return attribute === undefined ? first.field : first.attributeFields?.[attribute];
};

const valueFor = (edit: XmlEdit, present: unknown): { readonly value: unknown } | undefined => {
  if (edit.edit === 'remove') return { value: undefined };
  if (edit.edit !== 'set') return undefined;
  return { value: typeof present === 'number' && /^\d+$/.test(edit.text) ? Number(edit.text) : edit.text };
};

const onlyEdits = ({ built = [], coded = [], ...rest }: Violation): readonly XmlEdit[] =>
  Object.keys(rest).length === 0 ? [...built, ...coded] : [];

/** One field of a request, and its new value; removed if there is none. */
export type FieldChange = { readonly field: string; readonly value?: unknown };

/** The copy of a request with the changes made; undefined if the path to a field leads nowhere. */
export const withChanges = (request: JsonObject, changes: readonly FieldChange[]): JsonObject | undefined =>
  changes.reduce<JsonObject | undefined>(
    (changed, { field, value }) => (changed === undefined ? undefined : withField(changed, field, value)),
    request,
  );

/**
 * The changes that should lead to the same broken document by the request alone: each edit made at the field that feeds
 * its place. Undefined if a place has no field.
 */
export const changesFor = (
  request: JsonObject,
  root: XmlRootSpec,
  edits: readonly XmlEdit[],
): readonly FieldChange[] | undefined => {
  const changes: FieldChange[] = [];
  for (const edit of edits) {
    const changed = withChanges(request, changes);
    const field = fieldFor(root, edit);
    const wanted = field === undefined ? undefined : valueFor(edit, fieldOf(changed, field));
    if (field === undefined || wanted === undefined) return undefined;
    changes.push({ field, ...wanted });
  }
  return changes;
};

/** The request that should lead to the same broken document. */
export const requestFor = (request: JsonObject, root: XmlRootSpec, violation: Violation): JsonObject | undefined => {
  const edits = onlyEdits(violation);
  const changes = edits.length === 0 ? undefined : changesFor(request, root, edits);
  return changes === undefined ? undefined : withChanges(request, changes);
};
