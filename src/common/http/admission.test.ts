import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAdmission, type Admission } from './admission.ts';
import { createHttpServer, listen } from './server.ts';
import type { HttpLimits } from './limits.ts';

type Service = Admission & {
  /** In the order in which they began. */
  readonly begun: { readonly path: string; readonly response: ServerResponse }[];
  readonly port: number;
  readonly ask: (path: string) => Promise<number>;
};

/** Each request waits until the test answers it; refusals are 503, and `/health` is not counted. */
const started = async (limits: Partial<HttpLimits>): Promise<Service> => {
  const begun: Service['begun'] = [];
  const admission = createAdmission({
    limits,
    isCounted: ({ url }) => url !== '/health',
    refuse: (_request, response) => response.writeHead(503).end(),
  });
  const listener = admission.admitting(({ url = '' }, response) => begun.push({ path: url, response }));
  const server = await createHttpServer({ listener });
  const { port } = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${String(port)}${path}`)).status;
  return { ...admission, begun, port, ask };
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

const long = 60_000;

describe('a service that is asked more than it can answer', () => {
  it('refuses at once what has no room, and answers everything else in its order', async () => {
    const { begun, ask, counts } = await started({ requests: 2, waitingRequests: 2, waitingMs: long });
    const asked: Promise<number>[] = [];
    for (const path of ['/1', '/2', '/3', '/4']) {
      asked.push(ask(path));
      await until(() => begun.length + counts().waiting === asked.length);
    }
    expect([await ask('/5'), await ask('/6')]).toEqual([503, 503]);
    expect(counts()).toEqual({ waiting: 2, refused: 2 });
    for (let answered = 0; answered < 4; answered += 1) {
      await until(() => begun.length > answered);
      begun[answered]?.response.end();
    }
    expect(await Promise.all(asked)).toEqual([200, 200, 200, 200]);
    expect(begun.map(({ path }) => path)).toEqual(['/1', '/2', '/3', '/4']);
  });

  it('has room for others while a client does not read its answer', async () => {
    const { begun, ask, port } = await started({ requests: 1, waitingRequests: 1, waitingMs: 8_000 });
    const deaf = connect(port, '127.0.0.1').pause();
    onTestFinished(() => void deaf.destroy());
    deaf.write('GET /deaf HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(() => begun.length === 1);
    // More than the buffers of a connection hold.
    begun[0]?.response.end(Buffer.alloc(64 * 1024 ** 2));
    const other = ask('/other');
    await until(() => begun.length === 2);
    expect(begun[0]?.response.writableFinished).toBe(false);
    begun[1]?.response.end();
    expect(await other).toBe(200);
  });

  it('refuses what has waited too long', async () => {
    const { begun, ask, counts } = await started({ requests: 1, waitingRequests: 9, waitingMs: 1 });
    const first = ask('/1');
    await until(() => begun.length === 1);
    expect(await ask('/2')).toBe(503);
    expect(counts()).toEqual({ waiting: 0, refused: 1 });
    begun[0]?.response.end();
    expect(await first).toBe(200);
  });

  it('forgets a waiting request whose client has gone', async () => {
    const { begun, counts, ...service } = await started({ requests: 1, waitingRequests: 9, waitingMs: long });
    const first = service.ask('/1');
    await until(() => begun.length === 1);
    const leaving = new AbortController();
    const url = `http://127.0.0.1:${String(service.port)}`;
    const gone = fetch(`${url}/2`, { signal: leaving.signal }).catch(() => 'gone');
    await until(() => counts().waiting === 1);
    leaving.abort();
    await until(() => counts().waiting === 0);
    begun[0]?.response.end();
    expect([await gone, await first, begun.length]).toEqual(['gone', 200, 1]);
  });

  it('has room again once a client that was being answered has gone', async () => {
    const { begun, ask } = await started({ requests: 1, waitingRequests: 9, waitingMs: long });
    const first = ask('/1').catch(() => 0);
    await until(() => begun.length === 1);
    const second = ask('/2');
    begun[0]?.response.destroy();
    await until(() => begun.length === 2);
    begun[1]?.response.end();
    expect([await first, await second]).toEqual([0, 200]);
  });

  it('gives the place of a client that sends slowly to another one', async () => {
    const { begun, ask, port } = await started({ requests: 1, waitingRequests: 9, waitingMs: 2_000 });
    const slow = connect(port, '127.0.0.1');
    slow.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n12');
    await until(() => begun.length === 1);
    const other = ask('/other');
    await until(() => begun.length === 2);
    begun[1]?.response.end();
    expect(await other).toBe(200);
    slow.destroy();
  });

  it('begins what is not counted at once', async () => {
    const { begun, ask } = await started({ requests: 1, waitingRequests: 1, waitingMs: long });
    const [first, health] = [ask('/1'), ask('/health')];
    await until(() => begun.length === 2);
    for (const { response } of begun) response.end();
    expect(await Promise.all([first, health])).toEqual([200, 200]);
  });
});
