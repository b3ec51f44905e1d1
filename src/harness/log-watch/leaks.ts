/** Finds values that must not be in a log: as they are, percent-encoded, in Base64 or as hexadecimal digits. */

/** What a value is, for the message; the value itself is not repeated. */
export type Forbidden = { readonly kind: string; readonly value: string };

/** Part of a binary value, such as a key: 16 bytes or more. */
export type ForbiddenBytes = { readonly kind: string; readonly bytes: Buffer };

export type LeakFinder = {
  readonly forbid: (values: readonly Forbidden[]) => void;
  /** In Base64 or as hexadecimal digits, alone or within more. */
  readonly forbidBytes: (values: readonly ForbiddenBytes[]) => void;
  /** The kinds of the values in a line of JSON, or of text. */
  readonly find: (line: string) => readonly string[];
};

/** Shorter ones are found by chance, too: a PIN of four digits in a process number. */
const shortest = 5;

const words = /[\p{L}\p{N}]+/gu;

const formsOf = (value: string): readonly string[] => {
  const bytes = Buffer.from(value, 'utf8');
  return [
    value,
    encodeURIComponent(value),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
};

const isBoundary = (character: string | undefined): boolean =>
  character === undefined || !/[\p{L}\p{N}]/u.test(character);

/** As a whole: a number that is part of a longer one is another number. */
const contains = (text: string, value: string): boolean => {
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
    if (isBoundary(text[at - 1]) && isBoundary(text[at + value.length])) return true;
  return false;
};

/** The texts and whole numbers in a line. A fraction is a duration. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Number.isInteger(value) ? [String(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsIn(member)]);
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
};

/** A document in Base64 hides the names in it. */
const bytesIn = (text: string): readonly Buffer[] => [
  ...[...text.matchAll(/[\w+/-]{24,}={0,2}/g)].map(([run]) => Buffer.from(run, 'base64')),
  ...[...text.matchAll(/(?:[0-9a-f]{2}){12,}/gi)].map(([run]) => Buffer.from(run, 'hex')),
];

const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return '';
  }
};

export const createLeakFinder = (): LeakFinder => {
  const known = new Set<string>();
  /** By the first word of each form, so that a line is compared with few of many values. */
  const byWord = new Map<string, Map<string, string>>();
  const add = (form: string, kind: string): void => {
    const [word] = form.match(words) ?? [];
    if (word === undefined) return;
    const forms = byWord.get(word) ?? new Map<string, string>();
    byWord.set(word, forms.set(form, kind));
  };
  const inText = (text: string): readonly string[] =>
    [...new Set(text.match(words))].flatMap((word) =>
      [...(byWord.get(word) ?? [])].flatMap(([form, kind]) => (contains(text, form) ? [kind] : [])),
    );
  const binary: ForbiddenBytes[] = [];
  const inBytes = (run: Buffer): readonly string[] => [
    ...binary.flatMap(({ kind, bytes }) => (run.includes(bytes) ? [kind] : [])),
    ...inText(run.toString('utf8')),
  ];
  const inAnyForm = (text: string): readonly string[] => [
    ...inText(text),
    ...(text.includes('%') ? inText(percentDecoded(text)) : []),
    ...bytesIn(text).flatMap(inBytes),
  ];
  return {
    forbid: (values) => {
      for (const { kind, value } of values) {
        if (value.length < shortest || known.has(value)) continue;
        known.add(value);
        for (const form of formsOf(value)) add(form, kind);
      }
    },
    forbidBytes: (values) => {
      binary.push(...values);
    },
    find: (line) => [...new Set(textsIn(parsed(line)).flatMap(inAnyForm))],
  };
};
