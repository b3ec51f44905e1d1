import express from 'express';
import fc from 'fast-check';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';
import { nameBody } from './name-body.ts';
import { dispositionOf } from './testing/disposition.ts';

const app = express();
app.get('/:shown/:name', (request, response) => {
  nameBody(response, fileName(request.params.name), request.params.shown === 'inline' ? 'inline' : 'attachment');
  response.type('application/pdf').send(Buffer.from('x'));
});
const server = createServer(app);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** As fetch receives it. */
const headerFor = async (name: string, shown = 'attachment'): Promise<string> => {
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const response = await fetch(`http://127.0.0.1:${String(port)}/${shown}/${encodeURIComponent(name)}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return response.headers.get('content-disposition') ?? '';
};

describe('the name of a body', () => {
  it.each([
    ['FES-SETP1.pdf', 'attachment; filename="FES-SETP1.pdf"'],
    ['a b (c).pdf', 'attachment; filename="a b (c).pdf"'],
    ['Ñandú.pdf', `attachment; filename="Nandu.pdf"; filename*=UTF-8''%C3%91and%C3%BA.pdf`],
    ['漢.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%E6%BC%A2.pdf`],
    ['a"; filename="evil.html', 'attachment; filename="a_ filename_evil.html"'],
  ])('%j is written %j', async (name, header) => {
    expect(await headerFor(name)).toBe(header);
  });

  it('may be shown', async () => {
    expect(await headerFor('Ñ.pdf', 'inline')).toBe(`inline; filename="N.pdf"; filename*=UTF-8''%C3%91.pdf`);
  });

  it('is what a client reads, whatever it was', async () => {
    const texts = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((text) => !/^\.{1,2}$/.test(text));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const name = Buffer.from(text).toString();
        expect(dispositionOf(await headerFor(name))).toEqual({ type: 'attachment', name: fileName(name) });
      }),
    );
  });
});
