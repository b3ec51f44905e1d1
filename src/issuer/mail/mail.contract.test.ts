/** Messages from mailer to inbox over real SMTP. */
import { fileName as named, type FileName } from '../../common/file-name.ts';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { documentMail } from './document-mail.ts';
import { mailInput } from './document-mail.fixture.ts';
import { closeAll, failure, from, mailerFor, message, now, openInbox, openServer } from './mail-ends.fixture.ts';
import { sendDocument } from './send-document.ts';
import { politely } from './smtp.fixture.ts';

afterEach(closeAll);

const headersOf = (raw: Buffer): string => {
  const text = raw.toString('latin1');
  return text.slice(0, text.indexOf('\r\n\r\n') + 2);
};

const headerNames = (raw: Buffer): string[] =>
  [...headersOf(raw).matchAll(/^([^\s:]+):/gm)].map(([, name = '']) => name);

const usualHeaders = ['Auto-Submitted', 'From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'];

describe('a message through the inbox', () => {
  it('arrives as it was sent, with accents and attachments', async () => {
    const inbox = await openInbox();
    const sent = message({
      to: ['ana@cliente.co', 'josé@cañón.co'],
      subject: `900373076;Compañía «Ñ» & ${'muy larga '.repeat(20)};SETP1;01;Ñandú 𝄞`,
      text: 'Señores:\n.\n..Ñ €\nFrom aquí\n',
      html: '<p>¡Señores! <b>€ 𝄞</b></p>\n',
      attachments: [
        {
          fileName: named('ad0900.zip'),
          contentType: 'application/zip',
          bytes: Buffer.alloc(300_000, 'ñ\r\n.\r\n'),
        },
        {
          fileName: named('anexo número 1.pdf'),
          contentType: 'application/pdf',
          bytes: Buffer.from([0, 255, 13, 10, 46]),
        },
      ],
    });
    expect(await mailerFor(inbox).send(sent)).toEqual({ ok: true, accepted: ['ana@cliente.co', 'josé@cañón.co'] });
    const [received, ...others] = inbox.messages();
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      from: from.address,
      to: ['ana@cliente.co', 'josé@cañón.co'],
      subject: sent.subject,
      date: '2026-11-20T15:00:00.000Z',
      text: sent.text,
      html: sent.html,
      receivedAt: Date.parse(now),
    });
    expect(received?.attachments.map(({ fileName, contentType }) => ({ fileName, contentType }))).toEqual(
      sent.attachments.map(({ fileName, contentType }) => ({ fileName, contentType })),
    );
    expect(received?.attachments.map(({ bytes }, index) => sent.attachments[index]?.bytes.equals(bytes))).toEqual([
      true,
      true,
    ]);
  });

  it('reaches every recipient of the document, each with a message of its own', async () => {
    const inbox = await openInbox();
    const input = mailInput({
      customer: { emails: ['jose@cliente.co;ana@cliente.co', 'nadie'] },
      mail: { toIssuer: true, copies: ['copia@otro.co', 'JOSE@cliente.co'] },
      html: { header: '<h2>Hola</h2><script>alert(1)</script>' },
    });
    const { delivered, problems } = await sendDocument(input, mailerFor(inbox));
    expect(delivered).toEqual(['jose@cliente.co', 'ana@cliente.co', 'facturas@emisor.co', 'copia@otro.co']);
    expect(problems).toMatchObject([{ code: 'mail-recipient-invalid' }, { code: 'mail-fragment-reduced' }]);
    expect(inbox.messages().map(({ to }) => to)).toEqual([
      ['jose@cliente.co', 'ana@cliente.co'],
      ['facturas@emisor.co'],
      ['copia@otro.co'],
    ]);
    for (const { subject, html, attachments } of inbox.messages()) {
      expect(subject).toBe('900373076;Ensayos & Ñandúes S.A.S.;SETP990000001;01;El Ñandú');
      expect(html).toContain('<h2>Hola</h2>');
      expect(html).not.toContain('script');
      expect(attachments.map(({ bytes }) => bytes)).toEqual([input.bundle.bytes]);
    }
  });

  it('has the same bytes for the same seed and clock, and different ones for another seed', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor(inbox);
    for (const seed of ['one', 'one', 'other']) {
      for (const each of documentMail(mailInput({ seed }))) await mailer.send(each);
    }
    const [first, second, third] = inbox.messages().map(({ raw }) => raw);
    expect(first?.length).toBeGreaterThan(2000);
    expect(second?.equals(first ?? Buffer.of())).toBe(true);
    expect(third?.equals(first ?? Buffer.of())).toBe(false);
  });

  it('has these headers and no others, whatever is in names and subject', async () => {
    const inbox = await openInbox();
    const evil = 'x\r\nBcc: bcc@evil.co\r\n\r\n<script>\u2028\u0000\u0085X-Evil: 1';
    const mailer = mailerFor({ port: inbox.port, from: { address: from.address, name: evil } });
    const attachments = [
      // A name as only a bug could have it.
      { fileName: `a"${evil}.zip` as FileName, contentType: `application/zip\r\nX-Evil: 1`, bytes: Buffer.of(1) },
    ];
    expect(await mailer.send(message({ subject: evil, attachments }))).toMatchObject({ ok: true });
    expect(await mailer.send(message({ subject: 'plain\nX-Evil: 1', id: 'id\r\nX-Evil: 1' }))).toMatchObject({
      ok: true,
    });
    const documents = mailInput({ issuer: { name: evil, tradeName: evil }, document: { number: evil } });
    expect(await sendDocument(documents, mailer)).toMatchObject({ problems: [] });
    for (const { raw, to } of inbox.messages()) {
      expect(headerNames(raw)).toEqual(usualHeaders);
      expect(raw.toString('latin1')).not.toMatch(/^(?:Bcc|X-Evil):/im);
      expect(to).toHaveLength(1);
    }
    expect(inbox.messages()[0]?.subject).toBe('x Bcc: bcc@evil.co <script> X-Evil: 1');
    expect(inbox.messages()).toHaveLength(3);
  });

  it('goes only to valid addresses', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor(inbox);
    const to = [
      'a@x.co\r\nRCPT TO:<evil@x.co>',
      'a@x.co> NOTIFY=NEVER',
      'a@x.co',
      'nadie',
      '<b@x.co>',
      'b@x.co, c@x.co',
    ];
    expect(await mailer.send(message({ to }))).toEqual({ ok: true, accepted: ['a@x.co'] });
    expect(inbox.messages().map((mail) => mail.to)).toEqual([['a@x.co']]);
    expect(await mailer.send(message({ to: ['nadie', ''] }))).toEqual(failure('mail-no-recipient'));
    expect(await mailer.send(message({ to: [] }))).toEqual(failure('mail-no-recipient'));
  });

  it('uses one connection for messages one after another, several for many at once', async () => {
    const server = await openServer(politely({}));
    const mailer = mailerFor(server);
    for (let index = 0; index < 5; index += 1) expect(await mailer.send(message())).toMatchObject({ ok: true });
    expect(server.connections()).toBe(1);
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => mailer.send(message())));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(server.connections()).toBeLessThanOrEqual(5);
    expect(server.commands.filter((command) => command === '<data>')).toHaveLength(45);
  });

  it('may be sent with any user and password', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor({ port: inbox.port, user: 'ana', password: 'secreto' });
    expect(await mailer.send(message())).toMatchObject({ ok: true });
  });
});

describe('a process', () => {
  const script = `
    const at = (file) => new URL(file, process.env.MAIL_FOLDER).href;
    const { startInbox } = await import(at('inbox.ts'));
    const { createMailer } = await import(at('mailer.ts'));
    const { createEnv } = await import(at('../../common/env/env.ts'));
    const inbox = await startInbox({ env: createEnv() });
    const mailer = createMailer({ host: inbox.host, port: inbox.port, from: { address: 'a@x.co', name: 'A' } });
    const mail = { to: ['b@x.co'], subject: 's', text: 't', html: 'h', attachments: [], id: 'i', at: 0 };
    const { ok } = await mailer.send(mail);
    void inbox.waitFor(() => false, 3_600_000);
    console.log(ok, inbox.messages().length);
  `;

  it('ends by itself, whatever is still open', async () => {
    const cwd = fileURLToPath(new URL('./', import.meta.url));
    const output = await new Promise<string>((resolve, reject) => {
      const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
      const env = { ...process.env, MAIL_FOLDER: new URL('./', import.meta.url).href };
      execFile(process.execPath, args, { cwd, env, timeout: 120_000 }, (error, stdout) => {
        if (error === null) resolve(stdout);
        else reject(new Error('the process did not end well', { cause: error }));
      });
    });
    expect(output).toBe('true 1\n');
  });
});
