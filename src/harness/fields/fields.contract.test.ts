/**
 * The page of fields tells where every field of a request ends. Each is set to a
 * marker: alone, in documents that are built; then, as many as can stand
 * together, in documents that go through both services, whose signed XML, PDF,
 * answer and mail are read as they came.
 */
import { english } from '../../common/text/bilingual.ts';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { readZip } from '../../../simulator/document/intake/zip-read.ts';
import type { Inbox, ReceivedMail } from '../../issuer/mail/inbox.ts';
import { textOfPdf } from '../../issuer/printing/pdf-reader.ts';
import { kindFacts } from '../document-kinds.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../box.ts';
import { valueAt, withValue } from './body-paths.ts';
import { readValues } from './probe.ts';
import { markerFor, type Marker } from './markers.ts';
import { requestForms, type RequestForm } from '../../issuer/requests/field-facts.ts';
import { givenFor } from './shapes.ts';
import { shapesOf, variantNamed } from './variants.ts';
import { fieldsDocument } from './page.ts';
import { fieldTable, type Row } from './table.ts';
import { keyOf } from '../violations/reference.ts';

const sections = fieldTable();
const rows = sections.flatMap(({ rows: each }) => each);
const listed = sections.filter(({ number }) => number !== undefined).flatMap(({ rows: each }) => each);

const named = ({ path, variant }: Row): string => `${variant} ${path}`;

const rowFor = (variant: RequestForm, path: string): Row =>
  rows.find((row) => row.variant === variant && row.path === path) ?? expect.fail(`${variant} has no ${path}`);

const ends = (variant: RequestForm, path: string): readonly string[] =>
  rowFor(variant, path).destinations.map((end) => (end.in === 'xml' ? end.xpath : end.in));

describe('the page of fields', () => {
  it.each([
    ['docs/fields.md', 'en'],
    ['docs/es/fields.md', 'es'],
  ] as const)('%s is the one that the code makes', (page, language) => {
    expect(readFileSync(packageFile(page), 'utf8')).toBe(fieldsDocument(language));
  });

  it('has a row for every field that a request of any kind has', () => {
    expect(listed.length).toBeGreaterThan(450);
    expect(new Set(rows.map(named)).size).toBeGreaterThan(900);
  });
});

describe('every field, set to a marker alone', () => {
  it('ends somewhere, or it is said why not', () => {
    expect(rows.filter(({ destinations }) => destinations.length === 0).map(named)).toEqual([]);
  });

  it('ends nowhere only where that is said', () => {
    const hidden = rows.filter(
      ({ declared, destinations }) => declared.nowhere !== undefined && destinations[0]?.in !== 'none',
    );
    expect(hidden.map(named)).toEqual([]);
  });

  it('is explained where it does something else than stand there', () => {
    const silent = rows.filter(
      ({ finding, declared }) =>
        (finding.page === 'changed' || finding.consequences.length > 0) && declared.remark === undefined,
    );
    expect(silent.map(named)).toEqual([]);
  });

  it('is known to the mail where the mail is told of it', () => {
    const silent = rows.filter(
      ({ finding, declared }) => finding.mail && declared.mail === undefined && declared.nowhere === undefined,
    );
    expect(silent.map(named)).toEqual([]);
  });

  it.each([
    ['invoice', 'disable_confirmation_text', ['pdf']],
    ['creditNote', 'disable_confirmation_text', ['none']],
    ['invoice', 'seze', ['pdf']],
    ['invoice', 'invoice_template', ['none']],
    ['invoice', 'template_token', ['none']],
    ['invoice', 'head_note', ['pdf']],
    ['invoice', 'notes', ['/*/cbc:Note', 'pdf']],
    ['payroll', 'resolution_number', ['none']],
    ['payroll', 'worker.email', ['pdf', 'mail']],
    ['payroll', 'accrued.transportation_allowance', ['/*/Devengados/Transporte/@AuxilioTransporte', 'pdf']],
    ['payrollDeletion', 'period.worked_time', ['none']],
    ['payrollDeletion', 'predecessor.predecessor_cune', ['/*/Eliminar/EliminandoPredecesor/@CUNEPred', 'pdf']],
    ['debitNote', 'debit_note_lines.*.invoiced_quantity', ['/*/cac:DebitNoteLine/cbc:DebitedQuantity', 'pdf']],
    [
      'invoice',
      'customer.merchant_registration',
      ['/*/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:Name', 'pdf'],
    ],
    [
      'invoice',
      'customer.tax_id',
      ['cbc:ID', 'cbc:Name'].map(
        (name) => `/*/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/${name}`,
      ),
    ],
  ] as const)('%s: %s ends there and nowhere else', (variant, path, expected) => {
    expect(ends(variant, path)).toEqual(expected);
  });

  it.each(['name', 'address', 'phone', 'municipality', 'email'])('establishment_%s overrides the company', (name) => {
    const xpaths = ends('invoice', `establishment_${name}`).filter((end) => end.startsWith('/*/'));
    expect(xpaths.length).toBeGreaterThan(0);
    for (const xpath of xpaths) expect(xpath).toContain('cac:AccountingSupplierParty');
    // Who buys issues a support document.
    for (const xpath of ends('supportDocument', `establishment_${name}`).filter((end) => end.startsWith('/*/')))
      expect(xpath).toContain('cac:AccountingCustomerParty');
  });
});

/** Markers that cannot be taken for another, and fields that need no others beside them. */
const together = ({ shape }: Row): boolean =>
  !['identifier', 'flag', 'digit'].includes(shape.is) && givenFor(shape) === undefined;

type Marked = { readonly row: Row; readonly marker: Marker };

/** A replacement has what payroll has, one level deeper. */
const replaced = (row: Row): Row => ({
  ...row,
  variant: 'payrollReplacement',
  finding: { ...row.finding, xpaths: row.finding.xpaths.map((xpath) => xpath.replace('/*/', '/*/Reemplazar/')) },
});

const rowsOf = (variant: RequestForm): readonly Row[] => {
  const own = rows.filter((row) => row.variant === variant);
  if (variant !== 'payrollReplacement') return own;
  return [...own, ...rows.filter((row) => row.variant === 'payroll' && shapesOf(variant).has(row.path)).map(replaced)];
};

const markedOf = (variant: RequestForm): readonly Marked[] =>
  rowsOf(variant)
    .filter(together)
    .flatMap((row) => {
      const marker = markerFor(row.shape, valueAt(variantNamed(variant).request, row.path), row.number);
      return marker === undefined ? [] : [{ row, marker }];
    });

const squashed = (text: string): string => text.replaceAll(/\s+/g, '');

let box: Box;
let inbox: Inbox;

beforeAll(async () => {
  // The authority knows the issuer by emisor@example.com: what the requests say is not what the company has.
  const company = { email: 'central@mq.co' };
  box = await startBox({ seed: 'fields', clock: '2026-03-16T15:00:00Z', company });
  inbox = (await box.issuer.inbox()) ?? expect.fail('no inbox');
});

afterAll(() => box.close());

const download = async (name: unknown): Promise<Buffer> => {
  const response = await fetch(`${box.issuer.url}/api/ubl2.1/download/${box.company.nit}/${String(name)}`, {
    headers: { authorization: `Bearer ${box.token}` },
  });
  expect([name, response.status]).toEqual([name, 200]);
  return Buffer.from(await response.arrayBuffer());
};

describe.each(requestForms)('%s, all markers together, through both services', (variant) => {
  let marked: readonly Marked[];
  let reply: Reply;
  let values: ReturnType<typeof readValues>;
  let page: string;

  const missing = (isThere: (each: Marked) => boolean): readonly string[] =>
    marked.filter((each) => !isThere(each)).map(({ row }) => row.path);

  beforeAll(async () => {
    marked = markedOf(variant);
    expect(marked.length).toBeGreaterThan(15);
    const request = marked.reduce<JsonObject>(
      (body, { row, marker }) => withValue(body, row.path, marker.value),
      variantNamed(variant).request,
    );
    reply = await box.post(`/api/ubl2.1/${kindFacts[variantNamed(variant).kind].path}`, request);
    expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
    const { urlinvoicexml, urlinvoicepdf, urlpayrollxml, urlpayrollpdf } = reply.body;
    const parsed = parseXml(await download(urlinvoicexml ?? urlpayrollxml));
    if (!parsed.ok) return expect.fail(parsed.problem.message.en);
    values = readValues(parsed.document.root);
    page = squashed(textOfPdf(await download(urlinvoicepdf ?? urlpayrollpdf)));
  });

  it('finds them in the signed document where the page says', () => {
    expect(values.size).toBeGreaterThan(50);
    const isThere = ({ row, marker }: Marked): boolean =>
      row.finding.xpaths.every((xpath) =>
        values.get(xpath)?.some((value) => marker.written.some((form) => value.includes(form))),
      );
    expect(missing(isThere)).toEqual([]);
  });

  it('finds them in the PDF where the page says', () => {
    const isThere = ({ row, marker }: Marked): boolean =>
      row.finding.page !== 'seen' || marker.printed.some((form) => page.includes(squashed(form)));
    expect(missing(isThere)).toEqual([]);
  });

  it('finds them in the answer where the page says', () => {
    const isThere = ({ row: { finding, declared, path }, marker }: Marked): boolean => {
      const keys = [...english(declared.answer ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key);
      // The container of what was rejected is not made, and has no name.
      const own = path === 'atacheddocument_name_prefix' ? [] : keys;
      return [...own, ...(finding.qr ? ['QRStr'] : [])].every((key) =>
        marker.written.some((form) => String(reply.body[key ?? '']).includes(form)),
      );
    };
    expect(missing(isThere)).toEqual([]);
  });
});

const limits = { maxBytes: 1e8, maxEntryBytes: 1e8, maxTotalBytes: 1e8, maxEntries: 20, maxRatio: 1_000 };

const expectAccepted = ({ status, body }: Reply): void => {
  expect([status, body.verdict]).toMatchObject([200, { accepted: true, rejected: [] }]);
};

const archiveNames = async (mail: ReceivedMail): Promise<readonly string[]> => {
  const read = await readZip(mail.attachments[0]?.bytes ?? Buffer.alloc(0), limits);
  return read.ok
    ? read.entries.map(({ name, data }) => (name.startsWith('anexo') ? `${name}:${data.toString()}` : name))
    : [];
};

describe('the mail about an accepted document', () => {
  let reply: Reply;
  let mails: readonly ReceivedMail[];
  const number = 990_700_001;
  const own = { establishment_email: 'emisor@example.com' };

  beforeAll(async () => {
    const { createGenerator } = await import('../../../datasets/generators/index.ts');
    const request = createGenerator('fields').invoice({ variant: 'withoutDiscount' });
    inbox.clear();
    reply = await box.post('/api/ubl2.1/invoice', {
      ...request,
      number,
      customer: { ...request.customer, name: 'MQ cliente', email: 'cliente@mq.co' },
      ...own,
      establishment_name: 'MQ SAS',
      sendmail: true,
      sendmailtome: true,
      email_cc_list: [{ email: 'copia@mq.co' }],
      annexes: [{ document: Buffer.from('MQ-anexo').toString('base64'), extension: 'mqx' }],
      html_header: '<p>MQ-cabecera</p>',
      html_buttons: '<p>MQ-botones</p>',
      html_footer: '<p>MQ-pie</p>',
      atacheddocument_name_prefix: 'MQ-prefijo',
    });
    expectAccepted(reply);
    mails = inbox.messages();
  });

  it('goes to who the fields say', () => {
    expect(mails.map(({ to }) => to)).toEqual([['cliente@mq.co'], ['emisor@example.com'], ['copia@mq.co']]);
  });

  it.each(['MQ-cabecera', 'MQ-botones', 'MQ-pie'])('has %s in its HTML', (text) => {
    expect(mails[0]?.html).toContain(text);
  });

  it('has the annex and the prefix in its archive, and the answer names it', async () => {
    const [container, , annex] = await archiveNames(mails[0] ?? expect.fail('no mail'));
    expect(container).toMatch(/^MQ-prefijo/);
    expect(annex).toBe('anexo-1.mqx:MQ-anexo');
    expect(reply.body.urlinvoiceattached).toMatch(/^MQ-prefijo/);
  });

  it('has names and number in subject and text', () => {
    const { subject, text } = mails[0] ?? expect.fail('no mail');
    expect(subject.split(';').slice(1, 4)).toEqual(['MQ SAS', `SETP${number}`, '01']);
    for (const said of ['MQ SAS', `SETP${number}`, 'MQ cliente']) expect(text).toContain(said);
  });

  it('leaves the lowest number that was given back as the next in the look-up', async () => {
    const next = await box.post('/api/ubl2.1/next-consecutive', { type_document_id: 1, prefix: 'SETP' });
    // A document that stated it was rejected.
    expect(next.body).toMatchObject({ number: 990_000_001 });
  });

  it('is asked for by send_customer_credentials as well', async () => {
    const { createGenerator } = await import('../../../datasets/generators/index.ts');
    const request = createGenerator('fields-credentials').invoice({ variant: 'withoutDiscount' });
    const customer = { ...request.customer, email: 'otro@mq.co' };
    inbox.clear();
    expectAccepted(
      await box.post('/api/ubl2.1/invoice', {
        ...request,
        ...own,
        number: number + 1,
        customer,
        send_customer_credentials: true,
      }),
    );
    expect(inbox.messages().map(({ to }) => to)).toEqual([['otro@mq.co']]);
  });

  it('goes to the seller of a support document and to the worker', async () => {
    const { createGenerator } = await import('../../../datasets/generators/index.ts');
    const generator = createGenerator('fields-others');
    const date = '2026-03-16';
    const support = generator.supportDocument({ date, seller: 'resident', variant: 'withoutDiscount' });
    const payroll = generator.payroll({ date, payment: 'cash' });
    inbox.clear();
    const seller = { ...support.seller, email: 'vendedor@mq.co' };
    expectAccepted(await box.post('/api/ubl2.1/support-document', { ...support, seller, sendmail: true }));
    const worker = { ...payroll.worker, email: 'persona@mq.co' };
    const paid = await box.post('/api/ubl2.1/payroll', { ...payroll, worker, sendmail: true });
    expectAccepted(paid);
    expect(keyOf(paid.body)).toMatch(/^[0-9a-f]{96}$/);
    expect(inbox.messages().map(({ to }) => to)).toEqual([['vendedor@mq.co'], ['persona@mq.co']]);
  });
});
