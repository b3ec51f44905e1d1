import { readCertificate, type CertificateFacts } from '../../src/common/x509.ts';
import { isListOf, readRevocationList, type RevocationList } from './revocation-list.ts';
import type { Trust } from './trust.ts';

/** Trust with its certificates and lists read. */
export type PreparedTrust = {
  readonly roots: readonly CertificateFacts[];
  readonly subordinates: readonly CertificateFacts[];
  /** Only lists that an accredited authority signed. */
  readonly lists: ReadonlyMap<string, RevocationList>;
  readonly trustAny: boolean;
};

const factsOf = async (ders: readonly Buffer[]): Promise<readonly CertificateFacts[]> => {
  const read = await Promise.all(ders.map((der) => readCertificate(der)));
  return read.filter((facts) => facts !== undefined);
};

const prepare = async (trust: Trust): Promise<PreparedTrust> => {
  const roots = await factsOf(trust.roots);
  const subordinates = await factsOf(trust.subordinates);
  const lists = new Map<string, RevocationList>();
  for (const [url, der] of Object.entries(trust.crls)) {
    const list = readRevocationList(der);
    if (list !== undefined && [...subordinates, ...roots].some((authority) => isListOf(list, authority)))
      lists.set(url, list);
  }
  return { roots, subordinates, lists, trustAny: trust.trustAny === true };
};

const prepared = new WeakMap<Trust, Promise<PreparedTrust>>();

/** Reads a Trust once, however often it is asked. What cannot be read in it trusts nobody. */
export const preparedTrust = (trust: Trust): Promise<PreparedTrust> => {
  const known = prepared.get(trust) ?? prepare(trust);
  prepared.set(trust, known);
  return known;
};
