import 'reflect-metadata';
import { X509Certificate, createPrivateKey, createPublicKey, webcrypto, type KeyObject } from 'node:crypto';
import {
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataText } from '../../../../src/common/data-directory.ts';
import { readCertificate, verifyIssued, type CertificateFacts } from './certificate-facts.ts';

type KeyPair = { readonly privateKey: webcrypto.CryptoKey; readonly publicKey: webcrypto.CryptoKey };

const keyPair = async (name: string, hash = 'SHA-256'): Promise<KeyPair> => {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash };
  const privateKey = createPrivateKey(dataText(`keys/${name}.pem`));
  const publicKey = createPublicKey(privateKey);
  return {
    privateKey: await webcrypto.subtle.importKey(
      'pkcs8',
      privateKey.export({ type: 'pkcs8', format: 'der' }),
      algorithm,
      true,
      ['sign'],
    ),
    publicKey: await webcrypto.subtle.importKey(
      'spki',
      publicKey.export({ type: 'spki', format: 'der' }),
      algorithm,
      true,
      ['verify'],
    ),
  };
};

type Issue = {
  readonly subject: string;
  readonly issuer: string;
  readonly key: KeyPair;
  readonly signer: KeyPair;
  readonly extensions?: Extension[];
  readonly hash?: string;
};

const serial = '7fffffffffffffffffffffffffffffffffffffff';

const issue = async ({ subject, issuer, key, signer, extensions = [], hash = 'SHA-256' }: Issue): Promise<Buffer> => {
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serial,
    subject,
    issuer,
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2051-06-30T23:59:59Z'),
    publicKey: key.publicKey,
    signingKey: signer.privateKey,
    signingAlgorithm: { name: 'RSASSA-PKCS1-v1_5', hash },
    extensions,
  });
  return Buffer.from(certificate.rawData);
};

const read = async (der: Buffer): Promise<CertificateFacts> => {
  const facts = await readCertificate(der);
  if (facts === undefined) throw new Error('The certificate is unreadable.');
  return facts;
};

const caName = 'C=CO, O="Prueba, S.A.", CN=CA de prueba';
const leafName = 'C=CO, O=Ñandú S.A.S., 2.5.4.5=900123456, E=a@b.co, CN=Ñandú';
const utf8 = (text: string): Buffer => Buffer.concat([Buffer.from([0x0c, Buffer.byteLength(text)]), Buffer.from(text)]);

let ca: Buffer;
let leaf: Buffer;
let caKey: KeyPair;
let leafKey: KeyPair;

beforeAll(async () => {
  caKey = await keyPair('subordinate-ca');
  leafKey = await keyPair('issuer');
  ca = await issue({
    subject: caName,
    issuer: caName,
    key: caKey,
    signer: caKey,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  leaf = await issue({
    subject: leafName,
    issuer: caName,
    key: leafKey,
    signer: caKey,
    extensions: [
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      new CRLDistributionPointsExtension(['http://a.example/1.crl', 'http://b.example/2.crl']),
      new SubjectAlternativeNameExtension([
        { type: 'email', value: 'a@b.co' },
        { type: 'url', value: 'http://a.example' },
        { type: 'dn', value: 'CN=Otro, C=CO' },
        { type: 'ip', value: '127.0.0.1' },
      ]),
      new Extension('1.3.6.1.4.1.23267.2.3', false, utf8('900123456')),
      new Extension('1.3.6.1.4.1.99999.1', true, Buffer.from([0xff, 0xff])),
    ],
  });
});

describe('readCertificate', () => {
  it('reads names, serial number and validity', async () => {
    const facts = await read(leaf);
    expect(facts.subject).toEqual([
      { oid: '2.5.4.6', name: 'C', value: 'CO' },
      { oid: '2.5.4.10', name: 'O', value: 'Ñandú S.A.S.' },
      { oid: '2.5.4.5', name: 'serialNumber', value: '900123456' },
      { oid: '1.2.840.113549.1.9.1', name: 'E', value: 'a@b.co' },
      { oid: '2.5.4.3', name: 'CN', value: 'Ñandú' },
    ]);
    expect(facts.subjectName).toBe(
      'CN=Ñandú,1.2.840.113549.1.9.1=#16066140622e636f,2.5.4.5=#1309393030313233343536,O=Ñandú S.A.S.,C=CO',
    );
    expect(facts.issuerName).toBe('CN=CA de prueba,O=Prueba\\, S.A.,C=CO');
    expect(facts.serialDecimal).toBe(BigInt(`0x${serial}`).toString());
    expect(facts.notBefore).toBe(Date.parse('2026-01-01T00:00:00Z'));
    expect(facts.notAfter).toBe(Date.parse('2051-06-30T23:59:59Z'));
  });

  it('reads usage, key and algorithm', async () => {
    const facts = await read(leaf);
    expect(facts.keyUsage).toEqual({
      digitalSignature: true,
      nonRepudiation: true,
      keyEncipherment: false,
      dataEncipherment: false,
      keyAgreement: false,
      keyCertSign: false,
      crlSign: false,
    });
    expect(facts.isCa).toBe(false);
    expect(facts.keyBits).toBe(2048);
    expect(facts.signatureAlgorithm).toBe('sha256WithRSAEncryption');
    expect(new X509Certificate(leaf).publicKey.equals(facts.publicKey as KeyObject)).toBe(true);
    expect(await read(ca)).toMatchObject({
      isCa: true,
      keyUsage: { keyCertSign: true, crlSign: true, digitalSignature: false },
    });
  });

  it('reads the extensions', async () => {
    const facts = await read(leaf);
    expect(facts.crlUrls).toEqual(['http://a.example/1.crl', 'http://b.example/2.crl']);
    expect(facts.subjectAltNames).toEqual(['a@b.co', 'http://a.example', 'C=CO,CN=Otro']);
    expect(facts.extensions.map(({ oid, critical, text }) => [oid, critical, text])).toEqual([
      ['2.5.29.15', true, undefined],
      ['2.5.29.31', false, undefined],
      ['2.5.29.17', false, undefined],
      ['1.3.6.1.4.1.23267.2.3', false, '900123456'],
      ['1.3.6.1.4.1.99999.1', true, undefined],
    ]);
  });

  it('reads a certificate without extensions, signed with another digest', async () => {
    const signer = await keyPair('subordinate-ca', 'SHA-512');
    const facts = await read(await issue({ subject: leafName, issuer: caName, key: leafKey, signer, hash: 'SHA-512' }));
    expect(facts).toMatchObject({ signatureAlgorithm: 'sha512WithRSAEncryption', keyUsage: undefined, isCa: false });
    expect(facts).toMatchObject({ crlUrls: [], subjectAltNames: [], extensions: [] });
  });

  it('gives the digest of the DER, and the same object for the same bytes', async () => {
    const facts = await read(leaf);
    expect(Buffer.from(facts.fingerprintSha256, 'base64').toString('hex').toUpperCase()).toBe(
      new X509Certificate(leaf).fingerprint256.replaceAll(':', ''),
    );
    expect(await readCertificate(Buffer.from(leaf))).toBe(facts);
  });

  it('does not change when the bytes it was read from do', async () => {
    const bytes = await issue({ subject: 'CN=Otro', issuer: caName, key: leafKey, signer: caKey });
    const facts = await read(bytes);
    const der = Buffer.from(bytes);
    bytes.fill(0);
    expect(der.equals(facts.der)).toBe(true);
    expect(facts.subject[0]?.value).toBe('Otro');
  });

  it.each<[what: string, bytes: () => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('MIIB')],
    ['PEM', () => Buffer.from(new X509Certificate(leaf).toString())],
    ['more bytes than any certificate has', () => Buffer.concat([leaf, Buffer.alloc(65_536)])],
    ['a certificate cut short', () => leaf.subarray(0, 500)],
    ['a certificate with something behind it', () => Buffer.concat([leaf, Buffer.from([0])])],
    ['a key', () => createPublicKey(dataText('keys/zoo.pem')).export({ type: 'spki', format: 'der' })],
  ])('answers undefined for %s', async (_, bytes) => {
    expect(await readCertificate(bytes())).toBeUndefined();
    expect(await readCertificate(bytes())).toBeUndefined();
  });

  it('reads damaged certificates or returns undefined, and never throws', async () => {
    for (let at = 0; at < leaf.length; at += 3) {
      const damaged = Buffer.from(leaf);
      damaged[at] = (damaged[at] ?? 0) ^ 0x41;
      const facts = await readCertificate(damaged);
      expect(facts === undefined || damaged.equals(facts.der)).toBe(true);
    }
  });
});

describe('verifyIssued', () => {
  it('is true for the issuer alone', async () => {
    const [child, parent] = [await read(leaf), await read(ca)];
    expect(verifyIssued(child, parent)).toBe(true);
    expect(verifyIssued(parent, parent)).toBe(true);
    expect(verifyIssued(parent, child)).toBe(false);
    expect(verifyIssued(child, child)).toBe(false);
  });

  it('is false for another key under the same name, and for another name with the same key', async () => {
    const other = await keyPair('unknown-subordinate-ca');
    const extensions = [new BasicConstraintsExtension(true, undefined, true)];
    const sameName = await read(
      await issue({ subject: caName, issuer: caName, key: other, signer: other, extensions }),
    );
    const sameKey = await read(
      await issue({ subject: 'CN=Otra', issuer: 'CN=Otra', key: caKey, signer: caKey, extensions }),
    );
    expect(verifyIssued(await read(leaf), sameName)).toBe(false);
    expect(verifyIssued(await read(leaf), sameKey)).toBe(false);
  });
});
