import { beforeAll, describe, expect, it } from 'vitest';
import { X509Certificate } from 'node:crypto';
import type { Credentials } from '../../src/common/credentials.ts';
import { createEnv } from '../../src/common/env/env.ts';
import { childElements } from '../../src/common/xml/tree.ts';
import { createCertificates } from '../certificates/certificates.ts';
import { readEnvelope } from './envelope.ts';
import { secondOpinion } from './second-opinion.ts';
import { signedEnvelope, type EnvelopeOptions } from './testing/signed-envelope.ts';

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

const opinionOn = (xml: string, bodyIsSigned = false): Promise<boolean> => {
  const read = readEnvelope(Buffer.from(xml), { contentType: 'application/soap+xml' });
  if (!read.ok) throw new Error(read.problem.detail);
  const { document, body, header } = read.envelope;
  const signature = childElements(header.security ?? document.root).find(({ local }) => local === 'Signature');
  if (signature === undefined || header.to === undefined) throw new Error('The envelope lacks a part.');
  const certificatePem = new X509Certificate(credentials.chain[0] ?? '').toString();
  return secondOpinion({ text: document.text, signature, body, bodyIsSigned, to: header.to, certificatePem });
};

describe('secondOpinion', () => {
  it.each<readonly [string, Partial<EnvelopeOptions>, boolean]>([
    ['wsa:To', {}, false],
    [
      'wsa:To with the prefix lists of the PHP family',
      { signedInfoPrefixes: 'wsa soap wcf', referencePrefixes: 'soap wcf' },
      false,
    ],
    ['wsa:To and Body', { signed: ['To', 'Body'] }, true],
  ])('verifies a signature over %s', async (_name, options, bodyIsSigned) => {
    expect(await opinionOn(envelope(options), bodyIsSigned)).toBe(true);
  });

  it('does without an unsigned Body, however large it is', async () => {
    const parameters = `<wcf:trackId>${'A'.repeat(3_000_000)}</wcf:trackId>`;
    expect(await opinionOn(envelope({ parameters }))).toBe(true);
  });

  it('declines an envelope that would take it seconds', async () => {
    const parameters = `<wcf:trackId>${'A'.repeat(2_000_001)}</wcf:trackId>`;
    expect(await opinionOn(envelope({ parameters, signed: ['To', 'Body'] }), true)).toBe(false);
  });

  it.each<readonly [string, (xml: string) => string]>([
    ['a changed address', (xml) => xml.replace('>http://localhost/x.svc<', '>http://localhost/y.svc<')],
    ['a changed signature value', (xml) => xml.replace(/<ds:SignatureValue>.{4}/, '<ds:SignatureValue>AAAA')],
    ['a signature that is none', (xml) => xml.replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/, '<ds:SignedInfo/>')],
  ])('refuses %s', async (_name, mutate) => {
    expect(await opinionOn(mutate(envelope()))).toBe(false);
  });

  it('refuses a good signature that does not cover wsa:To', async () => {
    expect(await opinionOn(envelope({ signed: ['Timestamp'] }))).toBe(false);
  });

  it('refuses a good signature over another wsa:To than the one that is read', async () => {
    const xml = envelope();
    const signedTo = /<wsa:To .*<\/wsa:To>/.exec(xml)?.[0] ?? '';
    const wrapped = xml
      .replace(signedTo, '<wsa:To>http://evil.example/</wsa:To>')
      .replace('</soap:Header>', `<x:Box xmlns:x="urn:x">${signedTo}</x:Box></soap:Header>`);
    expect(await opinionOn(wrapped)).toBe(false);
  });
});
