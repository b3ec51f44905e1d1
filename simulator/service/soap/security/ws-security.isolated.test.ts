import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Credentials } from '../../../../src/common/credentials.ts';
import { createEnv } from '../../../../src/common/env/env.ts';
import { createCertificates, type Certificates } from '../../../registry/certificates/certificates.ts';
import { readBody, readHead } from '../envelope.ts';
import { signedEnvelope, type EnvelopeOptions } from '../testing/signed-envelope.ts';
import { secondOpinion } from './second-opinion.ts';
import type { SecurityProblem } from './security-problem.ts';
import { bodyProblem, verifyHeader, type SecurityOptions } from './ws-security.ts';
import { toBase64 } from '../../../../src/common/bytes.ts';

vi.mock('./second-opinion.ts', { spy: true });

const now = Date.parse('2026-11-20T15:00:00Z');
const to = 'https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc';
const owner = { nit: '900373913', checkDigit: '4', name: 'Comercializadora Ensayo S.A.S.' };

let certificates: Certificates;
let credentials: Credentials;

beforeAll(async () => {
  certificates = createCertificates(createEnv({ seed: 'ws-security', clock: '2026-11-20T15:00:00Z' }));
  credentials = await certificates.issuer(owner);
});

/** As read from the header. */
const leaf = (): Buffer => Buffer.from(credentials.chain[0] ?? []);

const envelope = (options: Partial<EnvelopeOptions> = {}): string =>
  signedEnvelope({
    credentials,
    to,
    operation: 'GetStatus',
    parameters: '<wcf:trackId>abc</wcf:trackId>',
    created: '2026-11-20T15:00:00.000Z',
    expires: '2026-11-20T15:05:00.000Z',
    ...options,
  });

type Verified = { readonly ok: true; readonly certificate: Uint8Array; readonly nit: string | undefined };

/** In the service's order: the header, and only then the Body. */
const verify = async (xml: string, options: Partial<SecurityOptions> = {}): Promise<Verified | SecurityProblem> => {
  const bytes = Buffer.from(xml);
  const read = readHead(bytes, { contentType: 'application/soap+xml' });
  if (!read.ok) throw new Error(`${read.problem.check}: ${read.problem.detail}`);
  const header = await verifyHeader(read.head, {
    now,
    addresses: ['http://localhost:8081/WcfDianCustomerServices.svc', to],
    refusalOf: () => Promise.resolve(undefined),
    ...options,
  });
  if (!header.ok) return header;
  const whole = readBody(bytes, read.head);
  if (!whole.ok) throw new Error(`${whole.problem.check}: ${whole.problem.detail}`);
  const { certificate, nit } = header;
  return bodyProblem(whole.envelope, header) ?? { ok: true, certificate, nit };
};

const checkOf = async (xml: string, options: Partial<SecurityOptions> = {}): Promise<string> => {
  const result = await verify(xml, options);
  return result.ok ? 'ok' : result.check;
};

/** Replaces exactly one occurrence: a mutation that misses would prove nothing. */
const change = (xml: string, from: string | RegExp, into: string): string => {
  const changed = xml.replace(from, into);
  if (changed === xml) throw new Error(`Nothing to change: ${String(from)}`);
  return changed;
};

describe('a header as sent by real clients', () => {
  const phpFamily = { signedInfoPrefixes: 'wsa soap wcf', referencePrefixes: 'soap wcf' };
  const variants: readonly (readonly [string, Partial<EnvelopeOptions>])[] = [
    ['signs wsa:To alone, without prefix lists', {}],
    ['has the prefix lists of the PHP family', phpFamily],
    [
      'has the prefix lists of the PHP family and its lifetime of 60,000 seconds',
      { ...phpFamily, expires: '2026-11-21T07:40:00Z' },
    ],
    ['has a prefix list on SignedInfo alone', { signedInfoPrefixes: 'wsa soap wcf' }],
    ['has a prefix list on the reference alone', { referencePrefixes: 'soap wcf' }],
    ['has prefixes in its list that nothing declares', { referencePrefixes: 'soap wcf nobody' }],
    ['names the default namespace in its prefix list', { referencePrefixes: '#default soap' }],
    ['signs wsa:To and the timestamp', { signed: ['To', 'Timestamp'] }],
    ['signs wsa:To and the timestamp with prefix lists', { signed: ['Timestamp', 'To'], ...phpFamily }],
    ['signs timestamp, Body and wsa:To', { signed: ['Timestamp', 'Body', 'To'] }],
    ['signs wsa:Action as well', { signed: ['To', 'Action'] }],
    ['refers to the certificate by its thumbprint', { keyReference: 'thumbprint' }],
    ['has line ends between all elements', { indented: true, signed: ['To', 'Timestamp', 'Body'] }],
    [
      'canonicalises SignedInfo with comments',
      { canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' },
    ],
    [
      'writes its timestamp with an offset',
      { created: '2026-11-20T10:00:00-05:00', expires: '2026-11-20T10:05:00-05:00' },
    ],
    ['writes its timestamp without zone, in UTC', { created: '2026-11-20T15:00:00', expires: '2026-11-20T15:05:00' }],
    [
      'was created five minutes ahead of our clock',
      { created: '2026-11-20T15:05:00Z', expires: '2026-11-20T15:10:00Z' },
    ],
    ['expires this very millisecond', { created: '2026-11-20T14:55:00Z', expires: '2026-11-20T15:00:00.000Z' }],
    [
      'writes the host in capitals and the default port',
      { to: 'https://VPFE-HAB.dian.gov.co:443/WcfDianCustomerServices.svc' },
    ],
    ['names the own address', { to: 'http://localhost:8081/WcfDianCustomerServices.svc' }],
    ['declares everything on the root', { before: (xml) => hoist(xml) }],
  ];

  it.each(variants)('%s', async (_name, options) => {
    expect(await verify(envelope(options))).toEqual({ ok: true, certificate: leaf(), nit: '900373913' });
    expect(secondOpinion).not.toHaveBeenCalled();
  });
});

/** Moves the declarations of the addressing and utility namespaces from where they are used to the Envelope. */
const hoist = (xml: string): string => {
  const declarations = [...new Set(xml.match(/ xmlns:(?:wsa|wsu|wsse)="[^"]*"/g) ?? [])];
  return change(
    xml.replace(/ xmlns:(?:wsa|wsu|wsse)="[^"]*"/g, ''),
    '<soap:Envelope',
    `<soap:Envelope${declarations.join('')}`,
  );
};

describe('a header that is refused', () => {
  it('is shown to a second verifier only when the cryptographic check fails', async () => {
    await verify(change(envelope(), `>${to}<`, '>http://elsewhere/<'));
    expect(secondOpinion).toHaveBeenCalledTimes(1);
    await verify(envelope({ to: 'urn:nobody' }));
    expect(secondOpinion).toHaveBeenCalledTimes(1);
  });

  it('is not shown to it when something in the Body is signed, which nobody has verified', async () => {
    vi.mocked(secondOpinion).mockClear();
    const signed = envelope({ signed: ['To', 'Body'] });
    expect(await checkOf(change(signed, `>${to}<`, `>${to} <`))).toBe('digest-to');
    expect(await checkOf(change(signed, '>abc<', '>abd<'))).toBe('digest-body');
    expect(secondOpinion).not.toHaveBeenCalled();
  });

  it.each<readonly [check: string, from: string | RegExp, into: string]>([
    ['digest-to', `>${to}<`, `>${to} <`],
    ['signature-value', /<ds:SignatureValue>.{4}/, '<ds:SignatureValue>AAAA'],
  ])('%s: stays refused when the second verifier accepts it, and says so', async (check, from, into) => {
    vi.mocked(secondOpinion).mockResolvedValueOnce(true);
    const result = await verify(change(envelope(), from, into));
    expect(result).toMatchObject({ ok: false, check });
    expect(result.ok ? '' : result.detail).toContain('xml-crypto accepts this signature; our verifier does not');
  });

  const token = /<wsse:BinarySecurityToken[^>]*>[^<]*<\/wsse:BinarySecurityToken>/;
  const signature = /<ds:Signature[ >].*<\/ds:Signature>/;
  const otherTo = to.replace('vpfe-hab', 'vpfe');

  const tampered: readonly (readonly [
    check: string,
    name: string,
    Partial<EnvelopeOptions>,
    (xml: string) => string,
  ])[] = [
    ['security-missing', 'no Security', {}, (xml) => change(xml, /<wsse:Security.*<\/wsse:Security>/, '')],
    ['token-missing', 'no token', {}, (xml) => change(xml, token, '')],
    [
      'token-invalid',
      'a token that is no Base64',
      {},
      (xml) => change(xml, /wsu:Id="X509-1">[^<]{8}/, 'wsu:Id="X509-1">*not-b64'),
    ],
    [
      'token-invalid',
      'a token that is no certificate',
      {},
      (xml) => change(xml, /wsu:Id="X509-1">[^<]*/, 'wsu:Id="X509-1">aG9sYQ=='),
    ],
    [
      'token-invalid',
      'a token of another profile',
      {},
      (xml) => change(xml, /#X509v3" wsu:Id="X509-1"/, '#PKCS7" wsu:Id="X509-1"'),
    ],
    ['token-reference', 'a reference to nothing', {}, (xml) => change(xml, 'URI="#X509-1"', 'URI="#X509-2"')],
    [
      'token-reference',
      'a thumbprint of another certificate',
      { keyReference: 'thumbprint' },
      (xml) => change(xml, /ThumbprintSHA1">../, 'ThumbprintSHA1">AA'),
    ],
    ['token-reference', 'issuer and serial instead of a token', { keyReference: 'x509-data' }, (xml) => xml],
    ['token-reference', 'a key name instead of a token', { keyReference: 'key-name' }, (xml) => xml],
    ['signature-missing', 'no signature', {}, (xml) => change(xml, signature, '')],
    ['signature-algorithm', 'SHA-1 in the signature', { signatureAlgorithm: 'rsa-sha1' }, (xml) => xml],
    [
      'signature-algorithm',
      'inclusive canonicalisation of SignedInfo',
      { canonicalization: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' },
      (xml) => xml,
    ],
    ['reference-algorithm', 'SHA-1 in a digest', { digestAlgorithm: 'sha1' }, (xml) => xml],
    [
      'reference-algorithm',
      'a reference without transforms',
      {},
      (xml) => change(xml, /<ds:Transforms>.*<\/ds:Transforms>/, ''),
    ],
    [
      'signature-value',
      'a changed signature value',
      {},
      (xml) => change(xml, /<ds:SignatureValue>.{4}/, '<ds:SignatureValue>AAAA'),
    ],
    [
      'signature-value',
      'an empty signature value',
      {},
      (xml) => change(xml, /<ds:SignatureValue>[^<]*/, '<ds:SignatureValue>'),
    ],
    [
      'signature-value',
      'a changed digest in SignedInfo',
      {},
      (xml) => change(xml, /<ds:DigestValue>.{4}/, '<ds:DigestValue>AAAA'),
    ],
    [
      'signature-value',
      'a prefix list added after signing',
      {},
      (xml) =>
        change(
          xml,
          '<ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/>',
          '<ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"><ec:InclusiveNamespaces xmlns:ec="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="wcf"/></ds:Transform>',
        ),
    ],
    ['digest-to', 'another address after signing', {}, (xml) => change(xml, `>${to}<`, `>${otherTo}<`)],
    ['digest-to', 'white space in wsa:To after signing', {}, (xml) => change(xml, `>${to}<`, `>\n${to}<`)],
    [
      'digest-to',
      'an attribute on wsa:To after signing',
      {},
      (xml) => change(xml, '<wsa:To ', '<wsa:To soap:mustUnderstand="1" '),
    ],
    [
      'digest-timestamp',
      'a longer life after signing',
      { signed: ['To', 'Timestamp'] },
      (xml) => change(xml, '15:05:00.000Z', '15:09:00.000Z'),
    ],
    ['digest-body', 'another Body after signing', { signed: ['To', 'Body'] }, (xml) => change(xml, '>abc<', '>abd<')],
    [
      'digest-other',
      'another Action after signing',
      { signed: ['To', 'Action'] },
      (xml) => change(xml, 'Services/GetStatus<', 'Services/GetStatusZip<'),
    ],
    ['to-missing', 'no wsa:To', { signed: ['Timestamp'] }, (xml) => change(xml, /<wsa:To .*<\/wsa:To>/, '')],
    [
      'to-missing',
      'wsa:To of an older WS-Addressing',
      {
        before: (xml) =>
          xml.replace('http://www.w3.org/2005/08/addressing', 'http://schemas.xmlsoap.org/ws/2004/08/addressing'),
      },
      (xml) => xml,
    ],
    ['to-duplicated', 'a second wsa:To', {}, (xml) => change(xml, '<wsa:To ', `<wsa:To>${otherTo}</wsa:To><wsa:To `)],
    ['to-not-signed', 'a signature over timestamp and Body alone', { signed: ['Timestamp', 'Body'] }, (xml) => xml],
    ['to-not-signed', 'the signed wsa:To moved away and another put in its place', {}, wrapped],
    ['reference-unresolved', 'the id of wsa:To changed', {}, (xml) => change(xml, 'wsu:Id="id-to"', 'wsu:Id="id-2"')],
    [
      'reference-ambiguous',
      'two elements with the id of wsa:To',
      {},
      (xml) => change(xml, 'wsu:Id="id-body"', 'wsu:Id="id-to"'),
    ],
    ['to-mismatch', 'the address of the other environment', { to: otherTo }, (xml) => xml],
    ['to-mismatch', 'an address that is none', { to: 'urn:nobody' }, (xml) => xml],
    ['to-mismatch', 'the path in other letters', { to: to.toLowerCase() }, (xml) => xml],
    ['timestamp-missing', 'no timestamp', {}, (xml) => change(xml, /<wsu:Timestamp.*<\/wsu:Timestamp>/, '')],
    ['timestamp-invalid', 'a date without time', { expires: '2026-11-21' }, (xml) => xml],
    ['timestamp-invalid', 'an instant that does not exist', { expires: '2026-13-41T15:00:00Z' }, (xml) => xml],
    ['timestamp-invalid', 'Expires before Created', { expires: '2026-11-20T14:59:59Z' }, (xml) => xml],
    [
      'timestamp-expired',
      'Expires a millisecond ago',
      { created: '2026-11-20T14:00:00Z', expires: '2026-11-20T14:59:59.999Z' },
      (xml) => xml,
    ],
    [
      'timestamp-future',
      'Created more than five minutes ahead',
      { created: '2026-11-20T15:05:00.001Z', expires: '2026-11-20T15:10:00Z' },
      (xml) => xml,
    ],
  ];

  it.each(tampered)('%s: %s', async (check, _name, options, mutate) => {
    expect(await checkOf(mutate(envelope(options)))).toBe(check);
  });

  it('signature-value: signed with another key than that of the token', async () => {
    const other = await certificates.issuer(owner, 'issuer-second');
    const forged = envelope({ credentials: { privateKey: other.privateKey, chain: credentials.chain } });
    expect(await checkOf(forged)).toBe('signature-value');
  });

  it('signature-value: a certificate in KeyInfo does not count for the key, not even for the second opinion', async () => {
    const other = await certificates.issuer(owner, 'issuer-second');
    const forged = envelope({ credentials: { privateKey: other.privateKey, chain: credentials.chain } });
    const foreign = toBase64(other.chain[0] ?? new Uint8Array());
    const smuggled = change(
      forged,
      '</ds:KeyInfo>',
      `<ds:X509Data><ds:X509Certificate>${foreign}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    );
    expect(await checkOf(smuggled)).toBe('signature-value');
  });

  it('certificate-not-accredited: last of all, when everything else is right', async () => {
    const asked: Uint8Array[] = [];
    const refusalOf = (der: Uint8Array): Promise<string> => {
      asked.push(der);
      return Promise.resolve('Unknown.');
    };
    expect(await checkOf(envelope(), { refusalOf })).toBe('certificate-not-accredited');
    expect(await checkOf(envelope({ to: otherTo }), { refusalOf })).toBe('to-mismatch');
    expect(asked).toEqual([leaf()]);
  });

  it('states the received and the expected value', async () => {
    const result = await verify(change(envelope(), `>${to}<`, `>${otherTo}<`));
    expect(result.ok ? '' : result.detail).toMatch(
      /^The digest of wsa:To \("#id-to"\) is \S{44}; the signature says \S{44}\.$/,
    );
  });

  it('refuses a signature with more references than any client makes', async () => {
    const xml = envelope();
    const reference = /<ds:Reference .*<\/ds:Reference>/.exec(xml)?.[0] ?? '';
    expect(await checkOf(change(xml, reference, reference.repeat(21)))).toBe('signature-algorithm');
  });
});

/** Signature wrapping: the digest still verifies, but over an element that nobody reads. */
function wrapped(xml: string): string {
  const signedTo = /<wsa:To .*<\/wsa:To>/.exec(xml)?.[0] ?? '';
  const moved = change(xml, signedTo, '<wsa:To>https://evil.example/</wsa:To>');
  return change(moved, '</soap:Header>', `<x:Box xmlns:x="urn:x">${signedTo}</x:Box></soap:Header>`);
}

describe('a message that is sent again a year later with new times', () => {
  const yearLater = (xml: string): string => xml.replaceAll('2026-11-20T15', '2027-11-20T15');
  const later = { now: Date.parse('2027-11-20T15:00:00Z') };

  it.each<readonly [what: string, signed: NonNullable<EnvelopeOptions['signed']>, check: string]>([
    ['answered, if its Timestamp is not signed', ['To'], 'ok'],
    ['refused, if it is', ['To', 'Timestamp'], 'digest-timestamp'],
  ])('is %s (SECURITY.md)', async (_what, signed, check) => {
    expect(await checkOf(yearLater(envelope({ signed })), later)).toBe(check);
  });
});
