/** Throw-away credentials for tests: a root, a subordinate and a signer, created on first use. */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import type { Credentials } from '../../common/credentials.ts';

export type TestChain = {
  readonly credentials: Credentials;
  readonly keyPem: string;
  /** Signer, subordinate, root. */
  readonly certificatesPem: readonly string[];
  /** Of the subordinate, too, issued by a root that is not in the chain. */
  readonly crossSignedPem: string;
  /** A PKCS #12 file of the key and the first certificates. */
  readonly p12: (password: string, certificates?: number, cipher?: '3des' | 'aes256') => Buffer;
};

type KeyUsage = Readonly<Partial<Record<'digitalSignature' | 'nonRepudiation' | 'keyEncipherment', boolean>>>;
type Period = { readonly from: string; readonly to: string };
type Subject = {
  readonly isAuthority?: boolean;
  readonly usage?: KeyUsage | undefined;
  readonly name: string;
  readonly key: forge.pki.rsa.PublicKey;
  readonly period: Period;
};
type Issuer = { readonly name: string; readonly key: forge.pki.rsa.PrivateKey };

const validity: Period = { from: '2024-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z' };

const attributes = (name: string): forge.pki.CertificateField[] =>
  // forge's own types lack the two fields that choose UTF8String.
  [
    { name: 'countryName', value: 'CO' },
    { name: 'organizationName', value: 'Añil, S.A.S', valueTagClass: forge.asn1.Type.UTF8 },
    { name: 'commonName', value: name },
  ] as unknown as forge.pki.CertificateField[];

const issue = (subject: Subject, issuer: Issuer, serial: string): forge.pki.Certificate => {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = subject.key;
  certificate.serialNumber = serial;
  certificate.validity.notBefore = new Date(subject.period.from);
  certificate.validity.notAfter = new Date(subject.period.to);
  certificate.setSubject(attributes(subject.name));
  certificate.setIssuer(attributes(issuer.name));
  certificate.setExtensions([
    { name: 'basicConstraints', cA: subject.isAuthority ?? false, critical: true },
    ...(subject.usage === undefined ? [] : [{ name: 'keyUsage', ...subject.usage, critical: true }]),
  ]);
  certificate.sign(issuer.key, forge.md.sha256.create());
  return certificate;
};

const makeKey = (): { readonly pem: string; readonly forge: forge.pki.rsa.PrivateKey } => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  return { pem, forge: forge.pki.privateKeyFromPem(pem) };
};

type Keys = { readonly authority: ReturnType<typeof makeKey>; readonly signer: ReturnType<typeof makeKey> };
let keys: Keys | undefined;

type Signer = { readonly name?: string; readonly period?: Period; readonly usage?: KeyUsage | undefined };

const signing: KeyUsage = { digitalSignature: true, nonRepudiation: true };

/** As OpenSSL 3 derives keys from passwords for AES; node-forge takes each character for an octet. */
const withUtf8 = <T>(work: () => T): T => {
  const { pbkdf2 } = forge.pkcs5;
  const derive = pbkdf2 as (password: string, ...more: readonly unknown[]) => string; // one of its forms
  const inUtf8: typeof derive = (password, ...more) => derive(Buffer.from(password).toString('latin1'), ...more);
  Object.assign(forge.pkcs5, { pbkdf2: inUtf8 });
  try {
    return work();
  } finally {
    Object.assign(forge.pkcs5, { pbkdf2 });
  }
};

/** A fresh chain around the same two keys; `signer` describes the first certificate. */
export const makeTestChain = (signer: Signer = {}): TestChain => {
  const { name: signerName = 'Signer & Co', period = validity } = signer;
  const usage = 'usage' in signer ? signer.usage : signing;
  keys ??= { authority: makeKey(), signer: makeKey() };
  const publicOf = (key: forge.pki.rsa.PrivateKey): forge.pki.rsa.PublicKey => forge.pki.setRsaPublicKey(key.n, key.e);
  const authority = { key: keys.authority.forge };
  const authorized = { isAuthority: true, key: publicOf(keys.authority.forge), period: validity };
  const [root, subordinate] = ['Ensayo root', 'Ensayo subordinate'];
  const chain = [
    issue(
      { name: signerName, key: publicOf(keys.signer.forge), period, usage },
      { ...authority, name: subordinate },
      '0f00000000000000000000000000000000000000a1',
    ),
    issue({ ...authorized, name: subordinate }, { ...authority, name: root }, '02'),
    issue({ ...authorized, name: root }, { ...authority, name: root }, '01'),
  ];
  const der = (certificate: forge.pki.Certificate): Buffer =>
    Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'latin1');
  const { pem, forge: key } = keys.signer;
  return {
    credentials: { privateKey: createPrivateKey(pem), chain: chain.map(der) },
    keyPem: pem,
    certificatesPem: chain.map((certificate) => forge.pki.certificateToPem(certificate)),
    crossSignedPem: forge.pki.certificateToPem(
      issue({ ...authorized, name: subordinate }, { ...authority, name: 'Another root' }, '03'),
    ),
    p12: (password, certificates = chain.length, cipher = '3des') => {
      // forge accepts null for no certificate, which its types do not say.
      const held = (certificates === 0 ? null : chain.slice(0, certificates)) as forge.pki.Certificate[];
      const bag = withUtf8(() => forge.pkcs12.toPkcs12Asn1(key, held, password, { algorithm: cipher }));
      return Buffer.from(forge.asn1.toDer(bag).getBytes(), 'latin1');
    },
  };
};
