import { readCertificate, type CertificateFacts } from './x509/certificate-facts.ts';
import { isListOf, readRevocationList, type RevocationList } from './x509/revocation-list.ts';

/**
 * The certificates and lists that the judge trusts, as plain data: the registry holds it, the control API may replace
 * it, and nothing is fetched from a network.
 */
export type Trust = {
  /** Certificates of accredited root authorities, DER. */
  readonly roots: readonly Uint8Array[];
  /** Certificates of accredited subordinate authorities, DER. */
  readonly subordinates: readonly Uint8Array[];
  /** Revocation lists, DER, by the URL that certificates name as their distribution point. */
  readonly crls: Readonly<Record<string, Uint8Array>>;
  /**
   * Accepts certificates of any authority, for rehearsals with a purchased certificate: its authority is taken as
   * accredited and its revocation is not checked.
   */
  readonly trustAny?: boolean;
  /** Single certificates, DER, accepted whoever issued them. */
  readonly pinned?: readonly Uint8Array[];
  /**
   * Roots and subordinates that the user trusts for themselves: each ends a chain, whatever is above it, and revocation
   * by them is not checked, because they publish no list here.
   */
  readonly anchors?: readonly Uint8Array[];
};

/** Sorted by type: roots and subordinates are authorities, the others are trusted individually. */
export type OwnTrust = Required<Pick<Trust, 'roots' | 'subordinates' | 'pinned'>>;

export const noOwnTrust: OwnTrust = { roots: [], subordinates: [], pinned: [] };

/** Trust in the simulator's own authorities and in others; trust in any authority needs no list of them. */
export const withAdditionalTrust = (trust: Trust, own: OwnTrust, trustAny: boolean): Trust => ({
  ...trust,
  roots: [...trust.roots, ...own.roots],
  subordinates: [...trust.subordinates, ...own.subordinates],
  pinned: own.pinned,
  anchors: [...own.roots, ...own.subordinates],
  trustAny,
});

/** Trust with its certificates and lists parsed. */
export type PreparedTrust = {
  readonly roots: readonly CertificateFacts[];
  readonly subordinates: readonly CertificateFacts[];
  /** Only lists signed by an accredited authority. */
  readonly lists: ReadonlyMap<string, RevocationList>;
  readonly trustAny: boolean;
  /** Fingerprints. */
  readonly pinned: ReadonlySet<string>;
  readonly anchors: ReadonlySet<string>;
};

/** Whether that certificate is accepted regardless of its authority. */
export const acceptsAnyAuthorityOf = (facts: CertificateFacts | undefined, trust: PreparedTrust): boolean =>
  trust.trustAny || (facts !== undefined && trust.pinned.has(facts.fingerprintSha256));

/** Whether the user trusts that authority for itself. */
export const isAnchor = ({ fingerprintSha256 }: CertificateFacts, { anchors }: PreparedTrust): boolean =>
  anchors.has(fingerprintSha256);

const factsOf = async (ders: readonly Uint8Array[]): Promise<readonly CertificateFacts[]> => {
  const read = await Promise.all(ders.map((der) => readCertificate(der)));
  return read.filter((facts) => facts !== undefined);
};

const fingerprints = async (ders: readonly Uint8Array[] = []): Promise<ReadonlySet<string>> =>
  new Set((await factsOf(ders)).map(({ fingerprintSha256 }) => fingerprintSha256));

const prepare = async (trust: Trust): Promise<PreparedTrust> => {
  const roots = await factsOf(trust.roots);
  const subordinates = await factsOf(trust.subordinates);
  const lists = new Map<string, RevocationList>();
  for (const [url, der] of Object.entries(trust.crls)) {
    const list = readRevocationList(der);
    if (list !== undefined && [...subordinates, ...roots].some((authority) => isListOf(list, authority)))
      lists.set(url, list);
  }
  const pinned = await fingerprints(trust.pinned);
  const anchors = await fingerprints(trust.anchors);
  return { roots, subordinates, lists, trustAny: trust.trustAny === true, pinned, anchors };
};

const prepared = new WeakMap<Trust, Promise<PreparedTrust>>();

/** Reads a Trust once, however often it is used. Unreadable entries trust nobody. */
export const preparedTrust = (trust: Trust): Promise<PreparedTrust> => {
  const known = prepared.get(trust) ?? prepare(trust);
  prepared.set(trust, known);
  return known;
};
