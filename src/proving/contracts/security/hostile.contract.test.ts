/**
 * Broken, oversized and malicious input on every way in. Each gets its documented answer, and both services continue:
 * no case reports a bug in Ensayo, and after each group an ordinary invoice is accepted.
 */
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logTo } from '../../../common/log.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { writeZip } from '../../../issuer/zip-write.ts';
import { createSubject } from '../../../../simulator/document/subject.ts';
import type { Tamper } from '../../../issuer/steps.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../../../harness/box.ts';
import {
  acceptedWithoutLines,
  exampleInvoice,
  firstNumber,
  invoicePath,
  previewPath,
  resultField,
} from '../../../harness/testing/example.ts';

let box: Box;
let number = firstNumber;
const defects: unknown[] = [];

const nextInvoice = (changes: JsonObject = {}): JsonObject => {
  number += 1;
  return exampleInvoice({ number, ...changes });
};

beforeAll(async () => {
  box = await startBox({ seed: 'hostile', log: logTo({ defect: (error) => defects.push(error) }) });
});

afterAll(() => box.close());

afterEach(() => {
  box.tamperWith(undefined);
  expect(defects).toEqual([]);
});

/** A group of cases, after which the services work as before. */
const describeHostile = (what: string, cases: () => void): void => {
  describe(what, () => {
    cases();
    afterAll(async () => {
      const { body } = await box.post(invoicePath, nextInvoice());
      expect(body).toMatchObject({ verdict: acceptedWithoutLines });
      expect(defects).toEqual([]);
    });
  });
};

type Sent = {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request that no client library would write. */
const send = async (url: string, { body, method = 'POST', headers = {} }: Sent): Promise<Reply> => {
  const defaults = { 'content-type': 'application/json', authorization: `Bearer ${box.token}` };
  const init = { method, headers: { ...defaults, ...headers }, ...(body === undefined ? {} : { body }) };
  const response = await fetch(url, init);
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as JsonObject };
};

const rest = (sent: Sent, path: string = invoicePath): Promise<Reply> => send(`${box.issuer.url}${path}`, sent);

const errorsOf = ({ body }: Reply): readonly string[] => Object.keys(body.errors ?? {});

describeHostile('a body that is not JSON', () => {
  it.each<[string, string | Buffer, number]>([
    ['a comma too many', '{"a":1,}', 7],
    ['nothing', '', 0],
    ['cut short', '{"number": 99', 13],
    ['two values', '{} {}', 3],
    ['a comment', '{} // x', 3],
    ['a bare control character', '{"name":"a\u0000b"}', 10],
    ['NaN', '{"number": NaN}', 11],
    ['XML', '<invoice/>', 0],
    ['Latin-1', Buffer.from('{"name":"Peña"}', 'latin1'), 11],
    ['an overlong encoding', Buffer.from([0x22, 0xc0, 0xaf, 0x22]), 1],
    ['ninety brackets', '['.repeat(90), 90],
  ])('%s is refused with the byte at which it stops being JSON', async (_case, body, byte) => {
    const reply = await rest({ body: new Uint8Array(Buffer.from(body)) });
    expect([reply.status, reply.body.code]).toEqual([400, 'malformed-json']);
    expect(reply.body.message).toMatch(new RegExp(`byte ${byte}\\b`));
  });
});

describeHostile('a body with a duplicate key', () => {
  it.each<[string, string, string]>([
    ['at the top', ',"number":1}', '/number'],
    ['written with an escape', ',"n\\u0075mber":1}', '/number'],
    ['far inside', ',"depth":[{"a":1},{"b":{"c":1,"c":2}}]}', '/depth/1/b/c'],
  ])('%s is refused with the pointer to it', async (_case, end, pointer) => {
    const reply = await rest({ body: JSON.stringify(nextInvoice()).replace(/\}$/, end) });
    expect([reply.status, reply.body.code, reply.body.pointer]).toEqual([400, 'duplicate-key', pointer]);
    expect(reply.body).toMatchObject({ first: { line: 1 }, second: { line: 1 } });
  });

  it('is refused by the control interface too', async () => {
    const response = await fetch(`${box.authority.control.url}/clock`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${box.authority.control.token}` },
      body: '{"skew":1,"skew":2}',
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'duplicate-key' }]);
  });
});

describeHostile('JSON of another shape', () => {
  it.each(['[]', 'null', '1', '"x"', 'true', '{}'])('%s is refused', async (body) => {
    const reply = await rest({ body });
    expect([reply.status, reply.body.code]).toEqual([422, 'invalid-request']);
    expect(errorsOf(reply).length).toBeGreaterThan(0);
  });

  it.each<[string, JsonObject]>([
    ['customer', { customer: [] }],
    ['customer', { customer: 'x' }],
    ['customer.name', { customer: { identification_number: 1, name: { first: 'x' } } }],
    ['invoice_lines', { invoice_lines: {} }],
    ['invoice_lines', { invoice_lines: [] }],
    ['invoice_lines.0', { invoice_lines: [null] }],
    ['legal_monetary_totals', { legal_monetary_totals: '1.00' }],
    ['number', { number: { $gt: 0 } }],
    ['number', { number: [1] }],
    ['number', { number: -1 }],
    ['number', { number: 1.5 }],
    ['date', { date: 20_261_120 }],
    ['prefix', { prefix: { $ne: 1 } }],
    ['payment_form', { payment_form: 'cash' }],
    ['sendmail', { sendmail: 'perhaps' }],
    ['type_document_id', { type_document_id: 'constructor' }],
    ['currency_id', { currency_id: '__proto__' }],
  ])('a wrong %s is refused by its name', async (path, changes) => {
    const reply = await box.post(invoicePath, nextInvoice(changes));
    expect([reply.status, reply.body.code]).toEqual([422, 'invalid-request']);
    expect(errorsOf(reply)).toContain(path);
  });

  it('may be as deep as the limit in a field that nobody reads', async () => {
    const deep = `${'{"a":'.repeat(98)}1${'}'.repeat(98)}`;
    const body = JSON.stringify(nextInvoice()).replace(/\}$/, `,"depth":${deep}}`);
    const reply = await rest({ body });
    expect(reply.body).toMatchObject({ verdict: acceptedWithoutLines, warnings: [{ paths: ['depth'] }] });
  });

  it.each([
    ['{"a":', '1', '}'],
    ['[', '', ']'],
  ])('is refused beyond the limit: %s', async (open, inside, close) => {
    const deep = `${open.repeat(20_000)}${inside}${close.repeat(20_000)}`;
    const body = JSON.stringify(nextInvoice()).replace(/\}$/, `,"depth":${deep}}`);
    const { status, body: answer } = await rest({ body });
    expect([status, answer.code, answer.limit, answer.found]).toEqual([413, 'json-too-complex', 'jsonDepth', 101]);
  });

  it('consisting of brackets is refused at the limit', async () => {
    const { status, body: answer } = await rest({ body: '['.repeat(100_000) });
    expect([status, answer.code, answer.limit]).toEqual([413, 'json-too-complex', 'jsonDepth']);
  });

  it('is refused if it is deeper than it should be', async () => {
    const deep = `${'['.repeat(90)}${']'.repeat(90)}`;
    const reply = await rest({ body: JSON.stringify(nextInvoice()).replace(/\}$/, `,"establishment_name":${deep}}`) });
    expect([reply.status, errorsOf(reply)]).toEqual([422, ['establishment_name']]);
  });
});

describeHostile('figures', () => {
  const payable = (value: string): string =>
    JSON.stringify(nextInvoice({ legal_monetary_totals: 'TOTALS' })).replace(
      '"TOTALS"',
      `{"line_extension_amount":1165000,"tax_exclusive_amount":1165000,"tax_inclusive_amount":1386350,"payable_amount":${value}}`,
    );

  it.each([
    '1e400',
    '-1e400',
    '1e999',
    '"0e9"',
    '"١"',
    '1e30',
    '1e-30',
    `1${'0'.repeat(10_000)}`,
    `"${'9'.repeat(10_000)}"`,
    '"1e5"',
    '"Infinity"',
    '"0x10"',
    '"1,000.00"',
    '"1.000,00"',
  ])('payable_amount %.40s is refused', async (value) => {
    const reply = await rest({ body: payable(value) });
    expect([reply.status, errorsOf(reply)]).toEqual([422, ['legal_monetary_totals.payable_amount']]);
  });

  it.each(['9007199254740993', '1e21', '1e999', '-1e999', `1e${'9'.repeat(5_000)}`, '"123456789012345678901"', '"٩٩"'])(
    'number %s is refused',
    async (value) => {
      const reply = await rest({ body: JSON.stringify(nextInvoice({ number: 'NUMBER' })).replace('"NUMBER"', value) });
      expect([reply.status, errorsOf(reply)]).toEqual([422, ['number']]);
    },
  );
});

describeHostile('names that JavaScript knows', () => {
  it.each([
    '"__proto__":{"polluted":"yes"}',
    '"constructor":{"prototype":{"polluted":"yes"}}',
    '"prototype":{"polluted":"yes"}',
    '"toString":1,"hasOwnProperty":1,"valueOf":null',
  ])('%s does nothing', async (members) => {
    const reply = await rest({ body: JSON.stringify(nextInvoice()).replace(/\}$/, `,${members}}`) });
    expect(reply.body).toMatchObject({ verdict: acceptedWithoutLines, warnings: [{ code: 'unknown-fields' }] });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('add no field to an object that lacks it', async () => {
    const customer = '{"identification_number":1,"__proto__":{"name":"inherited"}}';
    const body = JSON.stringify(nextInvoice({ customer: 'CUSTOMER' })).replace('"CUSTOMER"', customer);
    const reply = await rest({ body });
    expect([reply.status, errorsOf(reply)]).toEqual([422, ['customer.name']]);
  });
});

describeHostile('characters that XML cannot contain', () => {
  /** Every text of an invoice that has all of them, by path. */
  const leaves = (
    value: unknown,
    path: readonly (string | number)[] = [],
  ): readonly (readonly (string | number)[])[] => {
    if (typeof value === 'string') return [path];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
  };

  const put = (value: unknown, [key, ...inner]: readonly (string | number)[], text: string): unknown => {
    if (key === undefined) return text;
    const copy: unknown = structuredClone(value);
    if (typeof copy === 'object' && copy !== null) Reflect.set(copy, key, put(Reflect.get(copy, key), inner, text));
    return copy;
  };

  const everyText = exampleInvoice({
    head_note: 'x',
    foot_note: 'x',
    seze: 'x',
    html_header: 'x',
    atacheddocument_name_prefix: 'x',
    establishment_name: 'x',
    establishment_address: 'x',
    establishment_phone: 'x',
    establishment_email: 'x@example.com',
    email_cc_list: [{ email: 'x@example.com' }],
    annexes: [{ document: 'QmFzZQ==', extension: 'png' }],
    order_reference: { id_order: 'x', issue_date_order: '2026-11-20' },
    additional_document_reference: { id: 'x', uuid: 'x' },
    deliveryterms: { special_terms: 'x', loss_risk_responsibility_code: 'x', loss_risk: 'x' },
    prepaid_payment: { idpayment: 'x', paidamount: '1.00', instructionid: 'x' },
  });

  const characters = [
    ['U+0000', '\u0000'],
    ['U+0008', '\b'],
    ['U+001F', '\u001f'],
    ['U+FFFE', '\ufffe'],
    ['U+FFFF', '\uffff'],
    ['half a surrogate pair', '\ud800'],
  ] as const;

  const paths = leaves(everyText);

  it.each(characters)('%s is refused in every text', async (_name, character) => {
    const everywhere = paths.reduce<unknown>((body, path) => put(body, path, `a${character}b`), everyText);
    const reply = await box.post(invoicePath, everywhere);
    expect(reply.status).toBe(422);
    expect([...errorsOf(reply)].sort()).toEqual(paths.map((path) => path.join('.')).sort());
    expect(paths.length).toBeGreaterThan(45);
  });

  it('is refused in one text alone', async () => {
    for (const [at, path] of paths.entries()) {
      const [, character] = characters[at % characters.length] ?? expect.fail('no character');
      const reply = await box.post(invoicePath, put(everyText, path, `a${character}b`));
      expect([reply.status, errorsOf(reply)], path.join('.')).toEqual([422, [path.join('.')]]);
    }
  });

  it.each([
    'Ñandú & Cía <b>"\'</b> ]]> --> <?x?>',
    '😀 \u{10ffff} \u00a0 \u2028 \ufeff.',
    'one\ttab\nline\r\nend',
    '&#0; &lt; &amp;lt; %00 $x \\u0000',
  ])('%j arrives unchanged', async (notes) => {
    const { body } = await box.post(invoicePath, nextInvoice({ notes }));
    expect(body).toMatchObject({ verdict: acceptedWithoutLines });
    const document = await box.authority.registry.documentByKey(String(body.cufe));
    const parsed = parseXml(document?.xml ?? '');
    if (!parsed.ok) throw new Error(parsed.problem.message.en);
    expect(createSubject('invoice', parsed.document).text('/*/cbc:Note')).toBe(notes);
  });
});

describeHostile('a request outside the service', () => {
  it.each<[string, number, string, Sent, string?]>([
    ['no token', 401, 'unauthenticated', { body: '{}', headers: { authorization: '' } }],
    ['a wrong token', 401, 'unauthenticated', { body: '{}', headers: { authorization: 'Bearer wrong' } }],
    ['another scheme', 401, 'unauthenticated', { body: '{}', headers: { authorization: 'Basic eDp5' } }],
    [
      'a very long token',
      401,
      'unauthenticated',
      { body: '{}', headers: { authorization: `Bearer ${'x'.repeat(8_000)}` } },
    ],
    ['GET of the invoice path', 405, 'method-not-allowed', { method: 'GET' }],
    ['GET of the preview path', 405, 'method-not-allowed', { method: 'GET' }, previewPath],
    ['DELETE', 405, 'method-not-allowed', { method: 'DELETE' }],
    ['an unknown path', 404, 'unknown-path', { body: '{}' }, '/api/ubl2.1/invoices'],
    ['a path out of its folder', 404, 'unknown-path', { body: '{}' }, '/api/ubl2.1/..%2f..%2fetc/passwd'],
    [
      'a download out of its folder',
      404,
      'file-not-found',
      { method: 'GET' },
      '/api/ubl2.1/download/901500100/..%2f..%2fetc%2fpasswd',
    ],
    ['another content type', 415, 'unsupported-media-type', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['60 MB', 413, 'body-too-large', { body: new Uint8Array(60 * 1024 * 1024).fill(0x78) }],
  ])('%s: %i %s', async (_case, status, code, sent, path) => {
    const reply = await rest(sent, path);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });

  it('reports which methods a path accepts', async () => {
    expect((await rest({ method: 'GET' })).headers.get('allow')).toBe('POST');
  });

  it.each(['issuer', 'authority'] as const)('may end in the middle: the %s continues', async (service) => {
    const { hostname, port, pathname } = new URL(box[service].url);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"a":`, () =>
          socket.destroy(),
        );
      });
      socket.once('close', () => resolve()).once('error', reject);
    });
    expect((await fetch(box[service].url)).status).toBe(200);
  });
});

const issue = (tamper: Tamper): Promise<Reply> => {
  box.tamperWith(tamper);
  return box.post(invoicePath, nextInvoice());
};

describeHostile('a document that the authority must refuse', () => {
  const bomb = writeZip([{ name: 'bomb.xml', data: Buffer.alloc(20_000_000) }], 0);
  const laughs = '<!DOCTYPE Invoice [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

  it.each<[string, string, Tamper]>([
    ['a ZIP that inflates a thousandfold', '89', { zip: () => bomb }],
    ['a ZIP cut short', '89', { zip: (bytes) => bytes.subarray(0, bytes.length - 30) }],
    ['no ZIP', '89', { zip: () => Buffer.from('not a ZIP') }],
    ['nothing', '89', { zip: () => Buffer.alloc(0) }],
    [
      'a ZIP of the name ../../etc/passwd',
      '89',
      { zip: () => writeZip([{ name: '../../etc/passwd', data: Buffer.from('x') }], 0) },
    ],
  ])('%s: status %s without lines', async (_case, status, tamper) => {
    const { body } = await issue(tamper);
    expect(resultField(body, 'StatusCode')).toBe(status);
    expect(body).toMatchObject({ verdict: { accepted: false, rejected: [] } });
  });

  it.each<[string, readonly string[], Tamper]>([
    ['a DOCTYPE', ['ZB01', 'ZB02'], { signed: (xml) => `${laughs}${xml}` }],
    ['XML cut short', ['ZB01'], { signed: (xml) => xml.slice(0, -100) }],
    ['a control character', ['ZB01', 'ZB02'], { signed: (xml) => xml.replace('</cbc:Note>', '\u0001</cbc:Note>') }],
    ['a prefix that is not declared', ['ZB01'], { signed: (xml) => xml.replace(' xmlns:sts=', ' xmlns:sts2=') }],
    [
      'a changed amount after signing',
      ['DC09', 'FAD06', 'FAU14', 'ZE02'],
      { signed: (xml) => xml.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19') },
    ],
    [
      'a changed signature value',
      ['DC16', 'ZE02'],
      { signed: (xml) => xml.replace(/(<ds:SignatureValue[^>]*>)..../, '$1AAAA') },
    ],
  ])('%s: %j', async (_case, codes, tamper) => {
    const { body } = await issue(tamper);
    const { accepted, rejected } = body.verdict as {
      readonly accepted: boolean;
      readonly rejected: readonly string[];
    };
    expect([accepted, [...rejected].sort()]).toEqual([false, codes]);
  });

  it.each<[string, Tamper]>([
    ['cut short', { envelope: (xml) => xml.slice(0, -200) }],
    ['with a DOCTYPE', { envelope: (xml) => `${laughs}${xml.replace(/^<\?xml[^>]*\?>/, '')}` }],
    ['with a changed address', { envelope: (xml) => xml.replace(/(<wsa:To[^>]*>)http:/, '$1https:') }],
    ['with a changed signature', { envelope: (xml) => xml.replace(/(<ds:SignatureValue[^>]*>)..../, '$1AAAA') }],
    ['without a security header', { envelope: (xml) => xml.replace(/<soap:Header[\s\S]*<\/soap:Header>/, '') }],
  ])('an envelope %s: a fault', async (_case, tamper) => {
    const { status, body } = await issue(tamper);
    expect([status, body.code], JSON.stringify(body)).toEqual([502, 'authority-fault']);
  });
});

describeHostile('bytes that are not an envelope', () => {
  it.each<[string, number, string | Buffer, string?]>([
    ['nothing', 400, ''],
    ['JSON', 400, '{}'],
    ['Latin-1', 400, Buffer.from('<?xml version="1.0"?><a>ñ</a>', 'latin1')],
    ['UTF-16', 400, Buffer.from('\ufeff<a/>', 'utf16le')],
    ['ten thousand levels', 400, '<a>'.repeat(10_000)],
    ['another content type', 415, '<a/>', 'text/html'],
  ])('%s: HTTP %i and a SOAP fault', async (_case, status, body, type = 'application/soap+xml') => {
    const headers = { 'content-type': type };
    const response = await fetch(box.authority.url, {
      method: 'POST',
      headers,
      body: new Uint8Array(Buffer.from(body)),
    });
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/<s:Fault>/);
    expect(response.headers.get('ensayo-failed-check')).toMatch(/^[a-z-]+$/);
  });
});
