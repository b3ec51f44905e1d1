/** Valid requests drawn from a seed, for their fields to be changed. */
import type { DocumentForm } from '../../issuer/documents/document-model.ts';
import type { Requirement } from '../../../simulator/judge/index.ts';
import type { Box, JsonObject } from '../box.ts';
import { fieldOf } from '../reproduce/request.ts';
import { builtFrom, drawnRequests, type DrawnBase } from './drawn-base.ts';
import { takesFieldWords, withFieldWords, type FieldWord } from './field-words.ts';
import { has, isOfField, isSameValue, meets, requestMeets, unmetByRequest, unmetIn } from './requirements.ts';
import { acceptedFor, completeRequest } from './run-violation.ts';

type RequestDrawing = {
  readonly name: DocumentForm;
  readonly seed: string;
  /** Of fields of the request, or of places in the document made of it. */
  readonly needs: readonly Requirement[];
  /** They must be possible. */
  readonly changes: readonly FieldWord[];
};

/** The change that a row is about is its last. */
const changesNothing = (request: JsonObject, changes: readonly FieldWord[]): boolean => {
  const last = changes.at(-1);
  return last !== undefined && 'value' in last && isSameValue(fieldOf(request, last.field), last.value);
};

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

/**
 * The same for the same seed, day and drawing. One in which the last change changes nothing is taken if there is no other.
 * @throws StepError if no request is as needed
 */
export const drawRequest = async (box: Box, { name, seed, needs, changes }: RequestDrawing): Promise<DrawnBase> => {
  const about = await acceptedFor(box, name);
  const [fields, places] = [needs.filter(isOfField), needs.filter((need) => !isOfField(need))];
  let last: JsonObject = {};
  let unchanged: DrawnBase | undefined;
  for (const request of drawnRequests(box, { name, seed, about })) {
    const built = lazily(() => builtFrom(request, box, name));
    const drawn = { request, edits: [], has: (path: string) => has(built(), path) };
    last = await completeRequest(box, { name, number: 1, drawn });
    const isAsNeeded =
      fields.every((need) => requestMeets(last, need)) &&
      takesFieldWords(last, changes) &&
      places.every((need) => meets(built(), need));
    if (isAsNeeded && !changesNothing(last, changes)) return drawn;
    if (isAsNeeded) unchanged ??= drawn;
  }
  if (unchanged !== undefined) return unchanged;
  const unmet = fields.find((need) => !requestMeets(last, need));
  if (unmet !== undefined) throw unmetByRequest(last, unmet);
  withFieldWords(last, changes);
  const document = builtFrom(last, box, name);
  throw unmetIn(document, places.find((need) => !meets(document, need)) ?? { path: '/*' });
};
