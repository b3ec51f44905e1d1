/** One root's view of the schema facts, for tests that build documents from them. */
import type { AttributeRow, BlockFacts, Particle, Row, TypeFacts, UblFacts } from '../facts.ts';
import type { SchemaRoot } from '../schema-files.ts';
import { isRow, isWildcard, readSchemaFacts } from '../facts.ts';
import { rootNamespace } from '../schema-files.ts';

/** The namespace of elements without a declaration in any schema. */
export const foreignNamespace = 'urn:example:foreign';

export type Vocabulary = {
  readonly root: SchemaRoot;
  /** Prefix ('' for the default) to URI, for the root's tag. */
  readonly namespaces: Readonly<Record<string, string>>;
  /** Content of a type: `cac:Party`, `udt:Amount`, `ds:Signature`, `Empleador`, `decimal`, and `#root`. */
  readonly content: (type: string) => TypeFacts;
  /** The type of the element named in a row. */
  readonly typeOf: (row: Row) => string;
  /** Elements that may appear on their own in an extension and are checked there: the signature blocks. */
  readonly blocks: readonly string[];
};

export const facts = readSchemaFacts();

export const isPayroll = (root: SchemaRoot): boolean => root in facts.payroll.documents;

const globalTypes = (ubl: UblFacts): ReadonlyMap<string, string> => {
  const basic = Object.entries(ubl.basic).flatMap(([prefix, types]) =>
    Object.entries(types).flatMap(([type, names]) =>
      names.map((name) => [`${prefix}:${name}`, `udt:${type}`] as const),
    ),
  );
  const aggregates = Object.entries(ubl.aggregateElements).flatMap(([type, names]) =>
    names.map((name) => [`cac:${name}`, `cac:${type}`] as const),
  );
  const blocks: readonly BlockFacts[] = [ubl.extension, ubl.signature];
  return new Map([...basic, ...aggregates, ...blocks.flatMap(({ elements }) => Object.entries(elements))]);
};

const sharedTypes = (ubl: UblFacts): ReadonlyMap<string, TypeFacts> =>
  new Map<string, TypeFacts>([
    ...Object.entries(ubl.datatypes).map(
      ([name, { base, attributes }]) => [`udt:${name}`, { text: base, attributes }] as const,
    ),
    ...Object.entries(ubl.aggregates).map(([name, children]) => [`cac:${name}`, { children }] as const),
    ...Object.entries(ubl.extension.types),
    ...Object.entries(ubl.signature.types),
  ]);

const elementTypes = globalTypes(facts.ubl);
const shared = sharedTypes(facts.ubl);

const required = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the schema facts have no ${what}`);
  return value;
};

export const vocabularyOf = (root: SchemaRoot): Vocabulary => {
  const document = required(facts.ubl.documents[root] ?? facts.payroll.documents[root], root);
  const own = isPayroll(root) ? facts.payroll.types : {};
  return {
    root,
    namespaces: {
      ...facts.ubl.namespaces,
      x: foreignNamespace,
      xsi: 'http://www.w3.org/2001/XMLSchema-instance',
      '': rootNamespace(facts, root),
    },
    content: (type) => {
      if (type === '#root') return document;
      return own[type] ?? shared.get(type) ?? { text: type };
    },
    typeOf: ([name, , , type]) => type ?? required(elementTypes.get(name), `element ${name}`),
    blocks: [...facts.ubl.signature.globals, 'sig:UBLDocumentSignatures'],
  };
};

const flatRows = (particles: readonly Particle[]): readonly Row[] =>
  particles.flatMap((particle) => {
    if (isRow(particle)) return [particle];
    if (isWildcard(particle)) return [];
    return flatRows('choice' in particle ? particle.choice : particle.sequence);
  });

/** The rows of a type, including those inside groups. */
export const rowsOf = ({ children }: TypeFacts): readonly Row[] => flatRows(children ?? []);

/** True when the children are rows only, so that a single pass over them decides. */
export const isPlain = ({ children }: TypeFacts): boolean => children?.every(isRow) === true;

export const attributesOf = ({ attributes }: TypeFacts): readonly AttributeRow[] => attributes ?? [];
