/** Our writer against the library for certificates: byte for byte the same. */
import 'reflect-metadata';
import { createPublicKey, webcrypto, X509Certificate } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { describe, expect, it } from 'vitest';
import { issueCertificate, type CertificateRequest } from './issue.ts';
import { privateKey, type KeyName, type SignatureHash } from './keys.ts';
import { authorityName, hostName, ownerName, type Name } from './names.ts';

const { subtle } = webcrypto;

const signatureBy = (hash: SignatureHash) => ({ name: 'RSASSA-PKCS1-v1_5', hash });

const publicKey = (key: KeyName) =>
  subtle.importKey(
    'spki',
    createPublicKey(privateKey(key)).export({ type: 'spki', format: 'der' }),
    signatureBy('SHA-256'),
    true,
    ['verify'],
  );

const namesOf = (name: Name): x509.JsonName =>
  // The library accepts typed strings, its types admit plain ones only.
  name.map(({ type, text, as }) => ({ [type]: [{ [`${as}String`]: text }] })) as unknown as x509.JsonName;

const { digitalSignature, nonRepudiation, keyEncipherment, dataEncipherment, keyCertSign, cRLSign } =
  x509.KeyUsageFlags;

const usages = {
  authority: { flags: keyCertSign | cRLSign, extended: [] },
  signing: {
    flags: digitalSignature | nonRepudiation | keyEncipherment,
    extended: ['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.4'],
  },
  encryption: { flags: keyEncipherment | dataEncipherment, extended: [] },
  server: { flags: digitalSignature | keyEncipherment, extended: ['1.3.6.1.5.5.7.3.1'] },
} as const;

const byLibrary = async (request: CertificateRequest): Promise<Uint8Array> => {
  const { subject, key, issuer, serial, notBefore, notAfter, usage, hash = 'SHA-256', crlUrl, hosts } = request;
  const { flags, extended } = usages[usage];
  const pkcs8 = privateKey(issuer.key).export({ type: 'pkcs8', format: 'der' });
  const certificate = await x509.X509CertificateGenerator.create({
    subject: namesOf(subject),
    issuer: namesOf(issuer.name),
    serialNumber: serial,
    notBefore: new Date(notBefore),
    notAfter: new Date(notAfter),
    publicKey: await publicKey(key),
    signingKey: await subtle.importKey('pkcs8', pkcs8, signatureBy(hash), false, ['sign']),
    signingAlgorithm: signatureBy(hash),
    extensions: [
      new x509.BasicConstraintsExtension(usage === 'authority', undefined, true),
      new x509.KeyUsagesExtension(flags, true),
      ...(extended.length === 0 ? [] : [new x509.ExtendedKeyUsageExtension([...extended])]),
      await x509.SubjectKeyIdentifierExtension.create(await publicKey(key)),
      await x509.AuthorityKeyIdentifierExtension.create(await publicKey(issuer.claims ?? issuer.key)),
      ...(crlUrl === undefined ? [] : [new x509.CRLDistributionPointsExtension([crlUrl])]),
      ...(hosts === undefined
        ? []
        : [
            new x509.SubjectAlternativeNameExtension(
              hosts.map((value) => ({ type: /^[\d.]+$|:/.test(value) ? ('ip' as const) : ('dns' as const), value })),
            ),
          ]),
    ],
  });
  return new Uint8Array(certificate.rawData);
};

const authority: CertificateRequest = {
  subject: authorityName('Ensayo Entidad Raiz'),
  key: 'root-ca',
  issuer: { name: authorityName('Ensayo Entidad Raiz'), key: 'root-ca' },
  serial: '1a01',
  notBefore: Date.parse('2015-01-01T05:00:00Z'),
  notAfter: Date.parse('2045-01-01T05:00:00Z'),
  usage: 'authority',
};

const leaf: CertificateRequest = {
  ...authority,
  subject: ownerName({ nit: '900123456', checkDigit: '8', name: 'Compañía Ñandú S.A.S.' }),
  key: 'issuer',
  serial: '7986924bf1477c3c',
  usage: 'signing',
  crlUrl: 'http://certificados.ensayo.test/certificates/subordinate.crl',
};

const long = ownerName({ nit: '900123456', checkDigit: '8', name: 'Distribuidora de Pruebas '.repeat(8) });

describe('a certificate is written as by @peculiar/x509', () => {
  it.each<readonly [what: string, request: CertificateRequest]>([
    ['of an authority', authority],
    ['of a company', leaf],
    ['with a name of more than 127 octets', { ...leaf, subject: long }],
    ['with the highest bit of its serial set, and an odd number of digits', { ...leaf, serial: 'fa1' }],
    ['for encryption', { ...leaf, usage: 'encryption' }],
    ['with a key of 1024 bits', { ...leaf, key: 'weak-1024' }],
    ['signed with SHA-1', { ...leaf, hash: 'SHA-1' }],
    ['that claims another issuer', { ...leaf, issuer: { ...leaf.issuer, claims: 'zoo' } }],
    ['until after 2049', { ...leaf, notAfter: Date.parse('2061-01-01T05:00:00Z') }],
    [
      'of a server',
      { ...authority, subject: hostName('localhost'), key: 'tls', usage: 'server', hosts: ['localhost', '127.0.0.1'] },
    ],
    ...['::1', '::', 'fe80::1:2', '1::', '1:2:3:4:5:6:7:8', 'fe80::1%eth0'].map(
      (host) => [`of the server ${host}`, { ...authority, key: 'tls', usage: 'server', hosts: [host] }] as const,
    ),
  ])('%s', async (_what, request) => {
    expect(Buffer.from(issueCertificate(request)).toString('hex')).toBe(
      Buffer.from(await byLibrary(request)).toString('hex'),
    );
  });
});

it('an IPv4 address within an IPv6 one is written whole, which the library does not', () => {
  const certificate = issueCertificate({ ...authority, key: 'tls', usage: 'server', hosts: ['::ffff:10.1.2.3'] });
  expect(new X509Certificate(certificate).subjectAltName).toBe('IP Address:0:0:0:0:0:FFFF:A01:203');
});
