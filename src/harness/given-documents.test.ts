import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasEnglish } from '../../simulator/testing/languages.fixture.ts';
import { writeZip } from '../issuer/zip-write.ts';
import type { GivenDocument } from '../../simulator/document/intake/given.ts';
import { givenDocuments } from './given-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-given-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const invoice = '<Invoice><ID>SETP1</ID></Invoice>';
const zipOf = (files: Readonly<Record<string, string | Buffer>>): Buffer =>
  writeZip(
    Object.entries(files).map(([name, data]) => ({ name, data: Buffer.from(data) })),
    0,
  );

const cac = 'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"';
const cbc = 'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';
const attached = (content: string): string =>
  `<AttachedDocument ${cac} ${cbc}><cac:Attachment><cac:ExternalReference><cbc:Description><![CDATA[${content}]]></cbc:Description></cac:ExternalReference></cac:Attachment></AttachedDocument>`;
const response = (code: string, line = ''): string =>
  `<ApplicationResponse><DocumentResponse><Response><ResponseCode>${code}</ResponseCode><Description>${line}</Description></Response></DocumentResponse></ApplicationResponse>`;
const envelope = (body: string): string =>
  `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Header/><s:Body>${body}</s:Body></s:Envelope>`;
const sending = (file: Buffer): string =>
  envelope(`<SendBillSync><fileName>z</fileName><contentFile>${file.toString('base64')}</contentFile></SendBillSync>`);
const answering = (lines: string, document: string): string =>
  envelope(
    `<SendBillSyncResponse><SendBillSyncResult><ErrorMessage><string>${lines}</string></ErrorMessage><XmlBase64Bytes>${Buffer.from(document).toString('base64')}</XmlBase64Bytes></SendBillSyncResult></SendBillSyncResponse>`,
  );

const line = 'Regla: FAU14, Rechazo: El valor a pagar no coincide';

/** The text of each document, or the code of what is none. */
const told = (given: readonly GivenDocument[]): readonly string[] =>
  given.map((each) =>
    'bytes' in each ? `${each.name} ${each.bytes.toString()}` : `${each.name} ${each.notJudged.code}`,
  );

const given = (name: string, content: string | Buffer): Promise<readonly GivenDocument[]> => {
  writeFileSync(join(folder, name), content);
  return givenDocuments(join(folder, name));
};

describe('what a file carries', () => {
  it.each<readonly [what: string, content: string | Buffer, documents: readonly string[]]>([
    ['a document', invoice, [`f ${invoice}`]],
    ['a document that is not well-formed, which the judge refuses', '<Invoice', ['f <Invoice']],
    ['a text', 'Hola, esto no es un documento', ['f not-xml']],
    ['a document in UTF-16', Buffer.from(`\uFEFF${invoice}`, 'utf16le'), [expect.stringContaining('f ') as string]],
    ['another root, which the judge refuses', '<Recibo/>', ['f <Recibo/>']],
    [
      'a type that is not simulated',
      `<Invoice ${cbc}><cbc:InvoiceTypeCode>25</cbc:InvoiceTypeCode></Invoice>`,
      ['f type-not-simulated'],
    ],
    ['an event', response('030'), [`f ${response('030')}`]],
    ['a ZIP', zipOf({ 'a.xml': invoice, 'b.pdf': '%PDF-1.7' }), [`f/a.xml ${invoice}`, 'f/b.pdf pdf']],
    ['a ZIP in a ZIP', zipOf({ 'a.zip': zipOf({ 'a.xml': invoice }) }), [`f/a.zip/a.xml ${invoice}`]],
    ['an empty ZIP', zipOf({}), ['f zip']],
    ['a damaged ZIP', 'PK\u0003\u0004 and nothing', ['f zip']],
    ['an AttachedDocument', attached(invoice), [`f/Description ${invoice}`]],
    ['an AttachedDocument without a document', attached(''), ['f empty-container']],
    ['a message that sends a ZIP', sending(zipOf({ 'a.xml': invoice })), [`f/contentFile/a.xml ${invoice}`]],
    [
      'a message that sends an AttachedDocument',
      sending(zipOf({ 'a.xml': attached(invoice) })),
      [`f/contentFile/a.xml/Description ${invoice}`],
    ],
    ['a message that sends nothing', envelope('<GetStatus><trackId>x</trackId></GetStatus>'), ['f envelope']],
    ['an answer of the authority', answering(line, response('04', line)), ['f answer']],
    ['a SOAP fault', envelope('<s:Fault/>'), ['f answer']],
    ['an ApplicationResponse of the authority', response('02'), ['f answer']],
    ['an answer of the issuing service', '{"success":true,"ResponseAuthority":{}}', ['f answer']],
    ['a request', ' {"number": 1}', ['f request']],
    ['half a request', '{"number": 1', ['f request']],
    ['nothing', ' \n', ['f empty']],
  ])('%s', async (_what, content, documents) => {
    expect(told(await given('f', content))).toEqual(documents);
  });

  it('is not looked for in containers inside containers without end', async () => {
    const nested = Array.from({ length: 6 }).reduce<Buffer>(
      (inner) => zipOf({ 'a.zip': inner }),
      zipOf({ x: invoice }),
    );
    expect(told(await given('f', nested))).toEqual(['f/a.zip/a.zip/a.zip/a.zip/a.zip nested']);
  });
});

describe('an answer', () => {
  it.each([
    [
      'in JSON',
      JSON.stringify({ verdict: {}, lines: [line, 'Regla: FAD06, Rechazo: x', line] }),
      'ensayo explain FILE',
    ],
    ['as SOAP, with the response of the authority inside', answering('', response('04', line)), 'ensayo explain FILE'],
    ['without lines', response('02'), 'no line of a rule'],
  ])('%s: says how to explain its lines', async (_what, content, remedy) => {
    const [found] = await given('f', content);
    expect(found).toMatchObject({ notJudged: { message: { en: expect.stringContaining(remedy) as unknown } } });
  });
});

it('a folder is each of the XML files and archives below it, and says so when it has none', async () => {
  const inner = mkdtempSync(join(folder, 'many-'));
  expect(told(await givenDocuments(inner)).map((text) => text.replace(/^\S+ /, ''))).toEqual(['empty']);
  writeFileSync(join(inner, 'b.xml'), invoice);
  writeFileSync(join(inner, 'a.ZIP'), zipOf({ 'x.xml': invoice }));
  writeFileSync(join(inner, 'notes.txt'), 'x');
  mkdirSync(join(inner, 'c.xml'));
  writeFileSync(join(inner, 'c.xml', 'd.xml'), invoice);
  const each = [`a.ZIP/x.xml ${invoice}`, `b.xml ${invoice}`, `c.xml/d.xml ${invoice}`];
  expect(told(await givenDocuments(inner))).toEqual(each);
  symlinkSync(join(inner, 'nowhere.xml'), join(inner, 'link.xml'));
  await expect(givenDocuments(inner)).rejects.toMatchObject({ code: 'file-not-found' });
});

it('every sentence is there in Spanish', async () => {
  const files = ['', '%PDF', '{}', '{', 'PK\u0003\u0004', attached(''), response('02'), envelope('<GetStatus/>')];
  for (const content of files) {
    const [found] = await given('f', content);
    const text = found !== undefined && 'notJudged' in found ? found.notJudged.message.es : '';
    expect([content, text === '', hasEnglish(text)]).toEqual([content, false, false]);
  }
});
