/** Whether a detached signature is the simulator's, over exactly these bytes. */
import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import { isAcceptedCertificate } from '../../../simulator/certificates/chain.ts';
import type { Certificates } from '../../../simulator/certificates/certificates.ts';

export type SignatureCheck = { readonly ok: true } | { readonly ok: false; readonly reason: string };

type Signed = { readonly signature: Buffer; readonly certificates: readonly Buffer[] };

const no = (reason: string): SignatureCheck => ({ ok: false, reason });

const readSigned = async (der: Buffer): Promise<Signed | undefined> => {
  const { default: forge } = await import('node-forge');
  try {
    const message: unknown = forge.pkcs7.messageFromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(der.toString('binary'))),
    );
    // Its types leave out what was captured from the bytes.
    const { rawCapture, certificates } = message as {
      readonly rawCapture: { readonly signature?: unknown };
      readonly certificates: readonly Parameters<typeof forge.pki.certificateToAsn1>[0][];
    };
    if (typeof rawCapture.signature !== 'string') return undefined;
    return {
      signature: Buffer.from(rawCapture.signature, 'binary'),
      certificates: certificates.map((certificate) =>
        Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'binary'),
      ),
    };
  } catch {
    return undefined;
  }
};

/** The key is known, so that nobody else's certificate will do, whatever chain it brings. */
const isSigner = async (der: Buffer, certificates: Certificates): Promise<boolean> => {
  const { privateKey } = await certificates.authority();
  const ours = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return new X509Certificate(der).publicKey.export({ type: 'spki', format: 'der' }).equals(ours);
};

/** @param at milliseconds since 1970 at which the certificate must have been valid */
export const checkSignature = async (
  content: Buffer,
  der: Buffer,
  { certificates, at }: { readonly certificates: Certificates; readonly at: number },
): Promise<SignatureCheck> => {
  const signed = await readSigned(der);
  if (signed === undefined) return no('it is no CMS signature');
  for (const certificate of signed.certificates) {
    if (!(await isSigner(certificate, certificates))) continue;
    if (!(await isAcceptedCertificate(certificate, await certificates.trust(), at)))
      return no('its certificate is not valid');
    const { publicKey } = new X509Certificate(certificate);
    return verify('RSA-SHA256', content, publicKey, signed.signature)
      ? { ok: true }
      : no('the file is not the one that was signed');
  }
  return no("it is not the simulator's signature");
};
