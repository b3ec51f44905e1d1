/** Changes to a request that may break a rule: each is tried out, the likeliest first. */
import type { DocumentForm } from '../../issuer/documents/document-model.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { hasIdentifier, table } from '../../common/code-lists.ts';
import type { CatalogueEntry } from '../../../simulator/judge/engine/catalogue.ts';
import { violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import type { JsonObject } from '../../harness/box-types.ts';
import { shapesOf } from '../../harness/fields/variants.ts';
import { changesFor, fieldFor, fieldOf, type FieldChange } from '../../harness/reproduce/request.ts';
import { baseFor } from '../../harness/violations/base.ts';
import { mayBeRequested, type RequestViolation } from '../../harness/violations/by-request.ts';
import { writtenFor } from './written-requests.ts';

/** A valid request, and the document that the service builds from it. */
export type Complete = { readonly request: JsonObject; readonly root: XmlRootSpec };

/** What the declared violation changes in the XML, made at the fields that feed it. */
export const mappedChanges = (
  entry: CatalogueEntry,
  { request, root }: Complete,
): readonly FieldChange[] | undefined => {
  const declared = violationOf(entry);
  if (declared === undefined || !mayBeRequested(declared)) return undefined;
  const { built = [], coded = [] } = declared;
  return changesFor(request, root, [...built, ...coded]);
};

/** Rows of a table that are tried in place of the one in the request. */
const rowsTried = 3;

const otherRows = (name: DocumentForm, field: string, present: unknown): readonly FieldChange[] => {
  const shape = shapesOf(name).get(field.replaceAll(/\.\d+(?=\.|$)/g, '.*'));
  if (shape?.table === undefined) return [];
  const identifiers = table(shape.table)
    .rows.filter(hasIdentifier)
    .map(({ id }) => id);
  return identifiers
    .filter((id) => id !== present)
    .slice(0, rowsTried)
    .map((value) => ({ field, value }));
};

/** Other values of the field that feeds the rule's target: none, and other rows of its table. */
const variations = (entry: CatalogueEntry, { request, root }: Complete): readonly FieldChange[] => {
  const path = entry.target?.path;
  const field = path === undefined ? undefined : fieldFor(root, path);
  if (path === undefined || field === undefined) return [];
  return [{ field }, ...otherRows(baseFor(entry.document, path), field, fieldOf(request, field))];
};

/** Without changes at the end: a rule that is off by default may ask for what no request can state. */
export const candidatesFor = (entry: CatalogueEntry, complete: Complete): readonly RequestViolation[] => {
  const mapped = mappedChanges(entry, complete);
  return [
    ...writtenFor(entry),
    ...(mapped === undefined || mapped.length === 0 ? [] : [{ changes: mapped }]),
    ...variations(entry, complete).map((change) => ({ changes: [change] })),
    ...(entry.code.defaultOn === false ? [{ changes: [] }] : []),
  ];
};
