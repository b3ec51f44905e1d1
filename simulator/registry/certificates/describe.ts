import { evaluateChain } from './chain.ts';
import { holderNit } from './holder.ts';
import type { Trust } from './trust.ts';
import { readCertificate, type CertificateFacts } from './x509/certificate-facts.ts';
import { readableName } from './x509/distinguished-name.ts';

const usagesOf = ({ keyUsage }: CertificateFacts): readonly string[] | null =>
  keyUsage === undefined
    ? null
    : Object.entries(keyUsage)
        .filter(([, isSet]) => isSet)
        .map(([usage]) => usage);

/** A certificate (DER) for people, as plain data; undefined for bytes that are not one. */
export const describeCertificate = async (der: Uint8Array) => {
  const facts = await readCertificate(der);
  if (facts === undefined) return undefined;
  return {
    /** RFC 2253. */
    subjectName: facts.subjectName,
    subject: readableName(facts.subjectName),
    issuer: readableName(facts.issuerName),
    /** Of the holder, digits; undefined where the certificate has none. */
    nit: holderNit(facts),
    /** Decimal. */
    serial: facts.serialDecimal,
    /** Milliseconds since 1970, like `notAfter`. */
    notBefore: facts.notBefore,
    notAfter: facts.notAfter,
    keyUsage: usagesOf(facts),
    keyBits: facts.keyBits,
    /** Whether its chain ends at a trusted root, at an instant in milliseconds since 1970. */
    isAccredited: async (trust: Trust, at: number): Promise<boolean> =>
      (await evaluateChain(facts, trust, at)).accredited,
  };
};
