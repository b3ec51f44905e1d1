import type { JsonName } from '@peculiar/x509';
import { issueCertificate } from './issue.ts';
import type { KeyName } from './keys.ts';
import { authorityName } from './names.ts';

/** Runs the work once per key, however many callers are waiting for it. */
export const memoised = <T>(): ((key: string, work: () => Promise<T>) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (key, work) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const started = work();
    known.set(key, started);
    return started;
  };
};

const host = 'http://certificados.ensayo.test';

/** Where the revocation lists are published: the path on our server, and the URL that certificates name. */
export const revocationLists = {
  root: { path: '/certificates/root.crl', url: `${host}/certificates/root.crl` },
  subordinate: { path: '/certificates/subordinate.crl', url: `${host}/certificates/subordinate.crl` },
  /** The revocation list of the authority that the root revoked. */
  revokedSubordinate: {
    path: '/certificates/revoked-subordinate.crl',
    url: `${host}/certificates/revoked-subordinate.crl`,
  },
  /** Named by one of the defective certificates; nothing is published there. */
  unreachable: { path: '/certificates/unreachable.crl', url: `${host}/certificates/unreachable.crl` },
} as const;

/** A certification authority and the chain above it. */
export type CertificationAuthority = {
  readonly name: JsonName;
  readonly key: KeyName;
  /** Its own certificate. */
  readonly certificate: Uint8Array;
  /** Its own certificate first, the root last; DER. */
  readonly chain: readonly Uint8Array[];
};

/** The simulator's authorities; each is created on first use, once in a process. */
export type Authorities = {
  readonly root: () => Promise<CertificationAuthority>;
  readonly subordinate: () => Promise<CertificationAuthority>;
  /** The subordinate's predecessor, with the same key, which the root revoked. */
  readonly revokedSubordinate: () => Promise<CertificationAuthority>;
  /** A subordinate whose root is not accredited. */
  readonly unknown: () => Promise<CertificationAuthority>;
};

/** Midnight in Colombia. */
const day = (date: string): number => Date.parse(`${date}T05:00:00Z`);

export const authorityValidity = {
  root: { notBefore: day('2015-01-01'), notAfter: day('2045-01-01') },
  subordinate: { notBefore: day('2017-01-01'), notAfter: day('2040-01-01') },
} as const;

/**
 * Serial numbers and dates of the authorities are fixed, not random: every process has the same root, whatever the seed
 * and the clock, so a document signed in an earlier run still chains to it.
 */
const rootSerial = '1a01';
const subordinateSerial = '1a02';
export const revokedSubordinateSerial = '1a03';

const makeRoot = async (name: JsonName, key: KeyName): Promise<CertificationAuthority> => {
  const certificate = await issueCertificate({
    subject: name,
    key,
    issuer: { name, key },
    serial: rootSerial,
    ...authorityValidity.root,
    usage: 'authority',
  });
  return { name, key, certificate, chain: [certificate] };
};

type Subordination = {
  readonly name: JsonName;
  readonly key: KeyName;
  readonly serial: string;
  readonly crlUrl?: string;
};

const makeSubordinate = async (
  root: CertificationAuthority,
  { name, ...rest }: Subordination,
): Promise<CertificationAuthority> => {
  const certificate = await issueCertificate({
    ...rest,
    ...authorityValidity.subordinate,
    subject: name,
    issuer: root,
    usage: 'authority',
  });
  return { name, key: rest.key, certificate, chain: [certificate, ...root.chain] };
};

const once = memoised<CertificationAuthority>();

const root = (): Promise<CertificationAuthority> =>
  once('root', () => makeRoot(authorityName('Ensayo Entidad Raiz'), 'root-ca'));

const ours = async (commonName: string, serial: string): Promise<CertificationAuthority> =>
  makeSubordinate(await root(), {
    name: authorityName(commonName),
    key: 'subordinate-ca',
    serial,
    crlUrl: revocationLists.root.url,
  });

const foreign = async (): Promise<CertificationAuthority> => {
  const organization = 'Entidad Desconocida';
  const unknownRoot = await makeRoot(authorityName('Raiz Desconocida', organization), 'unknown-root-ca');
  return makeSubordinate(unknownRoot, {
    name: authorityName('Subordinada Desconocida', organization),
    key: 'unknown-subordinate-ca',
    serial: subordinateSerial,
  });
};

export const authorities: Authorities = {
  root,
  subordinate: () => once('subordinate', () => ours('Ensayo Entidad Subordinada', subordinateSerial)),
  revokedSubordinate: () =>
    once('revoked', () => ours('Ensayo Entidad Subordinada Revocada', revokedSubordinateSerial)),
  unknown: () => once('unknown', foreign),
};
