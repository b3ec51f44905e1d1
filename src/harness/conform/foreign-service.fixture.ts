/**
 * An issuing service of the same dialect that is not ours: it stands before one of ours, calls the authority's answer
 * `ResponseDian`, explains nothing, warns of nothing, gives a single line as a bare text, and may have another name for a code.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Box } from '../box-types.ts';

export type ForeignService = { readonly url: string; readonly close: () => Promise<void> };

type Habits = { readonly renaming: readonly [code: string, name: string] };

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a request without encoding gives buffers
  return Buffer.concat(chunks);
};

const inItsWords = (text: string, { renaming: [code, name] }: Habits): string => {
  const {
    explanations: _,
    verdict: __,
    warnings: ___,
    ResponseAuthority: answer,
    ...rest
  } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ ...rest, ...(answer === undefined ? {} : { ResponseDian: answer }) })
    .replaceAll(/"string":\[("[^"]*")\]/g, '"string":$1')
    .replaceAll(`Regla: ${code},`, `Regla: ${name},`);
};

export const startForeignService = async ({ issuer }: Box, habits: Habits): Promise<ForeignService> => {
  const pass = async (request: IncomingMessage) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    const response = await fetch(`${issuer.url}${url}`, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json', accept: '*/*' },
      ...(method === 'POST' ? { body } : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, text: isJson ? inItsWords(text, habits) : text };
  };
  const server = createServer((request, response) => {
    pass(request).then(
      ({ status, text }) => response.writeHead(status).end(text),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
