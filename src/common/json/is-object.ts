/** An object as JSON has it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
