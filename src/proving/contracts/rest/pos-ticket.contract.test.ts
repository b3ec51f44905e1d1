/** A POS ticket and the notes to it, from the request to the verdict and the mail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { readZip } from '../../../../simulator/document/intake/zip-read.ts';
import { dataJson } from '../../../common/data-directory.ts';
import type { JsonObject } from '../../../common/json/is-object.ts';
import { colombianDate } from '../../../common/time.ts';
import type { Inbox } from '../../../issuer/mail/inbox.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { acceptedWithoutLines } from '../../../harness/testing/example.ts';

let box: Box;
let inbox: Inbox;

beforeAll(async () => {
  box = await startBox({ seed: 'till' });
  inbox = (await box.issuer.inbox()) ?? expect.fail('no inbox');
});

afterAll(() => box.close());

/** What the authority's example sells, to the final consumer. */
const ticket = dataJson('examples/posTicket.json') as JsonObject; // our own file

const buyer = {
  identification_number: 901500600,
  dv: 3,
  name: 'SEGUNDA EMPRESA DE PRUEBAS SAS',
  type_document_identification_id: 6,
  type_organization_id: 1,
  type_regime_id: 1,
  type_liability_id: 117,
  municipality_id: 1006,
  address: 'CL 1 # 2-03',
  email: 'cliente@example.com',
};

const accepted = async (path: string, body: JsonObject): Promise<JsonObject> => {
  const reply = await box.post(`/api/ubl2.1/${path}`, body);
  expect([reply.status, reply.body.verdict, reply.body.warnings]).toEqual([200, acceptedWithoutLines, undefined]);
  return reply.body;
};

/** The note with the lines and totals of the ticket. */
const noteTo = (issued: JsonObject, prefix: 'credit' | 'debit', type: number): JsonObject => {
  const { invoice_lines: lines, legal_monetary_totals: totals, tax_totals, payment_form } = ticket;
  return {
    is_eqdoc: true,
    type_document_id: type,
    billing_reference: {
      number: /EPOS\d+/.exec(String(issued.urlinvoicexml))?.[0],
      uuid: issued.cufe,
      issue_date: colombianDate(box.clock.now()),
      type_document_id: 15,
    },
    discrepancyresponsecode: 1,
    payment_form,
    tax_totals,
    [`${prefix}_note_lines`]: lines,
    [prefix === 'credit' ? 'legal_monetary_totals' : 'requested_monetary_totals']: totals,
  };
};

const download = async (name: unknown): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${box.token}` };
  const response = await fetch(`${box.issuer.url}/api/download/901500100/${String(name)}`, { headers });
  expect([name, response.status]).toEqual([name, 200]);
  return Buffer.from(await response.arrayBuffer());
};

const limits = { maxBytes: 1e8, maxEntryBytes: 1e8, maxTotalBytes: 1e8, maxEntries: 20, maxRatio: 1_000 };

describe('a ticket', () => {
  it.each<readonly [string, JsonObject]>([
    ['to the final consumer', {}],
    ['to 222222222222', { customer: { identification_number: 222222222222, name: 'CONSUMIDOR FINAL' } }],
    ['to a named buyer', { customer: buyer }],
    ['to a named buyer with points', { customer: buyer, buyer_benefits: { code: 'A1', name: 'B', points: 12 } }],
  ])('%s is accepted without a line', async (_case, changes) => {
    await accepted('eqdoc', { ...ticket, ...changes });
  });

  it('has its files: XML, PDF and container', async () => {
    const body = await accepted('eqdoc', ticket);
    expect((await download(body.urlinvoicexml)).toString('utf8')).toContain('<Name>UbicaciónCaja</Name>');
    expect((await download(body.urlinvoicepdf)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const container = (await download(body.urlinvoiceattached)).toString('utf8');
    expect(container).toContain('<cbc:DocumentType>Contenedor de Documento Equivalente</cbc:DocumentType>');
    expect(container).toContain(String(body.cufe));
  });

  it('is mailed as an invoice is, with the container and the page', async () => {
    inbox.clear();
    const body = await accepted('eqdoc', { ...ticket, customer: buyer, sendmail: true });
    expect(body.send_email_success).toBe(true);
    const [mail, ...more] = inbox.messages();
    expect([mail?.to, more]).toEqual([['cliente@example.com'], []]);
    const read = await readZip(mail?.attachments[0]?.bytes ?? Buffer.alloc(0), limits);
    const names = read.ok ? read.entries.map(({ name }) => name) : [];
    expect(names).toEqual([expect.stringMatching(/^ad0901500100000\d{2}[0-9A-F]{8}\.xml$/), body.urlinvoicepdf]);
  });

  it('is mailed to a final consumer who gives a mailbox', async () => {
    inbox.clear();
    await accepted('eqdoc', { ...ticket, sendmail: true, email_pos_customer: 'anonimo@example.com' });
    expect(inbox.messages().map(({ to }) => to)).toEqual([['anonimo@example.com']]);
  });

  it('goes to no one where the final consumer gives none, and says so', async () => {
    const { body } = await box.post('/api/ubl2.1/eqdoc', { ...ticket, sendmail: true });
    expect(body).toMatchObject({
      verdict: acceptedWithoutLines,
      send_email_success: false,
      warnings: [{ code: 'mail-not-sent', reason: 'mail-recipient-missing', paths: ['email_pos_customer'] }],
    });
    const [, number = ''] = /^POSS-EPOS(\d+)/.exec(String(body.urlinvoicexml)) ?? [];
    const again = await box.post('/api/ubl2.1/send-email', { prefix: 'EPOS', number });
    expect(again.body).toMatchObject({
      success: false,
      errors: [expect.stringMatching(/^mail-recipient-missing: .*alternate_email/) as unknown],
    });
  });

  it('goes to the test set of its path, and is accepted there', async () => {
    const id = '7f0a4c1e-2b3d-4e5f-8a9b-0c1d2e3f4a5b';
    const control = createControlClient(box.authority.control);
    await control.addTestSet({ id, issuerNit: '901500100', preset: 'equivalent' });
    const { body } = await box.post(`/api/ubl2.1/eqdoc/${id}`, ticket);
    const [, zipKey = ''] = /"ZipKey":"([^"]+)"/.exec(JSON.stringify(body)) ?? [];
    expect(Object.keys(body)).toContain('cufe');
    const status = await box.post(`/api/ubl2.1/status/zip/${zipKey}`, { is_eqdoc: true });
    expect(status.body).toMatchObject({ verdicts: [{ accepted: true }] });
    expect(await box.post(`/api/ubl2.1/status/document/${String(body.cufe)}`, { is_eqdoc: true })).toMatchObject({
      status: 200,
      body: { verdicts: [{ accepted: true }] },
    });
  });
});

describe('a note to a ticket', () => {
  it.each([
    ['credit', 26],
    ['debit', 25],
  ] as const)('of %s is accepted without a line', async (prefix, type) => {
    const issued = await accepted('eqdoc', ticket);
    const body = await accepted(`${prefix}-note`, noteTo(issued, prefix, type));
    const container = (await download(body.urlinvoiceattached)).toString('utf8');
    expect(container).toContain('Contenedor de Documento Equivalente');
    await download(body.urlinvoicepdf);
  });

  it('is accepted for a named buyer, too', async () => {
    const issued = await accepted('eqdoc', { ...ticket, customer: buyer });
    await accepted('credit-note', { ...noteTo(issued, 'credit', 26), customer: buyer });
  });
});
