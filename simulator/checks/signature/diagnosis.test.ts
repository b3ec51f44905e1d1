import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { certificates, outcomes, owner, parsed, reportOn } from './testing/box.ts';
import { declarationsText, place, sampleInvoice } from './testing/sample-invoice.ts';
import { digestAlgorithms, pssSigner, signSample, type SampleOptions } from './testing/sign-sample.ts';
import type { DiagnosisCode } from './report.ts';
import { stsNamespaces } from '../../document/path-index.ts';
import { canonicalize } from '../../document/xml/canonical.ts';
import { toBase64, toHex } from '../../../src/common/bytes.ts';

const credentials = await certificates.issuer(owner);
const otherCredentials = await certificates.issuer({ ...owner, nit: '900654321' }, 'issuer-second');
const weak = await certificates.defective('weakKey', owner);

type Octets = NonNullable<SampleOptions['octets']>;
type Part = 'document' | 'keyInfo' | 'signedProperties' | 'signedInfo';
const places: readonly Part[] = ['document', 'keyInfo', 'signedProperties', 'signedInfo'];

/** Only the named part fails, and for that reason. */
const expected = (part: Part, code: DiagnosisCode): readonly string[] =>
  places.map((each) => (each === part ? code : 'ok'));

const all = declarationsText();
const without =
  (...prefixes: readonly string[]) =>
  (canonical: string): string =>
    canonical.replace(
      all,
      declarationsText((prefix) => !prefixes.includes(prefix)),
    );

/** Exclusive canonicalisation of a fragment, taken from the fragment alone. */
const exclusive = (canonical: string): string => canonicalize(parsed(canonical).root, { exclusive: true });

/** A part digested over other octets, and what the verifier makes of it. */
const mistakes: readonly (readonly [
  name: string,
  part: Part,
  octets: (canonical: string) => Buffer | string,
  code: DiagnosisCode,
])[] = [
  ['CR LF line ends', 'document', (text) => text.replaceAll('\n', '\r\n'), 'carriage-returns'],
  ['carriage returns as references', 'document', (text) => text.replaceAll('\n', '&#xD;\n'), 'carriage-returns'],
  ['no indentation', 'document', (text) => text.replace(/>\s+</g, '><'), 'indentation-added'],
  ['ISO-8859-1', 'document', (text) => Buffer.from(text, 'latin1'), 'latin-1'],
  ['exclusive C14N', 'document', exclusive, 'exclusive-canonicalization'],
  ['the ExtensionContent not yet there', 'document', (text) => text.replace(place, ''), 'extension-added-later'],
  [
    'the UBLExtension not yet there',
    'document',
    (text) => text.replace(`<ext:UBLExtension>${place}</ext:UBLExtension>`, ''),
    'extension-added-later',
  ],
  [
    'the text with its declaration',
    'document',
    (text) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`,
    'text-as-written',
  ],
  ['exclusive C14N', 'keyInfo', exclusive, 'exclusive-canonicalization'],
  ['no declarations at all', 'keyInfo', (text) => text.replace(all, ''), 'text-as-written'],
  ['one declaration forgotten', 'keyInfo', without('xsi'), 'other-namespaces'],
  ['several declarations forgotten', 'keyInfo', without('cac', 'cbc', 'xsi', ''), 'other-namespaces'],
  [
    'a declaration too many',
    'keyInfo',
    (text) => text.replace(' xmlns:xsi=', ' xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#" xmlns:xsi='),
    'other-namespaces',
  ],
  [
    'only the prefixes of the signature',
    'signedProperties',
    without('', 'cac', 'cbc', 'ext', 'sts', 'xsi'),
    'other-namespaces',
  ],
  ['exclusive C14N', 'signedProperties', exclusive, 'exclusive-canonicalization'],
  ...(['document', 'keyInfo', 'signedProperties', 'signedInfo'] as const).flatMap((part) =>
    stsNamespaces
      .slice(1)
      .map(
        (uri) =>
          [
            `the namespace ${uri} of sts`,
            part,
            (text: string) => text.replace(`xmlns:sts="${stsNamespaces[0]}"`, `xmlns:sts="${uri}"`),
            'other-sts-namespace',
          ] as const,
      ),
  ),
  ['exclusive C14N', 'signedInfo', exclusive, 'exclusive-canonicalization'],
  ['the text as written', 'signedInfo', (text) => text.replace(all, ''), 'text-as-written'],
  ['one declaration forgotten', 'signedInfo', without('xsi'), 'other-namespaces'],
  ['its digest', 'signedInfo', (text) => createHash('sha256').update(text).digest(), 'digest-signed-twice'],
  ['another SignedInfo', 'signedInfo', (text) => text.replace('URI=""', 'URI="#"'), 'signed-info-changed'],
];

describe('a digest taken over something else', () => {
  it.each(mistakes)('%s in %s is recognised', async (_name, part, octets, code) => {
    const report = await reportOn(signSample({ credentials, octets: { [part]: octets } satisfies Octets }));
    expect(outcomes(report)).toEqual(expected(part, code));
    expect(report.valid).toBe(false);
  });
});

const envelopedKeyInfo = (text: string): string =>
  text.replace(
    'URI="#xmldsig-1-keyinfo">',
    'URI="#xmldsig-1-keyinfo"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform></ds:Transforms>',
  );

const enveloped = '<ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform>';

const transforms =
  (count: number) =>
  (text: string): string =>
    text.replace(enveloped, enveloped.repeat(count));

/** Mistakes elsewhere than in the octets. */
const others: readonly (readonly [name: string, options: Partial<SampleOptions>, outcome: readonly string[]])[] = [
  [
    'digests as hexadecimal digits',
    { writeDigest: (digest) => toHex(digest) },
    ['digest-in-hexadecimal', 'digest-in-hexadecimal', 'digest-in-hexadecimal', 'ok'],
  ],
  [
    'digests as Base64 of hexadecimal digits',
    { writeDigest: (digest) => Buffer.from(toHex(digest)).toString('base64') },
    ['digest-in-hexadecimal', 'digest-in-hexadecimal', 'digest-in-hexadecimal', 'ok'],
  ],
  [
    'SHA-512 digests under the name of SHA-256',
    {
      digest: 'sha512',
      fragments: { signedInfo: (text) => text.replaceAll(digestAlgorithms.sha512, digestAlgorithms.sha256) },
    },
    ['other-digest', 'other-digest', 'other-digest', 'ok'],
  ],
  [
    'a value with SHA-512 under the name of SHA-256',
    { signatureHash: 'sha512', fragments: { signedInfo: (text) => text.replace('rsa-sha512', 'rsa-sha256') } },
    ['ok', 'ok', 'ok', 'other-digest'],
  ],
  [
    'a value with SHA-1 under the name of SHA-256',
    {
      signatureHash: 'sha1',
      fragments: { signedInfo: (text) => text.replace('2000/09/xmldsig#rsa-sha1', '2001/04/xmldsig-more#rsa-sha256') },
    },
    ['ok', 'ok', 'ok', 'other-digest'],
  ],
  ['PSS padding', { signer: pssSigner(credentials) }, ['ok', 'ok', 'ok', 'pss-padding']],
  [
    'the key of somebody else',
    { credentials: { ...credentials, privateKey: otherCredentials.privateKey } },
    ['ok', 'ok', 'ok', 'other-key'],
  ],
  [
    'a key of another length',
    { credentials: { ...credentials, privateKey: weak.privateKey } },
    ['ok', 'ok', 'ok', 'value-malformed'],
  ],
  [
    'the signing certificate in the second place',
    {
      credentials: { ...credentials, privateKey: otherCredentials.privateKey },
      fragments: {
        keyInfo: (text) =>
          text.replace(
            '</ds:X509Data>',
            `<ds:X509Certificate>${toBase64(otherCredentials.chain[0] ?? new Uint8Array())}</ds:X509Certificate></ds:X509Data>`,
          ),
      },
    },
    ['ok', 'ok', 'ok', 'ok'],
  ],
  [
    'the signing certificate in the second place, and another SignedInfo',
    {
      credentials: { ...credentials, privateKey: otherCredentials.privateKey },
      octets: { signedInfo: (text) => text.replace('URI=""', 'URI="#"') },
      fragments: {
        keyInfo: (text) =>
          text.replace(
            '</ds:X509Data>',
            `<ds:X509Certificate>${toBase64(otherCredentials.chain[0] ?? new Uint8Array())}</ds:X509Certificate></ds:X509Data>`,
          ),
      },
    },
    ['ok', 'ok', 'ok', 'signed-info-changed'],
  ],
  [
    'an enveloped-signature transform on KeyInfo, which leaves nothing of it',
    { fragments: { signedInfo: envelopedKeyInfo } },
    ['ok', 'enveloped-inside-signature', 'ok', 'ok'],
  ],
  [
    'the digest of nothing under that transform',
    { fragments: { signedInfo: envelopedKeyInfo }, octets: { keyInfo: () => '' } },
    ['ok', 'ok', 'ok', 'ok'],
  ],
  [
    'no enveloped transform',
    { fragments: { signedInfo: (text) => text.replace(/<ds:Transforms>.*?<\/ds:Transforms>/, '') } },
    ['signature-not-enveloped', 'ok', 'ok', 'ok'],
  ],
  [
    'an unknown transform',
    {
      fragments: {
        signedInfo: (text) =>
          text.replace(
            `${'http://www.w3.org/2000/09/xmldsig#'}enveloped-signature`,
            'http://www.w3.org/TR/1999/REC-xpath-19991116',
          ),
      },
    },
    ['transform-not-supported', 'ok', 'ok', 'ok'],
  ],
  [
    'a transform behind a canonicalisation',
    {
      fragments: {
        signedInfo: (text) =>
          text.replace(
            '<ds:Transforms>',
            '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:Transform>',
          ),
      },
    },
    ['transform-not-supported', 'ok', 'ok', 'ok'],
  ],
  ['five transforms', { fragments: { signedInfo: transforms(5) } }, ['ok', 'ok', 'ok', 'ok']],
  ['six transforms', { fragments: { signedInfo: transforms(6) } }, ['transform-not-supported', 'ok', 'ok', 'ok']],
  [
    'the text as written, without a declaration',
    {
      document: sampleInvoice.replace('<cbc:ID>', '<cbc:ID >'),
      sent: (text) => text.replace(/^<\?xml.*\?>\n/, ''),
    },
    ['text-as-written', 'ok', 'ok', 'ok'],
  ],
  ...[
    ['with its declaration', (text: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`] as const,
    ['from behind its declaration', (text: string) => `\n${text}`] as const,
    ['from its root', (text: string) => text] as const,
  ].map(([what, from]): (typeof others)[number] => {
    const written = sampleInvoice.replace('<cbc:ID>', '<cbc:ID >');
    return [
      `the text as written, ${what}`,
      { document: written, octets: { document: () => from(written) } },
      ['text-as-written', 'ok', 'ok', 'ok'],
    ];
  }),
  [
    'an unknown digest algorithm',
    { fragments: { signedInfo: (text) => text.replace(digestAlgorithms.sha256, 'urn:md5') } },
    ['algorithm-not-supported', 'ok', 'ok', 'ok'],
  ],
  [
    'an unknown signature algorithm',
    { fragments: { signedInfo: (text) => text.replace('rsa-sha256', 'ecdsa-sha256') } },
    ['ok', 'ok', 'ok', 'algorithm-not-supported'],
  ],
  [
    'an unknown canonicalisation',
    { fragments: { signedInfo: (text) => text.replace('REC-xml-c14n-20010315', 'REC-xml-c14n-20990315') } },
    ['ok', 'ok', 'ok', 'algorithm-not-supported'],
  ],
  [
    'a reference to nothing',
    { fragments: { signedInfo: (text) => text.replace('#xmldsig-1-keyinfo', '#nowhere') } },
    ['ok', 'target-missing', 'ok', 'ok'],
  ],
  [
    'a reference without URI',
    { fragments: { signedInfo: (text) => text.replace(' URI="#xmldsig-1-keyinfo"', '') } },
    ['ok', 'uri-not-supported', 'ok', 'ok'],
  ],
  [
    'a reference to another document',
    { fragments: { signedInfo: (text) => text.replace('#xmldsig-1-keyinfo', 'https://example.test/') } },
    ['ok', 'uri-not-supported', 'ok', 'ok'],
  ],
  [
    'an empty digest',
    { fragments: { signedInfo: (text) => text.replace(/<ds:DigestValue>[^<]*/, '<ds:DigestValue>') } },
    ['digest-missing', 'ok', 'ok', 'ok'],
  ],
  [
    'a digest that is not Base64',
    { fragments: { signedInfo: (text) => text.replace(/<ds:DigestValue>[^<]*/, '<ds:DigestValue>REDACTED!') } },
    ['digest-missing', 'ok', 'ok', 'ok'],
  ],
  [
    'no signature value',
    { signature: (text) => text.replace(/<ds:SignatureValue>.*?<\/ds:SignatureValue>/, '') },
    ['ok', 'ok', 'ok', 'value-missing'],
  ],
  [
    'an empty signature value',
    { signature: (text) => text.replace(/<ds:SignatureValue>[^<]*/, '<ds:SignatureValue>') },
    ['ok', 'ok', 'ok', 'value-malformed'],
  ],
  [
    'a signature value that is not Base64',
    { signature: (text) => text.replace(/<ds:SignatureValue>[^<]*/, '<ds:SignatureValue>REDACTED!') },
    ['ok', 'ok', 'ok', 'value-malformed'],
  ],
  [
    'another value beside a bare key that is not Base64',
    {
      signer: () => Buffer.alloc(256, 1),
      fragments: {
        keyInfo: (text) =>
          text.replace(
            '</ds:KeyInfo>',
            '<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>REDACTED!</ds:Modulus><ds:Exponent>AQAB</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>',
          ),
      },
    },
    ['ok', 'ok', 'ok', 'other-key'],
  ],
  [
    'no certificate',
    { fragments: { keyInfo: (text) => text.replace(/<ds:X509Certificate>.*?<\/ds:X509Certificate>/, '') } },
    ['ok', 'ok', 'ok', 'certificate-missing'],
  ],
  [
    'bytes that are no certificate',
    { fragments: { keyInfo: (text) => text.replace(/<ds:X509Certificate>[^<]*/, '<ds:X509Certificate>AAAA') } },
    ['ok', 'ok', 'ok', 'certificate-missing'],
  ],
];

describe('comments', () => {
  const comment = (text: string): string => text.replace('<cbc:ID>', '<!-- seen --><cbc:ID>');

  it('are recognised in the digest of the document', async () => {
    const report = await reportOn(signSample({ credentials, octets: { document: comment }, sent: comment }));
    expect(outcomes(report)).toEqual(expected('document', 'comments-included'));
  });

  it('are recognised in what was signed of SignedInfo', async () => {
    const inside = (text: string): string => text.replace('<ds:SignatureMethod', '<!-- RSA --><ds:SignatureMethod');
    const report = await reportOn(signSample({ credentials, octets: { signedInfo: inside }, sent: inside }));
    expect(outcomes(report)).toEqual(expected('signedInfo', 'comments-included'));
  });
});

describe('other mistakes of signers', () => {
  it.each(others)('%s', async (_name, options, outcome) => {
    expect(outcomes(await reportOn(signSample({ credentials, ...options })))).toEqual(outcome);
  });

  it('names the namespace of sts with which the digest matches', async () => {
    const report = await reportOn(
      signSample({
        credentials,
        octets: {
          document: (text) => text.replace(`xmlns:sts="${stsNamespaces[0]}"`, `xmlns:sts="${stsNamespaces[2]}"`),
        },
      }),
    );
    expect(report.references[0]?.cause?.message.en).toContain(stsNamespaces[2]);
  });

  it('finds one forgotten declaration in an element that is too large to try every subset', async () => {
    const document = sampleInvoice.replace('<cbc:Note></cbc:Note>', '<cbc:Note></cbc:Note>'.repeat(200));
    const codeWithout = async (...prefixes: readonly string[]): Promise<string | undefined> => {
      const report = await reportOn(signSample({ credentials, document, octets: { document: without(...prefixes) } }));
      return report.references[0]?.cause?.code;
    };
    expect(await codeWithout('xsi')).toBe('other-namespaces');
    expect(await codeWithout('xsi', 'sts')).toBe('content-changed');
  });

  it('says which declarations were forgotten or added, when they are in canonical order', async () => {
    const forgotten = await reportOn(signSample({ credentials, octets: { keyInfo: without('xsi', 'sts') } }));
    expect(forgotten.references[1]?.cause?.message.en).toContain('leaves out sts, xsi');
    const unordered = await reportOn(
      signSample({
        credentials,
        octets: {
          keyInfo: (text) =>
            without('xsi')(text).replace(
              ' xmlns:xades=',
              ' xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#" xmlns:xades=',
            ),
        },
      }),
    );
    expect(unordered.references[1]?.cause?.code).toBe('content-changed');
    const added = await reportOn(
      signSample({
        credentials,
        octets: {
          keyInfo: (text) =>
            text.replace(' xmlns:xsi=', ' xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#" xmlns:xsi='),
        },
      }),
    );
    expect(added.references[1]?.cause?.message.en).toContain('adds xades141 among');
  });
});

describe('what happens to a document on its way', () => {
  const sent: readonly (readonly [name: string, change: (text: string) => string, document: 'ok' | DiagnosisCode])[] = [
    ['CR LF line ends change nothing, since readers turn them into LF', (text) => text.replaceAll('\n', '\r\n'), 'ok'],
    ['a byte order mark changes nothing', (text) => `\ufeff${text}`, 'ok'],
    ['a comment changes nothing', (text) => text.replace('<cbc:ID>', '<!-- seen --><cbc:ID>'), 'ok'],
    ['empty-element tags change nothing', (text) => text.replace('<cbc:Note></cbc:Note>', '<cbc:Note/>'), 'ok'],
    [
      'attribute order and quotes change nothing',
      (text) => text.replace('schemeID="8" schemeName="31"', "schemeName='31'  schemeID='8'"),
      'ok',
    ],
    [
      'a carriage return as a reference is content',
      (text) => text.replace('Ñandú', 'Ñandú&#13;'),
      'carriage-returns-added',
    ],
    [
      'indenting changes the content',
      (text) => text.replace('<cac:Party><cbc:CompanyID', '<cac:Party>\n    <cbc:CompanyID'),
      'content-changed',
    ],
    ['another amount changes the content', (text) => text.replace('900123456', '900123457'), 'content-changed'],
    ['an instruction around the root is content', (text) => `${text}<?page 1?>`, 'instructions-left-out'],
  ];

  it.each(sent)('%s', async (_name, change, document) => {
    expect(outcomes(await reportOn(signSample({ credentials, sent: change })))).toEqual([document, 'ok', 'ok', 'ok']);
  });

  it('recognises a document that was signed flat and indented afterwards', async () => {
    const flat = sampleInvoice.replace(/>\s+</g, '><');
    const report = await reportOn(
      signSample({ credentials, document: flat, sent: (text) => text.replaceAll('><cbc:', '>\n  <cbc:') }),
    );
    expect(outcomes(report)).toEqual(['indentation-added', 'ok', 'ok', 'ok']);
  });
});
