import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Placeholder in a compiled query for the argument of that name. */
type Place = { readonly argument: string };

/** A database or a transaction of it. */
type Executor = Pick<Kysely<unknown>, 'executeQuery'>;

/**
 * A query whose text never changes, for those made for every document: built and compiled when it is first run; later
 * runs only fill in their arguments, which must have the same names as the first.
 * @param build uses the arguments as values, and does nothing else with them
 */
export const fixedQuery = <Arguments extends object, Row>(
  build: (given: Arguments) => Compilable<Row>,
): ((executor: Executor, given: Arguments) => Promise<readonly Row[]>) => {
  const places = new Set<unknown>();
  let compiled: CompiledQuery<Row> | undefined;
  const compile = (given: Arguments): CompiledQuery<Row> => {
    const marked = Object.keys(given).map((argument): [string, Place] => [argument, { argument }]);
    for (const [, place] of marked) places.add(place);
    // Kysely passes on any object as a value: `build` gets places where its types say values.
    return build(Object.fromEntries(marked) as Arguments).compile();
  };
  const isPlace = (value: unknown): value is Place => places.has(value);
  return async (executor, given) => {
    compiled ??= compile(given);
    const { query, queryId, sql } = compiled;
    const values = given as Readonly<Record<string, unknown>>; // Read by the names of the first ones.
    const parameters = compiled.parameters.map((value) => (isPlace(value) ? values[value.argument] : value));
    return (await executor.executeQuery<Row>({ query, queryId, sql, parameters })).rows;
  };
};
