/** A SOAP service with handlers of its own, for tests of its router. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { logTo } from '../../../src/common/log.ts';
import type { Credentials } from '../../../src/common/credentials.ts';
import { createEnv } from '../../../src/common/env/env.ts';
import { createCertificates } from '../../registry/certificates/certificates.ts';
import { defaultLimits } from '../../document/intake/limits.ts';
import type { DianResponse } from '../reply/answers.ts';
import type { Call, Handlers } from './call.ts';
import type { ExchangeMiddleware } from './delivery.ts';
import { createJournal, type Journal } from './journal.ts';
import { createSoapRouter } from './router.ts';
import { Overloaded } from './soap-faults.ts';
import { signedEnvelope, type EnvelopeOptions } from './testing/signed-envelope.ts';

export const clock = '2026-11-20T15:00:00Z';
const path = '/WcfDianCustomerServices.svc';
export const contentType = 'application/soap+xml;charset=UTF-8';
export const maxBytes = 200_000;

const answer: DianResponse = {
  ErrorMessage: [],
  IsValid: true,
  StatusCode: '00',
  StatusDescription: 'Procesado Correctamente.',
  StatusMessage: null,
  XmlBase64Bytes: null,
  XmlDocumentKey: null,
  XmlFileName: null,
};

type Soap = {
  address: string;
  credentials: Credentials;
  journal: Journal;
  accredited: boolean;
  middleware: ExchangeMiddleware | undefined;
};

/** The running service, and what a test changes of it; both as at first after each test. */
export const soap = { accredited: true, middleware: undefined } as Soap; // the rest is there once it runs
export const calls: Call[] = [];
export const defects: unknown[] = [];

const handlers: Handlers = {
  GetStatus: (call) => {
    calls.push(call);
    if (call.parameters.trackId === 'boom') return Promise.reject(new Error('the handler broke'));
    if (call.parameters.trackId === 'full') return Promise.reject(new Overloaded('1000 batches wait.'));
    return Promise.resolve({ answer, results: { rules: ['FAD06'] } });
  },
  GetStatusZip: () =>
    Promise.resolve({
      fault: { status: 503, code: 'Receiver', reason: 'Busy.', check: 'injected', detail: 'on demand' },
    }),
};

/** For the tests of a file. */
export const serveSoap = (): void => {
  let server: Server;

  beforeAll(async () => {
    const env = createEnv({ seed: 'router', clock });
    const issuer = { nit: '900373913', checkDigit: '4', name: 'Ensayo S.A.S.' };
    soap.credentials = await createCertificates(env).issuer(issuer);
    soap.journal = createJournal();
    const app = express();
    app.use(
      createSoapRouter({
        env,
        handlers,
        environment: '2',
        refusalOf: () => Promise.resolve(soap.accredited ? undefined : 'Unknown.'),
        journal: soap.journal,
        limits: () => ({ ...defaultLimits, envelopeBytes: maxBytes }),
        exchangeMiddleware: (carryOut) => (message) => (soap.middleware?.(carryOut) ?? carryOut)(message),
        log: logTo({ defect: (error) => defects.push(error) }),
      }),
    );
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // a TCP server always has one
    soap.address = `http://127.0.0.1:${port}${path}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  afterEach(async () => {
    soap.accredited = true;
    soap.middleware = undefined;
    calls.length = 0;
    defects.length = 0;
    await soap.journal.clear();
  });
};

export const envelope = (options: Partial<EnvelopeOptions> = {}): string =>
  signedEnvelope({
    credentials: soap.credentials,
    to: soap.address,
    operation: 'GetStatus',
    parameters: '<wcf:trackId>abc</wcf:trackId>',
    created: '2026-11-20T15:00:00Z',
    expires: '2026-11-20T15:05:00Z',
    ...options,
  });

export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

export const post = async (body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> => {
  const bytes = new Uint8Array(Buffer.from(body));
  const response = await fetch(soap.address, {
    method: 'POST',
    body: bytes,
    headers: { 'Content-Type': contentType, ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

export const get = async (url: string): Promise<Answer> => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
