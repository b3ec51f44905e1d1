import type { RequestHandler } from 'express';

/**
 * The character NUL in the path or the query of a request: nothing of ours has it in its name, and PostgreSQL does not take
 * it in a text. The same error as for an address that cannot be decoded.
 */
export const refuseNul: RequestHandler = (request, _response, next) => {
  if (request.url.includes('%00')) next(Object.assign(new URIError('The address contains NUL.'), { status: 400 }));
  else next();
};
