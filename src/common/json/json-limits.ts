/** What one JSON text from outside may cost to read. The names are those of `--limit` (docs/limits.md). */
export type JsonLimits = {
  /** Members of all objects and items of all lists together. */
  readonly jsonValues: number;
  /** Items of one list. */
  readonly jsonItems: number;
  /** Members of one object. */
  readonly jsonMembers: number;
  /** How deep objects and lists may nest; the outermost has depth 1. */
  readonly jsonDepth: number;
  /** UTF-16 units of one key, as written: an escape counts as its characters. */
  readonly jsonKeyLength: number;
};

/** An invoice of 10,000 lines has some 600,000 values; no object of a request has more than 100 members. */
export const usualJsonLimits: JsonLimits = {
  jsonValues: 1_000_000,
  jsonItems: 20_000,
  jsonMembers: 1_000,
  jsonDepth: 100,
  jsonKeyLength: 200,
};

export const jsonLimitNames = Object.keys(usualJsonLimits) as readonly (keyof JsonLimits)[]; // the keys of our own table

/** For files that users name themselves. */
export const noJsonLimits: JsonLimits = {
  jsonValues: Infinity,
  jsonItems: Infinity,
  jsonMembers: Infinity,
  jsonDepth: Infinity,
  jsonKeyLength: Infinity,
};
