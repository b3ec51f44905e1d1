/** Order and number of children by the schema facts (datasets/facts/schema), for tests. */
import { dataJson } from '../../common/data-directory.ts';
import { childSpecs, type XmlSpec } from '../../common/xml/node.ts';

type Row = readonly [name: string, min: number, max: number | 'n'];

type Facts = {
  readonly documents: Readonly<Record<string, { readonly children: readonly Row[] }>>;
  readonly aggregateElements: Readonly<Record<string, readonly string[]>>;
  readonly aggregates: Readonly<Record<string, readonly Row[]>>;
};

// The file is ours, and tests of the schemas check its shape.
const facts = dataJson('schema/ubl-2.1.json') as Facts; // our own file

const typeOf = new Map<string, string>(
  Object.entries(facts.aggregateElements).flatMap(([type, names]) =>
    names.map((name) => [`cac:${name}`, type] as const),
  ),
);

const rowsOf = ({ name }: XmlSpec): readonly Row[] | undefined =>
  facts.documents[name]?.children ?? facts.aggregates[typeOf.get(name) ?? ''];

/** Violations of the order and number of children, except below the extensions. */
export const misplaced = (element: XmlSpec): readonly string[] => {
  const rows = rowsOf(element);
  if (rows === undefined) return [];
  const names = childSpecs(element).map(({ name }) => name);
  const positions = names.map((name) => rows.findIndex(([known]) => known === name));
  const unknown = names.filter((_name, index) => positions[index] === -1);
  const unordered = names.filter((_name, index) => (positions[index] ?? 0) < (positions[index - 1] ?? 0));
  const miscounted = rows.filter(([name, min, max]) => {
    const count = names.filter((each) => each === name).length;
    return count < min || (max !== 'n' && count > max);
  });
  return [
    ...unknown.map((name) => `${element.name}: ${name} is unknown`),
    ...unordered.map((name) => `${element.name}: ${name} is out of order`),
    ...miscounted.map(([name]) => `${element.name}: wrong number of ${name}`),
    ...childSpecs(element).flatMap(misplaced),
  ];
};
