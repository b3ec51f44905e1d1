/** The certificates that a document carries, for `--trust`. */
import { holderNit } from '../../../simulator/registry/index.ts';
import { verifySignature } from '../../../simulator/judge/index.ts';
import type { Subject } from '../../../simulator/document/index.ts';

export type Signer = {
  /** RFC 2253. */
  readonly subject: string;
  readonly issuer: string;
  /** Digits; undefined for a certificate that names none. */
  readonly nit: string | undefined;
  /** PEM: the signer's, and the further ones in KeyInfo. */
  readonly certificates: string;
  readonly count: number;
};

const pemOf = ({ x509 }: { readonly x509: { readonly toString: () => string } }): string => x509.toString();

const trustsNobody = { roots: [], subordinates: [], crls: {} } as const;

/** Undefined for a document without readable certificate. */
export const signerOf = async ({ document }: Subject, now: number): Promise<Signer | undefined> => {
  const { certificate, attached } = await verifySignature(document, { trust: trustsNobody, now });
  if (certificate === undefined) return undefined;
  const { facts } = certificate;
  return {
    subject: facts.subjectName,
    issuer: facts.issuerName,
    nit: holderNit(facts),
    certificates: [facts, ...attached].map(pemOf).join(''),
    count: 1 + attached.length,
  };
};
