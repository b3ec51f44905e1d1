/**
 * A detached signature of a file (CMS SignedData, RFC 5652, DER) with the
 * simulator's certificate, which openssl and most desktop tools verify. Without
 * signed attributes: the signature is over the bytes of the file itself.
 */
import type { Certificates } from '../../../../simulator/registry/index.ts';
import type { Credentials } from '../../../common/credentials.ts';
import { createPublicKey, sign, verify, X509Certificate, type KeyObject } from 'node:crypto';
import type forge from 'node-forge';
import { refusalsOfCertificate } from '../../../../simulator/registry/index.ts';
import { toLatin1 } from '../../../common/bytes.ts';

/** What node-forge calls to sign. Its own keys compute RSA in JavaScript, which takes a hundred times as long. */
const signerOf = (content: Buffer, privateKey: KeyObject): forge.pki.rsa.PrivateKey => {
  const key = { sign: () => sign('sha256', content, privateKey).toString('binary') };
  return key as unknown as forge.pki.rsa.PrivateKey; // it uses no other member
};

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
    key: signerOf(content, privateKey),
    certificate: certificateFrom(leaf),
    digestAlgorithm: String(forge.pki.oids.sha256),
  });
  signed.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
};

// Verification: whether a detached signature is the simulator's, over exactly these bytes.

export type SignatureDefect =
  | 'not-a-signature'
  | 'certificate-not-valid'
  | 'signed-other-bytes'
  | 'another-signer'
  | 'other-chain';

type SignatureCheck = { readonly ok: true } | { readonly ok: false; readonly reason: SignatureDefect };

type Signed = {
  readonly signature: Buffer;
  readonly certificates: readonly { readonly der: Buffer; readonly publicKey: KeyObject }[];
};

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
      certificates: certificates.map((certificate) => {
        const encoded = Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'binary');
        return { der: encoded, publicKey: new X509Certificate(encoded).publicKey };
      }),
    };
  } catch {
    return undefined;
  }
};

const bytesOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/**
 * The key is known, so another certificate is refused whatever chain comes with it.
 *
 * @param at milliseconds since 1970 at which the certificate must have been valid
 */
export const checkSignature = async (
  content: Buffer,
  der: Buffer,
  { certificates, at }: { readonly certificates: Certificates; readonly at: number },
): Promise<SignatureCheck> => {
  const signed = await readSigned(der);
  if (signed === undefined) return no('not-a-signature');
  const { privateKey, chain } = await certificates.authority();
  const ours = bytesOf(createPublicKey(privateKey));
  const signer = signed.certificates.find(({ publicKey }) => bytesOf(publicKey).equals(ours));
  if (signer === undefined) return no('another-signer');
  const refusals = await refusalsOfCertificate(signer.der, await certificates.trust(), at);
  if (refusals.length > 0) return no('certificate-not-valid');
  if (!verify('RSA-SHA256', content, signer.publicKey, signed.signature)) return no('signed-other-bytes');
  // The same key and content give the same bytes: what differs now is around the signature, such as the chain.
  const again = await signFile(content, { privateKey, chain: [signer.der, ...chain.slice(1)] });
  return again.equals(der) ? { ok: true } : no('other-chain');
};
