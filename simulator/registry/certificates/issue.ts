import type { Extension, JsonName } from '@peculiar/x509';
import { publicKey, signingKey, type KeyName, type SignatureHash } from './keys.ts';

/** The certificate library needs a Reflect polyfill first and takes 200 ms to load, so it is loaded on first use. */
type Library = typeof import('@peculiar/x509');

const load = async (): Promise<Library> => {
  await import('reflect-metadata');
  return import('@peculiar/x509');
};

let loading: Promise<Library> | undefined;

export const certificateLibrary = (): Promise<Library> => (loading ??= load());

type KeyUsage = 'signing' | 'encryption' | 'authority' | 'server';

/** A complete description of one certificate: nothing in it comes from the machine. */
export type CertificateRequest = {
  readonly subject: JsonName;
  readonly key: KeyName;
  /** `claims` is the key by which the certificate identifies its authority, if that did not sign it. */
  readonly issuer: { readonly name: JsonName; readonly key: KeyName; readonly claims?: KeyName };
  /** Positive, hexadecimal. */
  readonly serial: string;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly usage: KeyUsage;
  readonly hash?: SignatureHash | undefined;
  /** Distribution point of the issuer's revocation list. */
  readonly crlUrl?: string | undefined;
  /** DNS names and IP addresses of a server. */
  readonly hosts?: readonly string[] | undefined;
};

const clientAuthentication = '1.3.6.1.5.5.7.3.2';
const serverAuthentication = '1.3.6.1.5.5.7.3.1';
const emailProtection = '1.3.6.1.5.5.7.3.4';

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.includes(':');

const usageExtensions = async (usage: KeyUsage): Promise<readonly Extension[]> => {
  const { BasicConstraintsExtension, ExtendedKeyUsageExtension, KeyUsageFlags, KeyUsagesExtension } =
    await certificateLibrary();
  const leaf = new BasicConstraintsExtension(false, undefined, true);
  switch (usage) {
    case 'authority':
      return [
        new BasicConstraintsExtension(true, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      ];
    case 'signing':
      return [
        leaf,
        new KeyUsagesExtension(
          KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation | KeyUsageFlags.keyEncipherment,
          true,
        ),
        new ExtendedKeyUsageExtension([clientAuthentication, emailProtection]),
      ];
    case 'encryption':
      return [leaf, new KeyUsagesExtension(KeyUsageFlags.keyEncipherment | KeyUsageFlags.dataEncipherment, true)];
    case 'server':
      return [
        leaf,
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment, true),
        new ExtendedKeyUsageExtension([serverAuthentication]),
      ];
  }
};

const extensionsOf = async (request: CertificateRequest): Promise<Extension[]> => {
  const library = await certificateLibrary();
  const extensions = [
    ...(await usageExtensions(request.usage)),
    await library.SubjectKeyIdentifierExtension.create(await publicKey(request.key)),
    await library.AuthorityKeyIdentifierExtension.create(await publicKey(request.issuer.claims ?? request.issuer.key)),
  ];
  if (request.crlUrl !== undefined) extensions.push(new library.CRLDistributionPointsExtension([request.crlUrl]));
  if (request.hosts !== undefined) {
    const names = request.hosts.map((value) => ({
      type: isAddress(value) ? ('ip' as const) : ('dns' as const),
      value,
    }));
    extensions.push(new library.SubjectAlternativeNameExtension(names));
  }
  return extensions;
};

/** Issues a certificate, DER. The same request gives the same bytes: PKCS #1 v1.5 signatures are deterministic. */
export const issueCertificate = async (request: CertificateRequest): Promise<Uint8Array> => {
  const { X509CertificateGenerator } = await certificateLibrary();
  const hash = request.hash ?? 'SHA-256';
  const certificate = await X509CertificateGenerator.create({
    subject: request.subject,
    issuer: request.issuer.name,
    serialNumber: request.serial,
    notBefore: new Date(request.notBefore),
    notAfter: new Date(request.notAfter),
    publicKey: await publicKey(request.key),
    signingKey: await signingKey(request.issuer.key, hash),
    signingAlgorithm: { name: 'RSASSA-PKCS1-v1_5', hash },
    extensions: await extensionsOf(request),
  });
  return new Uint8Array(certificate.rawData);
};
