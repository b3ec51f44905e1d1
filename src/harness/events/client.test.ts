import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createEnv } from '../../common/env/env.ts';
import { makeTestChain } from '../../issuer/signing/credentials.fixture.ts';
import { createEventClient } from './client.ts';

const { credentials } = makeTestChain();

const failureOf = async (listener: RequestListener): Promise<unknown> => {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const url = `http://127.0.0.1:${String(address.port)}`;
  const client = createEventClient({ url, env: createEnv({ seed: 'events' }) });
  return client.call('GetStatusEvent', { trackId: 'x' }, credentials).catch((error: unknown) => error);
};

it('fails when the answer breaks off', async () => {
  const failure = await failureOf((_request, response) => {
    response.write('<wsdl:definitions', () => response.destroy());
  });
  expect(failure).toMatchObject({ code: 'UND_ERR_SOCKET' });
});

it('fails with the body of an answer that is no description', async () => {
  const failure = await failureOf((_request, response) => {
    response.writeHead(404).end('not here');
  });
  expect(String(failure)).toContain('not here');
});
