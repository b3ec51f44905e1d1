/**
 * A detached signature of a file (CMS SignedData, RFC 5652, DER) with the
 * simulator's certificate, which openssl and most desktop tools verify. Without
 * signed attributes: the signature is over the bytes of the file itself.
 */
import type { Credentials } from '../../common/credentials.ts';

export const signFile = async (content: Buffer, { privateKey, chain }: Credentials): Promise<Buffer> => {
  const { default: forge } = await import('node-forge');
  const [leaf, ...above] = chain;
  if (leaf === undefined) throw new Error('There is no certificate to sign with.');
  const certificateFrom = (der: Buffer) =>
    forge.pki.certificateFromAsn1(forge.asn1.fromDer(forge.util.createBuffer(der.toString('binary'))));
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
