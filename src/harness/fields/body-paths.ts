/** Values of a request body by the path of their field. */
import { isObject } from '../../common/json/is-object.ts';
import type { JsonObject } from '../box-types.ts';

/** The value at the path, `*` being the first element of a list. */
export const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => {
    if (step === '*') return Array.isArray(value) ? value[0] : undefined;
    return isObject(value) ? value[step] : undefined;
  }, body);

const setIn = (body: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (step === '*') {
    const list: readonly unknown[] = Array.isArray(body) ? body : [];
    const [first, ...others] = list;
    return [setIn(first, rest, value), ...others];
  }
  const object = isObject(body) ? body : {};
  return { ...object, [step]: setIn(object[step], rest, value) };
};

/** The body with the value at the path; what is missing on the way is made. */
export const withValue = (body: JsonObject, path: string, value: unknown): JsonObject =>
  setIn(body, path.split('.'), value) as JsonObject; // an object stays one
