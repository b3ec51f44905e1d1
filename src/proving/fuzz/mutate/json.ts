/** Damage to JSON that knows its structure. A tree, not a value: an object may have a key twice, and a number any form. */
import fc from 'fast-check';
import { oddNumbers, oddText, sampleOf, type Random } from './odd.ts';

type Member = readonly [key: string, value: JsonTree];

export type JsonTree =
  | { readonly kind: 'object'; readonly members: readonly Member[] }
  | { readonly kind: 'array'; readonly items: readonly JsonTree[] }
  /** As written. */
  | { readonly kind: 'text'; readonly text: string };

const written = (text: string): JsonTree => ({ kind: 'text', text });

/** @param value plain data */
export const treeOf = (value: unknown): JsonTree => {
  if (Array.isArray(value)) return { kind: 'array', items: value.map(treeOf) };
  if (typeof value !== 'object' || value === null) return written(JSON.stringify(value ?? null));
  return { kind: 'object', members: Object.entries(value).map(([key, each]) => [key, treeOf(each)]) };
};

export const writeTree = (tree: JsonTree): string => {
  if (tree.kind === 'text') return tree.text;
  if (tree.kind === 'array') return `[${tree.items.map(writeTree).join(',')}]`;
  return `{${tree.members.map(([key, value]) => `${JSON.stringify(key)}:${writeTree(value)}`).join(',')}}`;
};

const sizeOf = (tree: JsonTree): number => {
  if (tree.kind === 'text') return 1;
  const inside = tree.kind === 'array' ? tree.items : tree.members.map(([, value]) => value);
  return inside.reduce((sum, each) => sum + sizeOf(each), 1);
};

/** What takes the place of a member or an item: nothing, or one or more of them. Items ignore the keys. */
type Edit = (key: string, value: JsonTree) => readonly Member[];

/** The tree with the edit at the node of that number, counted from 1 in document order; 0 is the root, which stays. */
const editedAt = (tree: JsonTree, at: number, edit: Edit): JsonTree => {
  let left = at;
  const inMember = ([key, value]: Member): readonly Member[] => {
    if (left <= 0) return [[key, value]];
    left -= 1;
    return left === 0 ? edit(key, value) : [[key, below(value)]];
  };
  const below = (node: JsonTree): JsonTree => {
    if (node.kind === 'text' || left <= 0) return node;
    return node.kind === 'object'
      ? { kind: 'object', members: node.members.flatMap(inMember) }
      : { kind: 'array', items: node.items.flatMap((item) => inMember(['', item]).map(([, value]) => value)) };
  };
  return below(tree);
};

const deepest = 3_000;

const nested = (random: Random): JsonTree => {
  const depth = random.pick([3, 99, 101, deepest]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  return written(`${open.repeat(depth)}1${close.repeat(depth)}`);
};

const anyJson = fc.json({ maxDepth: 3 });

const oddTree = (random: Random): JsonTree => {
  switch (random.weighted({ text: 8, number: 6, constant: 3, any: 2, nested: 1, long: 1 })) {
    case 'text':
      return written(JSON.stringify(oddText(random)));
    case 'number':
      return written(random.pick(oddNumbers));
    case 'constant':
      return written(random.pick(['null', 'true', 'false', '[]', '{}', '""', '[[]]', '[null]', '{"":0}']));
    case 'any':
      return written(sampleOf(anyJson, random));
    case 'nested':
      return nested(random);
    case 'long':
      return {
        kind: 'array',
        items: Array.from({ length: random.pick([50, 200, 2_000, ...(random.chance(0.1) ? [20_001] : [])]) }, () =>
          written('1'),
        ),
      };
  }
};

/** The same value in another type: `5` for `"5"`, `"true"` for `true`, `[x]` for `x`. */
const retyped = (value: JsonTree, random: Random): JsonTree => {
  if (value.kind !== 'text' || random.chance(0.3)) return { kind: 'array', items: [value] };
  const { text } = value;
  return written(text.startsWith('"') ? (/^"-?\d+(?:\.\d+)?"$/.test(text) ? text.slice(1, -1) : '0') : `"${text}"`);
};

const edits: Readonly<
  Record<'drop' | 'odd' | 'retype' | 'twice' | 'rename' | 'beside' | 'repeat', (random: Random) => Edit>
> = {
  drop: () => () => [],
  odd: (random) => (key) => [[key, oddTree(random)]],
  retype: (random) => (key, value) => [[key, retyped(value, random)]],
  twice: () => (key, value) => [
    [key, value],
    [key, value],
  ],
  rename: (random) => (key, value) => [[random.pick([`${key}x`, key.toUpperCase(), oddText(random)]), value]],
  beside: (random) => (key, value) => [
    [key, value],
    [random.pick([`${key}_2`, 'extra', '__proto__', oddText(random)]), oddTree(random)],
  ],
  repeat: (random) => (key, value) =>
    Array.from({ length: random.pick([2, 3, 40]) }, (_, at) => [at === 0 ? key : `${key}_${String(at)}`, value]),
};

const weights = { odd: 8, drop: 5, retype: 4, beside: 2, rename: 2, repeat: 1, twice: 1 } as const;

/** One to four changes; at times, another value altogether. */
export const damagedTree = (tree: JsonTree, random: Random): JsonTree => {
  if (random.chance(0.01)) return oddTree(random);
  return random
    .several(random.pick([1, 1, 1, 1, 2, 2, 4]), () => undefined)
    .reduce<JsonTree>(
      (changed) =>
        editedAt(changed, random.integer(1, Math.max(1, sizeOf(changed) - 1)), edits[random.weighted(weights)](random)),
      tree,
    );
};
