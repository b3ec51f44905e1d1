/**
 * Documents judged on their own, which is how people have them: the verdict depends on what is supplied with them, and
 * what is missing is named instead of held against them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip } from '../../../issuer/zip-write.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { eventSubject, sendEvent } from '../../../harness/events/flow.ts';
import { judge, startBox as startOwnBox } from '../../../harness/index.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';
import { runHere } from '../../../cli/testing/run-here.ts';
import type { AcceptedReference } from '../../../harness/violations/reference.ts';
import { sendComplete } from '../../../harness/violations/run-violation.ts';

const clock = '2026-11-20T10:00:00-05:00';
const registry = { companies: [{ nit: '901234567', name: 'EMPRESA PROPIA SAS', prefix: 'EP' }] };
const folder = mkdtempSync(join(tmpdir(), 'ensayo-apart-'));

let box: Box;
const xml: Record<string, string> = {};

/** The newest document that the authority of a box filed. */
const newest = async ({ authority }: Box): Promise<string> => {
  const [listed] = await authority.registry.listDocuments({ limit: 1 });
  return (listed && (await authority.registry.documentById(listed.id)))?.xml ?? '';
};

const fileOf = (name: string): string => {
  const path = join(folder, `${name.replaceAll(' ', '-')}.xml`);
  writeFileSync(path, xml[name] ?? '');
  return path;
};

beforeAll(async () => {
  box = await startBox({ clock, seed: 'apart' });
  const received = await eventSubject(box, await sendComplete(box, { name: 'invoice', number: 990_000_001 }));
  xml['received invoice'] = await newest(box);
  box.tamperWith(undefined);
  const reply = await box.post(invoicePath, exampleInvoice());
  xml.invoice = await newest(box);
  const about = await eventSubject(box, reply);
  await sendComplete(box, { name: 'creditNote', number: 1, about });
  xml['credit note'] = await newest(box);
  box.tamperWith(undefined);
  for (const code of ['030', '032', '033']) {
    expect(await sendEvent(box, code, received)).toMatchObject({ isValid: true, lines: [] });
    xml[`event ${code}`] = await newest(box);
  }
  xml['wrong total'] = xml.invoice.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');
  xml.unsigned = xml.invoice.replace(/<ds:Signature .*<\/ds:Signature>/s, '');
  xml['unsigned, wrong total'] = xml['wrong total'].replace(/<ds:Signature .*<\/ds:Signature>/s, '');
  xml['signature begun'] = xml.invoice.replace(/<ds:SignedInfo>.*<\/ds:KeyInfo>/s, '');
  const own = await startOwnBox({ clock, seed: 'own', registry });
  own.tamperWith((signed) => (xml['of an own company'] = signed));
  const { number: _, prefix: __, resolution_number: ___, ...request } = exampleInvoice();
  const [company] = own.companies;
  const sent = await own.post(invoicePath, request, { authorization: `Bearer ${company?.token ?? ''}` });
  expect(sent.body.verdict).toMatchObject({ accepted: true });
  await own.close();
});

afterAll(async () => {
  await box.close();
  rmSync(folder, { recursive: true });
});

type Case = readonly [
  what: string,
  document: string,
  prior: readonly string[],
  verdict: string,
  /** Codes that failed or, of an open verdict, one of those left out. */
  codes: readonly string[],
];

describe('a document on its own', () => {
  it.each<Case>([
    ['an invoice', 'invoice', [], 'accepted', []],
    ['a note without the invoice', 'credit note', [], 'undecided', ['CBG04']],
    ['a note with the invoice', 'credit note', ['invoice'], 'accepted', []],
    ['a note with another document instead', 'credit note', ['received invoice'], 'rejected', ['CBG04']],
    ['an acceptance alone', 'event 033', [], 'undecided', ['LGC12']],
    ['an acceptance without the events before it', 'event 033', ['received invoice'], 'rejected', ['LGC12', 'LGC13']],
    ['an acceptance with all before it', 'event 033', ['received invoice', 'event 030', 'event 032'], 'accepted', []],
    ['an invoice that was accepted before', 'invoice', ['invoice'], 'rejected', ['90']],
    ['a wrong total, whatever is missing', 'wrong total', [], 'rejected', ['FAU14']],
  ])('%s', async (_what, document, prior, verdict, codes) => {
    const found = await judge(xml[document] ?? '', { clock, prior: prior.map((name) => xml[name] ?? '') });
    const told = found.verdict === 'undecided' ? found.notEvaluated : found.failed;
    expect([found.verdict, codes.filter((code) => !told.some((each) => each.code === code))]).toEqual([verdict, []]);
    const supplies = new Set(found.notEvaluated.flatMap(({ supply }) => supply ?? []));
    expect([...supplies]).toEqual(verdict === 'undecided' ? ['prior'] : []);
  });
});

describe('what neither an earlier document nor a registry could settle', () => {
  const changed = (name: string, from: RegExp, to: string): string => (xml[name] ?? '').replace(from, to);
  const note = (from: RegExp, to: string) => () => changed('credit note', from, to);
  const uuid = /<cbc:UUID[^>]*>[^<]*<.cbc:UUID>/;

  it.each<readonly [what: string, code: string, document: () => string]>([
    ['an algorithm that no code has', 'CBG05', note(/CUFE-SHA384/, 'CUFE-SHA256')],
    [
      'a date of its own after the note, of no code',
      'CBG06',
      note(/(BillingReference.*)<cbc:UUID[^>]*>[^<]*<.cbc:UUID>(.*?<cbc:IssueDate>)[^<]*/s, '$1$22026-11-21'),
    ],
    ['a code that is absent', 'FAD06', () => changed('of an own company', uuid, '')],
    [
      'a resolution that is absent',
      'FAB05a',
      () => changed('of an own company', /<sts:InvoiceAuthorization>[^<]*<.sts:InvoiceAuthorization>/, ''),
    ],
  ])('%s is held against a document on its own: %s', async (_what, code, document) => {
    const { failed } = await judge(document(), { clock });
    expect(failed.map((line) => line.code)).toContain(code);
  });

  it('leaves open what they could', async () => {
    const type03 = changed('credit note', /CUFE-SHA384/, 'CUDE-SHA384');
    const { failed, notEvaluated } = await judge(type03, { clock });
    expect(failed.map(({ code }) => code)).not.toContain('CBG05');
    expect(notEvaluated.map(({ code }) => code)).toEqual(expect.arrayContaining(['CBG05', 'CBG06']));
  });

  it('leaves open a date that is later than the note, of a document that may be registered with another', async () => {
    const later = changed('credit note', /(BillingReference.*<cbc:IssueDate>)[^<]*/s, '$12026-11-21');
    const { failed, notEvaluated } = await judge(later, { clock });
    expect(failed.map(({ code }) => code)).not.toContain('CBG06');
    expect(notEvaluated.map(({ code }) => code)).toContain('CBG06');
  });
});

describe('payroll that was deleted', () => {
  const adjust = async (name: 'payrollDeletion' | 'payrollReplacement', about: AcceptedReference, number: number) => {
    const { body } = await sendComplete(box, { name, number, about });
    expect(body).toMatchObject({ verdict: { accepted: true } });
    const document = await newest(box);
    const control = createControlClient(box.authority.control);
    const [latest] = await control.journal(1);
    return { document, results: (await control.exchange(latest?.id ?? '')).results };
  };

  it('may be deleted or replaced again, and the judgement remarks that it was deleted', async () => {
    const about = await eventSubject(box, await sendComplete(box, { name: 'payroll', number: 1 }));
    const payroll = await newest(box);
    const first = await adjust('payrollDeletion', about, 1);
    const second = await adjust('payrollDeletion', about, 2);
    const replacement = await adjust('payrollReplacement', about, 3);
    expect(first.results).not.toHaveProperty('remarks');
    for (const { document, results } of [second, replacement]) {
      expect(results).toHaveProperty('remarks.0.text');
      const alone = await judge(document, { clock, prior: [payroll, first.document] });
      expect([alone.verdict, alone.remarks?.map(({ text }) => text.includes('NIA1'))]).toEqual(['accepted', [true]]);
      expect((await judge(document, { clock, prior: [payroll] })).remarks).toBeUndefined();
    }
  });
});

describe('a document of a company that the registry does not know', () => {
  it('is undecided, without a rule about the company, its software or its numbering', async () => {
    const { verdict, failed, notEvaluated } = await judge(xml['of an own company'] ?? '', { clock });
    expect([verdict, failed]).toEqual(['undecided', []]);
    const left = notEvaluated.filter(({ supply }) => supply === 'registry').map(({ code }) => code);
    expect(left).toEqual(expect.arrayContaining(['FAD06', 'FAB05a', 'FAB19b', 'ZE03']));
  });

  it('is accepted with a registry that has it', async () => {
    expect(await judge(xml['of an own company'] ?? '', { clock, registry })).toMatchObject({
      verdict: 'accepted',
      notEvaluated: [],
    });
  });
});

describe('a certificate of an authority that is not trusted', () => {
  let signed: string;

  beforeAll(async () => {
    const { nit, checkDigit, name } = box.company;
    const certificate = await box.authority.certificates.defective('unknownAuthority', { nit, checkDigit, name });
    box.tamperWith({ credentials: () => Promise.resolve(certificate) });
    await box.post(invoicePath, exampleInvoice({ number: 990_300_003 }));
    box.tamperWith(undefined);
    signed = await newest(box);
  });

  it('leaves the verdict open, and names what trusts it', async () => {
    const { verdict, failed, notEvaluated } = await judge(signed, { clock });
    expect([verdict, failed]).toEqual(['undecided', []]);
    expect(new Set(notEvaluated.map(({ supply }) => supply))).toEqual(new Set(['trust']));
  });

  it('is held against it where certificates were supplied, or where the signature does not verify', async () => {
    const pem = join(folder, 'other.pem');
    writeFileSync(pem, (await box.authority.certificates.publications())[0]?.bytes ?? '');
    expect((await judge(signed, { clock, trust: [pem] })).failed.map(({ code }) => code)).toContain('ZD05');
    const changed = await judge(signed.replace('<cbc:Name>', '<cbc:Name>x'), { clock });
    expect([changed.verdict, changed.failed.map(({ code }) => code).includes('ZE02')]).toEqual(['rejected', true]);
  });
});

const base64 = (name: string): string => Buffer.from(xml[name] ?? '').toString('base64');

describe('over HTTP', () => {
  const address = (query = ''): string => `${new URL('/ensayo/judge', box.authority.url).href}${query}`;
  const send = (body: string, headers: Record<string, string>, query?: string): Promise<Response> =>
    fetch(address(query), {
      method: 'POST',
      headers: { authorization: `Bearer ${box.authority.control.token}`, ...headers },
      body,
    });

  it('takes a file as it is: a document that this authority accepted is no duplicate of itself', async () => {
    const type = 'application/xml';
    const answer = await send(xml.invoice ?? '', { 'content-type': type }, `?name=f.xml&clock=${clock}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { documents: [{ file: 'f.xml', verdict: 'accepted', kind: 'invoice' }], unread: [] },
    ]);
  });

  it('knows the documents and the events of the authority', async () => {
    const control = createControlClient(box.authority.control);
    const files = [{ name: 'nota.xml', content: base64('credit note') }];
    expect((await control.judge({ files })).documents).toMatchObject([{ verdict: 'accepted' }]);
    const event = [{ name: 'evento.xml', content: base64('event 033') }];
    expect((await control.judge({ files: event, clock })).documents).toMatchObject([{ verdict: 'accepted' }]);
  });

  it('opens what carries a document, and says what a file is that carries none', async () => {
    const control = createControlClient(box.authority.control);
    const zip = writeZip([{ name: 'a.xml', data: Buffer.from(xml.invoice ?? '') }], 0).toString('base64');
    const answer = Buffer.from('{"ResponseDian":{}}').toString('base64');
    const found = await control.judge({
      files: [
        { name: 'z.zip', content: zip },
        { name: 'r.json', content: answer },
      ],
    });
    expect(found).toMatchObject({
      documents: [{ file: 'z.zip/a.xml', verdict: 'accepted' }],
      unread: [{ file: 'r.json', code: 'answer' }],
    });
  });

  it('takes companies, documents, a profile and an instant for one call', async () => {
    const control = createControlClient(box.authority.control);
    const files = [{ name: 'propia.xml', content: base64('of an own company') }];
    const verdict = async (more: object): Promise<string | undefined> =>
      (await control.judge({ files, clock, ...more })).documents[0]?.verdict;
    expect(await verdict({})).toBe('undecided');
    expect(await verdict({ registry })).toBe('accepted');
    expect(await verdict({ registry, clock: '2031-01-01T10:00:00-05:00' })).toBe('rejected');
    expect(await verdict({ registry, prior: files })).toBe('rejected');
    expect(await verdict({ registry, profile: 'all' })).toMatch(/accepted|rejected/);
    expect((await control.registry()).contributors.map(({ nit }) => nit)).not.toContain('901234567');
  });

  it.each<readonly [what: string, body: object, path: string]>([
    ['no files', { files: [] }, '/files'],
    ['content that is not Base64', { files: [{ name: 'a', content: '<x/>' }] }, '/files/0/content'],
    ['an unknown profile', { files: [{ name: 'a', content: 'YQ==' }], profile: 'x' }, '/profile'],
    ['an instant that is none', { files: [{ name: 'a', content: 'YQ==' }], clock: 'ayer' }, '/clock'],
    ['a year before 1900', { files: [{ name: 'a', content: 'YQ==' }], clock: '0001-01-01' }, '/clock'],
    ['a year after 9999', { files: [{ name: 'a', content: 'YQ==' }], clock: '+010000-01-01T00:00:00Z' }, '/clock'],
    ['trust without a certificate', { files: [{ name: 'a', content: 'YQ==' }], trust: ['x'] }, '/trust'],
    [
      'a document before it that is none',
      { files: [{ name: 'a', content: 'YQ==' }], prior: [{ name: 'b', content: 'YQ==' }] },
      '/prior',
    ],
  ])('refuses %s, and names the field', async (_what, body, path) => {
    const answer = await send(JSON.stringify(body), { 'content-type': 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid-body', errors: [{ path }] }]);
  });

  it('refuses a registry with a mistake, and a caller without the token', async () => {
    const body = JSON.stringify({ files: [{ name: 'a', content: 'YQ==' }], registry: { companys: [] } });
    const answer = await send(body, { 'content-type': 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid-registry' }]);
    expect((await send(xml.invoice ?? '', { authorization: 'Bearer x' })).status).toBe(401);
  });
});

describe('on the command line', () => {
  it.each<readonly [what: string, args: () => readonly string[], code: number, told: RegExp]>([
    ['an open verdict', () => [fileOf('credit note')], 3, /undecided[^]*CBG04[^]*Supply it with --prior FILE/],
    ['the same in Spanish', () => [fileOf('credit note'), '--lang', 'es'], 3, /sin decidir[^]*con --prior ARCHIVO/],
    ['with what was missing', () => [fileOf('credit note'), '--prior', fileOf('invoice')], 0, /accepted/],
    ['a rejection beside it', () => [fileOf('credit note'), fileOf('wrong total')], 1, /rejected[^]*undecided/],
    ['the invoice beside it', () => [fileOf('credit note'), fileOf('invoice')], 0, /accepted[^]*accepted/],
    ['a document to be signed', () => [fileOf('unsigned')], 3, /undecided[^]*only its signature[^]*Sign it before/],
    ['the same in Spanish', () => [fileOf('unsigned'), '--lang', 'es'], 3, /sin decidir[^]*falta la firma[^]*Fírmelo/],
    [
      'one that is wrong, too',
      () => [fileOf('unsigned, wrong total')],
      1,
      /rejected[^]*FAU14[^]*Changes that settle what failed[^]*stays undecided/,
    ],
    ['a signature that is begun', () => [fileOf('signature begun')], 1, /rejected[^]*ZB01/],
    ['a change that it needs', () => [fileOf('wrong total')], 1, /rejected[^]*FAU14[^]*Changes that make it pass/],
    ['a company that nobody supplied', () => [fileOf('of an own company')], 3, /NIT 901234567[^]*--registry FILE/],
  ])('%s', async (_what, args, code, told) => {
    const ended = await runHere(['judge', '--clock', clock, ...args()]);
    expect([ended.code, told.test(ended.stdout)]).toEqual([code, true]);
  });

  it('refuses a document before it that is none', async () => {
    const path = join(folder, 'none.json');
    writeFileSync(path, '{}');
    const ended = await runHere(['judge', fileOf('invoice'), '--prior', path]);
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('prior-unusable')]);
  });
});

const cac = 'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"';
const cbc = 'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';
const zipOf = (name: string, data: Buffer): Buffer => writeZip([{ name, data }], 0);
const sending = (operation: string, file: Buffer): Buffer =>
  Buffer.from(
    `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Header/><s:Body><${operation} xmlns="http://wcf.dian.colombia"><fileName>z.zip</fileName><contentFile>${file.toString('base64')}</contentFile></${operation}></s:Body></s:Envelope>`,
  );

/** Whatever may carry a document, around its bytes. */
const carriers: readonly (readonly [name: string, around: (document: Buffer) => Buffer])[] = [
  ['by itself', (document) => document],
  ['after a byte order mark', (document) => Buffer.concat([Buffer.from('\ufeff'), document])],
  ['in a ZIP', (document) => zipOf('d.xml', document)],
  ['in a ZIP in a ZIP', (document) => zipOf('d.zip', zipOf('d.xml', document))],
  [
    'in an AttachedDocument',
    (document) =>
      Buffer.from(
        `<AttachedDocument ${cac} ${cbc}><cac:Attachment><cac:ExternalReference><cbc:Description><![CDATA[${document.toString().replaceAll(']]>', ']]]]><![CDATA[>')}]]></cbc:Description></cac:ExternalReference></cac:Attachment></AttachedDocument>`,
      ),
  ],
  ['in a message', (document) => sending('SendBillSync', zipOf('d.xml', document))],
  ['in a message for a test set', (document) => sending('SendTestSetAsync', zipOf('d.xml', document))],
];

describe('whatever carries a document, its verdict is the same', () => {
  const names = [
    'invoice',
    'received invoice',
    'credit note',
    'wrong total',
    'of an own company',
    'event 030',
    'event 032',
  ];

  it.each([...names, 'event 033'])('%s', async (name) => {
    const control = createControlClient(box.authority.control);
    const document = Buffer.from(xml[name] ?? '');
    const files = carriers.map(([carrier, around]) => ({
      name: carrier,
      content: around(document).toString('base64'),
    }));
    const { documents, unread } = await control.judge({ files, clock });
    expect(unread).toEqual([]);
    const told = documents.map(({ verdict, failed }) =>
      `${verdict} ${failed.map(({ code }) => code).join(' ')}`.trim(),
    );
    const [alone, marked, ...carried] = told;
    expect(carried).toEqual(carriers.slice(2).map(() => alone));
    expect(marked).toMatch(/^rejected .*ZB02/);
  });
});
