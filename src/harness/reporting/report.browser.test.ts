/** The page of a run as large as the full suite, in Chromium. */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, violations } from '../testing/browser.fixture.ts';
import { buildReport } from './build-run-report.ts';
import { htmlPage } from './html/page.ts';
import { readMessageLines } from './messages.ts';
import { longNote, messageLines, twoFaults, type MadeScenario } from './recorded-run.fixture.ts';
import { summaryOf } from './report-data.ts';
import { writeReports } from './write-reports.ts';

const hostile = '</script><script>window.struck = 1</script><img src=x onerror="window.struck = 2">';
const size = 3_400;

const scenarios: readonly MadeScenario[] = Array.from({ length: size }, (_, index) => ({
  name: `FAJ${index}: the rule number ${index} of the issuer is there and not empty`,
  uri: `features/rules/invoice/part-${Math.floor(index / 50)}.feature`,
  line: 10 + (index % 50),
  tags: ['@rules', '@invoice', `@A${'ABCDEFGH'.charAt(index % 8)}`],
  durationMs: 20 + ((index * 37) % 900),
  notes: [longNote(index)],
}));

const longMessage = `${'It was 12,000.00 and not 11,999.99. '.repeat(60)}The end.`;

/** More than the page shows in full above the list. */
const failing: readonly MadeScenario[] = Array.from({ length: 110 }, (_, index) => ({
  name: `Failing ${index}.`,
  line: index + 10,
  steps: [{ text: 'it is posted', status: 'FAILED', message: `${longMessage} ${index}` }],
  notes: [longNote(7)],
}));

const odd: readonly MadeScenario[] = [
  {
    name: `Hostile ${hostile}`,
    steps: [{ text: `it is ${hostile}`, status: 'FAILED', message: hostile }],
    notes: [longNote(9_999, hostile)],
  },
  {
    name: 'Accepted only',
    notes: [{ operation: 'SendNominaSync', verdict: 'accepted', kind: 'payroll', findings: [] }],
  },
];

let folder: string;
let file: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensayo-page-'));
  const messages = join(folder, 'messages.ndjson');
  await writeFile(messages, messageLines({ scenarios: [...scenarios, ...odd, ...failing] }).join('\n'));
  const groups = Array.from({ length: 54 }, (_, index) => ({
    group: `G${index}`,
    title: `Group ${index} of the annex`,
    spanish: { title: `Grupo ${index} del anexo` },
    entries: index + 3,
    implemented: index + 2,
    fires: index + 1,
    passes: index + 1,
    proved: index,
    unreachable: 1,
    unshown: 0,
  }));
  const { files } = await writeReports(messages, folder, { suite: 'trial', coverage: { commit: null, groups } });
  file = files.html;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

type Opened = {
  readonly page: Page;
  readonly asked: readonly string[];
  readonly errors: readonly string[];
};

const open = async (options: BrowserContextOptions = {}, fragment = ''): Promise<Opened> => {
  const page = await browser.newPage(options);
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(`${pathToFileURL(file).href}${fragment}`, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return { page, asked, errors };
};

const openList = (page: Page): Promise<void> => page.locator('#sent > summary').click();

const count = (page: Page): Promise<string | null> => page.locator('#count').textContent();

/** 150 failures of two causes, compared with a run in which some of them passed. */
const writeTwoFaults = async (language: 'en' | 'es'): Promise<string> => {
  const recorded = await readMessageLines(messageLines(twoFaults));
  const counts = { reachable: 246, asked: 150, right: 0 };
  const context = {
    suite: 'conform issuer',
    target: 'http://127.0.0.1:9999',
    company: { nit: '901500100', checkDigit: '2', name: 'EMPRESA DE PRUEBAS SAS' },
    byRequest: { ...counts, families: [{ family: 'invoicing', ...counts }] },
    byCucumber: false,
  } as const;
  const before = summaryOf(buildReport(recorded, context));
  const previous = { ...before, failing: before.failing.slice(5) };
  const path = join(folder, `two-${language}.html`);
  await writeFile(path, htmlPage(buildReport(recorded, { ...context, previous }), language));
  return path;
};

describe('the page of 150 failures of two causes', () => {
  it.each([
    ['en', 'customer.dv missing: 142 scenarios 5 new', 'FAU14 Rechazo, where no scenario expects it: 8 scenarios'],
    [
      'es',
      'falta customer.dv: 142 escenarios 5 nuevos',
      'FAU14 Rechazo, donde ningún escenario lo espera: 8 escenarios',
    ],
  ] as const)('answers on its first screen, and prints on six pages: %s', async (language, ...causes) => {
    const address = pathToFileURL(await writeTwoFaults(language)).href;
    for (const [width, height, most, scheme] of [
      [1280, 800, 3_000, 'dark'],
      [390, 844, 4_000, 'light'],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(address);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      const extent = await page.evaluate(
        '[document.documentElement.scrollWidth, document.documentElement.scrollHeight]',
      );
      const [wide, tall] = extent as readonly [number, number]; // as the page says
      expect([wide, tall < most]).toEqual([width, true]);
      for (const [index, cause] of causes.entries()) {
        const summary = page.locator('details.cause > summary').nth(index);
        expect((await summary.innerText()).replaceAll(/\s+/g, ' ')).toContain(cause);
        const box = await summary.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      expect(await violations(page, { schemes: [scheme] })).toEqual([]);
      if (width === 1280) {
        const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);
      }
      await page.close();
    }
  });
});

describe('the page of 3,400 scenarios', () => {
  it('is under 5 MB, and requests nothing but itself', async () => {
    const { page, asked, errors } = await open();
    expect((await stat(file)).size).toBeLessThan(5_000_000);
    expect(asked).toEqual([pathToFileURL(file).href]);
    expect(errors).toEqual([]);
    expect(await count(page)).toBe('3,512 scenarios, the first 100 shown');
    await page.close();
  });

  it('finds, opens and clears', async () => {
    const { page } = await open();
    await openList(page);
    await page.fill('#words', 'faj17: part-0');
    expect(await count(page)).toBe('1 scenario');
    await page.locator('#list summary').click();
    const details = page.locator('#list details');
    await expect.poll(() => details.locator('mark').textContent()).toContain('<cbc:PriceAmount currencyID="COP">');
    expect(await details.textContent()).toContain('invoice_lines.17.price_amount');
    await page.locator('#clear').click();
    await expect.poll(() => count(page)).toContain('3,512 scenarios');
    await page.selectOption('#told', 'accepted');
    expect(await count(page)).toBe('1 scenario');
    await page.close();
  });

  it('shows more using only the keyboard, and continues from there', async () => {
    const { page } = await open();
    await openList(page);
    await page.focus('#more');
    await page.keyboard.press('Enter');
    expect(await page.locator('#list details').count()).toBe(200);
    await page.keyboard.press('Enter');
    expect(await page.locator('#list details').nth(100).getAttribute('open')).not.toBeNull();
    await page.close();
  });

  it('opens at a scenario named in the address', async () => {
    const { page } = await open({}, `#find=${encodeURIComponent('FAJ42: the rule')}`);
    expect(await count(page)).toBe('1 scenario');
    expect(await page.locator('#list details[open]').count()).toBe(1);
    await page.close();
  });

  it('shows hostile text as text', async () => {
    const { page, errors } = await open();
    await openList(page);
    await page.fill('#words', 'hostile');
    await page.locator('#list summary').click();
    expect(await page.locator('#list details').textContent()).toContain(hostile);
    expect(await page.locator('details.cause').last().textContent()).toContain(hostile);
    expect(await page.evaluate('window.struck')).toBeUndefined();
    expect(await page.locator('img').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('leads to the other failures of a cause, each with its whole message and its commands', async () => {
    const { page } = await open();
    await page.locator('details.cause > summary').first().click();
    await page.locator('a[href="#cause=0"]').click();
    await expect.poll(() => count(page)).toBe('110 scenarios, the first 100 shown');
    await page.fill('#words', 'failing 109.');
    await page.locator('#list summary').click();
    // What a scenario says is written when it opens.
    await page.locator('#list details > :not(summary)').first().waitFor();
    const text = await page.locator('#list details').textContent();
    expect(text).toContain(`${longMessage} 109`);
    expect(text).toContain("npx cucumber-js --name '^Failing 109");
    await page.close();
  });

  it('shows outcomes, failures and coverage without scripts', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(pathToFileURL(file).href);
    const text = await page.locator('body').textContent();
    expect(text).toContain('111 of 3,512 scenarios that ran failed');
    expect(text).toContain("npx cucumber-js --name '^Hostile ");
    expect(text).toContain('Group 53 of the annex');
    expect(text).toContain('This list needs JavaScript');
    await page.close();
  });
});

describe('everybody can read it', () => {
  it.each([
    ['wide', 1280],
    ['narrow', 360],
  ])('%s, light and dark: axe finds nothing, and nothing is wider than the window', async (_, width) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    await openList(page);
    await page.fill('#words', 'hostile');
    await page.locator('#list summary').click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await violations(page, { schemes: ['light', 'dark'] })).toEqual([]);
    await page.close();
  });
});
