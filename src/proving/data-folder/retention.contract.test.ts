/** A document whose files were removed: what both services still answer about it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGenerator } from '../../../datasets/generators/index.ts';
import { startBox, type Box, type BoxOptions } from '../../harness/box.ts';
import { exampleInvoice, invoicePath, resultField } from '../../harness/testing/example.ts';
import { newFolder, tidyUp } from './data-folder.fixture.ts';

const clock = '2026-11-20T10:00:00-05:00';
const number = 990_000_001;
const removed = 'Ensayo ya no conserva el XML ni el ApplicationResponse de este documento';

let box: Box;
let cufe: string;

const filesOf = async (): Promise<readonly boolean[]> => {
  const { listDocuments, documentById } = box.authority.registry;
  const listed = await listDocuments({ limit: 10 });
  const documents = await Promise.all(listed.map(({ id }) => documentById(id)));
  return documents.map((document) => document?.filesRemoved === undefined);
};

const fetchFile = (name: string): Promise<Response> =>
  fetch(`${box.issuer.url}/api/ubl2.1/download/${box.company.nit}/${name}`, {
    headers: { authorization: `Bearer ${box.token}` },
  });

beforeAll(async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'key'), Buffer.alloc(32, 'retention').toString('base64'), { mode: 0o600 });
  const options: BoxOptions = { data: join(folder, 'data'), keyFile: join(folder, 'key'), clock, token: 'retention' };
  const before = await startBox({ ...options, seed: 'before' });
  const { body } = await before.post(invoicePath, exampleInvoice({ number }));
  cufe = String(resultField(body, 'XmlDocumentKey'));
  await before.post(invoicePath, exampleInvoice({ number: number + 1 }));
  await before.close();
  box = await startBox({ ...options, seed: 'after', keepDocuments: 1, compatibility: 'both' });
  await vi.waitFor(async () => expect(await filesOf()).toEqual([true, false]), 240_000);
  await vi.waitFor(async () => expect((await fetchFile(`FES-SETP${String(number)}.xml`)).status).toBe(410), 120_000);
});

afterAll(async () => {
  await box.close();
  await tidyUp();
});

describe('the issuing service', () => {
  it.each(['FES-SETP990000001.xml', 'FES-SETP990000001.pdf'])('answers 410 to a request for %s', async (name) => {
    const response = await fetchFile(name);
    expect([response.status, await response.json()]).toMatchObject([410, { code: 'document-files-removed' }]);
  });

  it('has the files of the document that it keeps', async () => {
    expect((await fetchFile('FES-SETP990000002.pdf')).status).toBe(200);
  });

  it('does not mail it', async () => {
    const { status, body } = await box.post('/api/ubl2.1/send-email', { prefix: 'SETP', number });
    expect([status, body]).toMatchObject([410, { code: 'document-files-removed' }]);
  });

  it('refuses its number, with its code', async () => {
    const { status, body } = await box.post(invoicePath, exampleInvoice({ number }));
    expect([status, body.code, body.cufe]).toEqual([200, 'number-already-accepted', cufe]);
  });
});

describe('the authority', () => {
  it('gives its verdict without the response, and says why', async () => {
    const { body } = await box.post(`/api/ubl2.1/status/document/${cufe}`, {});
    expect(body.verdicts).toMatchObject([{ accepted: true }]);
    expect(JSON.stringify(body)).toContain(`ha sido autorizada. ${removed}`);
  });

  it('answers rule 90 with its key', async () => {
    const resent = await box.post(invoicePath, exampleInvoice({ number }), { 'Ensayo-Allow-Resend': 'true' });
    expect(resent.body.verdict).toMatchObject({ accepted: false, rejected: ['90'] });
    expect(resultField(resent.body, 'XmlDocumentKey')).toBe(cufe);
  });

  it('has no XML of it: 205', async () => {
    const { body } = await box.post(`/api/ubl2.1/xml/document/${cufe}`, {});
    expect(JSON.stringify(body)).toMatch(new RegExp(`"205".*No existe el XML solicitado\\. ${removed}`));
  });

  it('judges a note about it as before', async () => {
    const note = createGenerator('retention').creditNote({ variant: 'withoutDiscount' });
    const billing_reference = { number: `SETP${String(number)}`, uuid: cufe, issue_date: '2026-11-20' };
    const { body } = await box.post('/api/ubl2.1/credit-note', { ...note, billing_reference });
    expect(body.verdict).toMatchObject({ accepted: true });
  });

  it('shows it in the console without its files', async () => {
    const link = await fetch(box.authority.console.url, { redirect: 'manual' });
    const cookie = (link.headers.get('set-cookie') ?? '').replace(/;.*/, '');
    const [first] = (await box.authority.registry.listDocuments({ limit: 10 })).toReversed();
    const path = `/ensayo/console/default/habilitacion/documents/${String(first?.id)}`;
    const page = (part: string): Promise<Response> =>
      fetch(new URL(path + part, box.authority.console.url), { headers: { cookie } });
    const [shown, xml, response] = await Promise.all(['', '/xml', '/response'].map(page));
    expect([shown?.status, xml?.status, response?.status]).toEqual([200, 410, 410]);
    expect(await shown?.text()).toContain('--keep-documents');
  });
});
