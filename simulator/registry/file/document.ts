/** The text of a registry file, YAML or JSON, read so that every value can be traced back to it. */
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { Document, Node, Pair } from 'yaml';
import type { Mistake, Path } from './mistake.ts';
import { syntaxProblems, type SyntaxCode } from './syntax-problems.ts';

export type Place = { readonly line: number; readonly column: number };

export type RegistryText = {
  /** Numbers verbatim, so that none loses its zeros. */
  readonly value: unknown;
  /** The position of a value; for an absent one, where it would belong. */
  readonly place: (path: Path, of: 'key' | 'value') => Place | undefined;
};

export type ReadText =
  | { readonly ok: true; readonly text: RegistryText }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

type Yaml = typeof import('yaml');

/** The child of a node, and the key that names it. */
const step = (yaml: Yaml, node: unknown, key: string | number): { key?: Node; value: unknown } | undefined => {
  if (yaml.isSeq(node)) return { value: node.items[Number(key)] };
  if (!yaml.isMap(node)) return undefined;
  const pair = node.items.find((item: Pair) => yaml.isScalar(item.key) && String(item.key.value) === String(key));
  return pair && { ...(yaml.isNode(pair.key) ? { key: pair.key } : {}), value: pair.value };
};

/** Offset in the text of the node at a path, or of the last existing one on the way. */
const offsetOf = (yaml: Yaml, document: Document, { path, of }: { path: Path; of: 'key' | 'value' }): number => {
  let node: unknown = document.contents;
  let offset = yaml.isNode(node) ? node.range?.[0] : undefined;
  for (const key of path) {
    const found = step(yaml, yaml.isAlias(node) ? node.resolve(document) : node, key);
    if (found === undefined) break;
    const keyOffset = found.key?.range?.[0];
    const valueOffset = yaml.isNode(found.value) ? found.value.range?.[0] : undefined;
    offset = (of === 'key' ? keyOffset : undefined) ?? valueOffset ?? keyOffset ?? offset;
    node = found.value;
  }
  return offset ?? 0;
};

/** The path to the key that begins at an offset, and the offset of the previous key with that name. */
const duplicateOf = (yaml: Yaml, document: Document, offset: number): { path: Path; first: number } | undefined => {
  const search = (node: unknown, path: Path): { path: Path; first: number } | undefined => {
    if (yaml.isSeq(node)) return firstFound(node.items.map((item, at) => [item, [...path, at]]));
    if (!yaml.isMap(node)) return undefined;
    const keys = node.items.map(({ key }) => (yaml.isScalar(key) ? key : undefined));
    const second = keys.find((key) => key?.range?.[0] === offset);
    if (second === undefined) {
      return firstFound(node.items.map(({ value }, at) => [value, [...path, String(keys[at]?.value)]]));
    }
    const first = keys.find((key) => key?.value === second.value)?.range?.[0];
    return first === undefined ? undefined : { path: [...path, String(second.value)], first };
  };
  const firstFound = (children: readonly (readonly [node: unknown, path: Path])[]) => {
    for (const [child, path] of children) {
      const found = search(child, path);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(document.contents, []);
};

type TextError = {
  readonly code: SyntaxCode;
  readonly message: string;
  /** What stands there. */ readonly text: string;
};

type Duplicate = { readonly path: Path; readonly first: Place };

/** In English the library's own sentence, which has the details. */
const syntaxWords = ({ code, message }: TextError): Bilingual => ({
  en: `YAML or JSON. ${message.split('\n', 1)[0] ?? ''}`,
  es: `YAML o JSON. ${syntaxProblems[code]}`,
});

const syntaxMistake = (error: TextError, { line, column }: Place, duplicate?: Duplicate): Mistake => {
  const where = { path: [], received: undefined, line, column };
  if (error.code === 'DUPLICATE_KEY') {
    return {
      ...where,
      path: duplicate?.path ?? [],
      received: error.text,
      code: 'duplicate-key',
      expected: {
        en: `every name once${duplicate === undefined ? '' : `; the first is in line ${String(duplicate.first.line)}, column ${String(duplicate.first.column)}`}`,
        es: `cada nombre una vez${duplicate === undefined ? '' : `; el primero está en la línea ${String(duplicate.first.line)}, columna ${String(duplicate.first.column)}`}`,
      },
      fix: {
        en: 'Join both, or remove the one that is too many: only one of them could count.',
        es: 'Una los dos o quite el que sobra: solo uno podría contar.',
      },
    };
  }
  return {
    ...where,
    code: 'not-readable',
    received: error.text === '' ? undefined : error.text,
    expected: syntaxWords(error),
    fix: {
      en: 'Look at indentation, quotes and brackets just before that place.',
      es: 'Revise la sangría, las comillas y los corchetes justo antes de ese lugar.',
    },
  };
};

const aliasesOfNothing = (yaml: Yaml, document: Document) => {
  const found: { readonly message: string; readonly offset: number }[] = [];
  yaml.visit(document, {
    Alias: (_key, node) => {
      if (node.resolve(document) !== undefined) return;
      found.push({ message: `Nothing is called &${node.source}`, offset: node.range?.[0] ?? 0 });
    },
  });
  return found;
};

/** Where people write `#` as text: it is an address whatever follows, and a name if a number does. */
const cutFields: ReadonlyMap<string, RegExp> = new Map([
  ['address', /./],
  ['name', /^ ?\d/],
]);

/** Addresses and names have a `#`, and YAML a comment: `CL 5 # 6-07` would be `CL 5`. */
const cutTexts = (yaml: Yaml, document: Document, placeAt: (offset: number) => Place): readonly Mistake[] => {
  const found: Mistake[] = [];
  const search = (node: unknown, path: Path): void => {
    if (yaml.isSeq(node)) node.items.forEach((item, at) => search(item, [...path, at]));
    if (!yaml.isMap(node)) return;
    for (const { key, value } of node.items) {
      const name = yaml.isScalar(key) ? String(key.value) : '';
      const at = [...path, name];
      search(value, at);
      if (!yaml.isScalar(value) || value.type !== 'PLAIN') continue;
      // Further lines are comments of their own.
      const [comment = ''] = (value.comment ?? '').split('\n');
      if (cutFields.get(name)?.test(comment) !== true) continue;
      const whole = `'${`${String(value.value)} #${comment}`.trim().replaceAll("'", "''")}'`;
      found.push({
        code: 'cut-by-comment',
        path: at,
        received: value.value,
        ...placeAt(value.range?.[0] ?? 0),
        expected: {
          en: 'the text in quotes, for # begins a comment',
          es: 'el texto entre comillas, pues # inicia un comentario',
        },
        fix: { en: `Write ${name}: ${whole}`, es: `Escriba ${name}: ${whole}` },
      });
    }
  };
  search(document.contents, []);
  return found;
};

const empty: Mistake = {
  code: 'empty-file',
  path: [],
  received: undefined,
  line: 1,
  column: 1,
  expected: {
    en: 'parts of a registry, for example "companies:"',
    es: 'partes de un registro, por ejemplo «companies:»',
  },
  fix: { en: 'Begin with an example of docs/registry.md.', es: 'Empiece con un ejemplo de docs/es/registry.md.' },
};

/** @returns the contents of the text with numbers as texts, or one mistake for each error that makes it unreadable */
export const readText = async (given: string): Promise<ReadText> => {
  const source = given.replace(/^\uFEFF/, '');
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const document = yaml.parseDocument(source, {
    schema: 'failsafe',
    customTags: ['null', 'bool'],
    lineCounter: lines,
    prettyErrors: false,
    // What is wrong is a mistake with its place, and no warning of the process.
    logLevel: 'error',
  });
  const [first, ...others] = document.errors;
  if (first !== undefined) {
    // After the first syntax error everything may look wrong; each duplicate key is a separate mistake.
    const told = [first, ...others].filter((error) => error === first || error.code === 'DUPLICATE_KEY');
    const mistakes = told.map(({ code, message, pos: [from] }) => {
      const [name = ''] = /^[^\s:,]*/.exec(source.slice(from)) ?? [];
      const duplicate = code === 'DUPLICATE_KEY' ? duplicateOf(yaml, document, from) : undefined;
      return syntaxMistake(
        { code, message, text: name },
        placeAt(from),
        duplicate && { path: duplicate.path, first: placeAt(duplicate.first) },
      );
    });
    return { ok: false, mistakes };
  }
  const strays = aliasesOfNothing(yaml, document).map(({ message, offset }) =>
    syntaxMistake({ code: 'ALIAS', message, text: '' }, placeAt(offset)),
  );
  const unreadable = [...strays, ...cutTexts(yaml, document, placeAt)];
  if (unreadable.length > 0) return { ok: false, mistakes: unreadable };
  try {
    const value: unknown = document.toJS();
    if (value === null || value === undefined) return { ok: false, mistakes: [empty] };
    return {
      ok: true,
      text: { value, place: (path, of) => placeAt(offsetOf(yaml, document, { path, of })) },
    };
  } catch (error) {
    // Nested aliases that expand to more than a file could contain.
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, mistakes: [syntaxMistake({ code: 'ALIAS', message, text: '' }, { line: 1, column: 1 })] };
  }
};
