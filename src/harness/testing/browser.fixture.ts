/** The system's Chromium: nothing is downloaded for the tests in a browser. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import axe from 'axe-core';
import { isLong } from '../../common/testing/volume.ts';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The first takes less than half of the processor time of the others, and has no viewer of PDF. */
const preferred = ['chromium-headless-shell', ...whole];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @throws Error that says what to install */
const executable = (names: readonly string[]): string => {
  const given = process.env.ENSAYO_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates =
    given === undefined ? names.flatMap((name) => folders.map((folder) => join(folder, name))) : [given];
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  throw new Error(
    given === undefined
      ? `The browser tests need Chromium and none is on the PATH (looked for ${names.join(', ')}). Install it (Debian: apt-get install chromium) or name it in ENSAYO_CHROMIUM.`
      : `ENSAYO_CHROMIUM is "${given}", which cannot be executed. Name the program itself.`,
  );
};

export const launchBrowser = (names = preferred): Promise<Browser> =>
  chromium.launch({ executablePath: executable(names) });

/** One that shows PDF. */
export const launchWholeBrowser = (): Promise<Browser> => launchBrowser(whole);

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The browser's complaints: refused scripts, our own errors. */
  readonly complaints: readonly string[];
};

/** A visitor who came by the console's link. */
export const visit = async (browser: Browser, link: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ locale: 'es-CO', viewport: { width: 1200, height: 900 }, ...options });
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(link);
  return { page, context, complaints };
};

const violationsIn = async (page: Page, options: axe.RunOptions): Promise<readonly unknown[]> => {
  const found = await page.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return found.violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
};

type Looking = { readonly schemes?: readonly ('light' | 'dark')[]; readonly options?: axe.RunOptions };

/**
 * What axe finds on a page: evaluated by the debugger, as the page's own policy would not let it in. Another colour scheme
 * can change nothing but colours.
 */
export const violations = async (page: Page, { schemes = ['light'], options = {} }: Looking = {}) => {
  await page.evaluate(axe.source);
  const found: (readonly unknown[])[] = [];
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    const which: axe.RunOptions =
      at === 0 ? options : { ...options, runOnly: ['color-contrast', 'link-in-text-block'] };
    found.push(...(await violationsIn(page, which)).map((each) => [colorScheme, each]));
  }
  return found;
};

const ways = [
  [1280, 'es'],
  [1280, 'en'],
  [390, 'en'],
] as const;

/**
 * What axe finds on a page as it opens, and where it is too wide: at a desk in both languages and on a phone in English
 * in `.ci/long`, otherwise in one of these ways, in turn.
 */
export const violationsAsOpened = async (
  page: Page,
  address: string,
  { turn, options = {} }: { readonly turn: number; readonly options?: axe.RunOptions },
): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for (const [width, language] of ways.filter((_, at) => isLong || at === turn % ways.length)) {
    const url = new URL(address);
    url.searchParams.set('lang', language);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(url.href);
    const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    if (over !== 0) found.push([width, language, `${String(over)} px too wide`]);
    found.push(...(await violations(page, { options })).map((each) => [width, language, each]));
  }
  return found;
};
