/** Bodies of the maximum size in the contract, and beyond it, through HTTP with the default limit. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Credentials } from '../../../src/common/credentials.ts';
import { createEnv } from '../../../src/common/env/env.ts';
import { createCertificates } from '../../registry/certificates/certificates.ts';
import { readSubmission } from '../../document/intake/submission.ts';
import { createJournal, type Journal } from './journal.ts';
import { createSoapRouter } from './router.ts';
import { signedEnvelope } from './testing/signed-envelope.ts';

let server: Server;
let address: string;
let credentials: Credentials;
let journal: Journal;

beforeAll(async () => {
  const env = createEnv({ seed: 'large', clock: '2026-11-20T15:00:00Z' });
  credentials = await createCertificates(env).issuer({ nit: '900373913', checkDigit: '4', name: 'Ensayo S.A.S.' });
  journal = createJournal();
  const router = createSoapRouter({
    env,
    environment: '2',
    refusalOf: () => Promise.resolve(undefined),
    journal,
    handlers: {
      SendBillAsync: async ({ parameters }) => {
        const report = await readSubmission(parameters.contentFile, { mode: 'async' });
        return { answer: { ErrorMessageList: null, ZipKey: report.ok ? 'ok' : report.code } };
      },
    },
  });
  server = createServer(express().use(router)).listen(0, '127.0.0.1');
  // Node closes an idle connection after 5 s, in which a slow machine has not built the next envelope.
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server always has one
  address = `http://127.0.0.1:${port}/WcfDianCustomerServices.svc`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The Body is not signed, so it can be filled in afterwards: xml-crypto would take minutes over it. */
const envelopeWith = (contentFile: string): string =>
  signedEnvelope({
    credentials,
    to: address,
    operation: 'SendBillAsync',
    parameters: '<wcf:fileName>z.zip</wcf:fileName><wcf:contentFile>@</wcf:contentFile>',
    created: '2026-11-20T15:00:00Z',
    expires: '2026-11-20T15:05:00Z',
  }).replace('>@<', `>${contentFile}<`);

const post = (body: string): Promise<Response> =>
  fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/soap+xml' } });

const megabyte = 1024 * 1024;

describe('a large body', () => {
  it('of 60 MB reaches the handler, which answers about its content', async () => {
    const response = await post(envelopeWith('QUJD'.repeat(15 * megabyte)));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<b:ZipKey>ZIP-CORRUPT</b:ZipKey>');
  });

  it('of 60 MB that breaks off is a fault', async () => {
    const response = await post(envelopeWith('QUJD'.repeat(15 * megabyte)).slice(0, -50));
    expect([response.status, response.headers.get('ensayo-failed-check')]).toEqual([400, 'not-well-formed']);
  });

  it('of 60 MB whose signature does not verify is refused without a second opinion on 60 MB', async () => {
    const forged = envelopeWith('QUJD'.repeat(15 * megabyte)).replace(
      /<ds:SignatureValue>.{4}/,
      '<ds:SignatureValue>AAAA',
    );
    const response = await post(forged);
    expect([response.status, response.headers.get('ensayo-failed-check')]).toEqual([500, 'signature-value']);
  });

  it('beyond 70 MB is refused by its length', async () => {
    const body = envelopeWith('QUJD'.repeat(18 * megabyte));
    // A client that still sends when it is refused can lose the answer: it tries again.
    const response = await vi.waitFor(() => post(body), { timeout: 240_000 });
    expect([response.status, response.headers.get('ensayo-failed-check')]).toEqual([413, 'too-large']);
  });

  it('is not kept in the journal beyond its budget', async () => {
    const kept = (await journal.list()).reduce((sum, { envelope }) => sum + envelope.length, 0);
    expect((await journal.list()).length).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(64 * megabyte);
  });
});
