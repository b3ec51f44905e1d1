/** Whether a request alone, without changes to the XML, leads to the broken document: tried out, not guessed. */
import type { XmlEdit } from '../../../simulator/document/index.ts';
import type { Violation } from '../../../simulator/judge/index.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../common/xml/node.ts';
import { findAt } from '../../common/xml/path-steps.ts';
import type { JsonObject } from '../box-types.ts';

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
  // An element of a list leaves no gap.
  if (value === undefined && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (value === undefined) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, value);
  return copy;
};

/** The fields that feed an element and everything below it. */
const fieldsBelow = (spec: XmlSpec): readonly string[] => [
  ...(spec.field === undefined ? [] : [spec.field]),
  ...Object.values(spec.attributeFields ?? {}),
  ...childSpecs(spec).flatMap(fieldsBelow),
];

const commonPath = (paths: readonly string[]): string | undefined => {
  const [first = [], ...others] = paths.map((path) => path.split('.'));
  const end = first.findIndex((step, index) => others.some((other) => other[index] !== step));
  const shared = first.slice(0, end === -1 ? first.length : end);
  return shared.length === 0 ? undefined : shared.join('.');
};

/** The field that feeds the element or, for a group of elements, the object of the request that feeds all of it. */
const feeding = (element: XmlSpec): string | undefined => element.field ?? commonPath(fieldsBelow(element));

/** The field of the request that feeds a place, the first if there are several such places; undefined if none does. */
export const fieldFor = (root: XmlRootSpec, path: string): string | undefined => {
  const { elements, attribute } = findAt<XmlSpec>(root, path, childSpecs);
  const [first] = elements;
  if (first === undefined) return undefined;
  return attribute === undefined ? feeding(first) : first.attributeFields?.[attribute];
};

/** From the last to the first: removing an element of a list moves those behind it. */
const removals = (root: XmlRootSpec, path: string): readonly FieldChange[] | undefined => {
  const { elements, attribute } = findAt<XmlSpec>(root, path, childSpecs);
  const fields = elements.map((element) =>
    attribute === undefined ? feeding(element) : element.attributeFields?.[attribute],
  );
  const known = [...new Set(fields.flatMap((field) => field ?? []))];
  return fields.length === 0 || fields.includes(undefined) ? undefined : known.reverse().map((field) => ({ field }));
};

const sameSort = (text: string, present: unknown): string | number =>
  typeof present === 'number' && /^\d+$/.test(text) ? Number(text) : text;

/** The list of a request with one of its elements twice. */
const doubled = (request: JsonObject, field: string): readonly FieldChange[] | undefined => {
  const path = field.slice(0, Math.max(field.lastIndexOf('.'), 0));
  const list = fieldOf(request, path);
  if (!Array.isArray(list)) return undefined;
  const items: readonly unknown[] = list;
  return [{ field: path, value: [...items, fieldOf(request, field)] }];
};

/** The changes to a request that should have the effect of an edit; undefined if there are none. */
const changesOf = (request: JsonObject, root: XmlRootSpec, edit: XmlEdit): readonly FieldChange[] | undefined => {
  if (edit.edit === 'remove') return removals(root, edit.path);
  const field = fieldFor(root, edit.path);
  if (field === undefined) return undefined;
  const present = fieldOf(request, field);
  switch (edit.edit) {
    case 'set':
      return isContainer(present) ? undefined : [{ field, value: sameSort(edit.text, present) }];
    case 'append':
      return typeof present === 'string' ? [{ field, value: `${present}${edit.text}` }] : undefined;
    case 'duplicate':
      return doubled(request, field);
    case 'shift':
    case 'insert':
    case 'move':
      return undefined;
  }
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
    const further = changed === undefined ? undefined : changesOf(changed, root, edit);
    if (further === undefined) return undefined;
    changes.push(...further);
  }
  return changes;
};

/** The request that should lead to the same broken document. */
export const requestFor = (request: JsonObject, root: XmlRootSpec, violation: Violation): JsonObject | undefined => {
  const edits = onlyEdits(violation);
  const changes = edits.length === 0 ? undefined : changesFor(request, root, edits);
  return changes === undefined ? undefined : withChanges(request, changes);
};
