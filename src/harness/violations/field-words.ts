/** What a row makes of a field of a request: a value, or one that follows from the value that is there. */
import { shifted, type Shift } from '../../../simulator/document/index.ts';
import type { JsonObject } from '../box.ts';
import { fieldOf, withChanges, type FieldChange } from '../reproduce/request.ts';
import { placesOfRequest, StepError, unknownPlace } from './step-error.ts';

export type FieldWord =
  | FieldChange
  | { readonly field: string; readonly by: Shift }
  /** An element of a list, with a copy behind it. */
  | { readonly field: string; readonly isTwice: true };

type Refused = { readonly refused: () => StepError };

const impossible = (field: string): Refused => ({
  refused: () =>
    new StepError('impossible-change', {
      en: `The field ${field} holds neither an amount nor a date, or is no element of a list.`,
      es: `El campo ${field} no contiene un valor ni una fecha, o no es un elemento de una lista.`,
    }),
});

const shiftedValue = (value: unknown, by: Shift): unknown => {
  const text = typeof value === 'string' || typeof value === 'number' ? shifted(String(value), by) : undefined;
  if (typeof value !== 'number' || text === undefined) return text;
  const shiftedNumber: unknown = JSON.parse(text);
  return shiftedNumber;
};

const doubled = (list: readonly unknown[], index: number): readonly unknown[] =>
  list.flatMap((each, at) => (at === index ? [each, each] : [each]));

const splitField = (field: string): readonly [above: string | undefined, key: string] => {
  const cut = field.lastIndexOf('.');
  return [cut === -1 ? undefined : field.slice(0, cut), field.slice(cut + 1)];
};

const isRefused = <Value extends object>(result: Value | Refused): result is Refused => 'refused' in result;

const noField = (request: JsonObject, field: string): Refused => ({
  refused: () => unknownPlace(field, placesOfRequest(request)),
});

const resolved = (request: JsonObject, change: FieldWord): FieldChange | Refused => {
  const { field } = change;
  const [above, key] = splitField(field);
  const [present, holder] = [fieldOf(request, field), above === undefined ? request : fieldOf(request, above)];
  const isSet = 'value' in change && change.value !== undefined;
  // A list has no gaps, and one more element at most.
  const fits = Array.isArray(holder) ? /^\d+$/.test(key) && Number(key) <= holder.length : holder !== undefined;
  if (isSet ? !fits : present === undefined) return noField(request, field);
  if ('by' in change) {
    const value = shiftedValue(present, change.by);
    return value === undefined ? impossible(field) : { field, value };
  }
  if (!('isTwice' in change)) return change;
  if (above === undefined || !Array.isArray(holder)) return impossible(field);
  return { field: above, value: doubled(holder, Number(key)) };
};

type Worded = { readonly request: JsonObject } | Refused;

const worded = (request: JsonObject, changes: readonly FieldWord[]): Worded => {
  let changed = request;
  for (const change of changes) {
    const plain = resolved(changed, change);
    if (isRefused(plain)) return plain;
    const result = withChanges(changed, [plain]);
    if (result === undefined) return noField(changed, change.field);
    changed = result;
  }
  return { request: changed };
};

/** Whether the changes can be made; many requests are drawn to be asked, and their fields are compared with none. */
export const takesFieldWords = (request: JsonObject, changes: readonly FieldWord[]): boolean =>
  !isRefused(worded(request, changes));

/**
 * A copy of the request with the changes, one after the other.
 * @throws StepError for a field that is not there to be changed
 */
export const withFieldWords = (request: JsonObject, changes: readonly FieldWord[]): JsonObject => {
  const result = worded(request, changes);
  if (isRefused(result)) throw result.refused();
  return result.request;
};
