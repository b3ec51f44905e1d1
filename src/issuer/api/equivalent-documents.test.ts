import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataJson } from '../../common/data-directory.ts';
import type { JsonObject } from '../../common/json/is-object.ts';
import { verdictXml } from '../authority/fake-authority.fixture.ts';
import { closeAll, sentDocument, startTestIssuer, type TestIssuer } from '../issuer.fixture.ts';
import { baseBody, invoiceBody } from '../requests/invoice-body.fixture.ts';

let service: TestIssuer;

beforeEach(async () => {
  service = await startTestIssuer(() => ({ body: verdictXml() }));
});

afterEach(closeAll);

const ticket = dataJson('examples/posTicket.json') as JsonObject; // our own file

const reference = { number: 'EPOS1', uuid: 'a'.repeat(96), issue_date: '2026-11-19', type_document_id: 15 };
const note = (kind: 'equivalentCreditNote' | 'equivalentDebitNote'): JsonObject => ({
  ...baseBody(kind),
  billing_reference: reference,
});

type Answer = readonly [status: number, body: JsonObject];

const post = async (path: string, body: JsonObject): Promise<Answer> => {
  const response = await service.request(`/api/ubl2.1/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return [response.status, (await response.json()) as JsonObject];
};

const lastSent = () => {
  const request = service.authority.requests.at(-1);
  if (request === undefined) throw new Error('nothing was sent');
  return sentDocument(request);
};

describe('POST eqdoc', () => {
  it('answers as an invoice does, with the CUDE under the name of the CUFE', async () => {
    const [status, body] = await post('eqdoc', ticket);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        ...['success', 'message', 'send_email_success', 'send_email_date_time', 'ResponseAuthority'],
        ...['urlinvoicexml', 'urlinvoicepdf', 'urlinvoiceattached', 'cufe', 'QRStr'],
        ...['certificate_days_left', 'resolution_days_left', 'verdict'],
      ]),
    );
    expect(body).toMatchObject({ urlinvoicexml: 'POSS-EPOS1.xml', urlinvoicepdf: 'POSS-EPOS1.pdf' });
    expect(body.cufe).toMatch(/^[0-9a-f]{96}$/);
    expect(body.QRStr).toContain(`CUDE: ${String(body.cufe)}`);
  });

  it('sends the document under a name of its family', async () => {
    await post('eqdoc', ticket);
    const { name, xml } = lastSent();
    expect(name).toMatch(/^ds0901500100000260000000[0-9A-F]\.xml$/);
    expect(xml).toContain('<cbc:InvoiceTypeCode>20</cbc:InvoiceTypeCode>');
  });

  it('numbers tickets one after the other, and says which is next', async () => {
    await post('eqdoc', ticket);
    const [, body] = await post('eqdoc', ticket);
    expect(body.urlinvoicexml).toBe('POSS-EPOS2.xml');
    expect(await post('next-consecutive', { type_document_id: 15, prefix: 'EPOS' })).toMatchObject([
      200,
      { number: 3, prefix: 'EPOS' },
    ]);
  });

  it('computes the code of a ticket that is not sent', async () => {
    const [status, body] = await post('eqdoc', { ...ticket, query_uuid: true });
    expect([status, body.uuid]).toEqual([200, expect.stringMatching(/^[0-9a-f]{96}$/)]);
    expect(service.authority.requests).toEqual([]);
  });

  it('may leave its type out', async () => {
    expect((await post('eqdoc', { ...ticket, type_document_id: undefined }))[0]).toBe(200);
  });
});

describe('notes to a ticket', () => {
  it.each([
    ['credit-note', 'equivalentCreditNote', 'NCS-NCP1.xml', '<CreditNote'],
    ['debit-note', 'equivalentDebitNote', 'NDS-NDP1.xml', '<DebitNote'],
  ] as const)('go by %s where the body says so', async (path, kind, file, root) => {
    const { is_eqdoc: _, ...withType } = note(kind);
    const bodies = [note(kind), withType, { ...note(kind), type_document_id: undefined }];
    for (const [at, body] of bodies.entries()) {
      const [status, answer] = await post(path, { ...body, number: at + 1 });
      expect([status, answer.cude]).toEqual([200, expect.stringMatching(/^[0-9a-f]{96}$/)]);
      expect(answer.urlinvoicexml).toBe(file.replace('1', String(at + 1)));
      const { name, xml } = lastSent();
      expect(name).toMatch(/^ncs/);
      expect(xml).toContain(root);
    }
  });

  it('are those of invoices otherwise', async () => {
    const body = { ...baseBody('creditNote'), billing_reference: { ...reference, type_document_id: 1 } };
    const [status, answer] = await post('credit-note', body);
    expect([status, answer.urlinvoicexml]).toEqual([200, 'NCS-NC1.xml']);
  });

  it.each(['maybe', 'TRUE', 2])('are refused where the body says neither: is_eqdoc %j', async (flag) => {
    for (const [path, kind] of [
      ['credit-note', 'creditNote'],
      ['debit-note', 'debitNote'],
    ] as const) {
      const [status, { errors }] = await post(path, { ...baseBody(kind), is_eqdoc: flag });
      expect([path, status, Object.keys(errors as object)]).toEqual([path, 422, ['is_eqdoc']]);
    }
    expect(service.authority.requests).toEqual([]);
  });

  it.each([false, 'false', 0, '', null, undefined])('are those of invoices with is_eqdoc %j', async (flag) => {
    const [status, answer] = await post('credit-note', { ...baseBody('creditNote'), is_eqdoc: flag });
    expect([status, answer.urlinvoicexml]).toEqual([200, 'NCS-NC1.xml']);
  });

  it('without is_eqdoc, to a ticket, have a warning', async () => {
    const [, issued] = await post('eqdoc', ticket);
    const own = { number: 'EPOS1', uuid: issued.cufe };
    const references = [
      [{ ...reference, type_document_id: 15 }, true],
      [{ ...own, type_document_id: 15 }, true],
      [own, true],
      [{ ...own, uuid: 'a'.repeat(96) }, false],
    ] as const;
    for (const [path, kind] of [
      ['credit-note', 'creditNote'],
      ['debit-note', 'debitNote'],
    ] as const) {
      for (const [billing, isWarned] of references) {
        const [status, { warnings = [] }] = await post(path, {
          ...baseBody(kind),
          number: undefined,
          billing_reference: billing,
        });
        const told = (warnings as readonly JsonObject[]).filter(({ code }) => code === 'is-eqdoc-missing');
        expect([status, told.map(({ paths }) => paths)]).toEqual([200, isWarned ? [['is_eqdoc']] : []]);
      }
    }
  });

  it('may not have the type of the others', async () => {
    const [status, { errors }] = await post('credit-note', { ...note('equivalentCreditNote'), type_document_id: 4 });
    expect([status, Object.keys(errors as object)]).toEqual([422, ['type_document_id']]);
  });
});

describe('the preview', () => {
  it('of a ticket is its page', async () => {
    const [status, body] = await post('invoice/preeliminar-view', ticket);
    expect([status, body.urlinvoicepdf]).toEqual([200, 'POSS-EPOS1.pdf']);
    expect(Buffer.from(String(body.base64invoicepdf), 'base64').toString('latin1')).toContain('226.77');
  });
});

describe('what is not simulated', () => {
  const others = [16, 17, 18, 19, 20, 21, 22, 23, 24];

  it.each(others)('includes type %d, on any path', async (type) => {
    const paths = [
      'eqdoc',
      'invoice',
      'credit-note',
      'debit-note',
      'payroll',
      'support-document',
      'invoice/preeliminar-view',
    ];
    for (const path of paths) {
      const [status, body] = await post(path, { ...invoiceBody(), is_eqdoc: true, type_document_id: type });
      expect([path, status, body.code]).toEqual([path, 422, 'not-simulated']);
    }
    expect(service.authority.requests).toEqual([]);
  });

  it('is answered with what is', async () => {
    const [, body] = await post('eqdoc', { ...ticket, type_document_id: 16 });
    expect(body.message).toMatch(/Boleta de ingreso a cine.*type_document_id 15 \(tipo 20\) en eqdoc, 26 .*, 25 /);
    expect(body.simulated).toMatchObject([
      { type_document_id: 15, code: '20', path: 'eqdoc' },
      { type_document_id: 26, code: '94', path: 'credit-note' },
      { type_document_id: 25, code: '93', path: 'debit-note' },
    ]);
  });

  it.each(['07', '08', 7, 8])('includes contingency: type %j', async (type) => {
    const [status, body] = await post('eqdoc', { ...ticket, type_document_id: type });
    expect([status, body.code]).toEqual([422, 'not-simulated']);
    expect(body.message).toContain('contingencia');
  });

  it('includes notes to other documents', async () => {
    const body = { ...note('equivalentCreditNote'), billing_reference: { ...reference, type_document_id: 16 } };
    expect(await post('credit-note', body)).toMatchObject([422, { code: 'not-simulated' }]);
  });

  it.each<readonly [what: string, path: string, body: JsonObject, named: string]>([
    [
      'with lines and a point of sale',
      'eqdoc',
      { type_document_id: 20, point_of_sale: { cashier_name: 'A' }, lines: [{}], payments: [{}] },
      'lines, point_of_sale, payments',
    ],
    ['with the document in an object', 'eqdoc', { document: { type: 'X' }, line_items: [{}] }, 'line_items, document'],
    ['of a note', 'credit-note', { type_document_id: 94, lines: [{}], payments: [{}] }, 'lines, payments'],
  ])('includes bodies of other services: %s', async (_what, path, body, named) => {
    const [status, answer] = await post(path, body);
    expect([status, answer.code]).toEqual([422, 'not-simulated']);
    expect(answer.message).toContain(`trae ${named}.`);
  });
});
