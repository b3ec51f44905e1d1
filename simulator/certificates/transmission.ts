import { readCertificate } from './x509/certificate-facts.ts';
import { evaluateChain, type ChainEvaluation } from './chain.ts';
import type { Trust } from './trust.ts';

/** What the certificate that signed a SOAP message is worth. */
export type Transmission = {
  readonly chain: ChainEvaluation;
  /** Its key usage allows the signature of a message, or it names none. */
  readonly maySend: boolean;
};

/** Evaluates the certificate (DER) of a message at an instant (milliseconds since 1970); undefined for what is none. */
export const transmissionOf = async (der: Buffer, trust: Trust, at: number): Promise<Transmission | undefined> => {
  const facts = await readCertificate(der);
  if (facts === undefined) return undefined;
  return { chain: await evaluateChain(facts, trust, at), maySend: facts.keyUsage?.digitalSignature !== false };
};
