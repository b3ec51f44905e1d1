/** Certificates supplied by the user, for rehearsing here with a certificate bought elsewhere. */
import { readDer } from '../../../src/common/der.ts';
import { certificateLibrary } from './issue.ts';
import { readCertificate, verifyIssued, type CertificateFacts } from './x509/certificate-facts.ts';
import type { OwnTrust } from './trust.ts';
import { optionProblem } from '../../../src/common/start-error.ts';
import { fromBase64, toLatin1 } from '../../../src/common/bytes.ts';

const pemBlock =
  /-----BEGIN ((?:TRUSTED |X509 )?CERTIFICATE|PKCS7|CMS)-----([A-Za-z0-9+/=\s]+?)-----END [A-Z0-9 ]+-----/g;

/** OpenSSL writes what the certificate is trusted for behind it (`openssl x509 -trustout`). */
const bytesOf = (label: string, base64: string): Uint8Array => {
  const bytes = fromBase64(base64);
  if (label !== 'TRUSTED CERTIFICATE') return bytes;
  try {
    return readDer(bytes).raw;
  } catch {
    return bytes;
  }
};

const blocksIn = (bytes: Uint8Array): readonly Uint8Array[] => {
  const text = toLatin1(bytes);
  return text.includes('-----BEGIN ')
    ? [...text.matchAll(pemBlock)].map(([, label = '', base64 = '']) => bytesOf(label, base64))
    : [bytes];
};

/** The certificates of a PKCS #7 (.p7b); anything else is taken for one certificate. */
const certificatesIn = async (block: Uint8Array): Promise<readonly Uint8Array[]> => {
  if ((await readCertificate(block)) !== undefined) return [block];
  const { X509Certificates } = await certificateLibrary();
  try {
    return new X509Certificates(block).map(({ rawData }) => new Uint8Array(rawData));
  } catch {
    // The reader of certificates says what is wrong with it.
    return [block];
  }
};

const dersIn = async (bytes: Uint8Array): Promise<readonly Uint8Array[]> =>
  (await Promise.all(blocksIn(bytes).map(certificatesIn))).flat();

/** `name` is what messages call it. */
type CertificateFile = { readonly name: string; readonly bytes: Uint8Array };

const isRoot = (facts: CertificateFacts): boolean => facts.isCa && verifyIssued(facts, facts);

const readFile = async ({ bytes, name: file }: CertificateFile): Promise<readonly CertificateFacts[]> => {
  const ders = await dersIn(bytes);
  if (ders.length === 0) {
    throw optionProblem('certificate-not-readable', {
      en: `${file} has no certificate. Expected PEM ("-----BEGIN CERTIFICATE-----"), DER or PKCS #7 (.p7b); a private key is neither needed nor wanted.`,
      es: `${file} no contiene certificados. Se esperaba PEM ("-----BEGIN CERTIFICATE-----"), DER o PKCS #7 (.p7b); la clave privada no hace falta.`,
    });
  }
  const read = await Promise.all(ders.map((der) => readCertificate(der)));
  const unreadable = read.indexOf(undefined);
  if (unreadable !== -1) {
    throw optionProblem('certificate-not-readable', {
      en: `Certificate ${String(unreadable + 1)} of ${file} cannot be read. Expected X.509 as PEM, DER or PKCS #7 (.p7b); of a .p12 take the certificates out first: openssl pkcs12 -nokeys -in FILE.p12 -out FILE.pem.`,
      es: `El certificado ${String(unreadable + 1)} de ${file} no se puede leer. Se esperaba X.509 como PEM, DER o PKCS #7 (.p7b); de un .p12 extraiga primero los certificados: openssl pkcs12 -nokeys -in ARCHIVO.p12 -out ARCHIVO.pem.`,
    });
  }
  return read.filter((facts) => facts !== undefined);
};

/**
 * Reads the certificates of files: PEM, one or many, DER, or PKCS #7 as PEM or DER (.p7b).
 * @throws RangeError where a file has none, or one that is unreadable; the message says which
 */
export const readOwnTrust = async (...files: readonly CertificateFile[]): Promise<OwnTrust> => {
  const known = (await Promise.all(files.map(readFile))).flat();
  const dersOf = (wanted: (facts: CertificateFacts) => boolean): readonly Uint8Array[] =>
    known.filter(wanted).map(({ der }) => der);
  return {
    roots: dersOf(isRoot),
    subordinates: dersOf((facts) => facts.isCa && !isRoot(facts)),
    pinned: dersOf(({ isCa }) => !isCa),
  };
};
