import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJournal, type Exchange } from '../../service/soap/journal.ts';
import { createExchangesRouter } from './app.ts';

const journal = createJournal();
let server: Server;

beforeAll(async () => {
  server = createServer(express().use(createExchangesRouter(journal))).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  await journal.clear();
});

const exchange: Exchange = {
  id: 'a1',
  receivedAt: Date.parse('2026-11-20T15:00:00Z'),
  operation: 'GetStatus',
  certificateNit: '900373913',
  status: 200,
  envelope: Buffer.from('<ñ/>'),
  answer: '<answer/>',
  results: { rules: ['FAD06'] },
  fault: undefined,
};

const get = async (path: string, language = ''): Promise<{ readonly status: number; readonly body: unknown }> => {
  const { port } = server.address() as AddressInfo; // A TCP server always has one.
  const response = await fetch(`http://127.0.0.1:${port}/ensayo/exchanges/${path}`, {
    headers: { 'accept-language': language },
  });
  return { status: response.status, body: await response.json() };
};

const found = {
  id: 'a1',
  receivedAt: '2026-11-20T15:00:00.000Z',
  operation: 'GetStatus',
  certificateNit: '900373913',
  status: 200,
  fault: null,
  rules: ['FAD06'],
};

describe('/ensayo/exchanges/:id', () => {
  it("returns the handler's findings, without the envelope", async () => {
    await journal.record(exchange);
    expect(await get('a1')).toEqual({ status: 200, body: found });
  });

  it('returns envelope and answer on request, and says how much of the envelope was not kept', async () => {
    await journal.record({ ...exchange, omittedBytes: 7 });
    const whole = { ...found, omittedBytes: 7, envelope: '<ñ/>', answer: '<answer/>' };
    expect(await get('a1?full=1')).toEqual({ status: 200, body: whole });
  });

  it('gives the reason for a fault', async () => {
    const fault = { check: 'to-mismatch', detail: 'http://elsewhere/' };
    await journal.record({ ...exchange, status: 500, results: undefined, fault });
    expect(await get('a1')).toMatchObject({ status: 200, body: { status: 500, fault } });
  });

  it('names injected faults', async () => {
    await journal.record({ ...exchange, faults: [{ id: 'f1' }] });
    expect(await get('a1')).toMatchObject({ body: { faults: [{ id: 'f1' }] } });
  });

  it('an unknown exchange is 404 with a code, in Spanish unless English is asked for', async () => {
    const told = (message: RegExp) => ({
      status: 404,
      body: { code: 'unknown-exchange', message: expect.stringMatching(message) as string },
    });
    expect(await get('nobody')).toMatchObject(told(/^No hay un intercambio «nobody»/));
    expect(await get('nobody', 'en')).toMatchObject(told(/^There is no exchange "nobody"/));
  });
});
