/** Reading and changing plain data by paths such as `invoice_lines.0.code`. */
import { chosen } from './spoken.ts';

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const split = (path: string): readonly string[] => path.split('.');

const assign = (container: Container, [key = '', ...rest]: readonly string[], value: unknown): void => {
  const inner: unknown = Reflect.get(container, key);
  // Any other member of an array would not survive as JSON.
  if (Array.isArray(container) && !(/^\d+$/.test(key) && Number(key) <= container.length)) {
    const { length } = container;
    throw new RangeError(
      chosen({
        en: `"${key}" is not a place in a list of ${length}: the first one is 0, and ${length} adds one.`,
        es: `«${key}» no es un lugar de una lista de ${length}: el primero es 0, y ${length} agrega uno.`,
      }),
    );
  }
  if (rest.length > 0) {
    if (!isContainer(inner))
      throw new RangeError(
        chosen({
          en: `"${key}" holds nothing to change: set it first. There is: ${Object.keys(container).join(', ')}.`,
          es: `«${key}» no contiene nada que cambiar: asígnele antes un valor. Hay: ${Object.keys(container).join(', ')}.`,
        }),
      );
    assign(inner, rest, value);
  } else if (value === undefined) {
    Reflect.deleteProperty(container, key);
  } else {
    Reflect.set(container, key, value);
  }
};

/** A copy with that value at the path; undefined removes the field. */
export const withField = <Data extends object>(data: Data, path: string, value: unknown): Data => {
  const copy = structuredClone(data);
  assign(copy as Container, split(path), value); // A clone of plain data is plain data.
  return copy;
};

export const fieldOf = (data: unknown, path: string): unknown =>
  split(path).reduce<unknown>((inner, key) => (isContainer(inner) ? Reflect.get(inner, key) : undefined), data);

const absent = '(absent)';

/** The contents of a table cell: JSON, or `(absent)`. */
export const cellValue = (cell: string): unknown => (cell === absent ? undefined : (JSON.parse(cell) as unknown));

/** A copy with every row `[path, cell]` of a table applied. */
export const withFields = <Data extends object>(data: Data, rows: readonly (readonly string[])[]): Data =>
  rows.reduce<Data>((changed, [path = '', cell = absent]) => withField(changed, path, cellValue(cell)), data);

/** A copy in which the field has another name. */
export const renamed = <Data extends object>(data: Data, path: string, name: string): Data => {
  const parent = split(path).slice(0, -1);
  return withField(withField(data, path, undefined), [...parent, name].join('.'), fieldOf(data, path));
};
