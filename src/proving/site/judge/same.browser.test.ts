/** The judge of the site gives what Node's gives: the same bytes, finding by finding, with the proposals. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../../../harness/testing/browser.fixture.ts';
import { volume } from '../../../common/testing/volume.ts';
import { bundled } from './bundle.ts';
import { comparedAt, comparedDocument } from './documents.fixture.ts';
import { reportsOn, type ComparedFile } from './reports.fixture.ts';

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

let browser: Browser;
let server: Server;
let page: Page;

beforeAll(async () => {
  const modules = await bundled('reports.fixture.ts');
  server = createServer(({ url = '' }, response) => {
    const text = modules.get(url.slice(1));
    response.setHeader('Content-Type', text === undefined ? 'text/html' : 'text/javascript');
    response.setHeader('Content-Security-Policy', policy);
    response.end(
      text ?? '<!doctype html><link rel="icon" href="data:," /><script type="module" src="judge.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
  ({ page } = await visit(browser, `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`)); // it listens
  await page.waitForFunction('globalThis.reportsOn !== undefined');
});

afterAll(async () => {
  await browser.close();
  server.close();
});

const inBrowser = (file: ComparedFile, proposes: boolean): Promise<string> =>
  page.evaluate(`reportsOn(${JSON.stringify(file)}, ${String(comparedAt)}, ${String(proposes)})`);

it('gives what the one on Node gives', async () => {
  const verdicts = new Set<string>();
  const others: string[] = [];
  for (let at = 0; at < volume(30, 300); at += 1) {
    const file = await comparedDocument(at);
    const proposes = at % 10 === 1;
    const expected = await reportsOn(file, comparedAt, proposes);
    if ((await inBrowser(file, proposes)) !== expected) others.push(`${String(at)} ${file.name}`);
    for (const [verdict] of expected.matchAll(/"verdict":"\w+"/g)) verdicts.add(verdict);
  }
  expect(others).toEqual([]);
  expect([...verdicts].sort()).toEqual(['"verdict":"accepted"', '"verdict":"rejected"', '"verdict":"undecided"']);
});
