import { afterEach, describe, expect, it } from 'vitest';
import { readZip } from '../../common/zip.ts';
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
    const document = sent === undefined ? '' : (await sentDocument(sent)).xml;
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
    const limits = { maxBytes: 1e7, maxEntryBytes: 1e7, maxTotalBytes: 1e7, maxEntries: 5, maxRatio: 1000 };
    const zip = await readZip(await bytesOf(await request(`${files}/${bundle}`)), limits);
    expect(zip.ok && zip.entries.map(({ name }) => name)).toEqual([attached, pdf]);
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

  it('may be shown instead of saved with /INLINE', async () => {
    const { request } = await issued(accepting);
    const response = await request(`${files}/${pdf}/INLINE`);
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${pdf}"`);
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

describe('the preview', () => {
  const preview = '/api/ubl2.1/invoice/preeliminar-view';

  it('gives a PDF and does nothing else', async () => {
    const { authority, request } = await startTestIssuer(accepting);
    const response = await request(preview, {
      method: 'POST',
      body: JSON.stringify(invoiceBody({ invoice_template: 'one' })),
    });
    const body = (await response.json()) as Record<string, unknown>; // checked below
    expect([response.status, Object.keys(body)]).toEqual([
      200,
      ['success', 'message', 'urlinvoicepdf', 'base64invoicepdf'],
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
