/**
 * A detached signature of a file (CMS SignedData, RFC 5652, DER) with the
 * simulator's certificate, which openssl and most desktop tools verify. Without
 * signed attributes: the signature is over the bytes of the file itself.
 */
import type { Certificates } from '../../../../simulator/registry/index.ts';
import type { Credentials } from '../../../common/credentials.ts';
import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import { refusalsOfCertificate } from '../../../../simulator/registry/index.ts';
import { toLatin1 } from '../../../common/bytes.ts';

export const signFile = async (content: Buffer, { privateKey, chain }: Credentials): Promise<Buffer> => {
  const { default: forge } = await import('node-forge');
  const [leaf, ...above] = chain;
  if (leaf === undefined) throw new Error('There is no certificate to sign with.');
  const certificateFrom = (der: Uint8Array) =>
    forge.pki.certificateFromAsn1(forge.asn1.fromDer(forge.util.createBuffer(toLatin1(der))));
  const signed = forge.pkcs7.createSignedData();
  signed.content = forge.util.createBuffer(content.toString('binary'));
  for (const certificate of [leaf, ...above]) signed.addCertificate(certificateFrom(certificate));
  signed.addSigner({
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    certificate: certificateFrom(leaf),
    digestAlgorithm: String(forge.pki.oids.sha256),
  });
  signed.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
};

// Verification: whether a detached signature is the simulator's, over exactly these bytes.

export type SignatureDefect = 'not-a-signature' | 'certificate-not-valid' | 'signed-other-bytes' | 'another-signer';

type SignatureCheck = { readonly ok: true } | { readonly ok: false; readonly reason: SignatureDefect };

type Signed = { readonly signature: Buffer; readonly certificates: readonly Buffer[] };

const no = (reason: SignatureDefect): SignatureCheck => ({ ok: false, reason });

const readSigned = async (der: Buffer): Promise<Signed | undefined> => {
  const { default: forge } = await import('node-forge');
  try {
    const message: unknown = forge.pkcs7.messageFromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(der.toString('binary'))),
    );
    // Its types omit the captured bytes.
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

/** The key is known, so another certificate is refused whatever chain comes with it. */
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
  if (signed === undefined) return no('not-a-signature');
  for (const certificate of signed.certificates) {
    if (!(await isSigner(certificate, certificates))) continue;
    const refusals = await refusalsOfCertificate(certificate, await certificates.trust(), at);
    if (refusals.length > 0) return no('certificate-not-valid');
    const { publicKey } = new X509Certificate(certificate);
    return verify('RSA-SHA256', content, publicKey, signed.signature) ? { ok: true } : no('signed-other-bytes');
  }
  return no('another-signer');
};
