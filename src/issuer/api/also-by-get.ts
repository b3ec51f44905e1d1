import type { Route } from './http.ts';

/** Clients of the dialect send queries without a body with either method. */
export const alsoByGet = (route: Route): readonly Route[] =>
  route.bodyOptional === true
    ? [route, { ...route, method: 'GET', operation: route.operation.replace(/^post/, 'get') }]
    : [route];
