import { X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Credentials } from '../../../../src/common/credentials.ts';
import { createEnv } from '../../../../src/common/env/env.ts';
import { childElements } from '../../../../src/common/xml/tree.ts';
import { createCertificates } from '../../../registry/certificates/certificates.ts';
import { readHead, type EnvelopeHead } from '../envelope.ts';
import { signedEnvelope, type EnvelopeOptions } from '../testing/signed-envelope.ts';
import { verifyHeader } from './ws-security.ts';
import { secondOpinion } from './second-opinion.ts';

let credentials: Credentials;

beforeAll(async () => {
  const certificates = createCertificates(createEnv({ seed: 'second-opinion', clock: '2026-11-20T15:00:00Z' }));
  credentials = await certificates.issuer({ nit: '900373913', checkDigit: '4', name: 'Ensayo S.A.S.' });
});

const envelope = (options: Partial<EnvelopeOptions> = {}): string =>
  signedEnvelope({
    credentials,
    to: 'http://localhost/x.svc',
    operation: 'GetStatus',
    parameters: '<wcf:trackId>abc</wcf:trackId>',
    created: '2026-11-20T15:00:00Z',
    expires: '2026-11-20T15:05:00Z',
    ...options,
  });

const headOf = (xml: string): EnvelopeHead => {
  const read = readHead(Buffer.from(xml), { contentType: 'application/soap+xml' });
  if (!read.ok) throw new Error(read.problem.detail);
  return read.head;
};

const opinionOn = (xml: string): Promise<boolean> => {
  const head = headOf(xml);
  const signature = childElements(head.header.security ?? head.document.root).find(
    ({ local }) => local === 'Signature',
  );
  if (signature === undefined) throw new Error('The envelope lacks a part.');
  return secondOpinion({ head, signature, certificatePem: new X509Certificate(credentials.chain[0] ?? '').toString() });
};

describe('secondOpinion', () => {
  it.each<readonly [string, Partial<EnvelopeOptions>]>([
    ['wsa:To', {}],
    [
      'wsa:To with the prefix lists of the PHP family',
      { signedInfoPrefixes: 'wsa soap wcf', referencePrefixes: 'soap wcf' },
    ],
    ['wsa:To and the timestamp', { signed: ['To', 'Timestamp'] }],
  ])('verifies a signature over %s', async (_name, options) => {
    expect(await opinionOn(envelope(options))).toBe(true);
  });

  it('is not given for a header with U+2029, whose line ends its reader would seek for too long', async () => {
    expect(await opinionOn(envelope().replace('<wsa:To', '<!--\u2029--><wsa:To'))).toBe(false);
  });

  it('never looks into the Body, whatever its size and content', async () => {
    const xml = envelope().replace('</wcf:GetStatus>', `${'<a/><b/>'.repeat(100_000)}</wcf:GetStatus`);
    expect(await opinionOn(xml)).toBe(true);
  });

  it.each<readonly [string, string]>([
    ['elements', '<x/>'.repeat(500)],
    ['declarations', `<x ${Array.from({ length: 120 }, (_, at) => `xmlns:p${String(at)}="urn:x"`).join(' ')}/>`],
    ['text', `<x>${'A'.repeat(70_000)}</x>`],
  ])('has no opinion on a header with more %s than it can afford', async (_name, more) => {
    const xml = envelope({ before: (whole) => whole.replace('</soap:Header>', `${more}</soap:Header>`) });
    expect(await opinionOn(xml)).toBe(false);
  });

  it.each<readonly [string, (xml: string) => string]>([
    ['a changed address', (xml) => xml.replace('>http://localhost/x.svc<', '>http://localhost/y.svc<')],
    ['a changed signature value', (xml) => xml.replace(/<ds:SignatureValue>.{4}/, '<ds:SignatureValue>AAAA')],
    ['a signature that is none', (xml) => xml.replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/, '<ds:SignedInfo/>')],
  ])('refuses %s', async (_name, mutate) => {
    expect(await opinionOn(mutate(envelope()))).toBe(false);
  });
});

/** Changes that xml-crypto is known to overlook: our verifier refuses them, and no other opinion changes that. */
describe('a message changed after signing in a way that xml-crypto overlooks', () => {
  const address = 'http://localhost/x.svc';

  it.each<readonly [string, (xml: string) => string]>([
    ['an attribute whose name begins with xmlns', (xml) => xml.replace('<wsa:To ', '<wsa:To xmlns-evil="x" ')],
  ])('%s: refused, with the disagreement in the detail', async (_name, mutate) => {
    const xml = mutate(envelope());
    expect(await opinionOn(xml)).toBe(true);
    const problem = await verifyHeader(headOf(xml), {
      now: Date.parse('2026-11-20T15:00:00Z'),
      addresses: [address],
      refusalOf: () => Promise.resolve(undefined),
    });
    expect(problem).toMatchObject({ ok: false, check: 'digest-to' });
    expect(problem.ok ? '' : problem.detail).toContain('xml-crypto accepts this signature');
  });
});
