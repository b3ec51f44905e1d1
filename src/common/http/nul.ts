import type { RequestHandler } from 'express';

/** Refuses NUL in the path or query, which PostgreSQL does not accept in a text, like an address that cannot be decoded. */
export const refuseNul: RequestHandler = (request, _response, next) => {
  if (request.url.includes('%00')) next(Object.assign(new URIError('The address contains NUL.'), { status: 400 }));
  else next();
};
