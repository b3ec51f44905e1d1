/** A rule is reproduced from its page, in both languages, on a wide and on a narrow screen. */
import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBox, type Box } from '../../box.ts';
import { consolePorts } from '../../console-ports.ts';
import { launchBrowser, visit } from './browser.fixture.ts';

let box: Box;
let browser: Browser;

beforeAll(async () => {
  [box, browser] = await Promise.all([
    startBox({ seed: 'reproduction', clock: '2026-11-20T10:00:00-05:00', consolePorts: consolePorts() }),
    launchBrowser(),
  ]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await box.close();
});

const base = (): string => new URL('/ensayo/console/default/habilitacion', box.authority.console.url).href;

describe('a rule on its page', () => {
  it.each([
    ['es-CO', 1280, 'Reproducir: Factura', 'Lo que responde la autoridad'],
    ['es-CO', 400, 'Reproducir: Factura', 'Lo que responde la autoridad'],
    ['en-US', 1280, 'Reproduce: Invoice', 'What the authority answers'],
    ['en-US', 400, 'Reproduce: Invoice', 'What the authority answers'],
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
    await page.evaluate(axe.source);
    const found = await page.evaluate<axe.AxeResults>('axe.run()');
    expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
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
