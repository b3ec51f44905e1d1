/**
 * Every rule on signatures and certificates must be decidable from the report
 * alone: for each there is a question to the report and a signature that is
 * wrong in that one respect.
 */
import { describe, expect, it } from 'vitest';
import { holderIdentifications } from '../../registry/certificates/holder.ts';
import type { DefectiveName } from '../../registry/certificates/defective.ts';
import type { ReferenceReport, SignatureReport, StatedCertificate } from './report.ts';
import type { SignaturePart } from './structure.ts';
import { certificates, now, outcomes, owner, reportOn } from './testing/box.ts';
import { signSample, type SampleOptions } from './testing/sign-sample.ts';

const credentials = await certificates.issuer(owner);
const good = await reportOn(signSample({ credentials }));

type Question = (report: SignatureReport) => boolean;
type Wrong = Partial<SampleOptions>;

const allowedDigest = /#sha(?:256|384|512)$/;

const notOnce =
  (part: SignaturePart): Question =>
  ({ parts }) =>
    parts[part].length !== 1;

const reference =
  (place: number, wrong: (reference: ReferenceReport, report: SignatureReport) => boolean): Question =>
  (report) => {
    const found = report.references[place];
    return found === undefined || wrong(found, report);
  };

const stated =
  (place: number, wrong: (certificate: StatedCertificate) => boolean): Question =>
  ({ signingCertificates }) => {
    const found = signingCertificates[place];
    return found === undefined || wrong(found);
  };

const digestNotAllowed = (algorithm: string | undefined): boolean => !allowedDigest.test(algorithm ?? '');

/** Changes SignedProperties and signs them as they then are. */
const properties = (find: string | RegExp, replace: string): Wrong => ({
  fragments: { signedProperties: (text) => text.replace(find, () => replace) },
});
const keyInfo = (find: string | RegExp, replace: string): Wrong => ({
  fragments: { keyInfo: (text) => text.replace(find, () => replace) },
});
const signedInfo = (find: string | RegExp, replace: string): Wrong => ({
  fragments: { signedInfo: (text) => text.replace(find, () => replace) },
});
const signature = (find: string | RegExp, replace: string): Wrong => ({
  signature: (text) => text.replace(find, () => replace),
});

/** Changes the xades:Cert at a place. */
const cert = (place: number, find: string | RegExp, replace: string): Wrong => ({
  fragments: {
    signedProperties: (text) => {
      let at = -1;
      return text.replace(/<xades:Cert>.*?<\/xades:Cert>/g, (each) =>
        (at += 1) === place ? each.replace(find, () => replace) : each,
      );
    },
  },
});
const withoutCert = (place: number): Wrong => cert(place, /.*/s, '');

/** The same for the two certificates of authorities; `first` is the number of the rule that misses the Cert. */
const authorityRules = (place: number, first: number): readonly (readonly [number, Question, Wrong])[] => [
  [first, ({ signingCertificates }) => signingCertificates[place] === undefined, withoutCert(2)],
  [
    first + 1,
    stated(place, ({ certDigests }) => certDigests.length !== 1),
    cert(place, /<xades:CertDigest>.*<\/xades:CertDigest>/, ''),
  ],
  [
    first + 2,
    stated(place, ({ digestAlgorithm }) => digestNotAllowed(digestAlgorithm)),
    cert(place, '#sha256', '#md5'),
  ],
  [first + 3, stated(place, ({ digest }) => !digest.ok), cert(place, /DigestValue>..../, 'DigestValue>AAAA')],
  [first + 4, stated(place, ({ known }) => !known), cert(place, /SerialNumber>\d+/, 'SerialNumber>77')],
  [first + 5, stated(place, ({ issuerName }) => !issuerName.ok), cert(place, 'Ensayo', 'Otra')],
  [first + 6, stated(place, ({ serial }) => !serial.ok), cert(place, /SerialNumber>\d+/, 'SerialNumber>77')],
];

const rules: readonly (readonly [number, Question, Wrong])[] = [
  [1, notOnce('signature'), { signature: (text) => text + text.replaceAll('xmldsig-1', 'xmldsig-2') }],
  [
    2,
    ({ parts }) => parts.reference.length !== 3,
    signedInfo(/<ds:Reference URI="#xmldsig-1-keyinfo">.*?<\/ds:Reference>/, ''),
  ],
  [
    3,
    ({ canonicalizationAlgorithm }) => canonicalizationAlgorithm !== 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    signedInfo('http://www.w3.org/TR/2001/REC-xml-c14n-20010315', 'http://www.w3.org/2001/10/xml-exc-c14n#'),
  ],
  [
    4,
    ({ signatureAlgorithm }) => !/#rsa-sha(?:256|384|512)$/.test(signatureAlgorithm ?? ''),
    { signatureHash: 'sha1' },
  ],
  [5, reference(0, ({ uri }) => uri !== ''), signedInfo('URI=""', 'URI="#xmldsig-1"')],
  [
    6,
    reference(0, ({ transformGroups }) => transformGroups.length !== 1),
    signedInfo(/<ds:Transforms>.*?<\/ds:Transforms>/, ''),
  ],
  [
    7,
    reference(0, ({ transforms }) => transforms.join() !== 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'),
    signedInfo('enveloped-signature', 'base64'),
  ],
  [8, reference(0, ({ digestAlgorithm }) => digestNotAllowed(digestAlgorithm)), { digest: 'sha1' }],
  [9, reference(0, ({ ok }) => !ok), { sent: (text) => text.replace('Ñandú', 'Nandu') }],
  [
    10,
    reference(1, ({ target }, { parts }) => target !== parts.keyInfo[0]),
    signedInfo('#xmldsig-1-keyinfo', '#xmldsig-1-signedprops'),
  ],
  [11, reference(1, ({ digestAlgorithm }) => digestNotAllowed(digestAlgorithm)), { digest: 'sha1' }],
  [12, reference(1, ({ ok }) => !ok), { octets: { keyInfo: () => 'x' } }],
  [
    13,
    reference(2, ({ target }, { parts }) => target !== parts.signedProperties[0]),
    signedInfo('#xmldsig-1-signedprops', '#xmldsig-1-keyinfo'),
  ],
  [14, reference(2, ({ digestAlgorithm }) => digestNotAllowed(digestAlgorithm)), { digest: 'sha1' }],
  [15, reference(2, ({ ok }) => !ok), { octets: { signedProperties: () => 'x' } }],
  [16, ({ signatureValue }) => !signatureValue.ok, { octets: { signedInfo: () => 'x' } }],
  [17, notOnce('keyInfo'), signature('</ds:KeyInfo>', '</ds:KeyInfo><ds:KeyInfo></ds:KeyInfo>')],
  [18, notOnce('x509Data'), keyInfo('</ds:X509Data>', '</ds:X509Data><ds:X509Data></ds:X509Data>')],
  [
    19,
    ({ certificate }) => certificate === undefined,
    keyInfo(/<ds:X509Certificate>[^<]{100}/, '<ds:X509Certificate>'),
  ],
  [20, notOnce('object'), signature('<ds:Object>', '<ds:Object></ds:Object><ds:Object>')],
  [
    21,
    notOnce('qualifyingProperties'),
    signature('</ds:Object>', '<xades:QualifyingProperties></xades:QualifyingProperties></ds:Object>'),
  ],
  [
    22,
    notOnce('signedProperties'),
    signature(
      '</xades:QualifyingProperties>',
      '<xades:SignedProperties></xades:SignedProperties></xades:QualifyingProperties>',
    ),
  ],
  [
    23,
    notOnce('signedSignatureProperties'),
    properties(
      '</xades:SignedProperties>',
      '<xades:SignedSignatureProperties></xades:SignedSignatureProperties></xades:SignedProperties>',
    ),
  ],
  [
    24,
    ({ signingTime }) => signingTime?.instant === undefined || signingTime.instant > now,
    { signingTime: '2026-11-20T10:00:01-05:00' },
  ],
  [25, ({ parts }) => parts.signingCertificate.length !== 1 || parts.cert.length < 3, withoutCert(2)],
  [
    26,
    ({ signingCertificates }) => signingCertificates[0] === undefined,
    properties(/<xades:Cert>.*<\/xades:Cert>/, ''),
  ],
  [
    27,
    stated(0, ({ certDigests }) => certDigests.length !== 1),
    cert(0, /<xades:CertDigest>.*<\/xades:CertDigest>/, ''),
  ],
  [28, stated(0, ({ digestAlgorithm }) => digestNotAllowed(digestAlgorithm)), cert(0, '#sha256', '#md5')],
  [29, stated(0, ({ digest }) => !digest.ok), cert(0, /DigestValue>..../, 'DigestValue>AAAA')],
  [
    30,
    stated(0, ({ issuerSerials }) => issuerSerials.length !== 1),
    cert(0, /<xades:IssuerSerial>.*<\/xades:IssuerSerial>/, ''),
  ],
  [31, stated(0, ({ issuerName }) => !issuerName.ok), cert(0, 'Ensayo', 'Otra')],
  [32, stated(0, ({ serial }) => !serial.ok), cert(0, /SerialNumber>\d+/, 'SerialNumber>77')],
  ...authorityRules(1, 33).map(
    ([code, question, wrong]) =>
      [
        code,
        question,
        code === 33 ? properties(/(?<=<\/xades:Cert>)<xades:Cert>.*<\/xades:Cert>/, '') : wrong,
      ] as const,
  ),
  ...authorityRules(2, 40),
  [
    47,
    notOnce('signaturePolicyIdentifier'),
    properties(
      '<xades:SignerRole>',
      '<xades:SignaturePolicyIdentifier></xades:SignaturePolicyIdentifier><xades:SignerRole>',
    ),
  ],
  [
    48,
    notOnce('signaturePolicyId'),
    properties(
      /<xades:SignaturePolicyId>.*<\/xades:SignaturePolicyId>/,
      '<xades:SignaturePolicyImplied></xades:SignaturePolicyImplied>',
    ),
  ],
  [49, notOnce('sigPolicyId'), properties(/<xades:SigPolicyId>.*<\/xades:SigPolicyId>/, '')],
  [
    50,
    ({ policy }) =>
      policy.identifier !== 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf',
    properties('/v2/', '/v1/'),
  ],
  [51, notOnce('sigPolicyHash'), properties(/<xades:SigPolicyHash>.*<\/xades:SigPolicyHash>/, '')],
  [52, ({ policy }) => digestNotAllowed(policy.digestAlgorithm), properties(/(?<=SigPolicyHash>.*)#sha256/, '#md5')],
  [53, ({ policy }) => policy.digest !== 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=', properties('dMoM', 'AAAA')],
  [54, notOnce('signerRole'), properties(/<xades:SignerRole>.*<\/xades:SignerRole>/, '')],
  [55, notOnce('claimedRoles'), properties(/<xades:ClaimedRoles>.*<\/xades:ClaimedRoles>/, '')],
  [
    56,
    ({ roles }) => roles.length === 0 || !roles.every((role) => role === 'supplier' || role === 'third party'),
    properties('supplier', 'buyer'),
  ],
];

describe('rules on the signature', () => {
  it('are all here', () => {
    expect(rules.map(([code]) => code)).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
  });

  it.each(rules)('DC%i is decided', async (_code, fires, wrong) => {
    expect(fires(good)).toBe(false);
    expect(fires(await reportOn(signSample({ credentials, ...wrong })))).toBe(true);
  });

  it.each(rules.filter(([code]) => code >= 25))('DC%i leaves digests and value alone', async (_code, _fires, wrong) => {
    expect(outcomes(await reportOn(signSample({ credentials, ...wrong })))).toEqual(['ok', 'ok', 'ok', 'ok']);
  });
});

describe('rules on the certificate', () => {
  const questions: readonly (readonly [code: string, fires: Question, specimens: readonly DefectiveName[]])[] = [
    ['ZD02', ({ chain }) => chain !== undefined && chain.validity !== 'valid', ['expired', 'notYetValid']],
    ['ZD03', ({ chain }) => chain?.revocation === 'unavailable', ['unreachableCrl']],
    ['ZD04', ({ chain }) => chain?.revocation === 'revoked', ['revoked']],
    ['ZD05', ({ chain }) => chain?.accredited === false, ['unknownAuthority', 'selfSigned']],
    [
      'ZD06',
      ({ chain }) => chain?.accredited === true && !chain.verified,
      ['forged', 'revokedSubordinate', 'sha1', 'weakKey'],
    ],
    ['ZD07', ({ certificate }) => certificate?.maySign === false, ['wrongKeyUsage']],
    [
      'ZE03',
      ({ certificate }) => certificate !== undefined && !holderIdentifications(certificate.facts).includes(owner.nit),
      ['wrongNit'],
    ],
  ];

  it.each(questions.flatMap(([code, , specimens]) => specimens.map((specimen) => [code, specimen] as const)))(
    '%s alone is decided by the specimen %s',
    async (code, specimen) => {
      const report = await reportOn(signSample({ credentials: await certificates.defective(specimen, owner) }));
      expect(questions.filter(([, fires]) => fires(report)).map(([each]) => each)).toEqual([code]);
      expect(questions.some(([, fires]) => fires(good))).toBe(false);
      expect(report.valid).toBe(true);
    },
  );

  it('ZD01 is decided by a KeyInfo without certificate', async () => {
    const report = await reportOn(
      signSample({ credentials, ...keyInfo(/<ds:X509Certificate>.*<\/ds:X509Certificate>/, '') }),
    );
    expect(report.parts.x509Certificate).toEqual([]);
    expect(report.chain).toBeUndefined();
  });

  it('ZE01 is decided by a signature without qualifying properties, ZE02 by any of its digests', async () => {
    const bare = await reportOn(signSample({ credentials, ...signature(/<ds:Object>.*<\/ds:Object>/, '') }));
    expect(bare.form).toBe('xmldsig');
    const changed = await reportOn(signSample({ credentials, sent: (text) => text.replace('Ñandú', 'Nandu') }));
    expect(changed).toMatchObject({ form: 'xades-epes', valid: false });
  });
});
