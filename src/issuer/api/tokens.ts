/**
 * Access tokens: random, shown once, kept as SHA-256 digests only. A caller's
 * token is compared in constant time with every digest there is.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import { systemRandom, type Env } from '../../common/env/env.ts';
import type { IssuerStore, NewToken } from '../store/port.ts';
import { accessToken, requireOption } from '../../common/options.ts';

export type Tokens = {
  /** The NIT of the company that an `Authorization` header identifies. */
  readonly companyOf: (authorization: string | undefined) => string | undefined;
  /** Generates a token, which is valid once it is stored and they are read again. */
  readonly draw: (company: string) => { readonly token: string; readonly stored: NewToken };
  /** Generates another token for that company: shown once, stored as a digest. */
  readonly issue: (company: string) => Promise<string>;
  /** Reads them again, after one was stored elsewhere. */
  readonly reload: () => Promise<void>;
};

const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer');

const bearer = /^Bearer +([^\s]+) *$/i;

/** 256 bits; nothing in it is derived from the company, or from a seed: another run would give it to another company. */
const freshToken = (): string => `ens_${systemRandom.bytes(32).toString('base64url')}`;

type KnownToken = { readonly digest: Buffer; readonly company: string };

/** Compares with every token: the duration does not reveal which one it was. */
const companyOf = (known: readonly KnownToken[], authorization: string): string | undefined => {
  const [, token] = bearer.exec(authorization) ?? [];
  if (token === undefined) return undefined;
  const digest = digestOf(token);
  let company: string | undefined;
  for (const each of known) if (timingSafeEqual(each.digest, digest)) company = each.company;
  return company;
};

export type OpenedTokens = {
  readonly tokens: Tokens;
  /**
   * The token to show the operator: given, or generated because the company had none. Undefined when it has one from
   * before.
   */
  readonly token: string | undefined;
};

export type TokenOptions = {
  readonly env: Pick<Env, 'clock'>;
  readonly store: IssuerStore;
  /** NIT. */
  readonly company: string;
  readonly given?: readonly string[] | undefined;
  /** Generates one even if the company has a token from before, which stays valid. */
  readonly newTokens?: boolean | undefined;
  /** Of the service that this one is a tenant of: they are valid here, too, and none are added. */
  readonly inherited?: Tokens | undefined;
};

/** Both are asked: the duration does not reveal which one knew the token. */
const knownToEither =
  (own: Tokens['companyOf'], inherited: Tokens | undefined): Tokens['companyOf'] =>
  (authorization) => {
    const [here, there] = [own(authorization), inherited?.companyOf(authorization)];
    return here ?? there;
  };

export const openTokens = async ({
  env,
  store,
  company,
  given = [],
  newTokens = false,
  inherited,
}: TokenOptions): Promise<OpenedTokens> => {
  for (const token of given) requireOption(accessToken, token, 'token');
  const known = await store.tokenDigests();
  const needsOne = given.length === 0 && (newTokens || !known.some((token) => token.company === company));
  const wanted = needsOne ? [freshToken()] : given;
  const added = inherited === undefined ? wanted : [];
  for (const token of added) await store.addToken({ digest: digestOf(token), company, at: env.clock.now() });
  let all = await store.tokenDigests();
  const reload = async (): Promise<void> => {
    all = await store.tokenDigests();
  };
  const draw: Tokens['draw'] = (holder) => {
    const token = freshToken();
    return { token, stored: { digest: digestOf(token), company: holder, at: env.clock.now() } };
  };
  const issue = async (holder: string): Promise<string> => {
    const { token, stored } = draw(holder);
    await store.addToken(stored);
    await reload();
    return token;
  };
  const own: Tokens['companyOf'] = (authorization = '') => companyOf(all, authorization);
  return { token: added[0], tokens: { companyOf: knownToEither(own, inherited), draw, issue, reload } };
};
