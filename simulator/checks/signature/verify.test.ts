import { KeyObject, webcrypto } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalize } from '../../document/xml/canonical.ts';
import { certificates, now, outcomes, owner, parsed, reportOn } from './testing/box.ts';
import { sampleInvoice } from './testing/sample-invoice.ts';
import { signSample, type SampleOptions } from './testing/sign-sample.ts';
import { whoTestifies, witnesses } from './testing/witnesses.ts';
import { verifySignature } from './verify.ts';
import { toBase64 } from '../../../src/common/bytes.ts';

const credentials = await certificates.issuer(owner);
const otherCredentials = await certificates.issuer({ ...owner, nit: '900654321' }, 'issuer-second');

const pemOf = (text: string): string => {
  const [, base64 = ''] = /<ds:X509Certificate>([^<]*)/.exec(text) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/\s+/g, '').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
};

const hashes = ['sha256', 'sha384', 'sha512'] as const;

describe('a good signature', () => {
  it.each(hashes.flatMap((digest) => hashes.map((signatureHash) => [digest, signatureHash] as const)))(
    'verifies with %s digests and RSA over %s',
    async (digest, signatureHash) => {
      const report = await reportOn(signSample({ credentials, digest, signatureHash }));
      expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
      expect(report).toMatchObject({ valid: true, form: 'xades-epes', problems: [], roles: ['supplier'] });
    },
  );

  it('verifies with SHA-1 as well, which rules refuse', async () => {
    const report = await reportOn(signSample({ credentials, digest: 'sha1', signatureHash: 'sha1' }));
    expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('is described part by part', async () => {
    const text = signSample({ credentials });
    const report = await reportOn(text);
    const { references, parts } = report;
    expect(references.map(({ uri, transforms }) => [uri, transforms])).toEqual([
      ['', ['http://www.w3.org/2000/09/xmldsig#enveloped-signature']],
      ['#xmldsig-1-keyinfo', []],
      ['#xmldsig-1-signedprops', []],
    ]);
    expect(references.map(({ target }) => target)).toEqual(['document', parts.keyInfo[0], parts.signedProperties[0]]);
    expect(references.every(({ expected, found }) => expected === found)).toBe(true);
    expect(report.certificate).toMatchObject({ maySign: true, facts: { keyBits: 2048 } });
    expect(report.certificate?.facts.der).toEqual(credentials.chain[0]);
    expect(report.chain).toMatchObject({ accredited: true, verified: true, validity: 'valid', revocation: 'good' });
    expect(report.signingTime).toEqual({
      text: '2026-11-20T09:59:00-05:00',
      instant: Date.parse('2026-11-20T09:59:00-05:00'),
      date: '2026-11-20',
    });
    expect(report.policy.digest).toBe('dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=');
    expect(
      report.signingCertificates.map(({ known, digest, issuerName, serial }) => [
        known,
        digest.ok,
        issuerName.ok,
        serial.ok,
      ]),
    ).toEqual([0, 1, 2].map(() => [true, true, true, true]));
  });

  it('points at the places in the text', async () => {
    const text = signSample({ credentials });
    const { parts, references } = await reportOn(text);
    expect(text.slice(parts.signature[0]?.start)).toMatch(/^<ds:Signature Id="xmldsig-1">/);
    expect(text.slice(references[1]?.digestValue?.start)).toMatch(/^<ds:DigestValue>/);
    expect(text.slice(parts.claimedRole[0]?.start)).toMatch(/^<xades:ClaimedRole>supplier/);
  });

  it('is found whatever prefixes are used', async () => {
    const renamed = (text: string): string =>
      text
        .replaceAll('ds:', 'firma:')
        .replaceAll('xades:', 'x:')
        .replaceAll(':ds=', ':firma=')
        .replaceAll(':xades=', ':x=');
    const report = await reportOn(renamed(signSample({ credentials })));
    expect(report.parts.reference).toHaveLength(3);
    expect(report.form).toBe('xades-epes');
  });

  it('gives the same report for the same document again, from remembered certificates', async () => {
    const document = parsed(signSample({ credentials }));
    const options = { trust: await certificates.trust(), now };
    expect(await verifySignature(document, options)).toEqual(await verifySignature(document, options));
  });
});

describe('the form of a signature', () => {
  const forms: readonly (readonly [string, SampleOptions['signature'] | undefined, string])[] = [
    ['none', () => '', 'none'],
    ['without qualifying properties', (text) => text.replace(/<ds:Object>.*<\/ds:Object>/, ''), 'xmldsig'],
    [
      'without policy',
      (text) => text.replace(/<xades:SignaturePolicyIdentifier>.*<\/xades:SignaturePolicyIdentifier>/, ''),
      'xades-bes',
    ],
    ['complete', undefined, 'xades-epes'],
  ];

  it.each(forms)('%s', async (_name, signature, form) => {
    const report = await reportOn(signSample({ credentials, ...(signature && { signature }) }));
    expect(report.form).toBe(form);
    expect(report.valid).toBe(form === 'xades-epes');
  });
});

/** One part is changed after signing: this, and only this, must fail. */
const tampered: readonly (readonly [part: string, change: (text: string) => string, outcome: readonly string[]])[] = [
  [
    'an amount of the document',
    (text) => text.replace('SETP990000001', 'SETP990000002'),
    ['content-changed', 'ok', 'ok', 'ok'],
  ],
  [
    'an attribute of the document',
    (text) => text.replace('schemeID="8"', 'schemeID="9"'),
    ['content-changed', 'ok', 'ok', 'ok'],
  ],
  [
    'the other extension',
    (text) => text.replace('<sts:DianExtensions>', '<sts:DianExtensions>.'),
    ['content-changed', 'ok', 'ok', 'ok'],
  ],
  [
    'a namespace of the root',
    (text) => text.replace(' xmlns:cac=', ' xmlns:more="urn:more" xmlns:cac='),
    ['other-namespaces', 'other-namespaces', 'other-namespaces', 'other-namespaces'],
  ],
  [
    'KeyInfo',
    (text) => text.replace('<ds:X509Data>', '<ds:KeyName>x</ds:KeyName><ds:X509Data>'),
    ['ok', 'content-changed', 'ok', 'ok'],
  ],
  ['the signing time', (text) => text.replace('T09:59:00', 'T09:58:00'), ['ok', 'ok', 'content-changed', 'ok']],
  ['the role', (text) => text.replace('>supplier<', '>third party<'), ['ok', 'ok', 'content-changed', 'ok']],
  [
    'a type in SignedInfo',
    (text) => text.replace(' Type="http://uri.etsi.org/01903#SignedProperties"', ''),
    ['ok', 'ok', 'ok', 'signed-info-changed'],
  ],
  [
    'an identifier in SignedInfo',
    (text) => text.replace('Id="xmldsig-1-ref0"', 'Id="xmldsig-1-ref1"'),
    ['ok', 'ok', 'ok', 'signed-info-changed'],
  ],
  [
    'the digest of the document',
    (text) => text.replace(/<ds:DigestValue>[^<]*/, `<ds:DigestValue>${'A'.repeat(43)}=`),
    ['content-changed', 'ok', 'ok', 'signed-info-changed'],
  ],
  [
    'the signature value',
    (text) => text.replace(/<ds:SignatureValue>..../, '<ds:SignatureValue>AAAA'),
    ['ok', 'ok', 'ok', 'other-key'],
  ],
  [
    'the certificate',
    (text) =>
      text.replace(
        /<ds:X509Certificate>[^<]*/,
        `<ds:X509Certificate>${toBase64(otherCredentials.chain[0] ?? new Uint8Array())}`,
      ),
    ['ok', 'content-changed', 'ok', 'other-key'],
  ],
];

describe('a part changed after signing', () => {
  it.each(tampered)('%s: exactly what covers it fails', async (_part, sent, outcome) => {
    const report = await reportOn(signSample({ credentials, sent }));
    expect(outcomes(report)).toEqual(outcome);
    expect(report.valid).toBe(false);
  });

  it('what no digest covers does not matter: the Object around the properties and white space in Base64', async () => {
    const sent = (text: string): string =>
      text.replace('<ds:Object>', '<ds:Object>\n').replace(/(<ds:SignatureValue>.{64})/, '$1\n    ');
    expect(outcomes(await reportOn(signSample({ credentials, sent })))).toEqual(['ok', 'ok', 'ok', 'ok']);
  });
});

describe(`the same verdict as ${whoTestifies}`, () => {
  const documents: readonly (readonly [string, Partial<SampleOptions>])[] = [
    ...(['sha256', 'sha512'] as const).map((digest) => [`good, ${digest} digests`, { digest }] as const), // xml-crypto knows no SHA-384
    ['good, CR LF on the way', { sent: (text) => text.replaceAll('\n', '\r\n') }],
    [
      'good, non-canonical text',
      { sent: (text) => text.replace('<cbc:Note></cbc:Note>', '<cbc:Note />').replace('&gt;', '>') },
    ],
    [
      'good, CDATA',
      {
        sent: (text) =>
          text.replace('Compañía Ñandú &amp; hijos: 5 &lt; 7 &gt; 3', '<![CDATA[Compañía Ñandú & hijos: 5 < 7 > 3]]>'),
      },
    ],
    [
      'exclusive C14N of KeyInfo',
      { octets: { keyInfo: (text) => canonicalize(parsed(text).root, { exclusive: true }) } },
    ],
    ...tampered.map(([part, sent]) => [`changed: ${part}`, { sent }] as const),
  ];

  it.each(documents)('%s', async (_name, options) => {
    const text = signSample({ credentials, ...options });
    const { valid } = await reportOn(text);
    expect(witnesses.map(({ name, verified }) => [name, verified([text], pemOf(text))])).toEqual(
      witnesses.map(({ name }) => [name, [valid]]),
    );
  });
});

const samples = new URL('../../../../shared/samples/ubl/', import.meta.url);

const toolbox = [
  ['DebitNote.xml', ['ok', 'ok', 'ok', 'ok']],
  // Anonymised after signing: only the content changed.
  ['Generica.xml', ['content-changed', 'ok', 'ok', 'ok']],
  ['Exportacion.xml', ['content-changed', 'ok', 'ok', 'ok']],
] as const;

describe('the toolbox of the authority', () => {
  it.each(toolbox.filter(([file]) => existsSync(new URL(file, samples))))('%s', async (file, outcome) => {
    const text = readFileSync(new URL(file, samples), 'utf8');
    const report = await reportOn(text);
    expect(outcomes(report)).toEqual(outcome);
    expect(report.valid).toBe(outcome[0] === 'ok');
    expect(report.chain).toMatchObject({ accredited: false, validity: 'expired' });
    expect(report.signingCertificates[0]).toMatchObject({
      known: true,
      digest: { ok: true },
      issuerName: { ok: true },
      serial: { ok: true },
    });
    expect(witnesses.map(({ verified }) => verified([text], pemOf(text)))).toEqual(witnesses.map(() => [report.valid]));
  });

  const absent = toolbox.filter(([file]) => !existsSync(new URL(file, samples)));
  it(
    absent.length === 0
      ? 'was here as a whole'
      : `was not verified, because these files are not here: ${absent.map(([file]) => file).join(', ')}`,
    () => {
      expect(absent.length === 0 || absent.length === toolbox.length).toBe(true);
    },
  );
});

describe('other canonicalisations', () => {
  const exclusive = (canonical: string, prefixes: readonly string[] = []): string =>
    canonicalize(parsed(canonical).root, { exclusive: true, inclusivePrefixes: prefixes });
  const method = (algorithm: string, content = ''): string =>
    `<ds:Transforms><ds:Transform Algorithm="${algorithm}">${content}</ds:Transform></ds:Transforms>`;
  const onKeyInfo = (transforms: string) => ({
    signedInfo: (text: string) => text.replace('URI="#xmldsig-1-keyinfo">', `URI="#xmldsig-1-keyinfo">${transforms}`),
  });
  const exclusiveId = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  const inclusiveId = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
  const prefixList = `<ec:InclusiveNamespaces xmlns:ec="${exclusiveId}" PrefixList="cbc  #default"></ec:InclusiveNamespaces>`;
  const asMethod = (algorithm: string) => ({
    signedInfo: (text: string) =>
      text.replace(
        `CanonicalizationMethod Algorithm="${inclusiveId}"`,
        `CanonicalizationMethod Algorithm="${algorithm}"`,
      ),
  });
  const comment = (text: string): string => text.replace('<ds:SignatureMethod', '<!-- RSA --><ds:SignatureMethod');

  const cases: readonly (readonly [string, Partial<SampleOptions>])[] = [
    ['an inclusive transform', { fragments: onKeyInfo(method(inclusiveId)) }],
    [
      'an inclusive transform that keeps comments, of which there are none',
      { fragments: onKeyInfo(method(`${inclusiveId}#WithComments`)) },
    ],
    [
      'an exclusive transform',
      { fragments: onKeyInfo(method(exclusiveId)), octets: { keyInfo: (text) => exclusive(text) } },
    ],
    [
      'an exclusive transform with prefixes',
      {
        fragments: onKeyInfo(method(exclusiveId, prefixList)),
        octets: { keyInfo: (text) => exclusive(text, ['cbc', '#default']) },
      },
    ],
    [
      'SignedInfo in exclusive form',
      { fragments: asMethod(exclusiveId), octets: { signedInfo: (text) => exclusive(text) } },
    ],
    [
      'SignedInfo with its comments',
      { fragments: { signedInfo: (text) => comment(asMethod(`${inclusiveId}#WithComments`).signedInfo(text)) } },
    ],
    [
      'an XPointer to the identifier',
      {
        fragments: {
          signedInfo: (text) => text.replace('"#xmldsig-1-keyinfo"', `"#xpointer(id('xmldsig-1-keyinfo'))"`),
        },
      },
    ],
    [
      'an XPointer to the document',
      { fragments: { signedInfo: (text) => text.replace('URI=""', 'URI="#xpointer(/)"') } },
    ],
  ];

  it.each(cases)('%s is computed as stated', async (_name, options) => {
    const report = await reportOn(signSample({ credentials, ...options }));
    expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(report.valid).toBe(true);
  });

  it('a digest in inclusive form under an exclusive transform is recognised', async () => {
    const report = await reportOn(signSample({ credentials, fragments: onKeyInfo(method(exclusiveId)) }));
    expect(outcomes(report)).toEqual(['ok', 'exclusive-canonicalization', 'ok', 'ok']);
  });
});

describe('a key that is not RSA', () => {
  it('verifies nothing, and is named', async () => {
    await import('reflect-metadata');
    const { X509CertificateGenerator } = await import('@peculiar/x509');
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const certificate = await X509CertificateGenerator.createSelfSigned({
      name: 'CN=EC',
      keys,
      serialNumber: '01',
      notBefore: new Date(now),
      notAfter: new Date(now + 86_400_000),
      signingAlgorithm: algorithm,
    });
    const key = KeyObject.from(keys.privateKey);
    const report = await reportOn(
      signSample({ credentials: { privateKey: key, chain: [Buffer.from(certificate.rawData)] } }),
    );
    expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'key-not-rsa']);
    expect(report.signatureValue.cause?.message.en).toContain('is ec;');
  });
});

describe('a document without a signature at its place', () => {
  it('gives a report that says so', async () => {
    const report = await reportOn(sampleInvoice);
    expect(report).toMatchObject({
      form: 'none',
      valid: false,
      references: [],
      certificate: undefined,
      chain: undefined,
    });
    expect(report.signatureValue.cause?.code).toBe('value-missing');
  });
});

describe('the value of a signature', () => {
  it('that is empty is called so', async () => {
    const report = await reportOn(
      signSample({
        credentials,
        signature: (text) => text.replace(/(<ds:SignatureValue[^>]*>)[^<]*/, '$1'),
      }),
    );
    expect(report.signatureValue).toMatchObject({ ok: false, cause: { code: 'value-malformed' } });
  });

  it('by algorithms that are not supported is reported with their names', async () => {
    const report = await reportOn(
      signSample({
        credentials,
        fragments: {
          signedInfo: (text) => text.replace(/(<ds:SignatureMethod Algorithm=")[^"]*/, '$1urn:other'),
        },
      }),
    );
    const { cause } = report.signatureValue;
    expect([cause?.code, cause?.message.en]).toEqual([
      'algorithm-not-supported',
      expect.stringMatching(/"http[^"]*".*"urn:other"/),
    ]);
  });

  it('of no signature at all does not verify', async () => {
    expect((await reportOn(sampleInvoice)).signatureValue.ok).toBe(false);
  });
});
