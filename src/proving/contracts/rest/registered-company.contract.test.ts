/**
 * A company that comes from another service of the dialect posts bodies to every path of documents, in the public
 * numbering range, and uses what this family of services has besides. The bodies of others stay outside the repository,
 * in `../shared`; where that folder is absent, a test says so.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataJson, packageFile } from '../../../common/data-directory.ts';
import type { JsonObject } from '../../../common/json/is-object.ts';
import { proofFile } from '../../../common/testing/proof-file.ts';
import type { Reply } from '../../../harness/box.ts';
import { routes } from '../../../issuer/api/routes.ts';
import { linesGiven, linesStated, type StatedLines, type VerdictGiven } from '../../generate/stated-lines.ts';
import {
  companyName,
  contingencyResolution,
  mailbox,
  nit,
  registered,
  type Registered,
} from './registered-company.fixture.ts';
import { keyIn, numberIn, withKeys, writtenRequests } from './written-requests.fixture.ts';

const today = '2026-11-20';

let company: Registered;
const keys = new Map<string, unknown>();

it('registers without a refusal', () => {
  expect(company.replies.filter(({ status, body }) => status !== 200 || body.success !== true)).toEqual([]);
});

/** What a body says of its issuer, as the company has it. */
const asOwn = (body: JsonObject): JsonObject => ({
  ...body,
  ...('establishment_name' in body && { establishment_name: companyName }),
  ...('establishment_email' in body && { establishment_email: mailbox }),
  ...(body.prefix === 'SCON' && { resolution_number: contingencyResolution }),
});

const post = async (path: string, body: JsonObject, clock = `${today}T10:00:00-05:00`): Promise<Reply> => {
  company.box.clock.set(clock);
  const reply = await company.send('POST', path, asOwn(withKeys(body, keys) as JsonObject)); // of an object
  if (reply.status === 200) keys.set(numberIn(body), keyIn(reply.body));
  return reply;
};

type Own = { readonly path: string; readonly body: JsonObject; readonly clock?: string };

const all = writtenRequests();
const written = all.filter(({ deserves }) => deserves.answer === 'accepted' && deserves.by === undefined);
const withoutTestSet = (path: string): string => path.replace(/\/[0-9a-f-]{36}$/, '');
const [salary] = written.filter(({ path }) => path.startsWith('payroll/'));
const [atContingency] = all.filter(({ path }) => path === 'invoice-contingency-4');
const preview = 'invoice/preeliminar-view';

/** One for each path, behind those that they cite. */
const own = ((): readonly Own[] => {
  const firsts = written.filter(({ path }, index) => written.findIndex((each) => each.path === path) === index);
  const cited = new Set([...JSON.stringify(firsts).matchAll(/"key of (\w+)"/g)].map(([, number]) => number));
  return [
    ...written.filter((each) => firsts.includes(each) || cited.has(numberIn(each.body))),
    { path: 'payroll', body: { ...salary?.body, consecutive: 77 } },
    { path: 'eqdoc', body: dataJson('examples/posTicket.json') as JsonObject }, // our own file
    // A day on which the authority was away.
    {
      path: 'invoice-contingency-4',
      body: { ...atContingency?.body, date: '2025-01-09' },
      clock: '2025-01-09T10:30:00-05:00',
    },
    { path: preview, body: { ...written[0]?.body, number: 990699999 } },
  ];
})();

const answers = new Map<Own, Reply>();

beforeAll(async () => {
  company = await registered();
  for (const each of own) answers.set(each, await post(each.path, each.body, each.clock));
});

afterAll(() => company.box.close());

describe('our own bodies are accepted', () => {
  it.each(own)('$path', (each) => {
    const { path } = each;
    const { status, body: answer } = answers.get(each) ?? expect.fail();
    const expected = path === preview ? { success: true } : { verdict: { accepted: true } };
    expect([status, answer]).toMatchObject([200, expected]);
  });

  it('go to every path of documents; events have tests of their own', () => {
    const others = /\/:uuid$|\/send-event/;
    const paths = routes.filter(({ tag, path }) => tag === 'Documentos' && !others.test(path));
    const posted = new Set(own.map(({ path }) => `/api/ubl2.1/${withoutTestSet(path)}`));
    expect(paths.map(({ path }) => path).filter((path) => !posted.has(path))).toEqual([]);
  });
});

type Found = {
  readonly file: string;
  readonly path: string;
  /** Fields that other numbers of a range replace. */
  readonly set?: JsonObject;
  /** The file whose document takes the place of the one that it cites, which the authority does not have. */
  readonly cites?: string;
  /** Of the verdict; none if absent. */
  readonly lines?: StatedLines;
  /** The code of the service's own answer, in place of a verdict. */
  readonly refused?: string;
  /** Why a line or a refusal is deserved. */
  readonly reasons?: readonly string[];
};

const found = JSON.parse(readFileSync(proofFile('registered-requests.json'), 'utf8')) as readonly Found[]; // our own file

const shared = packageFile('../shared');
const isPresent = existsSync(join(shared, 'requests'));

const read = (file: string): JsonObject => JSON.parse(readFileSync(join(shared, file), 'utf8')) as JsonObject; // kept beside us

/** The day of the body is today. */
const clockOf = ({ date, time = '10:00:00', period = {} }: JsonObject): string => {
  const { issue_date: paid = today } = period as JsonObject; // of payroll
  return `${String(date ?? paid)}T${String(time)}-05:00`;
};

/** Of the documents that were issued, by the file of their bodies. */
const references = new Map<string, JsonObject>();

const postFound = async ({ file, path, set, cites }: Found): Promise<Reply> => {
  const body = { ...read(file), ...set };
  const billing_reference = cites === undefined ? undefined : references.get(cites);
  const reply = await post(path, { ...body, ...(billing_reference && { billing_reference }) }, clockOf(body));
  references.set(file, { number: numberIn(body), uuid: keyIn(reply.body), issue_date: body.date });
  return reply;
};

describe('the table of bodies of others', () => {
  it('gives a reason for each line and refusal', () => {
    for (const { file, lines = {}, refused, reasons = [] } of found) {
      const codes = refused === undefined ? linesStated(lines).map((line) => line.split(',')[0]) : [refused];
      expect([file, ...reasons.map((reason) => reason.split(':')[0]).sort()]).toEqual([file, ...codes.sort()]);
    }
  });
});

const postThem = (): void => {
  it('are all in the table, but for the configuration', () => {
    const files = ['requests', 'requests-pos'].flatMap((folder) =>
      readdirSync(join(shared, folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => `${folder}/${name}`),
    );
    const others = ['requests-pos/config-eqdocs.json', 'requests-pos/fields.json'];
    expect(found.map(({ file }) => file).sort()).toEqual(files.filter((file) => !others.includes(file)).sort());
  });

  it.each(found)('$file', async (row) => {
    const { status, body } = await postFound(row);
    if (row.refused !== undefined) {
      expect([status, body.code]).toEqual([422, row.refused]);
      return;
    }
    expect(status).toBe(200);
    if (row.path === preview) return;
    const verdict = body.verdict as VerdictGiven; // of a document that was sent
    expect(linesGiven(verdict)).toEqual(linesStated(row.lines ?? {}));
    expect(verdict.accepted).toBe(row.lines?.Rechazo === undefined);
  });
};

if (isPresent) describe('bodies of others', postThem);
else {
  it('posted no bodies of others: their folder is absent, only the table was checked', () => {
    expect(existsSync(shared)).toBe(false);
  });
}

describe('what this family of services has besides', () => {
  const invoiced = 'SETP990600001';
  const key = (): string => String(keys.get(invoiced));
  const get = (path: string): Promise<Reply> => company.send('GET', path);
  const recipients = async (): Promise<unknown> =>
    ((await get('inbox')).body.messages as readonly { readonly to: unknown }[]).map(({ to }) => to);

  it.each([
    ['send-email-customer', { prefix: 'SETP', number: '990600001', alternate_email: 'uno@example.com' }],
    ['../send-email-customer/true', { prefix: 'SETP', number: '990600001', alternate_email: 'uno@example.com' }],
    ['send_mail', { number: 990600001, number_full: invoiced, email: 'uno@example.com' }],
    ['send_mail', { number: invoiced, email: 'uno@example.com' }],
    ['mail/send/{key}', { to: [{ email: 'uno@example.com' }], bcc: [{ email: 'dos@example.com' }] }],
  ])('mails a document again by %s', async (path, body) => {
    const reply = await company.send('POST', path.replace('{key}', key()), body);
    expect([reply.status, reply.body]).toMatchObject([200, { success: true }]);
    expect(reply.body.is_valid).toBe(path.startsWith('mail/') ? 1 : undefined);
    expect(JSON.stringify(await recipients())).toContain('uno@example.com');
  });

  it.each([
    ['send-email', { prefix: 'SETP', number: '1' }],
    ['send_mail', { number: '1' }],
    ['mail/send/abc', { to: [{ email: 'uno@example.com' }] }],
  ])('refuses with 200 to mail what is not there: %s', async (path, body) => {
    const { status, body: answer } = await company.send('POST', path, body);
    expect([status, answer]).toMatchObject([200, { success: false, code: 'document-not-found' }]);
  });

  it('lists accepted documents by type', async () => {
    const { body } = await get(`../information/${nit}/${today}/${today}`);
    expect(body).toMatchObject({ success: true, message: 'NIT Encontrado', company: companyName });
    const data = body.data as readonly {
      readonly name: string;
      readonly count: number;
      readonly documents: JsonObject[];
    }[];
    expect(data.map(({ name: type }) => type).slice(0, 4)).toEqual([
      ...['Factura de Venta Nacional', 'Nota Credito', 'Nota Debito', 'Documento Equivalente POS'],
    ]);
    expect(data.every(({ count, documents }) => count === documents.length && count > 0)).toBe(true);
    const [document] = data[0]?.documents.filter(({ cufe }) => cufe === key()) ?? [];
    expect(document).toMatchObject({
      ...{ prefix: 'SETP', number: '990600001', date_issue: today, xml: `FES-${invoiced}.xml`, type_document_id: 1 },
      ...{ customer: expect.any(String) as unknown, total: expect.stringMatching(/^\d+\.\d\d$/) as unknown },
    });
  });

  it.each([
    [`../information/${nit}/2020-01-01/2020-01-02`, { success: true, data: [{ count: 0 }, {}, {}, {}] }],
    ['../information/901500100', { success: false, message: 'No se encontraron datos del NIT' }],
    [`../information/${nit}/ayer`, { code: 'invalid-request', errors: { desde: [expect.any(String)] } }],
    ['invoice/current_number/1/null/true', { success: true, prefix: 'SETP', number: expect.any(Number) as unknown }],
    ['name-by-nit/901500600', { success: true, result: { primer_nombre: 'SEGUNDA', segundo_apellido: 'SAS' } }],
    ['name-by-nit/1', { success: false, message: 'No se encontro el NIT' }],
    ['SearchCompany/901500600', { success: 'true', name: 'SEGUNDA EMPRESA DE PRUEBAS SAS' }],
    ['SearchCompany/1', { success: 'false', message: 'No se encontro el NIT' }],
    ['query-events-cufe-dian/{key}/2', { success: 'false', message: 'Sin eventos!' }],
  ])('answers %s', async (path, expected) => {
    expect((await get(path.replace('{key}', key()))).body).toMatchObject(expected);
  });

  it('lists the ranges with the number that follows in each', async () => {
    const rows = (await get('config/resolutions')).body as unknown as readonly JsonObject[]; // a bare array
    const { number } = (await get('invoice/current_number/1/SETP')).body;
    expect(rows[0]).toMatchObject({
      ...{ id: 1, type_document_id: 1, prefix: 'SETP', resolution: '18760000001', from: 990000000, to: 995000000 },
      ...{ date_from: '2019-01-19', date_to: '2030-01-19', number, next_consecutive: `SETP${String(number)}` },
    });
  });

  it('asks the authority for the notes about a document', async () => {
    const { body } = await company.send('POST', `document/get-reference-notes/${key()}`);
    expect(body).toMatchObject({ success: true });
    expect(JSON.stringify(body.ResponseDian)).toMatch(/"StatusMessage":"[^"]*NC5001/);
  });

  it('takes the token in the address, and neither journal nor console show it', async () => {
    const { box, token } = company;
    const url = `${box.issuer.url}/api/customer/31/901500600?api_token=${token}`;
    expect((await fetch(url)).status).toBe(200);
    const link = await fetch(box.authority.console.url, { redirect: 'manual' });
    const cookie = (link.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const start = new URL(link.headers.get('location') ?? '', box.authority.console.url);
    const page = await (await fetch(start, { headers: { cookie } })).text();
    const journal = JSON.stringify(await box.authority.journal.list());
    expect([page, journal].map((text) => [text.length > 1000, text.includes(token)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});
