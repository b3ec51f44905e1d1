import fc from 'fast-check';
import { inFile } from '../../common/store/access.fixture.ts';
import Database from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { anyCharacter } from '../../common/testing/any-character.ts';
import { fileName } from '../../common/file-name.ts';
import { dispositionOf } from '../../common/testing/disposition.ts';
import { unzipped } from '../unzipped.fixture.ts';
import { textOfPdf } from '../printing/pdf-reader.ts';
import { applicationResponseXml, verdictXml, type Script } from '../authority/fake-authority.fixture.ts';
import { closeAll, keyOf, sentDocument, startTestIssuer, type TestIssuer } from '../issuer.fixture.ts';
import { invoiceBody } from '../requests/invoice-body.fixture.ts';

afterEach(closeAll);

const files = '/api/ubl2.1/download/901500100';
const [xml, pdf] = ['FES-SETP990000001.xml', 'FES-SETP990000001.pdf'];
const [attached, bundle] = ['ad09015001000002600000001.xml', 'ad09015001000002600000001.zip'];

const accepting: Script = () => ({ body: verdictXml({ key: keyOf(), response: applicationResponseXml(keyOf()) }) });
const rejecting: Script = () => ({ body: verdictXml({ isValid: false, lines: ['Regla: FAD06, Rechazo: x'] }) });

const issued = async (script: Script): Promise<TestIssuer> => {
  const service = await startTestIssuer(script);
  await service.post();
  return service;
};

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('the files of an accepted invoice', () => {
  it.each([
    [xml, 'application/xml; charset=utf-8', '<?xml version="1.0" encoding="UTF-8"?><Invoice'],
    [pdf, 'application/pdf', '%PDF-'],
    [attached, 'application/xml; charset=utf-8', '<?xml version="1.0" encoding="UTF-8"?><AttachedDocument'],
    [bundle, 'application/zip', 'PK'],
  ])('%s is served as %s', async (name, type, beginning) => {
    const { request } = await issued(accepting);
    const response = await request(`${files}/${name}`);
    const bytes = await bytesOf(response);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(bytes.toString('utf8', 0, 200).startsWith(beginning)).toBe(true);
  });

  it('hold the very document that was sent', async () => {
    const { authority, request } = await issued(accepting);
    const [sent] = authority.requests;
    const document = sent === undefined ? '' : sentDocument(sent).xml;
    expect((await bytesOf(await request(`${files}/${xml}`))).toString()).toBe(document);
    const container = (await bytesOf(await request(`${files}/${attached}`))).toString();
    expect(container).toContain(`<![CDATA[${document}]]>`);
    expect(container).toContain(`<![CDATA[${applicationResponseXml(keyOf())}]]>`);
    expect(container).toContain('</ds:Signature>');
  });

  it.each([pdf, attached, bundle])('%s is the same every time', async (name) => {
    const { request } = await issued(accepting);
    const [first, second] = [
      await bytesOf(await request(`${files}/${name}`)),
      await bytesOf(await request(`${files}/${name}`)),
    ];
    expect(first.equals(second)).toBe(true);
  });

  it('are together in one archive', async () => {
    const { request } = await issued(accepting);
    const zip = unzipped(await bytesOf(await request(`${files}/${bundle}`)));
    expect(zip.map(({ name }) => name)).toEqual([attached, pdf]);
  });

  it.each([
    ['accepted', accepting, 'Documento validado por el simulador'],
    ['rejected', rejecting, 'Documento rechazado por el simulador'],
  ] as const)('print who judged it: %s', async (_state, script, sentence) => {
    const { request } = await issued(script);
    const page = textOfPdf(await bytesOf(await request(`${files}/${pdf}`))).replaceAll(/\s+/g, ' ');
    expect(page).toContain(sentence);
    expect(page).not.toMatch(/ado por la DIAN/);
  });

  it.each(['BASE64', 'base64'])('come inside JSON with /%s', async (form) => {
    const { request } = await issued(accepting);
    const document = await bytesOf(await request(`${files}/${xml}`));
    const response = await request(`${files}/${xml}/${form}`);
    expect(await response.json()).toEqual({
      success: true,
      message: expect.stringContaining(xml) as unknown,
      filebase64: document.toString('base64'),
    });
  });

  it.each([
    ['FES-SETP990000001', pdf],
    ['ad09015001000002600000001', attached],
    ['Attachment-SETP990000001', attached],
    ['Attachment-SETP990000001.xml', attached],
    ['ZipAttachm-SETP990000001', bundle],
    ['ZipAttachm-SETP990000001.xml', bundle],
    ['ZipAttachm-SETP990000001.zip', bundle],
  ])('are found as clients of the dialect name them: %s is %s', async (asked, name) => {
    const { request } = await issued(accepting);
    const file = await bytesOf(await request(`${files}/${name}`));
    const response = await request(`${files}/${asked}`);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect((await bytesOf(response)).equals(file)).toBe(true);
    expect(await (await request(`${files}/${asked}/BASE64`)).json()).toEqual({
      success: true,
      message: `Archivo ${name} encontrado`,
      filebase64: file.toString('base64'),
    });
  });

  it('may be shown instead of saved with /INLINE', async () => {
    const { request } = await issued(accepting);
    const response = await request(`${files}/${pdf}/INLINE`);
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${pdf}"`);
  });

  const places = ['/api/ubl2.1/download', '/api/ubl2.1/invoice', '/api/download', '/api/invoice'];

  it.each(places)('are served under %s, also inside JSON, and to nobody without a token', async (place) => {
    const { request } = await issued(accepting);
    const document = await bytesOf(await request(`${files}/${xml}`));
    expect(await bytesOf(await request(`${place}/901500100/${xml}`))).toEqual(document);
    expect(await (await request(`${place}/901500100/${xml}/BASE64`)).json()).toMatchObject({
      filebase64: document.toString('base64'),
    });
    const stranger = await request(`${place}/901500100/${xml}`, { headers: { Authorization: '' } });
    expect(stranger.status).toBe(401);
  });

  it('are not those of another company or tenant', async () => {
    const { issuer, request } = await issued(accepting);
    const made = await request('/api/ubl2.1/config/901777888/4', {
      method: 'POST',
      body: JSON.stringify({
        ...{ business_name: 'OTRA SAS', address: 'CL 5 # 6-07', phone: '6015550000', email: 'otra@example.com' },
        ...{ type_organization_id: 1, type_regime_id: 1, type_liability_id: 117, municipality_id: 149 },
      }),
    });
    const { token } = (await made.json()) as { readonly token: string };
    for (const place of places) {
      for (const name of [xml, `..%2F901500100%2F${xml}`, `%2e%2e%2f${xml}`]) {
        for (const nit of ['901500100', '901777888', '..']) {
          const response = await fetch(`${issuer.url}${place}/${nit}/${name}`, {
            headers: { Authorization: `Bearer ${token}` },
          });
          expect([place, nit, name, response.status]).toEqual([place, nit, name, 404]);
        }
      }
      const elsewhere = await request(`/t/worker-1${place}/901500100/${xml}`);
      expect(elsewhere.status).toBe(404);
    }
  });

  it.each([
    ['of a document nobody issued', `${files}/FES-SETP1.xml`, 'file-not-found'],
    ['of another company', `/api/ubl2.1/download/900373076/${xml}`, 'file-not-found'],
    ['outside the service', `${files}/..%2F..%2Fetc%2Fpasswd`, 'file-not-found'],
    ['in a form that is none', `${files}/${xml}/HEX`, 'unknown-path'],
  ])('are not found %s', async (_case, path, code) => {
    const { request } = await issued(accepting);
    const response = await request(path);
    expect([response.status, await response.json()]).toMatchObject([404, { code }]);
  });
});

describe('the files of a rejected invoice', () => {
  it.each([
    [xml, 200],
    [pdf, 200],
    [attached, 404],
    [bundle, 404],
  ])('%s: %i', async (name, status) => {
    const { request } = await issued(rejecting);
    const response = await request(`${files}/${name}`);
    expect(response.status).toBe(status);
    if (status === 404) expect(await response.json()).toMatchObject({ code: 'attached-document-not-available' });
  });
});

describe('for clients of the dialect, files inside JSON', () => {
  const compatibility = { compatibility: 'both' } as const;

  it.each([
    ['a page', accepting, pdf, { success: true, message: `Archivo: ${pdf} se encontro.` }],
    [
      'an archive',
      accepting,
      'ZipAttachm-SETP990000001.xml',
      { success: true, message: `Archivo: ${bundle} se encontro.` },
    ],
    [
      'another document',
      accepting,
      'FES-SETP1.pdf',
      { success: false, message: 'No se encontro el archivo: FES-SETP1.pdf' },
    ],
    [
      'a rejected document',
      rejecting,
      'Attachment-SETP990000001.xml',
      { success: false, message: `No se encontro el archivo: ${attached}` },
    ],
  ] as const)('%s', async (_case, script, name, expected) => {
    const { post, request } = await startTestIssuer(script, compatibility);
    await post();
    const response = await request(`${files}/${name}/BASE64`);
    expect([response.status, await response.json()]).toMatchObject([200, expected]);
  });

  it('leave the status of a file that is not there', async () => {
    const { request } = await startTestIssuer(accepting, compatibility);
    expect((await request(`${files}/${pdf}`)).status).toBe(404);
  });
});

const hostile = [
  'a"; filename="evil.html',
  'a\r\nSet-Cookie: x=1',
  'a\nb',
  '😀',
  '\u202egpj',
  '../../etc/passwd',
  '..\\x',
  'Ñ',
  'a\u0085b',
  '%0d%0a',
  "a'b",
  'A B',
  'A'.repeat(21),
];

describe('an invalid prefix', () => {
  it.each(hostile)('%j is refused before a document is made', async (prefix) => {
    const { authority, post } = await startTestIssuer(accepting);
    const response = await post({ prefix });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: 'invalid-request', errors: { prefix: [expect.stringContaining('letras') as unknown] } },
    ]);
    expect(authority.requests).toEqual([]);
  });

  it('is refused, or the files of the document can be fetched', async () => {
    const { post, request } = await startTestIssuer(accepting);
    const texts = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string({ unit: anyCharacter }),
      fc.stringMatching(/^[A-Z0-9]{0,6}$/),
    );
    let [refused, fetched, number] = [0, 0, 990000100];
    await fc.assert(
      fc.asyncProperty(texts, async (prefix) => {
        const response = await post({ prefix, number: (number += 1) });
        if (response.status === 422) {
          refused += 1;
          return;
        }
        expect(response.status).toBe(200);
        const { urlinvoicexml } = (await response.json()) as { readonly urlinvoicexml: string };
        const file = await request(`${files}/${encodeURIComponent(urlinvoicexml)}`);
        expect([file.status, dispositionOf(file.headers.get('content-disposition'))]).toEqual([
          200,
          { type: 'attachment', name: urlinvoicexml },
        ]);
        fetched += 1;
      }),
      { numRuns: 30 },
    );
    expect([refused > 0, fetched > 0]).toEqual([true, true]);
  });
});

describe('a document of an earlier version with an invalid file name', () => {
  it.each([...hostile, '\ud800'])('%j can still be fetched', async (prefix) => {
    const folder = mkdtempSync(join(tmpdir(), 'ensayo-names-'));
    try {
      const store = join(folder, 'issuer.sqlite');
      const { post, request } = await startTestIssuer(accepting, { store: inFile(store) });
      await post();
      const name = `FES-${prefix}1`;
      const database = new Database(store);
      database.prepare('UPDATE document SET printed_name = ?').run(name);
      database.close();
      for (const [extension, form, type] of [
        ['xml', '', 'attachment'],
        ['pdf', '/INLINE', 'inline'],
      ] as const) {
        const response = await request(
          `${files}/${encodeURIComponent(Buffer.from(`${name}.${extension}`).toString())}${form}`,
        );
        expect(response.status).toBe(200);
        const saved = dispositionOf(response.headers.get('content-disposition'));
        expect(saved).toEqual({ type, name: fileName(`${Buffer.from(name).toString()}.${extension}`) });
      }
      const bundled = await request(`${files}/${bundle}`);
      const zip = unzipped(await bytesOf(bundled));
      expect(zip.map((entry) => entry.name)).toEqual([attached, fileName(`${Buffer.from(name).toString()}.pdf`)]);
    } finally {
      await closeAll();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the preview', () => {
  const preview = '/api/ubl2.1/invoice/preeliminar-view';

  it('gives a PDF and does nothing else', async () => {
    const { authority, request } = await startTestIssuer(accepting);
    const response = await request(preview, {
      method: 'POST',
      body: JSON.stringify(invoiceBody({ invoice_template: 'one', shoe_size: 42 })),
    });
    const body = (await response.json()) as Record<string, unknown>; // checked below
    expect([response.status, Object.keys(body)]).toEqual([
      200,
      ['success', 'message', 'urlinvoicepdf', 'base64invoicepdf', 'warnings'],
    ]);
    expect(body).toMatchObject({
      success: true,
      message: 'Vista preeliminar #SETP990000001 generada con éxito',
      urlinvoicepdf: pdf,
    });
    expect(Buffer.from(String(body.base64invoicepdf), 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
    expect(authority.requests).toEqual([]);
    expect((await request(`${files}/${pdf}`)).status).toBe(404);
  });

  it('names the fields that are wrong', async () => {
    const { request } = await startTestIssuer(accepting);
    const response = await request(preview, { method: 'POST', body: '{}' });
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'invalid-request' }]);
  });
});
