import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Trust } from '../../registry/certificates/trust.ts';
import type { SignatureReport, StatedCertificate } from './report.ts';
import { certificates, now, owner, parsed, reportOn } from './testing/box.ts';
import { signSample } from './testing/sign-sample.ts';
import { verifySignature } from './verify.ts';
import { toBase64 } from '../../../src/common/bytes.ts';

const credentials = await certificates.issuer(owner);
const [, subordinate = Buffer.alloc(0)] = credentials.chain;

const summary = ({ signingCertificates }: SignatureReport): readonly (readonly boolean[])[] =>
  signingCertificates.map(({ known, digest, issuerName, serial }: StatedCertificate) => [
    known,
    digest.ok,
    issuerName.ok,
    serial.ok,
  ]);

const yes = [true, true, true, true];
const properties = (change: (text: string) => string) =>
  signSample({ credentials, fragments: { signedProperties: change } });

/** `C=CO,L=…` of the subordinate, as the sample writes it. */
const issuer = new X509Certificate(credentials.chain[0] ?? Buffer.alloc(0)).issuer.replaceAll('\n', ',');
const attributes = issuer.split(',');

describe('the name of an issuer', () => {
  it.each([
    ['RFC 2253, last attribute first', [...attributes].reverse().join(',')],
    ['with blanks', attributes.join(', ')],
    ['with long keywords', issuer.replace('CN=', 'commonName=').replace('O=', 'organizationName=')],
    ['with object identifiers', issuer.replace('CN=', 'OID.2.5.4.3=').replace('OU=', '2.5.4.11=')],
    ['in capitals', issuer.toUpperCase()],
  ])('%s is recognised', async (_name, written) => {
    expect(summary(await reportOn(properties((text) => text.replace(issuer, written))))[0]).toEqual(yes);
  });

  it.each([
    ['with an attribute less', attributes.slice(1).join(',')],
    ['with an attribute more', `${issuer},E=x@example.test`],
    ['of somebody else', issuer.replace('Subordinada', 'Principal')],
    ['that is none', 'x'],
    ['that is empty', ''],
  ])('%s is another one', async (_name, written) => {
    const [first] = summary(await reportOn(properties((text) => text.replace(issuer, written))));
    expect(first).toEqual([false, true, false, true]);
  });
});

/** One part of the n-th xades:Cert, exchanged with that of another. */
const exchanged = (part: RegExp, at: number, from: number) =>
  properties((text) => {
    const certs = text.match(/<xades:Cert>.*?<\/xades:Cert>/g) ?? [];
    const other = part.exec(certs[from] ?? '')?.[0] ?? '';
    return text.replace(certs[at] ?? '', (one) => one.replace(part, () => other));
  });

/** Further entries behind the three, each a copy of the last with the digest and the serial number of nobody. */
const withStrangers = (count: number) =>
  properties((text) => {
    const [last = ''] = (text.match(/<xades:Cert>.*?<\/xades:Cert>/g) ?? []).slice(-1);
    const digest = /(<ds:DigestValue>).*?(<\/ds:DigestValue>)/;
    const serial = /(<ds:X509SerialNumber>).*?(<\/ds:X509SerialNumber>)/;
    const stranger = last.replace(digest, `$1${'A'.repeat(43)}=$2`).replace(serial, '$17$2');
    return text.replace(last, () => last + stranger.repeat(count));
  });

describe('an entry that names nobody', () => {
  it.each([1, 6, 40, 200])('is found behind others: %i of them', async (count) => {
    const { signingCertificates } = await reportOn(withStrangers(count));
    expect(signingCertificates.slice(0, 3).map(({ known }) => known)).toEqual([true, true, true]);
    expect(signingCertificates.slice(3).map(({ known }) => known)).not.toContain(true);
    expect(signingCertificates.length).toBe(Math.min(3 + count, 65));
  });
});

const rolesOf = ({ signingCertificates }: SignatureReport) => signingCertificates.map(({ role }) => role);

describe('a wrong statement', () => {
  const digest = /<ds:DigestValue>.*?<\/ds:DigestValue>/;
  const serial = /<ds:X509SerialNumber>.*?<\/ds:X509SerialNumber>/;
  const issuerSerial = /<xades:IssuerSerial>.*?<\/xades:IssuerSerial>/;

  it.each([
    ['the digest of the root in the entry of the signer', digest, 0, 2, 'digest', "a root authority's"],
    ['the digest of the signer in the entry of the root', digest, 2, 0, 'digest', "the signer's"],
  ] as const)('%s is said to be what it is', async (_name, part, at, from, of, whose) => {
    const report = await reportOn(exchanged(part, at, from));
    expect(report.signingCertificates[at]?.[of]).toMatchObject({ ok: false, whose: { en: whose } });
  });

  it('issuer and serial of the root in the entry of the subordinate are said to be what they are', async () => {
    const { signingCertificates } = await reportOn(exchanged(issuerSerial, 1, 2));
    expect(signingCertificates[1]).toMatchObject({
      role: 'subordinate',
      digest: { ok: true },
      issuerName: { node: { local: 'X509IssuerName' } },
      serial: { ok: false, node: { local: 'X509SerialNumber' }, whose: { en: "a root authority's" } },
      known: false,
    });
  });

  it('in both digest and serial leaves an entry that nobody knows', async () => {
    const sent = properties((text) =>
      text.replace(/(<ds:DigestValue>)[^<]*/, '$1AAAA').replace(/(X509SerialNumber>)\d+/, '$1123'),
    );
    const report = await reportOn(sent);
    expect(rolesOf(report)).toEqual(['unknown', 'subordinate', 'root']);
    expect(summary(report)[0]).toEqual([false, true, true, false]);
  });

  it('says nothing of what cannot be compared, where the certificate of the signer is unreadable', async () => {
    const sent = signSample({
      credentials,
      fragments: { keyInfo: (text) => text.replace(/(<ds:X509Certificate>)[^<]*/, '$1AAAA') },
    });
    expect(rolesOf(await reportOn(sent))).toEqual([undefined, 'subordinate', 'root']);
  });

  it('of serial numbers alone is one', async () => {
    const { signingCertificates } = await reportOn(exchanged(serial, 0, 1));
    expect(signingCertificates[0]).toMatchObject({ role: 'signer', serial: { ok: false } });
  });
});

describe('the certificates of SigningCertificate', () => {
  it('tell what stands there and what should', async () => {
    const report = await reportOn(properties((text) => text.replace(/(X509SerialNumber>)\d+/, '$1123')));
    expect(report.signingCertificates[0]?.serial).toMatchObject({
      found: '123',
      expected: report.certificate?.facts.serialDecimal,
      ok: false,
    });
  });

  it('may have leading zeros in the serial number and white space in the digest', async () => {
    const text = properties((all) =>
      all.replace(/(X509SerialNumber>)(\d+)/, '$100$2').replace(/(DigestValue>.{20})/, '$1\n'),
    );
    expect(summary(await reportOn(text))[0]).toEqual(yes);
  });

  it('stand in any order', async () => {
    const swapped = properties((text) => {
      const [signer = '', second = '', third = ''] = text.match(/<xades:Cert>.*?<\/xades:Cert>/g) ?? [];
      return text.replace(signer + second + third, signer + third + second);
    });
    const report = await reportOn(swapped);
    expect(report.signingCertificates.map(({ role }) => role)).toEqual(['signer', 'root', 'subordinate']);
    expect(summary(report)).toEqual([yes, yes, yes]);
  });

  it('are compared with the digest algorithm they name', async () => {
    expect(summary(await reportOn(signSample({ credentials, digest: 'sha512' })))).toEqual([yes, yes, yes]);
    const report = await reportOn(properties((text) => text.replace(/sha256(?=.*SignerRole)/, 'sha512')));
    expect(summary(report)[0]).toEqual([true, false, true, true]);
  });

  it('of an authority that nobody accredited are not known', async () => {
    const unknown = await certificates.defective('unknownAuthority', owner);
    expect(summary(await reportOn(signSample({ credentials: unknown }))).map(([known]) => known)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('of any authority will do when any is trusted', async () => {
    const unknown = await certificates.defective('unknownAuthority', owner);
    const trust: Trust = { ...(await certificates.trust()), trustAny: true };
    const report = await verifySignature(parsed(signSample({ credentials: unknown })), { trust, now });
    expect(summary(report)).toEqual([yes, yes, yes]);
    expect(report.signingCertificates.map(({ role }) => role)).toEqual(['signer', 'subordinate', 'root']);
    expect(report.chain).toMatchObject({ accredited: true, verified: true, revocation: 'notAsked', problems: [] });
  });

  it('are compared with those in KeyInfo when any authority is trusted', async () => {
    const unknown = await certificates.defective('unknownAuthority', owner);
    const trust: Trust = { roots: [], subordinates: [], crls: {}, trustAny: true };
    const attached = toBase64(unknown.chain[1] ?? new Uint8Array());
    const sign = (change: (text: string) => string): string =>
      signSample({
        credentials: unknown,
        fragments: {
          keyInfo: (text) =>
            text.replace('</ds:X509Data>', `<ds:X509Certificate>${attached}</ds:X509Certificate></ds:X509Data>`),
          signedProperties: change,
        },
      });
    const wrongDigest = sign((text) => text.replace(/(<\/xades:Cert>.*?DigestValue>)..../, '$1AAAA'));
    expect(summary(await verifySignature(parsed(wrongDigest), { trust, now }))[1]).toEqual([true, false, true, true]);
    expect(summary(await verifySignature(parsed(sign((text) => text)), { trust, now }))[1]).toEqual(yes);
  });

  it('are nothing where there are none', async () => {
    const report = await reportOn(properties((text) => text.replace(/<xades:Cert>.*<\/xades:Cert>/, '')));
    expect(report.signingCertificates).toEqual([]);
    expect(subordinate.length).toBeGreaterThan(500);
  });
});

it('an entry that shares only its serial number with a certificate is compared with that one', async () => {
  const report = await reportOn(
    properties((text) => {
      const [, second = '', root = ''] = text.match(/<xades:Cert>.*?<\/xades:Cert>/g) ?? [];
      const serial = /(?<=<ds:X509SerialNumber>)\d+/;
      const stated = second
        .replace(/(<ds:DigestValue>)[^<]*/, '$1AAAA')
        .replace(/(<ds:X509IssuerName>)[^<]*/, '$1CN=Otra entidad')
        .replace(serial, serial.exec(root)?.[0] ?? '');
      return text.replace(second, stated);
    }),
  );
  expect(summary(report)[1]).toEqual([false, true, false, true]);
});

it('an entry that shares nothing with any certificate has neither issuer nor serial of one', async () => {
  const report = await reportOn(
    properties((text) =>
      text.replace(/<xades:Cert>.*?<\/xades:Cert>/g, (cert) =>
        cert
          .replace(/(<ds:DigestValue>)[^<]*/, '$1AAAA')
          .replace(/(<ds:X509IssuerName>)[^<]*/, '$1CN=Otra entidad')
          .replace(/(<ds:X509SerialNumber>)[^<]*/, '$11'),
      ),
    ),
  );
  expect(summary(report)[1]).toEqual([false, true, false, false]);
  // It is compared with that of an authority: the signer's has an entry of its own.
  const [signer, ...authorities] = (await certificates.issuer(owner)).chain.map((der) => new X509Certificate(der));
  const expected = BigInt(report.signingCertificates[1]?.serial.expected ?? 0)
    .toString(16)
    .toUpperCase();
  const serials = authorities.map(({ serialNumber }) => serialNumber.replace(/^0+/, ''));
  expect([serials.includes(expected), signer?.serialNumber.replace(/^0+/, '') === expected]).toEqual([true, false]);
});
