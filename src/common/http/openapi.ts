/** The paths of an OpenAPI 3.1 description, generated from the routes: nothing about a path is written a second time. */
import { paramsOf, type Described, type JsonSchema } from './route.ts';

/** How an interface describes what is not the same in all. */
export type Describing<Route> = {
  readonly requestBody: (route: Route) => JsonSchema | undefined;
  /** By status. */
  readonly responses: (route: Route) => JsonSchema;
  /** Where it is not the same for all routes. */
  readonly security?: (route: Route) => readonly JsonSchema[];
};

export type Paths = Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;

/** `/a/:b` as OpenAPI writes it. */
export const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

export const jsonContent = (schema: JsonSchema, example?: unknown): JsonSchema => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

const parametersOf = ({ path, params = {}, query = {}, headers = {} }: Described): readonly JsonSchema[] => [
  ...paramsOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    ...(params[name] === undefined ? {} : { description: params[name] }),
    schema: { type: 'string' },
  })),
  ...Object.entries({ query, header: headers }).flatMap(([place, parameters]) =>
    Object.entries(parameters).map(([name, parameter]) => ({ name, in: place, required: false, ...parameter })),
  ),
];

const operationOf = <Route extends Described>(
  route: Route,
  { requestBody, responses, security }: Describing<Route>,
): JsonSchema => {
  const parameters = parametersOf(route);
  const body = requestBody(route);
  return {
    operationId: route.operation,
    tags: [route.tag],
    summary: route.summary,
    ...(route.details === undefined ? {} : { description: route.details }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responses(route),
    ...(security === undefined ? {} : { security: security(route) }),
  };
};

export const describePaths = <Route extends Described>(
  routes: readonly Route[],
  describing: Describing<Route>,
): Paths => {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const operations = (paths[openApiPath(route.path)] ??= {});
    operations[route.method.toLowerCase()] = operationOf(route, describing);
  }
  return paths;
};
