/** The certificates that a document carries, for `--trust`. */

import { holderNit } from '../../registry/certificates/holder.ts';
import type { CertificateFacts } from '../../registry/certificates/x509/certificate-facts.ts';
import { verifySignature } from '../../checks/signature/verify.ts';
import type { Subject } from '../../document/subject.ts';
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

const pemOf = ({ x509 }: CertificateFacts): string => x509.toString();

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
