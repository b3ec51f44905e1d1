import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { toLatin1, toText } from '../../../common/bytes.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { readZip } from '../../../../simulator/document/intake/zip-read.ts';
import type { Inbox, ReceivedMail } from '../../../issuer/mail/inbox.ts';
import { politely, startScriptedServer, type Script } from '../../../issuer/mail/smtp.fixture.ts';
import { verifySignature } from '../../../../simulator/checks/signature/verify.ts';
import { startBox, type Box, type Reply } from '../../../harness/box.ts';
import { takeTour } from '../../../harness/tour.ts';

const limits = { maxBytes: 1e8, maxEntryBytes: 1e8, maxTotalBytes: 1e8, maxEntries: 20, maxRatio: 1_000 };
const timeoutMs = 120_000;

let box: Box;
let inbox: Inbox;

beforeAll(async () => {
  box = await startBox({ seed: 'mail', clock: '2026-03-16T15:00:00Z' });
  inbox = (await box.issuer.inbox()) ?? expect.fail('no inbox');
});

afterAll(() => box.close());

const invoice = async (fields: object, customer: object = {}): Promise<Reply> => {
  const { createGenerator } = await import('../../../../datasets/generators/index.ts');
  const request = createGenerator('mail').invoice({ variant: 'withoutDiscount' });
  inbox.clear();
  const who = { ...request.customer, email: 'cliente@example.com', ...customer };
  return box.post('/api/ubl2.1/invoice', { ...request, customer: who, ...fields });
};

const recipients = (): readonly string[] => inbox.messages().flatMap(({ to }) => to);

/** The entries of a mail's only archive. */
const archiveIn = async ({ attachments }: ReceivedMail) => {
  const [zip] = attachments;
  const read = await readZip(zip?.bytes ?? Buffer.alloc(0), limits);
  if (attachments.length !== 1 || !read.ok) return expect.fail(JSON.stringify(read));
  return read.entries;
};

const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/g;

/** Both documents inside the container, each with a signature that verifies. */
const expectVerified = async (container: string): Promise<void> => {
  const parts = [...container.matchAll(cdata)].map(([, text = '']) => text);
  expect(parts).toHaveLength(2);
  const trust = await box.authority.certificates.trust();
  for (const part of parts) {
    const parsed = parseXml(part);
    if (!parsed.ok) return expect.fail(parsed.problem.message.en);
    const { references, signatureValue } = await verifySignature(parsed.document, { trust, now: box.clock.now() });
    expect(references.every(({ ok }) => ok)).toBe(true);
    expect(signatureValue.ok).toBe(true);
  }
};

describe('the mail about a document', () => {
  const stops: { readonly name: string; readonly mail: ReceivedMail | undefined; readonly body: Reply['body'] }[] = [];

  beforeAll(async () => {
    await takeTour(box, {
      seed: 'mail',
      change: (request) => ({ ...request, sendmail: true, sendmailtome: true }),
      visit: async ({ step: { kind, variant }, reply: { body } }) => {
        const number = /#(\S+)/.exec(String(body.message))?.[1] ?? '';
        const zipKey = /"ZipKey":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
        if (zipKey !== undefined) await box.post(`/api/ubl2.1/status/zip/${zipKey}`, {});
        const mail = await inbox.waitFor(({ subject }) => subject.split(';')[2] === number, timeoutMs);
        stops.push({ name: `${kind} ${variant}`, mail, body });
      },
    });
  });

  it('comes for every kind, with the subject that the authority prescribes', () => {
    expect(stops.length).toBeGreaterThan(20);
    for (const { name, mail } of stops) {
      const [nit, company, , type, tradeName] = mail?.subject.split(';') ?? [];
      expect([name, nit, company, tradeName]).toEqual([
        name,
        '901500100',
        'EMPRESA DE PRUEBAS SAS',
        'EMPRESA DE PRUEBAS SAS',
      ]);
      expect(type, name).toMatch(/^(?:0[1-5]|20|9[1-5]|10[23])$/);
    }
  });

  it('is reported in the answer, with the time', () => {
    for (const { name, body } of stops.filter(
      ({ body: { ResponseAuthority } }) => !JSON.stringify(ResponseAuthority).includes('ZipKey'),
    )) {
      expect([name, body.send_email_success, body.send_email_date_time]).toEqual([name, true, '2026-03-16 10:00:00']);
    }
  });

  it('carries the container with both documents, still signed, and the PDF', async () => {
    for (const { name, mail } of stops.filter(({ name: each }) => !each.startsWith('payroll'))) {
      const entries = await archiveIn(mail ?? expect.fail(name));
      expect(entries.map(({ name: entry }) => entry.replace(/^.*\./, ''))).toEqual(['xml', 'pdf']);
      expect(entries[0]?.name).toMatch(/^ad\d{10}/);
      await expectVerified(toText(entries[0]?.data ?? new Uint8Array()));
      expect(toLatin1(entries[1]?.data ?? new Uint8Array(), 0, 5)).toBe('%PDF-');
    }
  });

  it('of payroll carries the signed document', async () => {
    for (const { name, mail } of stops.filter(({ name: each }) => each.startsWith('payroll'))) {
      const [xml, pdf] = await archiveIn(mail ?? expect.fail(name));
      expect(toText(xml?.data ?? new Uint8Array())).toMatch(/<NominaIndividual/);
      expect(pdf?.name).toMatch(/^N[IA]S-.*\.pdf$/);
    }
  });
});

describe('who gets mail', () => {
  it.each([
    ['nobody unless asked', {}, []],
    ['the customer', { sendmail: true }, ['cliente@example.com']],
    [
      'the customer, asked for by send_customer_credentials alone',
      { send_customer_credentials: true },
      ['cliente@example.com'],
    ],
    ['the issuer as well', { sendmail: true, sendmailtome: true }, ['cliente@example.com', 'emisor@example.com']],
    [
      'copies, each once',
      { sendmail: true, email_cc_list: [{ email: 'copia@example.com' }, { email: 'CLIENTE@example.com' }] },
      ['cliente@example.com', 'copia@example.com'],
    ],
  ])('%s', async (_case, fields, expected) => {
    const { body } = await invoice(fields);
    expect(recipients()).toEqual(expected);
    expect(body.send_email_success).toBe(expected.length > 0);
    expect(body.send_email_date_time).toBe(expected.length > 0 ? '2026-03-16 10:00:00' : false);
  });

  it('not the final consumer, and the answer says so', async () => {
    const { body } = await invoice(
      { sendmail: true },
      { identification_number: 222222222222, dv: undefined, type_document_identification_id: 3 },
    );
    expect(recipients()).toEqual([]);
    expect(body.warnings).toMatchObject([
      { code: 'mail-not-sent', reason: 'mail-recipient-anonymous', paths: ['customer.email'] },
    ]);
  });
});

describe('the parts of a mail', () => {
  it('has the annexes in the archive and the prefix in its names', async () => {
    const png = Buffer.from('iVBORw0KGgo=', 'base64');
    await invoice({
      sendmail: true,
      annexes: [{ document: png.toString('base64'), extension: 'png' }],
      atacheddocument_name_prefix: 'ACME',
    });
    const entries = await archiveIn(inbox.messages()[0] ?? expect.fail('no mail'));
    expect(entries.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^ACME.*ad\d+.*\.xml$/),
      expect.stringMatching(/\.pdf$/),
      'anexo-1.png',
    ]);
    expect(entries[2]?.data).toEqual(png);
  });

  it('has the fragments of the request, with anything harmful removed', async () => {
    await invoice({
      sendmail: true,
      html_header: '<h1>Nuestra cabecera</h1><script>alert(1)</script>',
      html_buttons: '<a href="https://example.com/pagar">Pagar</a><a href="javascript:alert(1)">no</a>',
      html_footer: '<p onclick="alert(1)">Nuestro pie</p>',
    });
    const html = inbox.messages()[0]?.html ?? '';
    for (const wanted of ['Nuestra cabecera', 'https://example.com/pagar', 'Nuestro pie'])
      expect(html).toContain(wanted);
    expect(html).not.toMatch(/script|javascript:|onclick/i);
  });
});

describe('the inbox over HTTP', () => {
  const get = (path: string): Promise<Response> =>
    fetch(`${box.issuer.url}/api/ubl2.1/${path}`, { headers: { authorization: `Bearer ${box.token}` } });

  it('lists the mail, and returns each message as received', async () => {
    await invoice({ sendmailtome: true });
    const { messages } = (await (await get('inbox')).json()) as { messages: { id: number; to: string[] }[] };
    expect(messages).toMatchObject([
      { id: 1, to: ['emisor@example.com'], attachments: [{ contentType: 'application/zip' }] },
    ]);
    const raw = await get('inbox/1');
    expect(raw.headers.get('content-type')).toBe('message/rfc822');
    expect(Buffer.from(await raw.arrayBuffer())).toEqual(inbox.messages()[0]?.raw);
  });

  it.each(['2', '0', 'x', '1e1'])('has no message %s', async (id) => {
    const response = await get(`inbox/${id}`);
    expect([response.status, (await response.json()) as object]).toMatchObject([404, { code: 'mail-not-found' }]);
  });
});

const withMailServer = async (port: number) => {
  const from = { address: 'facturas@example.com', name: 'Facturas' };
  const own = await startBox({ seed: 'no-mail', smtp: { host: '127.0.0.1', port, from } });
  onTestFinished(() => own.close());
  return own;
};

describe('a mail server', () => {
  it.each<readonly [what: string, reason: string, script: Script | undefined]>([
    ['that is not there', 'mail-server-unreachable', undefined],
    ['that refuses every message', 'mail-refused', politely({ '<data>': '554 no' })],
    ['that closes the connection', 'mail-connection-lost', politely({ MAIL: 'hang up' })],
    ['that says nothing', 'mail-timeout', () => undefined],
  ])(
    '%s changes nothing in the verdict, and the answer says why no mail was sent',
    async (_what, reason, script) => {
      const server = script && (await startScriptedServer(script));
      if (server !== undefined) onTestFinished(server.close);
      const own = await withMailServer(server?.port ?? 1);
      const { createGenerator } = await import('../../../../datasets/generators/index.ts');
      const generated = createGenerator('mail').invoice({ variant: 'withoutDiscount' });
      const request = { ...generated, prefix: 'SETP', number: 990_004_400 };
      const { body } = await own.post('/api/ubl2.1/invoice', { ...request, sendmail: true, sendmailtome: true });
      const warning = { code: 'mail-not-sent', reason, message: expect.not.stringContaining(reason) as unknown };
      expect(body).toMatchObject({
        send_email_success: false,
        send_email_date_time: false,
        verdict: { accepted: true },
        warnings: [
          { ...warning, paths: ['customer.email'] },
          { ...warning, paths: ['establishment_email'] },
        ],
      });
      const other = await own.post('/api/ubl2.1/invoice', { ...request, notes: 'another document of the number' });
      expect([other.status, other.body.code]).toEqual([409, 'number-already-accepted']);
    },
    // The mailer itself gives up after ten seconds of silence.
    60_000,
  );
});

describe('an inbox whose port is in use', () => {
  it('changes nothing in the verdict either, and the services still close', async () => {
    const own = await startBox({ seed: 'taken', inboxPort: inbox.port });
    const { createGenerator } = await import('../../../../datasets/generators/index.ts');
    const request = createGenerator('mail').invoice({ variant: 'withoutDiscount' });
    const { status, body } = await own.post('/api/ubl2.1/invoice', { ...request, sendmailtome: true });
    expect([status, body.send_email_success]).toEqual([200, false]);
    expect(body).toMatchObject({ verdict: { accepted: true }, warnings: [{ code: 'mail-not-sent' }] });
    await own.close();
  });
});

describe('send-email', () => {
  const again = (body: object): Promise<Reply> => box.post('/api/ubl2.1/send-email', body);

  it('mails an accepted document that was not mailed, to its customer or to the given address', async () => {
    const issued = await invoice({ sendmail: false, prefix: 'SETP', number: 990_004_321 });
    expect(issued.body.verdict).toMatchObject({ accepted: true });
    expect(recipients()).toEqual([]);
    const name = { prefix: 'SETP', number: 990_004_321 };
    expect(await again(name)).toMatchObject({ status: 200, body: { success: true } });
    expect(recipients()).toEqual(['cliente@example.com']);
    inbox.clear();
    expect(await again({ ...name, alternate_email: 'contador@example.com' })).toMatchObject({ status: 200 });
    expect(recipients()).toEqual(['contador@example.com']);
    const [mail] = inbox.messages();
    expect((await archiveIn(mail ?? expect.fail('no mail'))).length).toBe(2);
  });

  it('sends a message that is not the one sent before', async () => {
    const name = { prefix: 'SETP', number: 990_004_322 };
    await invoice({ sendmail: true, ...name });
    await again(name);
    const ids = inbox.messages().map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw.toString())?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('reports a document that was not accepted, and an invalid address', async () => {
    expect(await again({ prefix: 'SETP', number: 1 })).toMatchObject({
      status: 404,
      body: { code: 'document-not-found' },
    });
    expect(await again({ number: 1, alternate_email: 'nadie' })).toMatchObject({ status: 422 });
  });
});
