import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verdictXml } from '../../authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer, type TestIssuer } from '../../issuer.fixture.ts';

const folder = new URL('page/', import.meta.url);
const files = readdirSync(folder);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

let service: TestIssuer;

beforeEach(async () => {
  service = await startTestIssuer(() => ({ body: verdictXml() }));
});

afterEach(closeAll);

const get = (path: string): Promise<Response> => service.request(path, { headers: { Authorization: '' } });

describe('GET /openapi.json', () => {
  it('returns the description to anyone, the same each time', async () => {
    const [first, second] = [await get('/openapi.json'), await get('/openapi.json')];
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const text = await first.text();
    expect(await second.text()).toBe(text);
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', paths: { '/openapi.json': { get: { security: [] } } } });
    expect(text).toContain('"issue_date":"2026-11-20"');
  });
});

describe('the page', () => {
  it.each([
    ['/docs', 'text/html; charset=utf-8'],
    ...files
      .filter((file) => file !== 'page.html')
      .map((file) => [`/docs/${file}`, `text/${file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`]),
  ])('%s is served as %s, and allows no external content', async (path, type) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect((await response.text()).length).toBeGreaterThan(100);
  });

  it.each([
    '/docs/page.html',
    '/docs/nothing.js',
    '/docs/..%2Froutes.ts',
    '/docs/%2e%2e%2froutes.ts',
    '/docs/__proto__',
  ])('does not serve %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('requests existing files, and none from another host', async () => {
    const asked = [...textOf('page.html').matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, path = '']) => path);
    expect(asked).toContain('/docs/page.js');
    for (const path of asked) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it.each(files)('%s has no script, style or handler inside other text, and reads no text as HTML', (file) => {
    const text = textOf(file);
    expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/);
    expect(text).not.toMatch(/https?:\/\//);
    if (file.endsWith('.html')) expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  });

  it.each(files.filter((file) => file.endsWith('.js')))('%s imports files of the page only', (file) => {
    const imported = [...textOf(file).matchAll(/from '([^']+)'/g)].map(([, path = '']) => path.replace('./', ''));
    expect(imported.filter((path) => !files.includes(path))).toEqual([]);
  });
});
