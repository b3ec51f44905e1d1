import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logTo } from '../../../src/common/log.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { zipOf } from '../../testing/zip.ts';
import { verifySignature } from '../../checks/signature/verify.ts';
import { createSubject } from '../../document/subject.ts';
import type { DianResponse } from '../reply/answers.ts';
import { now, profile, signedInvoice, testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { sketch, catalogueOf } from '../../testing/catalogue.fixture.ts';
import { answered, call, zipped } from '../../testing/exchange.fixture.ts';
import { issuer, invoiceSpec, textIn } from '../../testing/invoice.fixture.ts';
import { small } from '../../testing/reception.fixture.ts';
import { remove, set } from '../../testing/rules.fixture.ts';
import * as is from '../../checks/vocabulary/is.ts';
import type { Authority } from './authority.ts';
import { getStatus } from './queries.ts';
import { sendBillSync } from './send-sync.ts';
import { same } from '../../../src/common/text/bilingual.ts';
import { zipRules } from '../../rules/zip-archive.ts';

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority();
});

afterEach(() => authority.registry.close());

type Sent = { readonly answer: DianResponse; readonly results: unknown };

const sendFile = async (
  contentFile: string | undefined,
  nit: string = issuer.nit,
  to: Authority = authority,
): Promise<Sent> => {
  const outcome = await sendBillSync(to)(call(contentFile === undefined ? {} : { contentFile }, nit));
  return { answer: answered(outcome), results: outcome.results };
};

const send = async (built: readonly XmlEdit[] = [], nit?: string): Promise<Sent> =>
  sendFile(zipped(await signedInvoice(authority, { built })), nit);

const codes = ({ ErrorMessage }: DianResponse): readonly string[] =>
  (ErrorMessage ?? []).map((line) => /^Regla: ([^,]+), /.exec(line)?.[1] ?? line);

const key = (built: readonly XmlEdit[] = []): string => textIn(invoiceSpec({ built }), 'cbc:UUID');

/** The text of an element of the ApplicationResponse in an answer. */
const inResponse = (answer: DianResponse, ...paths: readonly string[]): readonly (readonly string[])[] => {
  const parsed = parseXml(Buffer.from(answer.XmlBase64Bytes ?? '', 'base64'));
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  const subject = createSubject('invoice', parsed.document);
  return paths.map((path) =>
    subject
      .all(path)
      .map((element) => element.children.map((child) => (child.kind === 'text' ? child.text : '')).join('')),
  );
};

const verified = async (answer: DianResponse): Promise<boolean> => {
  const parsed = parseXml(Buffer.from(answer.XmlBase64Bytes ?? '', 'base64'));
  if (!parsed.ok) return false;
  const report = await verifySignature(parsed.document, { trust: await authority.trust(), now });
  return report.valid && report.chain?.verified === true;
};

const wrongNumber = set('/*/cbc:ID', 'SETP989999999');
const wrongName = set('/*/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName', 'OTRO');
const supplierId = '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID';

describe('a verdict', () => {
  it('of acceptance has status 00, the sentence of the type, key, file name and a signed response', async () => {
    const { answer, results } = await send();
    expect(answer).toMatchObject({
      ErrorMessage: [],
      IsValid: true,
      StatusCode: '00',
      StatusDescription: 'Procesado Correctamente.',
      StatusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
      XmlDocumentKey: key(),
      XmlFileName: 'factura',
    });
    expect(await verified(answer)).toBe(true);
    expect(inResponse(answer, '/*/cac:DocumentResponse/cac:Response/cbc:ResponseCode')).toEqual([['02']]);
    expect(results).toMatchObject({ verdict: 'accepted', failed: [], number: 'SETP990000001', key: key() });
  });

  it('of acceptance keeps notifications as lines', async () => {
    const { answer } = await send([wrongName]);
    expect(answer).toMatchObject({ IsValid: true, StatusCode: '00' });
    expect(answer.ErrorMessage).toEqual([
      'Regla: FAJ43b, Notificación: El nombre no coincide con el del RUT para ese NIT',
    ]);
  });

  it('of rejection has status 99, a line for every rule, rejections first, and a signed response', async () => {
    const { answer, results } = await send([wrongName, wrongNumber]);
    expect(answer).toMatchObject({
      IsValid: false,
      StatusCode: '99',
      StatusDescription: 'Validación contiene errores en campos mandatorios.',
      StatusMessage: 'Documento con errores en campos mandatorios.',
      XmlDocumentKey: key([wrongNumber]),
    });
    expect(codes(answer)).toEqual(['FAD05b', 'FAD05d', 'FAJ43b']);
    expect(await verified(answer)).toBe(true);
    const [response, lines] = inResponse(
      answer,
      '/*/cac:DocumentResponse/cac:Response/cbc:ResponseCode',
      '/*/cac:DocumentResponse/cac:LineResponse/cac:Response/cbc:ResponseCode',
    );
    expect(response).toEqual(['04']);
    expect(lines).toEqual(['0000', 'FAD05b', 'FAD05d', 'FAJ43b']);
    expect(results).toMatchObject({ verdict: 'rejected', failed: [{ code: 'FAD05b' }, { code: 'FAD05d' }, {}] });
  });

  it('numbers the responses of the authority consecutively', async () => {
    const first = await send();
    const second = await send([wrongNumber]);
    const ids = [first, second].map(({ answer }) => inResponse(answer, '/*/cbc:ID')[0]?.[0]);
    expect(ids).toEqual(['1', '2']);
  });

  it('is dated by the clock of the authority', async () => {
    authority.settings.clockOffset = 24 * 3_600_000;
    expect(inResponse((await send()).answer, '/*/cbc:IssueDate', '/*/cbc:IssueTime')).toEqual([
      ['2026-11-21'],
      ['10:00:00-05:00'],
    ]);
  });

  it.each(['01', '02', '04'])('names type %s as every invoice', async (type) => {
    await authority.registry.replace({
      contingencyPeriods: [{ start: '2026-11-20T00:00:00-05:00', end: '2026-11-21T00:00:00-05:00' }],
    });
    const { answer } = await send([set('/*/cbc:InvoiceTypeCode', type)]);
    expect(answer.StatusMessage).toBe('La Factura electrónica SETP990000001, ha sido autorizada.');
  });
});

describe('a file that cannot be opened is status 89, without a line', () => {
  const xml = '<Invoice/>';
  const zip = (...entries: readonly (readonly [name: string, text: string])[]): string =>
    zipOf(entries.map(([name, text]) => ({ name, data: Buffer.from(text) }))).toString('base64');

  /** As the flag in its local header and in its directory claims. */
  const encrypted = (text: string): string => {
    const bytes = zipOf([{ name: 'a.xml', data: Buffer.from(text) }]);
    for (const [signature, offset] of [
      ['PK\x03\x04', 6],
      ['PK\x01\x02', 8],
    ] as const)
      bytes[bytes.indexOf(signature, 0, 'latin1') + offset] = 1;
    return bytes.toString('base64');
  };
  const declared = new Map(zipRules.rules.map(({ codes: { invoice }, message }) => [invoice?.code, message]));

  it.each<readonly [what: string, contentFile: string | undefined, code: string]>([
    ['no file', undefined, 'no-file'],
    ['an empty file', '', 'no-file'],
    ['no Base64', 'ñ', 'not-base64'],
    ['no ZIP', Buffer.from(xml).toString('base64'), 'ZIP-CORRUPT'],
    ['half a ZIP', zip(['a.xml', xml]).slice(0, 60), 'ZIP-CORRUPT'],
    ['a ZIP with a password', encrypted(xml), 'ZIP-CORRUPT'],
    ['an empty ZIP', zip(), 'ZIP-EMPTY'],
    ['two documents', zip(['a.xml', xml], ['b.xml', xml]), 'ZIP-COUNT-SYNC'],
    ['something else than XML', zip(['a.pdf', '%PDF-1.7']), 'ZIP-XML'],
  ])('%s', async (_what, contentFile, code) => {
    const { answer, results } = await sendFile(contentFile);
    expect(answer).toMatchObject({
      ErrorMessage: [],
      IsValid: false,
      StatusCode: '89',
      StatusMessage: null,
      XmlBase64Bytes: null,
      XmlDocumentKey: null,
    });
    expect(answer.StatusDescription).toMatch(/./);
    expect(answer.StatusDescription?.startsWith(declared.get(code) ?? '')).toBe(true);
    expect(results).toMatchObject({ verdict: 'rejected', outcome: { code, statusCode: '89' }, failed: [] });
  });
});

describe('the order of the checks', () => {
  const noUuid: XmlEdit = set('/*/cbc:UUID', '');
  const noSchema: XmlEdit = { edit: 'insert', path: '/*', child: { name: 'cbc:Otro', content: '' } };
  const stranger = '901500600';

  const sendAll = async (coded: readonly XmlEdit[], nit?: string): Promise<DianResponse> =>
    (await sendFile(zipped(await signedInvoice(authority, { coded })), nit)).answer;

  it('is mandate, key fields, duplicate, schema: each hides the next', async () => {
    await send();
    const all = [noUuid, noSchema];
    expect(await sendAll(all, stranger)).toMatchObject({ StatusCode: '89', ErrorMessage: [] });
    const missing = await sendAll(all);
    expect(missing.StatusCode).toBe('66');
    expect(codes(missing)).toEqual(['ZB01']);
    const twice = await sendAll([noSchema]);
    expect(twice.StatusCode).toBe('99');
    expect(codes(twice)).toEqual(['90']);
    const fresh = await testAuthority();
    const outcome = await sendFile(zipped(await signedInvoice(fresh, { coded: [noSchema] })), issuer.nit, fresh);
    expect(codes(outcome.answer)).toEqual(['ZB01']);
    await fresh.registry.close();
  });

  it('a sender without a mandate is shown both numbers, and nothing is kept', async () => {
    const { answer, results } = await send([], stranger);
    expect(answer).toMatchObject({
      StatusCode: '89',
      StatusDescription: 'NIT 901500600 no autorizado a enviar documentos para emisor con NIT 901500100.',
      XmlDocumentKey: key(),
      XmlFileName: 'factura',
      XmlBase64Bytes: null,
    });
    expect(results).toMatchObject({ outcome: { code: 'STATUS-89', statusCode: '89' } });
    expect(await authority.registry.documentByKey(key())).toBeUndefined();
  });

  it('a sender with a mandate is accepted', async () => {
    await authority.registry.replace({ mandates: [{ certificateNit: stranger, issuerNit: issuer.nit }] });
    expect((await send([], stranger)).answer.StatusCode).toBe('00');
  });

  it('a certificate that names nobody has no mandate', async () => {
    const xml = zipped(await signedInvoice(authority));
    const outcome = await sendBillSync(authority)({ ...call({ contentFile: xml }), certificateNit: undefined });
    expect(answered(outcome)).toMatchObject({ StatusCode: '89' });
  });
});

describe('missing key fields', () => {
  it.each<readonly [what: string, edit: XmlEdit, named: string, lines: readonly string[]]>([
    ['number', set('/*/cbc:ID', ''), 'el número del documento', ['FAB27b', 'FAD05e', 'FAD06']],
    ['unique code', set('/*/cbc:UUID', ' '), 'el código único del documento', ['FAD06']],
    ['type', set('/*/cbc:InvoiceTypeCode', ''), 'el tipo de documento', ['FAD12a']],
    ['issuer', set(supplierId, ''), 'el NIT del emisor', ['FAB05b', 'FAB24b', 'FAD05e', 'FAJ21', 'FAJ24b', '92']],
  ])('%s: status 66, the lines of the rules, nothing kept', async (_what, edit, named, lines) => {
    const { answer, results } = await sendFile(zipped(await signedInvoice(authority, { coded: [edit] })));
    expect(answer).toMatchObject({
      IsValid: false,
      StatusCode: '66',
      StatusDescription: `Faltan datos clave: ${named}.`,
      StatusMessage: null,
      XmlBase64Bytes: null,
      XmlFileName: 'factura',
    });
    expect(codes(answer)).toEqual(lines);
    expect(results).toMatchObject({ verdict: 'rejected', outcome: { code: 'STATUS-66', statusCode: '66' } });
    expect(await authority.registry.nextResponseNumber()).toBe(1);
  });

  it('all of them are named', async () => {
    const built = [remove('/*/cbc:ID'), remove('/*/cbc:UUID'), remove('/*/cbc:InvoiceTypeCode'), remove(supplierId)];
    const { answer } = await send(built);
    expect(answer.StatusDescription).toBe(
      'Faltan datos clave: el número del documento, el código único del documento, el NIT del emisor, el tipo de documento.',
    );
    expect(codes(answer)).toEqual(['ZB01']);
  });

  it('do not make a document the duplicate of another without them', async () => {
    await authority.registry.record({
      ...{ issuerNit: '', type: '', number: '', key: '', receiverId: '', issueDate: '', payableAmount: '' },
      ...{
        state: 'accepted',
        fileName: '',
        xml: '',
        applicationResponse: '',
        lines: [],
        statusMessage: '',
        receivedAt: 0,
      },
    });
    const { answer } = await sendFile(zipped(await signedInvoice(authority, { coded: [set('/*/cbc:UUID', '')] })));
    expect(codes(answer)).not.toContain('90');
  });
});

describe('a document processed before', () => {
  const duplicateLine = 'Regla: 90, Rechazo: Documento procesado anteriormente.';

  it('is answered with the single line, the key and the response of the first', async () => {
    const first = (await send()).answer;
    const { answer, results } = await send();
    expect(answer).toMatchObject({
      ErrorMessage: [duplicateLine],
      IsValid: false,
      StatusCode: '99',
      XmlDocumentKey: key(),
      XmlBase64Bytes: first.XmlBase64Bytes,
    });
    expect(results).toMatchObject({ verdict: 'rejected', failed: [{ code: '90' }] });
  });

  it.each<readonly [what: string, built: readonly XmlEdit[]]>([
    ['of the same number and another code', [set('/*/cbc:IssueTime', '11:00:00-05:00')]],
    ['for export', [set('/*/cbc:InvoiceTypeCode', '02')]],
    ['with leading zeros', [set('/*/cbc:ID', 'SETP0990000001')]],
    ['with whatever errors', [set('/*/cbc:IssueTime', '11:00:00-05:00'), wrongName, set('/*/cbc:ProfileID', 'x')]],
  ])('%s is the same', async (_what, built) => {
    await send();
    const { answer } = await send(built);
    expect(answer.ErrorMessage).toEqual([duplicateLine]);
    expect(answer.XmlDocumentKey).toBe(key());
  });

  it('excludes a rejected document: that number may be sent again', async () => {
    const broken = [set('/*/cbc:ProfileID', 'x')];
    expect((await send(broken)).answer.StatusCode).toBe('99');
    expect((await send(broken)).answer.StatusCode).toBe('99');
    expect((await send()).answer.StatusCode).toBe('00');
  });

  it('is detected when two arrive at the same time', async () => {
    const contentFile = zipped(await signedInvoice(authority));
    const both = await Promise.all([sendFile(contentFile), sendFile(contentFile)]);
    expect(both.map(({ answer }) => answer.StatusCode).sort()).toEqual(['00', '99']);
    const loser = both.find(({ answer }) => answer.StatusCode === '99');
    expect(loser?.answer.ErrorMessage).toEqual([duplicateLine]);
  });

  it('is accepted again if rule 90 is off, and the first one stays on file', async () => {
    authority.settings.profile = profile('default', { off: ['90'] });
    await send();
    const later = [set('/*/cbc:IssueTime', '11:00:00-05:00')];
    const { answer } = await send(later);
    expect(answer).toMatchObject({ StatusCode: '00', XmlDocumentKey: key(later) });
    expect(await authority.registry.documentByKey(key(later))).toBeUndefined();
    expect((await authority.registry.documentByKey(key()))?.state).toBe('accepted');
  });
});

describe('what is no invoice', () => {
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

  it('and not a document: status 99, ZB01 with the text of the parser', async () => {
    const { answer } = await sendFile(zipped('<Invoice><cbc:ID></Invoice>'));
    expect(answer).toMatchObject({ StatusCode: '99', XmlFileName: 'factura', XmlBase64Bytes: null });
    expect(answer.ErrorMessage).toHaveLength(1);
    expect(answer.ErrorMessage?.[0]).toMatch(
      /^Regla: ZB01, Rechazo: Fallo en el schema XML del archivo \(línea 1, columna \d+\) - \S.* -$/,
    );
  });

  it.each([
    ['an event', `<ApplicationResponse xmlns="${ubl}:ApplicationResponse-2"/>`, 'envíelo con SendEventUpdateStatus.'],
    ['a container', `<AttachedDocument xmlns="${ubl}:AttachedDocument-2"/>`, '«AttachedDocument».'],
    ['a payroll', '<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual"/>', 'con SendNominaSync.'],
    [
      'a payroll adjustment',
      '<NominaIndividualDeAjuste xmlns="dian:gov:co:facturaelectronica:NominaIndividualDeAjuste"/>',
      '«NominaIndividualDeAjuste»: envíelo con SendNominaSync.',
    ],
    ['anything', '<Recibo/>', 'SendBillSync no recibe el documento «Recibo».'],
  ])('but %s: status 66, who takes it, nothing kept', async (_what, xml, text) => {
    const { answer, results } = await sendFile(zipped(xml));
    expect(answer).toMatchObject({ IsValid: false, StatusCode: '66', XmlBase64Bytes: null, XmlFileName: 'factura' });
    expect(answer.StatusDescription).toContain(text);
    expect(codes(answer)).toEqual(['ZB01']);
    expect(results).toMatchObject({ verdict: 'rejected', outcome: { code: 'STATUS-66' } });
  });

  it.each(['07', '25', '60'])('but type %s: status 66, which types are simulated, nothing kept', async (type) => {
    const xml = small('invoice', { key: 'a1' }).replace('>01<', `>${type}<`);
    const { answer, results } = await sendFile(zipped(xml));
    expect(answer).toMatchObject({ IsValid: false, StatusCode: '66', XmlBase64Bytes: null });
    expect(answer.StatusDescription).toMatch(
      new RegExp(`no simula .* de tipo ${type} .* Simula los tipos 20, 93 y 94`),
    );
    expect(results).toMatchObject({ verdict: 'rejected', outcome: { code: 'STATUS-66' } });
    expect(await authority.registry.documentByKey('a1')).toBeUndefined();
  });

  it('names are not repeated in full', async () => {
    const { answer } = await sendFile(zipped(`<${'R'.repeat(5_000)}/>`));
    expect(answer.StatusDescription?.length).toBeLessThan(200);
  });

  it('but a kind whose content has no rules: never accepted, nothing kept', async () => {
    const uuid = 'c'.repeat(96);
    const xml = small('creditNote', { key: uuid });
    const { answer, results } = await sendFile(zipped(xml), issuer.nit, { ...authority, catalogue: catalogueOf({}) });
    expect(answer).toMatchObject({
      IsValid: false,
      StatusCode: '99',
      StatusMessage: 'Este simulador todavía no valida el contenido de documentos de tipo 91.',
      XmlDocumentKey: uuid,
    });
    expect(results).toMatchObject({ verdict: 'rejected', incomplete: expect.stringContaining('creditNote') as string });
    expect(await authority.registry.documentByKey(uuid)).toBeUndefined();
  });
});

describe('a rejection without a failed rule', () => {
  const throwing = sketch('XX01', {
    check: is.satisfying({
      expected: same('x'),
      per: 'document',
      test: () => {
        throw new Error('oops');
      },
    }),
  });

  it('because one broke: says so, and alerts the operator', async () => {
    const defects: unknown[] = [];
    const broken = {
      ...authority,
      catalogue: catalogueOf({ content: [throwing] }),
      log: logTo({ defect: (error) => defects.push(error) }),
    };
    const { answer, results } = await sendFile(zipped(await signedInvoice(authority)), issuer.nit, broken);
    expect(answer).toMatchObject({
      IsValid: false,
      StatusCode: '99',
      ErrorMessage: ['Regla: XX01, Rechazo: La regla no se pudo evaluar por un error interno del simulador.'],
      StatusMessage: 'Validación no concluida: no se pudieron evaluar las reglas XX01.',
    });
    expect(await verified(answer)).toBe(true);
    expect(results).toMatchObject({ verdict: 'rejected', broken: [{ code: 'XX01', error: 'oops' }] });
    expect(defects.map(String)).toEqual(['Error: oops']);
    expect((await authority.registry.documentByKey(key()))?.state).toBe('rejected');
  });

  it('because a registry lacks the data: says so', async () => {
    const data = await authority.registry.dump();
    await authority.registry.replace({ ranges: data.ranges.map((range) => ({ ...range, technicalKey: undefined })) });
    expect((await send()).answer).toMatchObject({
      StatusCode: '99',
      ErrorMessage: [
        'Regla: FAD06, Rechazo: La regla no se pudo evaluar. No hay clave técnica registrada para el número ni PIN registrado del software.',
      ],
      StatusMessage: 'Validación no concluida: no se pudieron evaluar las reglas FAD06.',
    });
  });
});

describe('a verdict can be requested again', () => {
  it.each<readonly [what: string, built: readonly XmlEdit[]]>([
    ['accepted', []],
    ['rejected', [wrongNumber]],
  ])('%s', async (_what, built) => {
    const { answer } = await send(built);
    const asked = await getStatus(authority)(call({ trackId: key(built) }));
    expect(answered(asked)).toEqual(answer);
  });
});
