/** Issuing, reproducing and exporting, in both languages, on a wide and on a narrow screen. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBox, type Box } from '../../../harness/box.ts';
import { consolePorts } from '../../../harness/console-ports.ts';
import { launchBrowser, violations, visit } from '../../../harness/testing/browser.fixture.ts';

let box: Box;
let browser: Browser;

beforeAll(async () => {
  const { ports, onStep, attach } = consolePorts();
  const options = { seed: 'acts', clock: '2026-11-20T10:00:00-05:00', consolePorts: ports, onStep };
  [box, browser] = await Promise.all([startBox(options), launchBrowser()]);
  attach(box);
});

afterAll(async () => {
  await browser.close();
  await box.close();
});

const base = (): string => new URL('/ensayo/console/default/habilitacion', box.authority.console.url).href;

/** For people who use a keyboard or a screen reader, and on a small screen. */
const isUsable = async (page: Page): Promise<void> => {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
};

/** The text of the editor, which sends what its hidden text area has. */
const requestIn = (page: Page): Promise<string> => page.locator('textarea[name=request]').inputValue();

/** Again if necessary: on a slow machine the editor learns too late that everything was selected. */
const write = (page: Page, text: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await page.locator('.cm-content').fill(text);
      expect(JSON.parse(await requestIn(page))).toEqual(JSON.parse(text));
    },
    { timeout: 60_000, interval: 500 },
  );

const wrongTotal = (request: string): string =>
  request.replace(/"payable_amount": "[^"]*"/, '"payable_amount": "1.00"');

describe('a rule on its page', () => {
  it.each([
    ['es-CO', 400, 'Reproducir: Factura', 'Lo que responde la autoridad'],
    ['en-US', 1280, 'Reproduce: Invoice', 'What the authority answers'],
  ])('is broken on purpose (%s, %i px)', async (locale, width, button, heading) => {
    const { page, context, complaints } = await visit(browser, box.authority.console.url, {
      locale,
      viewport: { width, height: 900 },
    });
    await page.goto(`${base()}/rules/FAK24b`);
    expect(await page.locator('.change .removed').first().textContent()).toContain('schemeID="X"');
    await page.click(`a.button:text-is("${button}")`);
    await page.locator(`h2:text-is("${heading}")`).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toContain('Regla: FAK24b, Rechazo:');
    expect(text).toContain('customer.dv');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.click('.copy button');
    await page.locator('.copy [role=status]:not(:empty)').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^curl -s "\$ENSAYO_URL/);
    await isUsable(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leaves its documents and its request to be saved, and they are what they say', async () => {
    const { page, context } = await visit(browser, box.authority.console.url);
    const get = async (file: string): Promise<string> =>
      (await page.request.get(`${base()}/rules/FAK24b/reproduction/invoice/${file}`)).text();
    const codes = async (file: string): Promise<readonly string[]> => {
      const { judgement } = await box.authority.judgeFile(file, Buffer.from(await get(file)));
      return judgement.failed.map(({ code }) => code);
    };
    // Both refer to documents that this authority does not know.
    const [valid, broken] = [await codes('valid.xml'), await codes('broken.xml')];
    expect(broken.filter((code) => !valid.includes(code))).toEqual(['FAK24b']);
    const { body } = await box.post('/api/ubl2.1/invoice', JSON.parse(await get('request.json')) as object);
    expect(JSON.stringify(body)).toContain('Regla: FAK24b, Rechazo');
    await context.close();
  });
});

describe('a request', () => {
  it.each([
    ['es-CO', 390, 844, 'Emitir', 'Rechazado', 'Editar y emitir de nuevo', 'Aceptado', 'Exportar el caso'],
    ['en-US', 1280, 800, 'Issue', 'Rejected', 'Edit and issue again', 'Accepted', 'Export the case'],
  ])(
    'is issued, corrected, issued again, and its case exported (%s, %i px)',
    async (locale, width, height, ...texts) => {
      const [submit = '', rejected = '', again = '', accepted = '', exported = ''] = texts;
      const { page, context, complaints } = await visit(browser, box.authority.console.url, {
        locale,
        viewport: { width, height },
      });
      await page.click('.happening a.main');
      await page.locator('.cm-content').waitFor();
      const button = (await page.locator('#issue > button').boundingBox()) ?? expect.fail();
      expect(button.y + button.height).toBeLessThanOrEqual(height);
      const example = await requestIn(page);
      await write(page, wrongTotal(example));
      await page.click(`button:text-is("${submit}")`);
      await page.locator(`section .mark:text-is("${rejected}")`).waitFor();
      expect(await page.locator('section').innerText()).toContain('legal_monetary_totals.payable_amount');
      await isUsable(page);
      await page.click('section a.button');
      expect(await page.locator('.failures').textContent()).toContain('legal_monetary_totals.payable_amount');
      const saved = page.waitForEvent('download');
      await page.click(`a.button:text-is("${exported}")`);
      expect((await saved).suggestedFilename()).toMatch(/^ensayo-.*\.zip$/);
      await page.click(`a.button:text-is("${again}")`);
      expect(JSON.parse(await requestIn(page))).toEqual(JSON.parse(wrongTotal(example)));
      await write(page, example);
      await page.click(`button:text-is("${submit}")`);
      await page.locator(`section .mark:text-is("${accepted}")`).waitFor();
      await isUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('the language of a page with an answer', () => {
  it('changes, and request and answer stay', async () => {
    const { page, context, complaints } = await visit(browser, box.authority.console.url, { locale: 'es-CO' });
    await page.goto(`${base()}/issue`);
    await write(page, '{"customer": 1}');
    await page.click('button:text-is("Emitir")');
    await page.locator('#answer').waitFor();
    await write(page, '{"customer": 2}');
    await page.click('nav button:text-is("English")');
    await page.locator('h1:text-is("Issue a document")').waitFor();
    // The editor marks what is wrong a moment later: axe cannot read a page that changes.
    await page.locator('.cm-lintRange-error').first().waitFor();
    expect(await requestIn(page)).toBe('{"customer": 2}');
    expect(await page.locator('[aria-labelledby=answer]').innerText()).toContain('422');
    await isUsable(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the editor of a request', () => {
  it.each([
    ['es-CO', 400],
    ['en-US', 1280],
  ])('proposes keys and values, and marks what the service would refuse (%s, %i px)', async (locale, width) => {
    const { page, context, complaints } = await visit(browser, box.authority.console.url, {
      locale,
      viewport: { width, height: 900 },
    });
    await page.goto(`${base()}/issue`);
    const example = await requestIn(page);
    await write(page, '{"customer": {}}');
    await page.keyboard.press('End');
    for (const _ of '}}') await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('"identification_n');
    await page.locator('.cm-tooltip-autocomplete li').first().waitFor();
    // The editor takes no key for a list that nobody can have read yet: 75 ms.
    await page.waitForTimeout(200);
    await page.keyboard.press('Enter');
    await vi.waitFor(async () => expect(await requestIn(page)).toContain('"identification_number": '), 60_000);
    await page.keyboard.type('"x"');
    await page.locator('.cm-lintRange-error').first().waitFor();
    await page.locator('.cm-lintRange-error').first().hover();
    await page.locator('.cm-tooltip-lint').waitFor();
    await isUsable(page);
    expect(JSON.parse(await requestIn(page))).toEqual({ customer: { identification_number: 'x' } });
    await write(page, example);
    await vi.waitFor(async () => expect(await page.locator('.cm-lintRange-error').count()).toBe(0), 60_000);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is left with Tab, and stays a text area where its script does not load', async () => {
    const { page, context } = await visit(browser, box.authority.console.url);
    await page.goto(`${base()}/issue`);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.localName')).toBe('button');
    await context.route('**/editor.js', (route) => route.abort());
    await page.goto(`${base()}/issue`);
    expect(await page.locator('textarea[name=request]').isVisible()).toBe(true);
    await context.close();
  });
});
