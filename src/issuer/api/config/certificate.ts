/** An uploaded certificate: PKCS #12 in Base64, or key and certificates in PEM. */
import { X509Certificate } from 'node:crypto';
import type { CertificateRecord } from '../../companies/companies.ts';
import { textOf, type Part } from '../../requests/parts.ts';
import { readP12, readPem, type KeyStoreProblem, type KeyStoreWarning } from '../../signing/key-store.ts';

export type UploadedCertificate =
  | {
      readonly ok: true;
      readonly record: CertificateRecord;
      readonly warnings: readonly KeyStoreWarning[];
      /** Last instant of validity, as the certificate says it. */
      readonly expires: string;
    }
  | KeyStoreProblem;

const isPem = (text: string): boolean => text.includes('-----BEGIN ');

export const readCertificate = async (body: Part, now: number): Promise<UploadedCertificate> => {
  const certificate = textOf(body, 'certificate') ?? '';
  const password = textOf(body, 'password');
  const read = isPem(certificate)
    ? readPem({ key: textOf(body, 'key') ?? certificate, passphrase: password, certificates: [certificate] }, now)
    : await readP12(Buffer.from(certificate, 'base64'), password ?? '', now);
  if (!read.ok) return read;
  const { privateKey, chain } = read.credentials;
  const certificates = chain.map((der) => new X509Certificate(der));
  return {
    ok: true,
    record: {
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      certificates: certificates.map(String).join(''),
    },
    warnings: read.warnings,
    expires: certificates[0]?.validTo ?? '',
  };
};
