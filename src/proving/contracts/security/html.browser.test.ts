import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html, htmlText } from '../../../common/html/html.ts';
import { hostileAddresses, hostilePage, hostileTexts, writtenElements } from '../../../common/html/testing/hostile.ts';
import { launchBrowser, visit, type Visit } from '../../../harness/testing/browser.fixture.ts';

let browser: Browser;
let visitor: Visit;

const texts = [...hostileTexts, ...hostileAddresses];

/** With nothing that would stop a script from running. */
const page = htmlText(
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${hostileTexts.join(' ')}</title>
      </head>
      <body>
        ${hostilePage(texts)}
      </body>
    </html>`,
);

beforeAll(async () => {
  browser = await launchBrowser();
  visitor = await visit(browser, 'about:blank');
  await visitor.page.setContent(page);
});

afterAll(() => browser.close());

/** What a script of ours finds in the page: an expression in the browser's language. */
const found = <Found>(expression: string): Promise<Found> => visitor.page.evaluate<Found>(expression);

/** The text without characters shown by their name, or not at all. */
const visible = (text: string): string =>
  Buffer.from(text)
    .toString()
    .replaceAll(/\[U\+[0-9A-F]{4,6}\]|[\u0000\u0001\u2028\u2029\u202e\u2066\u2069\u200b\ufeff\ufffd\u00a0\r]/g, '')
    .trim();

describe('a page of hostile texts in Chromium', () => {
  it('has the elements and attributes that we wrote, and no others', async () => {
    const elements = await found<readonly unknown[]>(
      `[...document.querySelectorAll('body *')].map((one) => [one.localName, [...one.attributes].map(({ name }) => name)])`,
    );
    expect(elements).toEqual([['main', []], ...texts.flatMap(() => writtenElements)]);
  });

  it('shows each text everywhere in its recognisable form', async () => {
    const shown = await found<readonly (readonly string[])[]>(
      `[...document.querySelectorAll('.hostile')].map((one) => [one.title, one.querySelector('p').textContent, one.querySelector('b').dataset.text])`,
    );
    expect(shown.map((places) => places.map(visible))).toEqual(
      texts.map((text) => Array<string>(3).fill(visible(text))),
    );
    expect(shown.flat().join('')).not.toMatch(/[\u0000\u2028\u202e\u2066\u2069\u200b\ufeff]|\p{Cs}/u);
  });

  it('links only to the web and to itself', async () => {
    const protocols = await found<readonly string[]>(`[...document.links].map(({ protocol }) => protocol)`);
    expect(protocols).toHaveLength(2 * texts.length);
    expect(protocols.filter((protocol) => !['about:', 'http:', 'https:', ':'].includes(protocol))).toEqual([]);
  });

  it('runs nothing, even when it is clicked or focused', async () => {
    await found(`{
      for (const one of document.querySelectorAll('body *')) {
        one.focus();
        for (const name of ['mouseover', 'mouseenter', 'focus', 'load', 'error', 'toggle']) one.dispatchEvent(new Event(name));
      }
      for (const link of document.links) link.click();
    }`);
    expect(visitor.complaints).toEqual([]);
  });
});
