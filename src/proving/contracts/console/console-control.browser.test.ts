/** The console pages that change the authority's state and behaviour, and the mail. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileName } from '../../../common/file-name.ts';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { createMailer } from '../../../issuer/mail/mailer.ts';
import type { Inbox } from '../../../issuer/mail/inbox.ts';
import { startBox, type Box, type Reply } from '../../../harness/box.ts';
import { placeOf } from '../../../harness/box-parts.ts';
import {
  launchBrowser,
  launchWholeBrowser,
  violations,
  violationsAsOpened,
  visit,
} from '../../../harness/testing/browser.fixture.ts';
import { exampleInvoice, firstNumber, invoicePath, resultField } from '../../../harness/testing/example.ts';

let box: Box;
let browser: Browser;
let inbox: Inbox;
let number = firstNumber;

const testSet = 'a7c31f52-0d4b-4e86-9b17-5c20d8e4f601';

/** Address for a mail's pictures, forms and links; records the requests it receives. */
let attacker: Server;
const attacked: string[] = [];

const send = (fields: object = {}, path = invoicePath): Promise<Reply> => {
  number += 1;
  return box.post(path, exampleInvoice({ number, ...fields }));
};

/** `00 Procesado Correctamente.`, or the issuing service's answer to the next document. */
const nextAnswer = async (): Promise<string> => {
  const { status, body } = await send();
  return `${String(status)} ${JSON.stringify(body)}`;
};

const base = (): string => new URL('/ensayo/console/default/habilitacion', box.authority.console.url).href;

type Looking = BrowserContextOptions & { readonly mayComplain?: boolean; readonly through?: Browser };

const looking = async <T>(
  path: string,
  look: (page: Page) => Promise<T>,
  { mayComplain = false, through = browser, ...options }: Looking = {},
): Promise<T> => {
  const { page, context, complaints } = await visit(through, box.authority.console.url, options);
  try {
    await page.goto(`${base()}${path}`);
    const seen = await look(page);
    if (!mayComplain) expect(complaints).toEqual([]);
    return seen;
  } finally {
    await context.close();
  }
};

const withoutScript = { javaScriptEnabled: false };

const hostile = `<script>top.document.title='pwned'</script><img src=x onerror="top.document.title='pwned'">\u202e`;
const hostileHtml = (): string => {
  const there = `http://127.0.0.1:${String((attacker.address() as AddressInfo).port)}`; // It listens on a port.
  return `<h1>Hola</h1>${hostile}<img src="${there}/pixel.png"><style>body { background: url(${there}/style.png) }</style>
    <form action="${there}/form"><button>x</button></form><a target="_top" href="${there}/link">y</a>
    <meta http-equiv="refresh" content="0;url=${there}/refresh">`;
};

const sendHostileMail = async (): Promise<void> => {
  const { host, port } = inbox;
  const mailer = createMailer({ host, port, from: { address: 'evil@example.com', name: 'E' } });
  const outcome = await mailer.send({
    to: ['cliente@example.com'],
    subject: hostile,
    text: hostile,
    html: hostileHtml(),
    // A name that only a foreign sender could write.
    attachments: [
      { fileName: `${hostile}.html` as FileName, contentType: 'text/html', bytes: Buffer.from(hostileHtml()) },
    ],
    id: '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
    at: box.clock.now(),
  });
  mailer.close();
  expect(outcome.ok).toBe(true);
};

beforeAll(async () => {
  const company = { testSets: [{ family: 'invoicing', id: testSet, state: 'open' }] } as const;
  [box, browser] = await Promise.all([
    startBox({ seed: 'console-control', clock: '2026-11-20T10:00:00-05:00', company }),
    launchBrowser(),
  ]);
  attacker = createServer((request, response) => {
    attacked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
  inbox = (await box.issuer.inbox()) ?? expect.fail('no inbox');
  await send({ sendmail: true });
  await inbox.waitFor(() => true, 5000);
  await sendHostileMail();
});

afterAll(async () => {
  attacker.close();
  await browser.close();
  await box.close();
});

/** Asked for, thought better of, and asked for again. */
const confirmed = async (page: Page, name: RegExp | string): Promise<void> => {
  const button = page.getByRole('button', { name }).and(page.locator(':not(.quiet)'));
  await button.click();
  await page.getByText('Esto no se puede deshacer. ¿Continuar?').waitFor();
  await page.locator('dialog button:text-is("Cancelar"), main a:text-is("Cancelar")').click();
  await button.click();
  await page.locator('dialog button.danger, #confirm button:not(.quiet)').click();
};

describe.each([
  ['with script', {}],
  ['without script', withoutScript],
] as const)('the forms, %s', (_how, options) => {
  it('set the clock that dates the next document', async () => {
    await looking(
      '/clock',
      async (page) => {
        await page.locator('#fixed input[name=at]').fill('2026-12-24T09:30:00');
        await page.locator('#fixed button:not(.quiet)').click();
        expect(await page.getByRole('status').first().textContent()).toContain('El reloj cambió.');
        expect(await page.locator('.facts').textContent()).toContain('2026-12-24 09:30:00');
        expect(await nextAnswer()).toContain('2026-12-24');
        await page.getByRole('button', { name: '+ 1 día', exact: true }).click();
        expect(await nextAnswer()).toContain('2026-12-25');
      },
      options,
    );
    box.clock.set('2026-11-20T10:00:00-05:00');
  });

  it('activate a fault that strikes the next document, and show when it struck', async () => {
    await looking(
      '/faults',
      async (page) => {
        await page.getByRole('link', { name: 'Página HTML con 200' }).click();
        await page.getByLabel('Emisor (NIT)').fill('901500100');
        await page.getByRole('button', { name: 'Simular la falla', exact: true }).click();
        expect(await nextAnswer()).toMatch(/^502 .*authority-unreadable/);
        await page.reload();
        expect(await page.locator('#faults tbody tr').innerText()).toMatch(/html[\s\S]*901500100[\s\S]*1 \/ 1 Agotado/);
        expect(await nextAnswer()).toMatch(/^200 .*Procesado Correctamente/);
        await confirmed(page, /^Quitar fault-/);
        expect(await page.locator('#faults tbody tr').count()).toBe(0);
      },
      options,
    );
  });

  it('force the verdict on the next document', async () => {
    await looking(
      '/faults',
      async (page) => {
        await page.getByText('Forzar un resultado').first().click();
        await page.locator('#verdict select[name=verdict]').selectOption('rejected');
        await page.locator('#verdict input[name=codes]').fill('FAD06');
        await page.locator('#verdict button:not(.quiet)').click();
        const { body } = await send();
        expect([resultField(body, 'StatusCode'), JSON.stringify(body).includes('FAD06')]).toEqual(['99', true]);
        await confirmed(page, /^Quitar verdict-/);
        expect(await page.locator('#verdicts tbody tr').count()).toBe(0);
      },
      options,
    );
  });

  it('take a snapshot, and restore it: later changes are undone', async () => {
    await looking(
      '/clock',
      async (page) => {
        await page.getByRole('button', { name: 'Tomar instantánea', exact: true }).click();
        // Its own range, and the one of all issuers that would then take its place.
        for (const row of [/^Quitar 901500100-.*SETP$/, /^Quitar all-.*SETP$/]) {
          await page.goto(`${base()}/registry/ranges?text=SETP`);
          await confirmed(page, row);
        }
        expect(await page.locator('#rows').textContent()).not.toContain('SETP');
        expect(await nextAnswer()).toMatch(/FAB0\d/);
        await page.goto(`${base()}/clock`);
        await confirmed(page, 'Restaurar snapshot-1');
        expect(await nextAnswer()).toContain('Procesado Correctamente');
        await confirmed(page, 'Quitar snapshot-1');
      },
      options,
    );
  });
});

describe('the registry', () => {
  it('accepts a valid company, and shows next to the field what is wrong with an invalid one', async () => {
    const refused = async (page: Page): Promise<void> => {
      await page.getByLabel('NIT', { exact: true }).fill('9003731153');
      await page.getByLabel('Nombre').fill(hostile);
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      const nit = page.getByLabel('NIT', { exact: true });
      const described = await nit.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described ?? ''}"]`).textContent()).toContain('sin puntos ni dígito');
      await nit.fill('900373115');
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      await page.goto(`${base()}/registry/contributors?text=900373115`);
      expect(await page.locator('#rows tbody').textContent()).toContain('<script>top.document');
      expect(await page.locator('main :is(script, img)').count()).toBe(0);
      expect(await page.title()).not.toBe('pwned');
    };
    // The browser reports the answer 422 as an error.
    await looking('/registry', refused, { mayComplain: true });
  });
});

describe('a test set', () => {
  it('shows its progress while documents arrive, without a reload', async () => {
    await looking('/test-sets', async (page) => {
      await page.waitForSelector('main[data-connected=true]');
      const card = page.locator(`[id="set-${testSet}"]`);
      expect(await card.textContent()).toContain('0 de 2 aceptados');
      await page.evaluate('window.stays = true');
      await send({}, `${invoicePath}/${testSet}`);
      await card.getByText('1 de 2 aceptados · 1 de 2 enviados').waitFor();
      expect(await card.locator('progress').first().getAttribute('value')).toBe('1');
      expect(await page.evaluate('window.stays')).toBe(true);
      await confirmed(page, `Reiniciar ${testSet}`);
      await card.getByText('0 de 2 aceptados · 0 de 2 enviados').waitFor();
    });
  });
});

describe('a test space that is removed and created again', () => {
  it('goes on to be shown by the pages that were open', async () => {
    const address = { tenant: 'again', environment: '2' } as const;
    const { tenants, console: link } = box.authority;
    const { url } = await placeOf(box, address.tenant);
    const journal = new URL('/ensayo/console/again/habilitacion/journal', link.url).href;
    await looking(
      '/documents',
      async (page) => {
        await page.goto(journal);
        await page.waitForSelector('main[data-connected=true]');
        await tenants.remove(address.tenant);
        await page.waitForSelector('main:not([data-connected])');
        await expect.poll(() => page.locator('.live-status').textContent()).not.toBe('');
        await tenants.open(address);
        await page.waitForSelector('main[data-connected=true]');
        await fetch(url, { method: 'POST', body: 'no envelope' });
        await page.locator('#journal tbody tr').waitFor();
        const documents = new URL('documents', journal).href;
        await page.goto(documents);
        await page.waitForSelector('main[data-connected=true]');
        await page.locator('.first-steps textarea').fill('<Invoice>');
        const body = await (await page.request.get(`${base()}/documents`)).text();
        await page.route(documents, (route) => route.fulfill({ contentType: 'text/html', body }));
        await fetch(url, { method: 'POST', body: 'no envelope' });
        await page.locator('#documents tbody tr').first().waitFor();
        expect(await page.locator('.first-steps textarea').isVisible()).toBe(true); // something is being written
      },
      { mayComplain: true },
    );
  });
});

describe('a mail', () => {
  const toMail = async (page: Page, subject: string): Promise<void> => {
    await page.locator('#mails a', { hasText: subject }).click();
  };

  it('is shown with its HTML, its attachments and the PDF inside', async () => {
    await looking('/inbox', async (page) => {
      await toMail(page, '901500100;');
      const frame = page.frameLocator('iframe.mail-html');
      expect(await frame.locator('h1').textContent()).toContain('Factura electrónica de venta SETP');
      const [zip] = inbox.messages()[0]?.attachments ?? [];
      // Requested as the browser would: saving itself depends on the machine's Chromium.
      const link = await page.locator('.files a', { hasText: '.zip' }).getAttribute('href');
      const saved = await page.request.get(new URL(link ?? '', page.url()).href);
      expect(saved.headers()['content-disposition']).toContain(zip?.fileName);
      expect((await saved.body()).subarray(0, 2).toString()).toBe('PK');
      const files = await page.locator('.files a').allTextContents();
      expect(files.map((name) => name.split('.').at(-1))).toEqual(['zip', 'xml', 'pdf']);
      const address = await page.locator('iframe.pdf').getAttribute('src');
      const answer = await page.request.get(new URL(address ?? '', page.url()).href);
      expect([answer.headers()['content-type'], (await answer.body()).subarray(0, 5).toString()]).toEqual([
        'application/pdf',
        '%PDF-',
      ]);
    });
  });

  it('lets the browser show its PDF: its viewer is in the frame, and no policy of ours prevents it', async () => {
    const whole = await launchWholeBrowser();
    const look = async (page: Page): Promise<void> => {
      await toMail(page, '901500100;');
      await page.locator('iframe.pdf').scrollIntoViewIfNeeded();
      await expect.poll(() => page.frames().some((one) => one.url().startsWith('chrome-extension://'))).toBe(true);
    };
    try {
      await looking('/inbox', look, { through: whole });
    } finally {
      await whole.close();
    }
  });

  it('of a tenant is only shown in its own space', async () => {
    await send({ sendmail: true }, `/t/worker-3${invoicePath}`);
    const sent = `SETP${String(number)}`;
    await looking('/inbox', async (page) => {
      expect(await page.locator('#mails').textContent()).not.toContain(sent);
      await page.goto(`${base().replace('/default/', '/worker-3/')}/inbox`);
      expect(await page.locator('#mails a').allTextContents()).toEqual([expect.stringContaining(sent)]);
    });
  });

  it('that is hostile runs nothing, fetches nothing and leads nowhere', async () => {
    const look = async (page: Page): Promise<void> => {
      expect(await page.locator('#mails').textContent()).toContain('<script>top.document');
      await toMail(page, '<script>');
      const frame = page.frameLocator('iframe.mail-html');
      expect(await frame.locator('h1').textContent()).toBe('Hola');
      await frame.locator('button').click();
      await frame.locator('a').click();
      await page.getByText('Solo texto').click();
      expect(await page.locator('.mail-text').textContent()).toContain('<script>top.document');
      expect(await page.locator('main :is(script, img)').count()).toBe(0);
      expect(await page.title()).not.toBe('pwned');
      expect(attacked).toEqual([]);
      expect(page.url().startsWith(base())).toBe(true);
    };
    // The browser reports every script that it did not run.
    await looking('/inbox', look, { mayComplain: true });
  });
});

const paths: Readonly<Record<string, string>> = {
  registry: '/registry',
  taxpayers: '/registry/contributors',
  software: '/registry/software',
  ranges: '/registry/ranges',
  'the RUT': '/registry/rut',
  'test sets': '/test-sets',
  clock: '/clock',
  faults: '/faults',
  'a new fault': '/faults/new/status',
  inbox: '/inbox',
  'a mail': '/inbox MAIL',
};

describe('every page', () => {
  /** Something in every list, and a name of the maximum length. */
  beforeAll(async () => {
    const control = createControlClient(box.authority.control);
    await control.addFault({
      fault: 'latency',
      milliseconds: { from: 1, to: 2 },
      when: { number: '?'.repeat(60) },
      probability: 0.5,
    });
    await control.addVerdict({ verdict: 'rejected', codes: ['FAD06', 'FAJ43b'], when: { kind: 'payroll' } });
    await control.takeSnapshot('a'.repeat(40));
    await control.addRegistryRow('companies', { nit: '900373115', name: 'Ñ'.repeat(450) });
  });

  it.each(Object.keys(paths))(
    'is readable on a phone and a desk, by screen reader, in both languages, light and dark: %s',
    async (name) => {
      const [path = '', mail] = paths[name]?.split(' ') ?? [];
      const look = async (page: Page): Promise<void> => {
        if (mail !== undefined) await page.locator('#mails a', { hasText: '<script>' }).click();
        const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(over)).toBe(0);
        await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
        expect(await page.evaluate(over)).toBe(0);
        await page.setViewportSize({ width: 1024, height: 740 });
        expect(await page.evaluate(over)).toBe(0);
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await violations(page, { schemes: ['light', 'dark'], options: { iframes: false } })).toEqual([]);
        expect(
          await violationsAsOpened(page, page.url(), {
            turn: Object.keys(paths).indexOf(name),
            options: { iframes: false },
          }),
        ).toEqual([]);
      };
      await looking(path, look, { viewport: { width: 360, height: 740 }, mayComplain: mail !== undefined });
    },
  );
});
