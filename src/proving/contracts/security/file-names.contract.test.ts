/** Names chosen by others, on every way out for a file: headers, mails, archives and folders. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileName } from '../../../common/file-name.ts';
import { dispositionOf } from '../../../common/testing/disposition.ts';
import { editSpec } from '../../../../simulator/document/edits/edit-spec.ts';
import { readZip } from '../../../../simulator/document/intake/zip-read.ts';
import { writeZip } from '../../../issuer/zip-write.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { archiveOf } from '../../../harness/rehearsal/report/report-files.ts';
import { documentOf } from '../../../harness/rehearsal/report/build-report.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../../harness/testing/example.ts';
import { createTracer } from '../../../harness/trace.ts';

const hostile = [
  'a"; filename="evil.html',
  'a\r\nSet-Cookie: x=1',
  '😀.pdf',
  '\u202efdp.exe',
  '../../etc/passwd',
  '..\\..\\x',
  'Factura Ñandú.pdf',
  "a'; filename*=UTF-8''evil.html",
  '%0d%0a.xml',
  'nul',
];

let box: Box;
let cookie = '';

const consoleBase = (): string => new URL('/ensayo/console/default/habilitacion', box.authority.console.url).href;

/** A download that must work, with the name in its header. */
const downloaded = async (url: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const response = await fetch(url, { headers });
  expect([url, response.status]).toEqual([url, 200]);
  expect(response.headers.get('set-cookie')).toBeNull();
  await response.arrayBuffer();
  return dispositionOf(response.headers.get('content-disposition')).name;
};

beforeAll(async () => {
  box = await startBox({ seed: 'names' });
  const entered = await fetch(box.authority.console.url, { redirect: 'manual' });
  cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
});

afterAll(() => box.close());

describe('the console', () => {
  it.each(hostile)('saves the document whose number is %j', async (number) => {
    // The characters that XML can contain.
    const written = number.replaceAll(/[\r\n]/g, ' ');
    box.tamperWith({ coded: (root) => editSpec(root, [{ edit: 'set', path: '/*/cbc:ID', text: written }]) });
    await box.post(invoicePath, exampleInvoice({ number: firstNumber + 1 }));
    box.tamperWith(undefined);
    const [filed] = await box.authority.registry.listDocuments({ limit: 1 });
    expect(filed?.number).toBe(written);
    const names = await Promise.all(
      ['xml', 'response'].map((part) =>
        downloaded(`${consoleBase()}/documents/${String(filed?.id)}/${part}`, { cookie }),
      ),
    );
    expect(names).toEqual([fileName(`${written}.xml`), fileName(`ApplicationResponse-${written}.xml`)]);
  });

  it('saves the attachments of a mail, and the contents of an archive, under valid names', async () => {
    await box.post(invoicePath, exampleInvoice({ number: firstNumber + 2, sendmail: true }));
    const inbox = await box.issuer.inbox();
    if (inbox === undefined) throw new Error('the box has an inbox');
    const transport = nodemailer.createTransport({ host: inbox.host, port: inbox.port });
    const archive = writeZip(
      hostile.map((name) => ({ name: name.replaceAll(/[\\/]/g, '_'), data: Buffer.from('x') })),
      0,
    );
    await transport.sendMail({
      from: 'a@x.co',
      to: 'b@x.co',
      subject: `${box.company.nit};names`,
      text: 'x',
      attachments: [
        ...hostile.map((filename) => ({ filename, content: 'x' })),
        { filename: 'all.zip', content: archive },
      ],
    });
    transport.close();
    const list = await (await fetch(`${consoleBase()}/inbox?text=names`, { headers: { cookie } })).text();
    const mail = /\/inbox\/([0-9a-f]{16})"/.exec(list)?.[1] ?? '';
    const page = await (await fetch(`${consoleBase()}/inbox/${mail}`, { headers: { cookie } })).text();
    const links = [...page.matchAll(/href="[^"]*(\/inbox\/[0-9a-f]{16}\/(?:files\/[\d-]+|raw))"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(links.length).toBeGreaterThan(hostile.length);
    for (const path of links) {
      const name = await downloaded(`${consoleBase()}${path}`, { cookie });
      expect(name).toBe(fileName(name));
    }
  });
});

describe('the control interface and the journal', () => {
  it('save every part of an exchange', async () => {
    const headers = { authorization: `Bearer ${box.authority.control.token}` };
    const { url } = box.authority.control;
    const [exchange] = await box.authority.journal.list(1);
    const id = exchange?.id ?? '';
    const parts = ['envelope', 'answer', 'document'];
    const names = await Promise.all(parts.map((part) => downloaded(`${url}/journal/${id}/${part}`, headers)));
    expect(names).toEqual([`${id}-envelope.xml`, `${id}-answer.xml`, `${id}.xml`]);
    const shown = await Promise.all(
      parts.map((part) => downloaded(`${consoleBase()}/journal/${id}/${part}`, { cookie })),
    );
    expect(shown).toEqual(names);
  });
});

describe('a mail of the issuing service', () => {
  it.each(['FES-SETP1-', 'a b.c', '..', 'nul.'])('names its archive with the prefix %j everywhere', async (prefix) => {
    const number = firstNumber + 10 + hostile.length + prefix.length;
    const { body } = await box.post(
      invoicePath,
      exampleInvoice({ number, sendmail: true, atacheddocument_name_prefix: prefix }),
    );
    if (body.code === 'invalid-request') {
      expect(Object.keys(body.errors ?? {})).toEqual(['atacheddocument_name_prefix']);
      return;
    }
    const inbox = await box.issuer.inbox();
    const mail = inbox?.messages().at(-1);
    expect(mail?.subject).toContain(`SETP${String(number)}`);
    const [attached, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    expect(attached?.fileName).toBe(fileName(String(body.urlinvoiceattached)).replace(/\.xml$/, '.zip'));
    const limits = { maxBytes: 1e7, maxEntryBytes: 1e7, maxTotalBytes: 1e7, maxEntries: 9, maxRatio: 1000 };
    const zip = await readZip(attached?.bytes ?? Buffer.alloc(0), limits);
    const names = zip.ok ? zip.entries.map(({ name }) => name) : [];
    expect(names).toHaveLength(2);
    expect(names.map(fileName)).toEqual(names);
  });
});

describe('on a disk', () => {
  it.each(hostile)('a trace of %j stays in its folder', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'ensayo-names-'));
    try {
      const tracer = createTracer(join(folder, 'trace'));
      tracer.begin(name);
      tracer.onStep('read', {});
      expect(readdirSync(folder)).toEqual(['trace']);
      expect(readdirSync(join(folder, 'trace'))).toEqual([fileName(name)]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(hostile)('the archive of a rehearsal has a folder for the document %j', async (number) => {
    const seen = {
      found: { kind: 'invoice', number, key: undefined, failed: [], verdict: 'accepted', incomplete: undefined },
      operation: 'SendBillSync',
      receivedAt: '2026-11-20T10:00:00-05:00',
      exchange: 'x',
    } as unknown as Parameters<typeof documentOf>[0]; // The source of the folder name.
    const document = documentOf(seen, 0, { answers: new Map() });
    const zip = archiveOf([{ document, xml: Buffer.from('<a/>'), answer: undefined }], 0);
    const limits = { maxBytes: 1e7, maxEntryBytes: 1e7, maxTotalBytes: 1e7, maxEntries: 9, maxRatio: 1000 };
    const read = await readZip(zip, limits);
    const names = read.ok ? read.entries.map(({ name }) => name) : [];
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name.split('/').map(fileName).join('/')).toBe(name);
    expect(names.every((name) => name.split('/').length <= 2)).toBe(true);
  });
});
