/** What else may answer at the address of a control interface. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControlClient } from './client.ts';
import type { ControlClient } from './client-methods.ts';

let answer: readonly [status: number, body: string] = [200, '{}'];
let control: ControlClient;

const server = createServer((_request, response) => {
  const [status, body] = answer;
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  control = createControlClient({ url: `http://127.0.0.1:${String(address.port)}`, token: 't' });
});

afterAll(() => server.close());

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'a list': () => control.faults(),
  'an object with members': () => control.clock(),
  'an object of any members': () => control.registry(),
  nothing: () => control.reset(),
};

describe('an answer of something else', () => {
  it.each([
    ['a list', '{}'],
    ['a list', 'null'],
    ['a list', '<html>'],
    ['an object with members', '{"status":"ok"}'],
    ['an object with members', '[]'],
    ['an object of any members', '[]'],
    ['an object of any members', 'null'],
    ['nothing', '{}'],
  ])('is not taken for %s: %s', async (expected, body) => {
    answer = [200, body];
    await expect(calls[expected]?.()).rejects.toBeInstanceOf(SyntaxError);
  });

  it.each(['a list', 'an object with members', 'an object of any members'])(
    'without a body is not taken for %s',
    async (expected) => {
      answer = [204, ''];
      await expect(calls[expected]?.()).rejects.toBeInstanceOf(SyntaxError);
    },
  );

  it.each(['"abc"', '[null]', '{}', '[{"path":1}]'])(
    'is no refusal if its errors are not those of fields: %s',
    async (errors) => {
      answer = [404, `{"code":"x","message":"m","errors":${errors}}`];
      await expect(control.faults()).rejects.toBeInstanceOf(SyntaxError);
    },
  );
});
