import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logTo } from '../../src/common/log.ts';
import { createEnv } from '../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../server.ts';
import { clockText } from '../testing/authority.fixture.ts';
import { accessBy } from './access.ts';
import { fileName } from '../../src/common/file-name.ts';
import { html } from '../../src/common/html/html.ts';
import type { Page } from './page.ts';
import { postForm } from './parts/form.ts';
import { createConsoleRouter } from './router.ts';

const key = 'the-key-of-this-start';
const { cookie, formToken } = accessBy(key);
let authority: RunningAuthority;
let server: Server;
let port = 0;
let changes: string[] = [];

const pages: readonly Page[] = [
  {
    path: '/echo/:what',
    section: 'documents',
    handle: (call) => ({
      view: {
        title: call.params.what ?? '',
        body: html`${postForm(call, { path: '/change', id: 'change', submit: '1' })}
          <p id="query">${call.query.text}</p>`,
      },
    }),
  },
  {
    method: 'POST',
    path: '/change',
    section: 'documents',
    handle: ({ form, at }) => {
      changes.push(`${form.text ?? ''} ${at('/x')}`);
      return { redirect: '/echo/done' };
    },
  },
  {
    path: '/file',
    section: 'documents',
    handle: () => ({ file: { name: fileName('a.xml'), type: 'application/xml', bytes: Buffer.from('<a/>') } }),
  },
  {
    path: '/away',
    section: 'documents',
    handle: () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    },
  },
  {
    path: '/broken',
    section: 'documents',
    handle: () => {
      throw new Error('secret detail');
    },
  },
];

const defects: unknown[] = [];
const warnings: unknown[] = [];

beforeAll(async () => {
  authority = await startAuthority({ env: createEnv({ clock: clockText, seed: 'console' }) });
  const [home] = authority.tenants.list();
  if (home === undefined) throw new Error('An authority has a tenant.');
  const app = express();
  const log = logTo({
    defect: (error) => void defects.push(error),
    warn: (_event, { check }) => void warnings.push(check),
  });
  app.use('/ensayo/console', createConsoleRouter({ tenants: authority.tenants, home, key, log, pages }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await authority.close();
});

type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };
type Asked = { readonly method?: string; readonly headers?: OutgoingHttpHeaders; readonly body?: string };

/** Uses a level below Node's fetch, which writes the Host header itself. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: `/ensayo/console${path}`, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.once('error', reject).end(body);
  });

const admitted = (headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => ({
  cookie: `other=1; ensayo-console-${String(port)}=${cookie}`,
  ...headers,
});

const tenant = '/default/habilitacion';

describe('who may see the console', () => {
  it('is anyone who came by the link: its key becomes a cookie and leaves the address', async () => {
    const entered = await ask(`/enter?key=${key}`);
    expect([entered.status, entered.headers.location]).toEqual([303, '/ensayo/console/']);
    expect(entered.headers['set-cookie']).toEqual([
      `ensayo-console-${String(port)}=${cookie}; Path=/ensayo/console; HttpOnly; SameSite=Strict`,
    ]);
    expect((await ask(`${tenant}/echo/hello`, { headers: admitted() })).status).toBe(200);
    expect((await ask('/', { headers: admitted() })).headers.location).toBe(
      '/ensayo/console/default/habilitacion/documents',
    );
  });

  it.each([
    ['no cookie', {}, 401],
    ['a cookie of another start', { cookie: `ensayo-console-PORT=${accessBy('older').cookie}` }, 401],
    ['the key itself as a cookie', { cookie: `ensayo-console-PORT=${key}` }, 401],
    ['the cookie of another port', { cookie: `ensayo-console-1=${cookie}` }, 401],
  ])('is nobody who sends %s', async (_what, headers, status) => {
    const text = JSON.stringify(headers).replaceAll('PORT', String(port));
    const refused = await ask(`${tenant}/echo/hello`, { headers: JSON.parse(text) as OutgoingHttpHeaders });
    expect([refused.status, refused.text.includes('hello')]).toEqual([status, false]);
  });

  it.each(['', 'wrong', `${key} `])('is nobody with the key %j', async (given) => {
    const refused = await ask(`/enter?key=${encodeURIComponent(given)}`);
    expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined]);
  });

  it.each(['attacker.example', 'attacker.example:8081', '127.0.0.1.attacker.example', 'localhost.attacker.example'])(
    'is nobody who requests the host %s',
    async (host) => {
      expect((await ask(`${tenant}/echo/hello`, { headers: admitted({ host }) })).status).toBe(403);
      expect((await ask(`/enter?key=${key}`, { headers: { host } })).status).toBe(403);
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]', '127.1.2.3'])('may be anyone who requests the host %s', async (name) => {
    const headers = admitted({ host: `${name}:${String(port)}` });
    expect((await ask(`${tenant}/echo/hello`, { headers })).status).toBe(200);
  });
});

describe('a page', () => {
  it('lets nothing run, be framed or be cached', async () => {
    const { headers } = await ask(`${tenant}/echo/x`, { headers: admitted() });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('shows outside input as text', async () => {
    const path = `${tenant}/echo/${encodeURIComponent('<img src=x onerror=alert(1)>')}?text=${encodeURIComponent('</p><script>')}`;
    const { text } = await ask(path, { headers: admitted() });
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img');
    expect(text).toContain('<p id="query">&lt;/p&gt;&lt;script&gt;</p>');
  });

  it.each([
    ['the header', { 'accept-language': 'en-GB' }, '', 'Simulated, no legal effect', undefined],
    ['nothing', {}, '', 'Simulado, sin efectos legales', undefined],
    ['the address', { 'accept-language': 'en' }, '?lang=es', 'Simulado, sin efectos legales', 'ensayo-language=es'],
    ['an unknown one', { 'accept-language': 'en' }, '?lang=fr', 'Simulated, no legal effect', undefined],
  ])('speaks the language of %s', async (_what, headers, query, banner, remembered) => {
    const got = await ask(`${tenant}/echo/x${query}`, { headers: admitted(headers) });
    expect(got.text).toContain(banner);
    expect(got.headers['set-cookie']?.[0]?.split(';')[0]).toBe(remembered);
  });

  it('speaks the language that a cookie remembers', async () => {
    const remembered = admitted({ 'accept-language': 'es' });
    const headers = { ...remembered, cookie: `${String(remembered.cookie)}; ensayo-language=en` };
    expect((await ask(`${tenant}/echo/x`, { headers })).text).toContain('<html lang="en">');
  });

  it.each(['/nowhere', `${tenant}/nothing`, '/default/produccion/echo/x', '/other/habilitacion/echo/x'])(
    'is not found at %s, and no tenant is opened by looking',
    async (path) => {
      const answer = await ask(path, { headers: admitted() });
      expect(answer.status).toBe(404);
      expect(answer.text).toMatch(/href="\/ensayo\/console\//);
      expect(authority.tenants.list()).toHaveLength(1);
    },
  );

  it('is reported as a failure only when it fails', async () => {
    const got = await ask(`${tenant}/broken`, { headers: admitted() });
    expect([got.status, got.text.includes('secret detail')]).toEqual([500, false]);
    expect(defects.map(String)).toEqual(['Error: secret detail']);
  });

  it.each([
    ['es', 'La base de datos no responde; no se completó la solicitud.'],
    ['en', 'The database does not answer; the request was not completed.'],
  ])('is not available while nothing can be stored, which is no failure of the console (%s)', async (lang, cause) => {
    const known = defects.length;
    const got = await ask(`${tenant}/away`, { headers: admitted({ 'accept-language': lang }) });
    expect([got.status, got.headers['retry-after']]).toEqual([503, '5']);
    expect(got.text).toContain(cause);
    expect([defects.length, warnings.at(-1)]).toEqual([known, 'database-away']);
  });

  it('is refused under an address that is not text', async () => {
    expect((await ask(`${tenant}/echo/%E0%A4%A`, { headers: admitted() })).status).toBe(400);
  });

  it('serves files as downloads, where nothing runs', async () => {
    const { headers, text } = await ask(`${tenant}/file`, { headers: admitted() });
    expect(text).toBe('<a/>');
    expect(headers['content-disposition']).toBe('attachment; filename="a.xml"');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('has styles and scripts that may be cached', async () => {
    const { text } = await ask(`${tenant}/echo/x`, { headers: admitted() });
    const found = [...text.matchAll(/(?:href|src)="\/ensayo\/console(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(found).toHaveLength(2);
    for (const path of found) {
      const { status, headers } = await ask(path);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });
});

describe('a form that changes something', () => {
  const post = (headers: OutgoingHttpHeaders, token = formToken): Promise<Got> =>
    ask(`${tenant}/change`, {
      method: 'POST',
      headers: admitted({ 'content-type': 'application/x-www-form-urlencoded', ...headers }),
      body: new URLSearchParams({ token, text: 'yes' }).toString(),
    });
  const own = (): string => `http://127.0.0.1:${String(port)}`;

  it('is carried out when it comes from one of our pages', async () => {
    changes = [];
    const page = await ask(`${tenant}/echo/x`, { headers: admitted() });
    const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1];
    const done = await post({ origin: own(), 'sec-fetch-site': 'same-origin' }, token);
    expect([done.status, done.headers.location]).toEqual([303, '/ensayo/console/default/habilitacion/echo/done']);
    expect(changes).toEqual(['yes /ensayo/console/default/habilitacion/x']);
  });

  it.each([
    ['another site', () => ({ origin: 'https://attacker.example' }), formToken],
    ['another port of this machine', () => ({ origin: 'http://127.0.0.1:1' }), formToken],
    ['a frame without origin', () => ({ origin: 'null' }), formToken],
    ['something that names no origin', () => ({}), formToken],
    ['another site, says the browser', () => ({ origin: own(), 'sec-fetch-site': 'same-site' }), formToken],
    ['a page without token', () => ({ origin: own() }), ''],
    ['a page of another start', () => ({ origin: own() }), accessBy('older').formToken],
    ['a visitor without cookie', () => ({ origin: own(), cookie: '' }), formToken],
  ])('changes nothing when it comes from %s', async (_what, headers, token) => {
    changes = [];
    const refused = await post(headers(), token);
    expect([[401, 403].includes(refused.status), changes]).toEqual([true, []]);
  });

  it('is told what is wrong with it where it is too large', async () => {
    changes = [];
    const headers = { ...admitted({ origin: own() }), 'content-type': 'application/x-www-form-urlencoded' };
    const body = `token=${formToken}&x=${'a'.repeat(21 * 1024 * 1024)}`;
    const { status, text } = await ask(`${tenant}/change`, { method: 'POST', headers, body });
    expect([status, text.includes('20mb'), changes]).toEqual([413, true, []]);
  });

  it('is not carried out by a link', async () => {
    changes = [];
    expect((await ask(`${tenant}/change`, { headers: admitted() })).status).toBe(404);
    expect(changes).toEqual([]);
  });
});

describe('the feed of a live page', () => {
  it('tells of each exchange', async () => {
    const path = `/ensayo/console${tenant}/live`;
    const heard = await new Promise<string>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, headers: admitted() }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
          if (text.includes('event: exchange')) {
            asked.destroy();
            resolve(text);
          } else if (text.includes('event: ready')) void authority.journal.record(exchange('e-1'));
        });
      });
      asked.once('error', reject).end();
    });
    expect(heard).toContain('event: exchange\ndata: e-1\n\n');
  });
});

describe('the feed of a space that is removed', () => {
  it('ends, so that the page asks for the one that takes its place', async () => {
    const address = { tenant: 'gone', environment: '2' } as const;
    const path = '/ensayo/console/gone/habilitacion/live';
    const feed = (onReady: () => void): Promise<void> =>
      new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, headers: admitted() }, (response) => {
          response.once('data', onReady).once('end', resolve);
        });
        asked.once('error', reject).end();
      });
    for (const _turn of ['first', 'again']) {
      await authority.tenants.open(address);
      let removed: Promise<boolean> | undefined;
      await feed(() => {
        removed = authority.tenants.remove('gone');
      });
      expect(await removed).toBe(true);
    }
  });
});

describe('the spaces', () => {
  it('can be chosen once there are several, and keep the section', async () => {
    const alone = await ask(`${tenant}/echo/x`, { headers: admitted() });
    expect(alone.text).not.toContain('class="spaces"');
    await authority.tenants.open({ tenant: 'pruebas-1', environment: '1' });
    const { text } = await ask(`${tenant}/echo/x`, { headers: admitted() });
    expect(text).toContain('href="/ensayo/console/pruebas-1/produccion/documents"');
    const other = await ask('/pruebas-1/produccion/echo/x', { headers: admitted() });
    expect(other.text).toMatch(/pruebas-1\/produccion\/documents"\s+aria-current="true"/);
  });
});

const exchange = (id: string) => ({
  id,
  receivedAt: 0,
  operation: undefined,
  certificateNit: undefined,
  status: 200,
  envelope: Buffer.alloc(0),
  answer: '',
  results: undefined,
  fault: undefined,
});
