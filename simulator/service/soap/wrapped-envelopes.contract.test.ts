/** Only signed parts count: messages with duplicate parts, or with a signed part moved aside, through HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/common/credentials.ts';
import { createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { signedEnvelope, type EnvelopeOptions } from './testing/signed-envelope.ts';
import { rooted, wrappedEnvelopes } from './testing/wrapped-envelopes.ts';

let authority: RunningAuthority;
let credentials: Credentials;

beforeAll(async () => {
  authority = await startAuthority({ env: createEnv({ seed: 'wrapped', clock: '2026-11-20T15:00:00Z' }) });
  credentials = await authority.certificates.issuer({
    nit: '900373913',
    checkDigit: '4',
    name: 'Comercializadora Ensayo S.A.S.',
  });
});

afterAll(() => authority.close());

const envelope = ({ before = (xml) => xml, ...options }: Partial<EnvelopeOptions> = {}): string =>
  signedEnvelope({
    credentials,
    to: authority.url,
    operation: 'GetStatus',
    parameters: '<wcf:trackId>abc</wcf:trackId>',
    created: '2026-11-20T15:00:00Z',
    expires: '2026-11-20T15:05:00Z',
    before: (xml) => rooted(before(xml)),
    ...options,
  });

const post = (body: string): Promise<Response> =>
  fetch(authority.url, { method: 'POST', body, headers: { 'Content-Type': 'application/soap+xml' } });

describe('a message is answered', () => {
  const accepted: readonly (readonly [what: string, options: Partial<EnvelopeOptions>])[] = [
    ['whose signature covers wsa:To alone: the Timestamp need not be signed', {}],
    ['whose signature covers wsa:To and the Timestamp', { signed: ['To', 'Timestamp'] }],
    [
      'whose signature covers everything that is read',
      { signed: ['To', 'Timestamp', 'Action', 'MessageID', 'Body'], messageId: 'urn:uuid:1' },
    ],
    ['that has line ends between its elements', { indented: true, signed: ['To', 'Timestamp', 'Body'] }],
  ];

  it.each(accepted)('%s', async (_what, options) => {
    expect((await post(envelope(options))).status).toBe(200);
  });

  it('that signs only the operation of its Body', async () => {
    const xml = envelope({
      signed: ['To', 'GetStatus'],
      before: (whole) =>
        whole.replace(
          '<wcf:GetStatus>',
          '<wcf:GetStatus xmlns:wsu="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd" wsu:Id="id-call">',
        ),
    });
    expect((await post(xml)).status).toBe(200);
  });
});

describe('a message is refused', () => {
  it.each(wrappedEnvelopes)('$check: $what', async ({ check, options, mutate }) => {
    const response = await post(mutate(envelope(options)));
    expect(response.headers.get('ensayo-failed-check')).toBe(check);
    expect(response.status).toBeGreaterThanOrEqual(400);
    const fault = (await authority.journal.get(response.headers.get('ensayo-exchange') ?? ''))?.fault;
    expect(fault?.check).toBe(check);
    expect(fault?.detail).toMatch(/^\S.{20,}\.$/s);
  });
});
