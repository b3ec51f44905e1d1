/** The judge of the site gives what Node's gives, byte by byte, and its page needs no network once it was opened. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../../../harness/testing/browser.fixture.ts';
import { volume } from '../../../common/testing/volume.ts';
import { documentationSite } from '../site.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { bundled } from './bundle.ts';
import { comparedAt, comparedDocument } from './documents.fixture.ts';
import { judgeSite } from './judge-page.ts';
import { reportsOn, type ComparedFile } from './reports.fixture.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
};

let browser: Browser;
const servers: Server[] = [];

/** @returns its address */
const served = async (files: ReadonlyMap<string, string | Buffer>): Promise<string> => {
  const server = createServer(({ url = '' }, response) => {
    const path = url.slice(1);
    response.setHeader('Content-Type', types[/\w+$/.exec(path)?.[0] ?? ''] ?? 'text/plain');
    response.writeHead(files.has(path) ? 200 : 404).end(files.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`; // it listens
};

const stop = (server: Server): void => {
  server.closeAllConnections();
  server.close();
};

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  servers.forEach(stop);
});

const inBrowser = (page: Page, file: ComparedFile, proposes: boolean): Promise<string> =>
  page.evaluate(`reportsOn(${JSON.stringify(file)}, ${String(comparedAt)}, ${String(proposes)})`);

it('gives what the one on Node gives', async () => {
  const modules = await bundled('reports.fixture.ts');
  const html = '<!doctype html><link rel="icon" href="data:," /><script type="module" src="judge.js"></script>';
  const { page } = await visit(browser, `${await served(new Map([...modules, ['compared.html', html]]))}compared.html`);
  await page.waitForFunction('globalThis.reportsOn !== undefined');
  const verdicts = new Set<string>();
  const others: string[] = [];
  for (let at = 0; at < volume(20, 300); at += 1) {
    const file = await comparedDocument(at);
    const proposes = at % 10 === 1;
    const expected = await reportsOn(file, comparedAt, proposes);
    if ((await inBrowser(page, file, proposes)) !== expected) others.push(`${String(at)} ${file.name}`);
    for (const [verdict] of expected.matchAll(/"verdict":"\w+"/g)) verdicts.add(verdict);
  }
  expect(others).toEqual([]);
  expect([...verdicts].sort()).toEqual(['"verdict":"accepted"', '"verdict":"rejected"', '"verdict":"undecided"']);
});

it('is a page that asks for nothing once it is loaded, and judges without a network', async () => {
  const style = String(documentationSite(() => false).get('site.css'));
  const files = new Map([...(await judgeSite(style)), ['site.css', style]]);
  const { page, context, complaints } = await visit(browser, `${await served(files)}es/judge.html`);
  await page.waitForSelector('html[data-offline]');
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  const verdictOn = async (name: string, text: string): Promise<string> => {
    await page.setInputFiles('#file', { name, mimeType: 'text/xml', buffer: Buffer.from(text) });
    await page.getByRole('heading', { name }).waitFor();
    return (await page.textContent('#judged'))?.trim() ?? '';
  };
  const valid = readFileSync(packageFile('datasets/proof/golden/invoice-credit.xml'), 'utf8');
  expect(await verdictOn('valida.xml', valid)).toMatch(/^valida\.xml\s+Aceptado/);
  expect(await page.evaluate('fetch("judge.js").catch(() => "refused")')).toBe('refused');
  expect(requests).toEqual([]);
  expect(complaints.filter((complaint) => !/connect-src|Refused to connect/.test(complaint))).toEqual([]);
  servers.forEach(stop);
  await page.reload();
  await page.waitForSelector('html[data-offline]');
  expect(await verdictOn('alterada.xml', valid.replace(/<cbc:PayableAmount[^>]*>/, '$&9'))).toMatch(
    /^alterada\.xml\s+Rechazado/,
  );
  const request = readFileSync(packageFile('datasets/proof/valid/invoice.json'), 'utf8');
  expect(await verdictOn('solicitud.json', request)).toContain('solicitud');
});
