/** Routes whose body is validated against its schema before they are carried out. */
import { acceptedBody } from '../requests/accepted-body.ts';
import { canonicalBody, type CanonicalBody } from '../requests/aliases.ts';
import { partAt, type Part } from '../requests/parts.ts';
import type { RequestWarning } from '../requests/read.ts';
import type { ObjectSchema } from '../requests/schema-parts.ts';
import type { ApiAnswer, ApiRequest, Route, Services } from './http.ts';
import { invalidRequest } from './problems.ts';

/** What the caller may have meant by a value, and what is said about it. */
type Prepared = { readonly body: unknown; readonly warnings: readonly RequestWarning[] };

export type Accepted = ApiRequest & { readonly part: Part; readonly warnings: readonly RequestWarning[] };

type WithBody = Omit<Route, 'handle'> & {
  /** One shape. */
  readonly body: Readonly<Record<string, ObjectSchema>>;
  readonly prepare?: (given: CanonicalBody, schema: ObjectSchema) => Prepared;
  readonly handle: (accepted: Accepted, services: Services) => Promise<ApiAnswer> | ApiAnswer;
};

const asGiven = ({ body }: CanonicalBody): Prepared => ({ body, warnings: [] });

/** It may name the range without prefix. */
const withBlankPrefix = ({ path, values }: Part): Part => partAt(path, { ...values, prefix: '' });

/** @throws Error for a route whose body has no shape, or several */
export const withBody = ({ prepare = asGiven, handle, ...route }: WithBody): Route => {
  const [schema, ...others] = Object.values(route.body);
  if (schema === undefined || others.length > 0)
    throw new Error(`Defect: ${route.operation} needs one shape of a body.`);
  return {
    ...route,
    handle: (request, services) => {
      // What admitted it may have changed while the body arrived: a stranger learns nothing about the body.
      const refused = route.admit?.(request, services);
      if (refused !== undefined) return refused;
      const given = canonicalBody(request.body);
      const { body, warnings } = prepare(given, schema);
      const accepted = acceptedBody(schema, { ...given, body });
      if (!accepted.ok) return invalidRequest(accepted.errors);
      const part = given.isPrefixBlank === true ? withBlankPrefix(accepted.body) : accepted.body;
      return handle({ ...request, part, warnings }, services);
    },
  };
};
