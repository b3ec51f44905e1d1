import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editSpec } from '../../../../simulator/document/edits/edit-spec.ts';
import type { XmlEdit } from '../../../../simulator/document/edits/edit.ts';
import type { XmlRootSpec, XmlSpec } from '../../../common/xml/node.ts';
import type { Tamper } from '../../../issuer/steps.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import {
  launchBrowser,
  violations,
  violationsAsOpened,
  visit,
  type Visit,
} from '../../../harness/testing/browser.fixture.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../../harness/testing/example.ts';

let box: Box;
let browser: Browser;
let number = firstNumber;

const line = '/*/cac:InvoiceLine';
const schemeOfCustomer = '/*/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID';
const currencyOfPrice = `${line}[2]/cac:Price/cbc:PriceAmount/@currencyID`;

const wrongTotal: XmlEdit = { edit: 'set', path: '/*/cac:LegalMonetaryTotal/cbc:PayableAmount', text: '1.00' };

/**
 * An edit, the code that it makes fail, the line that must be marked with it, and the smallest change; the place of what
 * only the sender knows, where no change can be proposed.
 */
const broken: readonly (readonly [code: string, edit: XmlEdit, shown: string, change: string])[] = [
  [
    'FAU14',
    wrongTotal,
    '<cbc:PayableAmount currencyID="COP">1.00</cbc:PayableAmount>',
    '<cbc:PayableAmount currencyID="COP">1386350.00</cbc:PayableAmount>',
  ],
  [
    'FAD16',
    { edit: 'set', path: '/*/cbc:LineCountNumeric', text: '99' },
    '<cbc:LineCountNumeric>99</cbc:LineCountNumeric>',
    '<cbc:LineCountNumeric>2</cbc:LineCountNumeric>',
  ],
  [
    'FAD01',
    { edit: 'set', path: '/*/cbc:UBLVersionID', text: 'UBL 2.0' },
    '<cbc:UBLVersionID>UBL 2.0</cbc:UBLVersionID>',
    '<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>',
  ],
  ['FAZ02', { edit: 'remove', path: `${line}[1]/cac:Item/cbc:Description` }, '<cac:Item>', 'cac:Item/cbc:Description'],
  ['FAK24b', { edit: 'set', path: schemeOfCustomer, text: '5' }, 'schemeID="5"', 'schemeID="7"'],
  ['FBB03', { edit: 'set', path: currencyOfPrice, text: 'USD' }, 'currencyID="USD"', 'currencyID="COP"'],
];

const send = async (tamper?: Tamper): Promise<string> => {
  number += 1;
  box.tamperWith(tamper);
  await box.post(invoicePath, exampleInvoice({ number }));
  box.tamperWith(undefined);
  return `SETP${String(number)}`;
};

const hostile = `<img src=x onerror="document.title='pwned'"><script>document.title='pwned'</script>'"&\u202e`;

/** The fields needed to file the document: otherwise there is nothing to look at. */
const kept = ['cbc:UUID', 'cbc:InvoiceTypeCode'];

/** HTML and script in every text, except those needed to file it. */
const hostileSpec = (spec: XmlSpec, path = ''): XmlSpec => {
  const at = `${path}/${spec.name}`;
  if (typeof spec.content !== 'string') return { ...spec, content: spec.content.map((one) => hostileSpec(one, at)) };
  const isIssuer = at.includes('AccountingSupplierParty') && spec.name === 'cbc:CompanyID';
  const isPlace = spec.name === 'ext:ExtensionContent';
  return isIssuer || isPlace || kept.includes(spec.name) ? spec : { ...spec, content: hostile };
};

const hostileRoot = (root: XmlRootSpec): XmlRootSpec => ({
  ...root,
  ...hostileSpec(root),
  namespaces: root.namespaces,
});

const base = (): string => new URL('/ensayo/console/default/habilitacion', box.authority.console.url).href;

/** The bar and the sections have one place on every page and in both languages; on a small screen the bar has both. */
const frame = `['header', '.sections'].map((each) => {
  const { x, y, width, height } = document.querySelector(each).getBoundingClientRect();
  return [x, y, width, height];
})`;

const inFrame = async (page: Page): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const sections = width < 1216 ? [0, 0, 0, 0] : [0, 44, 200, height - 44];
  expect(await page.evaluate(frame)).toEqual([[0, 0, width, 44], sections]);
};

/** Opens a path of the console and inspects it; the browser must not report any errors. */
const looking = async <T>(
  path: string,
  look: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> => {
  const { page, context, complaints }: Visit = await visit(browser, box.authority.console.url, options);
  try {
    await page.goto(`${base()}${path}`);
    await inFrame(page);
    const seen = await look(page);
    expect(complaints).toEqual([]);
    return seen;
  } finally {
    await context.close();
  }
};

let rejected = '';
let evil = '';
let exchange = '';

beforeAll(async () => {
  [box, browser] = await Promise.all([
    startBox({ seed: 'console', clock: '2026-11-20T10:00:00-05:00' }),
    launchBrowser(),
  ]);
  await send();
  await send({
    built: (root) =>
      editSpec(
        root,
        broken.map(([, edit]) => edit),
      ),
  });
  await send({ coded: hostileRoot });
  const filed = await box.authority.registry.listDocuments({ limit: 3 });
  [evil, rejected] = filed.map(({ id }) => String(id)) as [string, string]; // three were sent
  exchange = filed[1]?.exchange ?? '';
});

afterAll(async () => {
  await browser.close();
  await box.close();
});

const pages = (): Readonly<Record<string, string>> => ({
  issuing: '/issue',
  documents: '/documents',
  'documents that a filter leaves': '/documents?verdict=rejected&code=FAU14',
  'documents that no filter leaves': '/documents?text=nothing-is-called-so',
  'a rejected document': `/documents/${rejected}`,
  'a hostile document': `/documents/${evil}`,
  judging: '/judge',
  rules: '/rules',
  'a rule': '/rules/FAU14',
  'the end of an exchange': '/rules/STATUS-66',
  journal: '/journal',
  'an exchange': `/journal/${exchange}`,
  'the doors of the documentation': '/docs',
  'a page of the documentation': '/docs/guides/rest',
  nothing: '/documents/999999',
});

describe('the list of documents', () => {
  it('shows a new document at the top, without a reload, and leaves the focus in place', async () => {
    await looking('/documents', async (page) => {
      await page.waitForSelector('main[data-connected=true]');
      await page.evaluate('window.stays = true');
      const rows = page.locator('#documents tbody tr');
      const before = await rows.count();
      await rows.first().locator('a').focus();
      const sent = await send();
      await page.waitForSelector(`#documents tbody tr:first-child:has-text("${sent}")`);
      expect(await rows.count()).toBe(before + 1);
      expect(await page.evaluate('window.stays')).toBe(true);
      const focused = "document.activeElement === document.querySelector('#documents tbody tr:nth-child(2) a')";
      expect(await page.evaluate(focused)).toBe(true);
      expect(await page.locator('.live-status').textContent()).toContain(sent);
    });
  });

  it('keeps a filter while it is live', async () => {
    await looking('/documents?verdict=rejected', async (page) => {
      await page.waitForSelector('main[data-connected=true]');
      const accepted = await send();
      const refused = await send({ built: (root) => editSpec(root, [wrongTotal]) });
      await page.waitForSelector(`#documents tbody tr:first-child:has-text("${refused}")`);
      expect(await page.locator('#documents').textContent()).not.toContain(accepted);
    });
  });

  it('links to older documents and back', async () => {
    while ((await box.authority.registry.listDocuments({ limit: 30 })).length < 28) {
      const [first] = await box.authority.registry.listDocuments({ limit: 1 });
      const whole = await box.authority.registry.documentById(first?.id ?? 0);
      if (whole === undefined) throw new Error('A document that is listed is there.');
      await box.authority.registry.record({ ...whole, state: 'rejected' });
    }
    await looking('/documents', async (page) => {
      const newest = await page.locator('#documents tbody tr').first().getAttribute('data-key');
      expect(await page.locator('#documents tbody tr').count()).toBe(25);
      await page.click('a[rel=next]');
      expect(await page.locator('#documents tbody tr').last().getAttribute('data-key')).toBe('1');
      expect(await page.locator('a[rel=next]').count()).toBe(0);
      await page.click('a[rel=prev]');
      expect(await page.locator('#documents tbody tr').first().getAttribute('data-key')).toBe(newest);
      await page.waitForSelector('main[data-connected=true]');
      // What is being read stays where it is, and the last row on the page, though a new one is above.
      const last = page.locator('#documents tbody tr').last();
      const key = await last.getAttribute('data-key');
      await last.scrollIntoViewIfNeeded();
      const { y } = (await last.boundingBox()) ?? {};
      await send();
      await page.locator('.arrived:has-text("1")').waitFor();
      expect(await last.getAttribute('data-key')).toBe(key);
      expect((await last.boundingBox())?.y).toBeCloseTo(y ?? 0, -1);
      await page.click('.arrived a');
      await page.locator('.arrived').waitFor({ state: 'hidden' });
      expect(await page.locator('#documents tbody tr').first().getAttribute('data-key')).not.toBe(newest);
      // By keyboard.
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`/documents/${newest ?? ''}$`));
    });
  });
});

describe('the page of a document', () => {
  it.each(broken)('marks the line of %s and shows what to change', async (code, _edit, shown, change) => {
    await looking(`/documents/${rejected}`, async (page) => {
      const card = page.locator('details.group', { has: page.locator(`h3 code:text-is("${code}")`) });
      const proposed = await page.locator('.changes .added, #needed + ul code').allTextContents();
      expect(proposed.join('\n')).toContain(change);
      await page.click(`.code-index a:text-is("${code}")`);
      expect(await page.locator('details.group:visible').count()).toBe(1);
      await card.locator('a[href^="#l"]').click();
      const target = page.locator('.xml li:target');
      expect(await target.locator('.source').textContent()).toContain(shown);
      await target.locator(`.back:text-is("${code}")`).click();
      expect(await page.locator('details:has(.failure:target) h3').textContent()).toContain(code);
      expect(await page.locator('.failure:target').isVisible()).toBe(true);
    });
  });

  it('lists the other rules, and returns the document byte for byte', async () => {
    await looking(`/documents/${rejected}`, async (page) => {
      expect(await page.locator('main > details:not([id]) > summary').allTextContents()).toEqual([
        expect.stringMatching(/^Cumplidas \(\d{2,}\)$/),
        expect.stringMatching(/^No aplican a este documento \(\d{2,}\)$/),
        expect.stringMatching(/^Desactivadas por el perfil \(\d+\)$/),
      ]);
      const filed = await box.authority.registry.documentById(Number(rejected));
      const xml = await page.request.get(`${base()}/documents/${rejected}/xml`);
      expect(await xml.text()).toBe(filed?.xml);
      const envelope = await page.request.get(`${base()}/journal/${exchange}/envelope`);
      expect(
        (await envelope.body()).equals((await box.authority.journal.get(exchange))?.envelope ?? Buffer.alloc(0)),
      ).toBe(true);
    });
  });

  it('outlives the journal', async () => {
    await box.authority.journal.clear();
    await looking(`/documents/${rejected}`, async (page) => {
      expect(await page.locator('.failure').count()).toBeGreaterThanOrEqual(broken.length);
      expect(await page.locator('main').textContent()).toContain('El diario ya descartó el intercambio');
    });
  });

  it.each(['lang=es', 'lang=en'])('shows HTML and script of a document as text: %s', async (language) => {
    for (const path of [`/documents/${evil}?`, '/documents?text=onerror&']) {
      await looking(`${path}${language}`, async (page) => {
        expect(await page.locator('main').textContent()).toContain('<img src=x onerror=');
        expect(await page.locator('main :is(img, script, iframe, style, svg, object)').count()).toBe(0);
        expect(await page.title()).not.toBe('pwned');
        expect(await page.content()).not.toContain('\u202e');
      });
    }
  });
});

describe('the rules', () => {
  it.each([
    ['FAU14', ['FAU14']],
    ['fau14', ['FAU14']],
    ['pagar totales', ['FAU14', 'CAU14', 'DAU14', 'DSAU14', 'NSAU14', 'DEAU14', 'NAAU14', 'NADAU14']],
    ['no hay tal cosa en ninguna regla', []],
  ])('are found by %j', async (text, codes) => {
    await looking('/rules', async (page) => {
      await page.getByLabel('Código, texto o lugar (XPath)').fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL(/text=/);
      expect(await page.locator('#rules a.rule').allTextContents()).toEqual(codes);
    });
  });

  it('link to their page, and on to the same rule of other documents', async () => {
    await looking('/rules?text=FAU14', async (page) => {
      await page.click('#rules a.rule');
      expect(await page.locator('h1').textContent()).toBe('FAU14');
      await page.click('.code-list a.rule:text-is("CAU14")');
      expect(await page.locator('h1').textContent()).toBe('CAU14');
    });
  });
});

describe('a document that somebody has', () => {
  const file = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
    const document = await box.authority.registry.documentById(Number(rejected));
    return { name: 'factura.xml', mimeType: 'application/xml', buffer: Buffer.from(document?.xml ?? '') };
  };

  it.each([
    ['es-CO', 400, 'Validar', 'Rechazado'],
    ['en-US', 1280, 'Judge', 'Rejected'],
  ])('is chosen as a file and judged (%s, %i px)', async (locale, width, submit, verdict) => {
    const options = { locale, viewport: { width, height: 900 } };
    await looking(
      '/judge',
      async (page) => {
        await page.setInputFiles('input[type=file]', await file());
        await page.locator('[data-drop] p[role=status]:has-text("factura.xml")').waitFor();
        await page.click(`button:text-is("${submit}")`);
        await page.locator(`.mark:text-is("${verdict}")`).waitFor();
        expect(await page.locator('main').innerText()).toContain('FAU14');
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      },
      options,
    );
  });

  it('is pasted as text, without script', async () => {
    const { buffer } = await file();
    await looking(
      '/judge',
      async (page) => {
        await page.fill('textarea[name=document]', buffer.toString());
        await page.click('button:text-is("Validar")');
        expect(await page.locator('main').innerText()).toContain('FAU14');
        await page.click('button:text-is("Menú")');
        await page.click('.sections a:text-is("Documentación")');
        expect(await page.locator('h1').innerText()).toBe('Documentación');
      },
      { javaScriptEnabled: false, viewport: { width: 390, height: 740 } },
    );
  });
});

describe('every page', () => {
  beforeAll(async () => {
    exchange = '';
    await send({ built: (root) => editSpec(root, [wrongTotal]) });
    exchange = (await box.authority.journal.list()).find(({ operation }) => operation === 'SendBillSync')?.id ?? '';
  });

  const names = Object.keys(pages());

  const phone = { viewport: { width: 360, height: 740 } };

  /** What each shows with its script, at first. */
  const texts = new Map<string, string>();

  it.each(names)(
    'is readable on a phone and a desk, by keyboard and by screen reader, in both languages: %s',
    async (name) => {
      const { page, context } = await visit(browser, box.authority.console.url, phone);
      const path = pages()[name] ?? '';
      await page.goto(`${base()}${path}`);
      await inFrame(page);
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.className')).toBe('skip');
      const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(over)).toBe(0);
      texts.set(name, await page.locator('main').innerText());
      await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
      expect(await page.evaluate(over)).toBe(0);
      expect(await violations(page, { schemes: ['light', 'dark'] })).toEqual([]);
      // In the other language and at the other width: what is folded was looked at above.
      expect(await violationsAsOpened(page, page.url(), { turn: names.indexOf(name) })).toEqual([]);
      await context.close();
    },
  );

  // The script adds the choice of a file to the page that judges, and buttons to what can be copied.
  it.each(names.filter((name) => !['nothing', 'judging', 'a page of the documentation'].includes(name)))(
    'can be read without script: %s',
    async (name) => {
      const path = pages()[name] ?? '';
      const seen = await looking(path, (page) => page.locator('main').innerText(), {
        javaScriptEnabled: false,
        ...phone,
      });
      expect(seen.length).toBeGreaterThan(80);
      expect(seen).toBe(texts.get(name) ?? (await looking(path, (page) => page.locator('main').innerText(), phone)));
    },
  );
});
