/**
 * Spends the budget of a JSON text in one pass over it, before anything is built: the pass ends where the budget does.
 * The text need not be JSON; the parser finds its errors afterwards.
 */
/** The permitted cost of reading one JSON text from outside. The names are those of `--limit` (docs/limits.md). */
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

/** `offset` (UTF-16) of the first part that no longer fits; `found` is the count up to there. */
export type OverBudget = {
  readonly limit: keyof JsonLimits;
  readonly found: number;
  readonly expected: number;
  readonly offset: number;
};

/** `members` of all objects, as far as the text is JSON. */
type Spent = { readonly ok: true; readonly members: number } | { readonly ok: false; readonly over: OverBudget };

/**
 * Offset after the string that begins at `start`; `most` if it does not end before. Not with `indexOf`: V8 may hoist it
 * above the condition that guards it, through the rest of the text for each of a million values.
 */
export const stringEnd = (text: string, start: number, most = text.length): number => {
  for (let at = start + 1; at < most; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return at + 1;
    if (unit === 0x5c) at += 1; // A character after a backslash does not end a string.
  }
  return most;
};

type Reading = {
  readonly text: string;
  readonly limits: JsonLimits;
  /** For each open container, outermost first: its members or items so far. Entries beyond `depth` are stale. */
  readonly sizes: number[];
  readonly areObjects: boolean[];
  depth: number;
  values: number;
  members: number;
};

type Count = readonly [limit: keyof JsonLimits, found: number];

const excess = ({ limits }: Reading, counts: readonly Count[], offset: number): OverBudget | undefined => {
  const over = counts.find(([limit, found]) => found > limits[limit]);
  return over === undefined ? undefined : { limit: over[0], found: over[1], expected: limits[over[0]], offset };
};

/** Up to one more than the limit. */
const keyLengthAt = (text: string, offset: number, limit: number): number =>
  stringEnd(text, offset, Math.min(text.length, offset + limit + 3)) - offset - 2;

/** One more member or item of the innermost container, which begins there. A member begins with its key. */
const spendValue = (reading: Reading, offset: number): OverBudget | undefined => {
  const { limits, text, sizes } = reading;
  const at = reading.depth - 1;
  const isMember = reading.areObjects[at] === true;
  const size = (sizes[at] ?? 0) + 1;
  sizes[at] = size;
  reading.values += 1;
  if (isMember) reading.members += 1;
  const keyLength = isMember ? keyLengthAt(text, offset, limits.jsonKeyLength) : 0;
  const ofOne = isMember ? 'jsonMembers' : 'jsonItems';
  // The usual case, a million times over, creates no lists.
  if (size <= limits[ofOne] && reading.values <= limits.jsonValues && keyLength <= limits.jsonKeyLength)
    return undefined;
  const counts: readonly Count[] = [
    [ofOne, size],
    ['jsonValues', reading.values],
    ['jsonKeyLength', keyLength],
  ];
  return excess(reading, counts, offset);
};

const openContainer = (reading: Reading, isObject: boolean, offset: number): OverBudget | undefined => {
  reading.sizes[reading.depth] = 0;
  reading.areObjects[reading.depth] = isObject;
  reading.depth += 1;
  if (reading.depth <= reading.limits.jsonDepth) return undefined;
  return excess(reading, [['jsonDepth', reading.depth]], offset);
};

export const spendJson = (text: string, limits: JsonLimits): Spent => {
  const reading: Reading = { text, limits, sizes: [], areObjects: [], depth: 0, values: 0, members: 0 };
  let isBeginning = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit <= 0x20) continue;
    if (unit === 0x2c /* , */) {
      isBeginning = true;
      continue;
    }
    if (unit === 0x7d /* } */ || unit === 0x5d /* ] */) {
      reading.depth = Math.max(0, reading.depth - 1);
      isBeginning = false;
      continue;
    }
    const isInside = isBeginning && reading.depth > 0;
    isBeginning = unit === 0x7b /* { */ || unit === 0x5b; /* [ */
    const over =
      (isInside ? spendValue(reading, at) : undefined) ??
      (isBeginning ? openContainer(reading, unit === 0x7b, at) : undefined);
    if (over !== undefined) return { ok: false, over };
    if (unit === 0x22 /* " */) at = stringEnd(text, at) - 1;
  }
  return { ok: true, members: reading.members };
};
