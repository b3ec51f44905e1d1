/**
 * Which requests are meant for us. A web page reaches a local server in two ways: directly, and then the browser sends
 * the page's `Origin`; or under a name of its own that it resolves to this machine (DNS rebinding), and then `Host`
 * contains that name. A page can set neither header. Forwarded names (`X-Forwarded-Host`) are ignored: anyone can write
 * them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { listOf, requireOption, textThat } from '../options.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { preferredLanguage } from './preferred-language.ts';

export type Refusal = {
  readonly status: 421 | 403;
  readonly code: 'unknown-host' | 'foreign-origin';
  /** The received value, the expected one, and the remedy. */
  readonly message: Bilingual;
};

/** Some paths are reached under names that only the client knows; `Origin` is checked on all of them. */
export type HostRule = 'own' | 'any';

export type Callers = {
  /** Why a request is not answered; undefined if it is. */
  readonly refusalOf: (request: Asked, hosts?: HostRule) => Refusal | undefined;
};

export type CallersOptions = {
  /** The address that the server binds to, as given; loopback if absent. */
  readonly host?: string | undefined;
  /** Further names under which it may be reached (`--allow-host`). */
  readonly names?: readonly string[] | undefined;
};

export type Asked = Pick<IncomingMessage, 'url' | 'headersDistinct'>;

/** Host and port as a browser would read them: numbers of any form become dotted ones, letters lower-case. */
const authorityUrl = (text: string, protocol = 'http:'): URL | undefined => {
  const address = `${protocol}//${text}`;
  return /^[^\s/?#@\\]+$/.test(text) && URL.canParse(address) ? new URL(address) : undefined;
};

const nameIn = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

/**
 * A host name or an IP address in the form used for comparison; undefined for anything else: one with scheme, port or
 * path, a pattern.
 */
export const allowedName = (text: string): string | undefined => {
  const address = text.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/s, '');
  if (isIPv6(address)) return nameIn(new URL(`http://[${address}]`));
  const url = /[:*%[\]]/.test(text) ? undefined : authorityUrl(text);
  return url === undefined ? undefined : nameIn(url);
};

/** The option of such names. */
export const hostName = textThat((text) => allowedName(text) !== undefined, {
  code: 'invalid-host',
  en: 'a host name or an IP address, without scheme, port and pattern: ensayo.test',
  es: 'un nombre de host o una dirección IP, sin esquema, puerto ni patrón: ensayo.test',
});

/** The last one is 127.0.0.0/8 written as IPv6. */
const isLoopbackName = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  (isIPv4(name) && name.startsWith('127.')) ||
  name === '[::1]' ||
  /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/.test(name);

/** Whether a server that binds to that address can be reached from this machine only. */
export const isLoopbackHost = (host: string): boolean => isLoopbackName(allowedName(host) ?? '');

const isAddress = (name: string): boolean => isIPv4(name) || name.startsWith('[');

const everywhere: readonly (string | undefined)[] = ['0.0.0.0', '[::]'];

const shown = (text: string): string => text.slice(0, 100);

const originForm = /^(https?:)\/\/([^/]+)$/i;

/** A target in absolute form names a host too. */
const hostsOf = ({ url = '', headersDistinct: { host = [] } }: Asked): readonly string[] => {
  const target = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
  return [...host, ...(target === undefined ? [] : [target])];
};

/** @throws RangeError (`invalid-host`) for text that is not a host name */
export const createCallers = ({ host: given = '127.0.0.1', names = [] }: CallersOptions = {}): Callers => {
  const bound = allowedName(given);
  requireOption(listOf(hostName), names, 'allowHosts');
  const named = new Set(names.map(allowedName));
  /** A name can be made to point here, an address cannot: if we bind to all of them, each is ours, even behind NAT. */
  const isBound = (name: string): boolean => (everywhere.includes(bound) ? isAddress(name) : name === bound);
  const isOwn = (name: string): boolean => isLoopbackName(name) || isBound(name) || named.has(name);
  const isOwnHost = (host: string): boolean => {
    const url = authorityUrl(host);
    return url !== undefined && isOwn(nameIn(url));
  };

  const isOwnOrigin = (origin: string, hosts: readonly string[]): boolean => {
    const [, protocol = '', authority = ''] = originForm.exec(origin) ?? [];
    const url = authorityUrl(authority, protocol);
    if (url === undefined) return false;
    if (named.has(nameIn(url))) return true;
    return isOwn(nameIn(url)) && hosts.some((host) => authorityUrl(host, protocol)?.host === url.host);
  };

  const known = (anAddress: string): string =>
    [
      ...['localhost', '127.0.0.1', '[::1]'],
      ...(everywhere.includes(bound) ? [anAddress] : bound === undefined || isLoopbackName(bound) ? [] : [bound]),
      ...named,
    ].join(', ');

  const unknownHost = (host: string): Refusal => {
    const name = shown(authorityUrl(host)?.hostname ?? 'NOMBRE');
    return {
      status: 421,
      code: 'unknown-host',
      message: {
        en: `The request is for "${shown(host)}" (header Host), a name that this service does not answer to. Expected ${known('an IP address')}, with any port. If the name is yours, start with --allow-host ${name} or ENSAYO_ALLOW_HOSTS=${name}.`,
        es: `La solicitud es para «${shown(host)}» (cabecera Host), un nombre que este servicio no atiende. Se esperaba ${known('una dirección IP')}, con cualquier puerto. Si el nombre es suyo, arranque con --allow-host ${name} o ENSAYO_ALLOW_HOSTS=${name}.`,
      },
    };
  };

  const foreignOrigin = (origin: string): Refusal => ({
    status: 403,
    code: 'foreign-origin',
    message: {
      en: `The request comes from a page of "${shown(origin)}" (header Origin), and this service does not answer to the pages of others. Expected its own origin, or none. If the page is yours, start with --allow-host NAME or ENSAYO_ALLOW_HOSTS=NAME.`,
      es: `La solicitud viene de una página de «${shown(origin)}» (cabecera Origin), y este servicio no atiende páginas ajenas. Se esperaba el origen del propio servicio o ninguno. Si la página es suya, arranque con --allow-host NOMBRE o ENSAYO_ALLOW_HOSTS=NOMBRE.`,
    },
  });

  return {
    refusalOf: (request, rule = 'own') => {
      const hosts = hostsOf(request);
      const stranger = rule === 'any' ? undefined : hosts.length === 0 ? '' : hosts.find((host) => !isOwnHost(host));
      if (stranger !== undefined) return unknownHost(stranger);
      const foreign = request.headersDistinct.origin?.find((origin) => !isOwnOrigin(origin, hosts));
      return foreign === undefined ? undefined : foreignOrigin(foreign);
    },
  };
};

/**
 * Answers in the form common to the interfaces of both sides, without waiting for the rest of the request; in Spanish,
 * the authority's language, unless the caller asks for English.
 */
export const refuseCaller = (response: ServerResponse, { status, code, message }: Refusal): void => {
  const language = preferredLanguage(response.req.headers['accept-language'], ['es', 'en'] as const) ?? 'es';
  response
    .writeHead(status, {
      'Content-Language': language,
      Vary: 'Accept-Language',
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
    })
    .end(JSON.stringify({ message: message[language], code }));
};
