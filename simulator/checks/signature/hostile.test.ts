import { createHmac, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizeDocument } from '../../document/xml/canonical.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { certificates, now, outcomes, owner, parsed, reportOn } from './testing/box.ts';
import { sampleInvoice } from './testing/sample-invoice.ts';
import { signSample } from './testing/sign-sample.ts';
import { verifySignature } from './verify.ts';

const credentials = await certificates.issuer(owner);
const trust = await certificates.trust();
const signed = signSample({ credentials });
const codes = (problems: readonly { readonly code: string }[]): readonly string[] => problems.map(({ code }) => code);

/** All that a signature vouches for: everything but the value and what stands loosely in ds:Object and ds:Signature. */
const signedText = (canonical: string): string =>
  canonical.replace(
    /<ds:Signature .*<\/ds:Signature>/s,
    (signature) =>
      ['SignedInfo', 'KeyInfo']
        .map((name) => new RegExp(`<ds:${name}[ >].*</ds:${name}>`, 's').exec(signature)?.[0] ?? '')
        .join('') + (/<xades:SignedProperties[ >].*<\/xades:SignedProperties>/s.exec(signature)?.[0] ?? ''),
  );

describe('signature wrapping', () => {
  it('two elements under the identifier of a reference make it mean neither', async () => {
    const report = await reportOn(signed.replace('<cbc:ID>', '<cbc:ID Id="xmldsig-1-signedprops">'));
    expect(outcomes(report)).toEqual(['content-changed', 'ok', 'target-ambiguous', 'ok']);
    expect(codes(report.problems)).toContain('identifier-ambiguous');
    expect(report.valid).toBe(false);
  });

  it.each(['ID', 'id', 'xml:id'])('an identifier in %s counts as well', async (name) => {
    const report = await reportOn(signed.replace('<cac:Party>', `<cac:Party ${name}="xmldsig-1-keyinfo">`));
    expect(report.references[1]?.cause?.code).toBe('target-ambiguous');
  });

  it('signed properties moved elsewhere do not count for those in the signature', async () => {
    const [moved = ''] = /<xades:SignedProperties .*<\/xades:SignedProperties>/.exec(signed) ?? [];
    const faked = moved.replace('xmldsig-1-signedprops', 'other').replace('supplier', 'third party');
    const text = signed.replace(moved, faked).replace('</ds:Object>', `</ds:Object><ds:Object>${moved}</ds:Object>`);
    const report = await reportOn(text);
    // What was signed is still there and its digest right, but it is not what is read.
    expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(report.roles).toEqual(['third party']);
    expect(report.references[2]?.target).not.toBe(report.parts.signedProperties[0]);
    expect(codes(report.problems)).toContain('signed-properties-not-covered');
    expect(report.valid).toBe(false);
  });

  it('a signed part of a document does not vouch for the rest', async () => {
    const text = signSample({
      credentials,
      document: sampleInvoice.replace('<cac:Party>', '<cac:Party Id="part">'),
      octets: { document: () => '' },
      fragments: { signedInfo: (info) => info.replace('URI=""', 'URI="#part"') },
    });
    expect(codes((await reportOn(text)).problems)).toEqual(['document-not-covered']);
  });

  it('a filter behind the usual transform may take away what it likes, and leaves the document uncovered', async () => {
    const filter = '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"></ds:Transform>';
    const text = signSample({
      credentials,
      fragments: { signedInfo: (info) => info.replace('</ds:Transforms>', `${filter}</ds:Transforms>`) },
    });
    const report = await reportOn(text);
    expect(codes(report.problems)).toEqual(['document-not-covered']);
    expect(report.valid).toBe(false);
  });

  it('a KeyInfo without reference is reported, and leaves the signature valid', async () => {
    const text = signSample({
      credentials,
      fragments: {
        signedInfo: (info) => info.replace(/<ds:Reference URI="#xmldsig-1-keyinfo">.*?<\/ds:Reference>/, ''),
      },
    });
    const report = await reportOn(text);
    expect(codes(report.problems)).toEqual(['key-info-not-covered']);
    expect(report.valid).toBe(true);
  });

  it('a second SignedInfo, which nobody signed, is not accepted beside the signed one', async () => {
    const [info = ''] = /<ds:SignedInfo>.*<\/ds:SignedInfo>/.exec(signed) ?? [];
    const report = await reportOn(signed.replace('<ds:SignatureValue>', `${info}<ds:SignatureValue>`));
    expect(codes(report.problems)).toEqual(['part-repeated']);
    expect(report.valid).toBe(false);
  });

  it('a signature elsewhere is not looked at', async () => {
    const [signature = ''] = /<ds:Signature .*<\/ds:Signature>/.exec(signed) ?? [];
    const report = await reportOn(sampleInvoice.replace('</cac:Party>', `${signature}</cac:Party>`));
    expect(report.form).toBe('none');
    expect(codes(report.problems)).toEqual(['signature-misplaced']);
  });

  it('of two signatures the first is verified and both are counted', async () => {
    const twice = signed.replace('</ds:Signature>', '</ds:Signature><ds:Signature></ds:Signature>');
    const report = await reportOn(twice);
    expect(report.parts.signature).toHaveLength(2);
    expect(codes(report.problems)).toEqual(['several-signatures']);
    expect(outcomes(report)).toEqual(['content-changed', 'ok', 'ok', 'ok']);
  });

  it('text in an instruction is not taken for signed text', async () => {
    const report = await reportOn(signed.replace('SETP990000001', '<?x SETP990000001?>'));
    expect(outcomes(report)).toEqual(['content-changed', 'ok', 'ok', 'ok']);
  });

  it('properties that name another signature are reported', async () => {
    const report = await reportOn(signed.replace('Target="#xmldsig-1"', 'Target="#xmldsig-2"'));
    expect(codes(report.problems)).toEqual(['qualifying-target']);
  });
});

describe('a signature by a key that everybody has', () => {
  const publicKey = new X509Certificate(credentials.chain[0] ?? '').publicKey;
  const secrets = {
    'the public key as PEM': publicKey.export({ type: 'spki', format: 'pem' }),
    'the public key as DER': publicKey.export({ type: 'spki', format: 'der' }),
    'the certificate': credentials.chain[0] ?? '',
    nothing: '',
  };
  const methods = {
    sha1: 'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
    sha256: 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256',
  };
  const cases = Object.entries(secrets).flatMap(([what, secret]) =>
    Object.entries(methods).map(([hash, method]) => [what, hash, method, secret] as const),
  );

  it.each(cases)('HMAC with %s and %s is not verified', async (_what, hash, method, secret) => {
    const text = signSample({
      credentials,
      fragments: { signedInfo: (info) => info.replace(/(?<=<ds:SignatureMethod Algorithm=")[^"]*/, method) },
      signer: (octets) => createHmac(hash, secret).update(octets).digest(),
    });
    const report = await reportOn(text);
    expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'algorithm-not-supported']);
    expect(report.valid).toBe(false);
  });
});

describe('what would keep the judge busy', () => {
  it('of thousands of references only a few are computed', async () => {
    const [reference = ''] = /<ds:Reference Id.*?<\/ds:Reference>/.exec(signed) ?? [];
    const report = await reportOn(signed.replace(reference, reference.repeat(5000)));
    expect(report.references).toHaveLength(5002);
    const first = report.references.findIndex(({ cause }) => cause?.code === 'too-many-references');
    expect(first).toBe(8);
    expect(report.valid).toBe(false);
  });

  it('a long list of transforms is refused', async () => {
    const [transform = ''] = /<ds:Transform .*?<\/ds:Transform>/.exec(signed) ?? [];
    const report = await reportOn(signed.replace(transform, transform.repeat(1000)));
    expect(report.references[0]?.cause?.code).toBe('transform-not-supported');
  });

  it('thousands of certificates are not all read', async () => {
    const [certificate = ''] = /<ds:X509Certificate>.*?<\/ds:X509Certificate>/.exec(signed) ?? [];
    const report = await reportOn(signed.replace(certificate, certificate.repeat(2000)));
    expect(report.parts.x509Certificate).toHaveLength(2000);
    expect(report.certificate?.node).toBe(report.parts.x509Certificate[0]);
  });

  it('thousands of xades:Cert are counted, and few compared', async () => {
    const [cert = ''] = /<xades:Cert>.*?<\/xades:Cert>/.exec(signed) ?? [];
    const report = await reportOn(signed.replace(cert, cert.repeat(2000)));
    expect(report.parts.cert).toHaveLength(2002);
    expect(report.signingCertificates.length).toBeLessThan(70);
  });
});

describe('whatever is sent', () => {
  const start = signed.indexOf('<ds:Signature ');
  const end = signed.indexOf('</ds:Signature>');

  /** Text cut out, doubled or put elsewhere within the signature, and small texts put in. */
  const damage = fc.record({
    at: fc.integer({ min: start, max: end }),
    length: fc.integer({ min: 0, max: 60 }),
    text: fc.oneof(
      fc.constantFrom('', '=', '#', '<ds:X/>', 'ds:', 'Id="xmldsig-1"', 'http://', '\u0000', '&#13;', '-1'),
      fc.string({ maxLength: 6 }),
    ),
  });

  it('there is a report, and none calls a changed document valid', async () => {
    const original = canonicalizeDocument(parsed(signed));
    let reports = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
        const text = damages.reduce(
          (sent, { at, length, text: put }) => sent.slice(0, at) + put + sent.slice(at + length),
          signed,
        );
        const result = parseXml(text);
        if (!result.ok) return;
        reports += 1;
        const report = await verifySignature(result.document, { trust, now });
        if (report.valid) expect(signedText(canonicalizeDocument(result.document))).toBe(signedText(original));
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(reports).toBeGreaterThan(20);
  });

  const names = [
    'SignedInfo',
    'Reference',
    'KeyInfo',
    'X509Data',
    'Object',
    'DigestValue',
    'DigestMethod',
    'Transforms',
    'SignatureMethod',
    'CanonicalizationMethod',
    'SignatureValue',
    'X509Certificate',
  ];

  it.each(names)('an empty, an absent and a doubled %s give a report', async (name) => {
    const whole = new RegExp(`<ds:${name}[ >].*?</ds:${name}>`, 's');
    const [found = ''] = whole.exec(signed) ?? [];
    expect(found).not.toBe('');
    for (const text of [
      signed.replace(found, ''),
      signed.replace(found, `<ds:${name}></ds:${name}>`),
      signed.replace(found, found + found),
    ]) {
      const report = await reportOn(text);
      expect(report.valid).toBe(false);
      expect(report.form).not.toBe('none');
    }
  });

  it('attributes of an unexpected kind are no method of ours', async () => {
    for (const algorithm of ['constructor', '__proto__', 'toString', '']) {
      const report = await reportOn(signed.replaceAll(/Algorithm="[^"]*"/g, `Algorithm="${algorithm}"`));
      expect(report.valid).toBe(false);
    }
  });
});
