import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject, Reply } from '../box-types.ts';
import { documentRevealedBy } from './revealed-document.ts';
import { recordTraffic, watchNothing } from './traffic.ts';

const key = (letter: string): string => letter.repeat(96);

const replyWith = (body: JsonObject): Reply => ({ status: 200, headers: new Headers(), body });

const recording = (replies: readonly (JsonObject | Error)[]) => {
  const left = [...replies];
  const post = () => {
    const next = left.shift() ?? {};
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(replyWith(next));
  };
  return recordTraffic(post, { watch: watchNothing, now: () => 7 });
};

describe('the traffic of a run', () => {
  it('is every request with its reply, until it is cleared', async () => {
    const { post, traffic } = recording([{ cufe: 'a' }, {}]);
    await post('/invoice', { number: 1 });
    await post('/credit-note', { number: 2 });
    expect(traffic.posted()).toMatchObject([
      { path: '/invoice', request: { number: 1 }, reply: { body: { cufe: 'a' } }, at: 7 },
      { path: '/credit-note', request: { number: 2 } },
    ]);
    traffic.clear();
    expect(traffic.posted()).toEqual([]);
  });

  it('contains a request that nobody answered', async () => {
    const { post, traffic } = recording([new Error('refused')]);
    await expect(post('/invoice', {})).rejects.toThrow('refused');
    expect(traffic.posted()).toMatchObject([{ path: '/invoice', reply: undefined }]);
  });

  it('finds the documents that a text names, with those that they name, each once and the oldest first', async () => {
    const { post, traffic } = recording([{ cufe: key('a') }, { cude: key('b') }, { cude: key('c') }]);
    await post('/1', {});
    await post('/2', { about: key('a') });
    await post('/3', { about: key('c') }); // names itself
    traffic.clear();
    const named = (...letters: readonly string[]) =>
      traffic.namedIn(letters.map(key).join(' ')).map(({ path }) => path);
    expect(named('b')).toEqual(['/1', '/2']);
    expect(named('a', 'b', 'c', 'd')).toEqual(['/1', '/2', '/3']);
  });
});

describe('the document behind a reply', () => {
  const asked: (string | undefined)[] = [];
  let close = (): void => undefined;
  afterEach(() => {
    close();
    asked.length = 0;
  });

  const serving = async (status: number, text: string) => {
    const server = createServer(({ url, headers }, response) => {
      asked.push(`${url ?? ''} ${headers.authorization ?? ''}`);
      response.writeHead(status).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => server.close();
    const { port } = server.address() as AddressInfo; // it listens on TCP
    return documentRevealedBy({ url: `http://127.0.0.1:${String(port)}`, token: 't', nit: '901' });
  };

  it('is in the reply', async () => {
    const revealed = await serving(200, '<Other/>');
    expect(await revealed(replyWith({ invoicexml: Buffer.from('<Invoice/>').toString('base64') }))).toBe('<Invoice/>');
    expect(asked).toEqual([]);
  });

  it('is among the files of the company', async () => {
    const revealed = await serving(200, '<Invoice/>');
    expect(await revealed(replyWith({ urlinvoicexml: 'FES-SETP1.xml' }))).toBe('<Invoice/>');
    expect(asked).toEqual(['/api/ubl2.1/download/901/FES-SETP1.xml Bearer t']);
  });

  it.each<readonly [string, number, string, JsonObject]>([
    ['the file is gone', 404, '<Invoice/>', { urlinvoicexml: 'a.xml' }],
    ['a page comes instead', 200, '<!doctype html><html lang="es"></html>', { urlinvoicexml: 'a.xml' }],
    ['the reply names none', 200, '<Invoice/>', {}],
  ])('is not known where %s', async (_, status, text, body) => {
    expect(await (await serving(status, text))(replyWith(body))).toBeUndefined();
  });
});
