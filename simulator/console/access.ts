/**
 * Who may see the console: people on this machine who have the link printed at start-up. The link's key becomes a
 * cookie; every form carries a token that only our own pages know. Both are derived from the key, so that nothing is
 * kept per visitor (docs/contributing/decisions/008).
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Access = {
  readonly cookie: string;
  readonly formToken: string;
  readonly isKey: (given: string) => boolean;
  readonly isCookie: (given: string) => boolean;
  readonly isFormToken: (given: string) => boolean;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests have equal length, and compare in constant time whatever was sent. */
const same =
  (expected: string) =>
  (given: string): boolean =>
    timingSafeEqual(digest(given), digest(expected));

export const accessBy = (key: string): Access => {
  const cookie = digest(`console cookie ${key}`).toString('base64url');
  const formToken = digest(`console form ${key}`).toString('base64url');
  return { cookie, formToken, isKey: same(key), isCookie: same(cookie), isFormToken: same(formToken) };
};

type Headers = Pick<IncomingMessage, 'headers'>;

/** Browsers send the origin with every posted form; a client that sends none is not a browser on one of our pages. */
export const isSameOrigin = ({ headers: { origin, host, ...others } }: Headers): boolean => {
  const site = others['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
};

/** Cookies of one host are shared by its ports, so each port uses its own name. */
export const cookieName = (host: string | undefined): string =>
  `ensayo-console-${/:(\d{1,5})$/.exec(host ?? '')?.[1] ?? '80'}`;

export const languageCookie = 'ensayo-language';

/** The value of a cookie; the first one where it is sent twice. */
export const cookieOf = (header: string | undefined, name: string): string | undefined => {
  for (const pair of (header ?? '').split(';')) {
    const cut = pair.indexOf('=');
    if (cut !== -1 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return undefined;
};
