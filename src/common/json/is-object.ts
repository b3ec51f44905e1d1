/** An object as JSON has it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is an object whose members of these names are texts. */
export const hasTexts = <Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is JsonObject & Readonly<Record<Name, string>> =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');
