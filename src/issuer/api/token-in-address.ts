/** `?api_token=…`, as some clients of the dialect send their token. */
import type { RequestHandler } from 'express';
import { speaksDialect } from './compatibility.ts';
import type { Services } from './http.ts';

const hasToken = /[?&]api_token=/;

/** Programs without a token send the rest of the header. */
const withoutToken = /^\s*(?:bearer\s*)?$/i;

/**
 * Accepts it where `Authorization` has none, from companies with the dialect's answers. In any case it is removed from
 * the address: whatever handles or logs the request does not see it.
 */
export const acceptTokenInAddress =
  ({ tokens, companies, compatibility }: Pick<Services, 'tokens' | 'companies' | 'compatibility'>): RequestHandler =>
  (request, _response, next) => {
    if (hasToken.test(request.url)) {
      const [path = '', ...rest] = request.url.split('?');
      const query = new URLSearchParams(rest.join('?'));
      const token = query.get('api_token') ?? '';
      const authorization = `Bearer ${token}`;
      query.delete('api_token');
      request.url = query.size === 0 ? path : `${path}?${query.toString()}`;
      const company = companies.find(tokens.companyOf(authorization) ?? '');
      const isMissing = withoutToken.test(request.headers.authorization ?? '');
      // An unknown one goes on, too: it is refused as a wrong token, not as a missing one.
      const isAccepted = company === undefined ? token !== '' : speaksDialect({ company, compatibility });
      if (isMissing && isAccepted) request.headers.authorization = authorization;
    }
    next();
  };
