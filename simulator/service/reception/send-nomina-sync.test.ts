import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifySignature } from '../../checks/signature/verify.ts';
import { createSubject, type Subject } from '../../document/subject.ts';
import type { DianResponse } from '../reply/answers.ts';
import { schemaRules } from '../../rules/zb-schema.ts';
import { validityRules } from '../../rules/ze-signature.ts';
import { now, parsed, testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped, zippedAll } from '../../testing/exchange.fixture.ts';
import { employer, payrollSpec, type PayrollForm } from '../../testing/payroll.fixture.ts';
import { small, smallCatalogue, smallOfEveryKind, type Small } from '../../testing/reception.fixture.ts';
import { signedPayroll } from '../../testing/signed-payroll.fixture.ts';
import { getStatus, getXmlByDocumentKey } from './queries.ts';
import { sendBillSync, sendNominaSync } from './send-sync.ts';

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue() });
});

afterEach(() => authority.registry.close());

const send = async (xml: string, nit?: string): Promise<DianResponse> =>
  answered(await sendNominaSync(authority)(call({ contentFile: zipped(xml, 'nie0901500100.xml') }, nit)));

const sendSmall = (said?: Small): Promise<DianResponse> => send(small('payroll', said));

const responseIn = (answer: DianResponse): Subject =>
  createSubject('invoice', parsed(Buffer.from(answer.XmlBase64Bytes ?? '', 'base64').toString('utf8')));

const cuneOf = (form: PayrollForm): string => {
  const spec = JSON.stringify(payrollSpec(form));
  return /"CUNE":"([0-9a-f]{96})"/.exec(spec)?.[1] ?? '';
};

describe('a whole signed document', () => {
  it.each<readonly [form: PayrollForm, type: string, worker: string | undefined, month: string | undefined]>([
    ['payroll', '102', '1020304050', '2026-11'],
    ['replacement', '103', '1020304050', '2026-11'],
    ['deletion', '103', undefined, undefined],
  ])('%s: is accepted, answered and filed', async (form, type, worker, month) => {
    await authority.registry.close();
    authority = await testAuthority({ catalogue: smallCatalogue(schemaRules, validityRules) });
    const answer = await send(await signedPayroll(authority, form));
    expect(answer).toMatchObject({
      ErrorMessage: [],
      IsValid: true,
      StatusCode: '00',
      StatusDescription: ' Procesado Correctamente ',
      StatusMessage: ' Documento Nomina N42, ha sido autorizada.',
      XmlDocumentKey: cuneOf(form),
      XmlFileName: 'nie0901500100',
    });
    expect(await authority.registry.documentByKey(cuneOf(form))).toMatchObject({
      ...{ issuerNit: employer.nit, type, number: 'N42', state: 'accepted', issueDate: '2026-11-20' },
      ...{ receiverId: worker ?? '', payableAmount: form === 'deletion' ? '' : '2259900.00' },
    });
    const { worker: filedWorker, month: filedMonth } = (await authority.registry.documentByKey(cuneOf(form))) ?? {};
    expect([filedWorker, filedMonth]).toEqual([worker, month]);
    expect(answered(await getStatus(authority)(call({ trackId: cuneOf(form).toUpperCase() })))).toEqual(answer);
  });

  it('has a signed response to the employer that names the CUNE', async () => {
    const answer = await send(await signedPayroll(authority, 'replacement'));
    const response = responseIn(answer);
    const receiver = '/*/cac:ReceiverParty/cac:PartyTaxScheme';
    const reference = '/*/cac:DocumentResponse/cac:DocumentReference';
    expect(response.text(`${receiver}/cbc:RegistrationName`)).toBe(employer.name);
    expect(response.text(`${receiver}/cbc:CompanyID`)).toBe(employer.nit);
    expect(response.first(`${receiver}/cbc:CompanyID`)?.attributes.map(({ local, value }) => [local, value])).toEqual([
      ['schemeID', employer.checkDigit],
      ['schemeName', '31'],
    ]);
    expect(response.text(`${reference}/cbc:ID`)).toBe('N42');
    expect(response.text(`${reference}/cbc:UUID`)).toBe(cuneOf('replacement'));
    expect(response.first(`${reference}/cbc:UUID`)?.attributes.map(({ value }) => value)).toEqual(['CUNE-SHA384']);
    const report = await verifySignature(response.document, { trust: await authority.trust(), now });
    expect(report.valid).toBe(true);
  });

  it('that fails its schema is rejected with ZB01, after rule 90', async () => {
    authority = { ...authority, catalogue: smallCatalogue(schemaRules) };
    const broken = await send(small('payroll'));
    expect(broken).toMatchObject({ IsValid: false, StatusCode: '99', XmlDocumentKey: 'c0de' });
    expect(broken.ErrorMessage?.[0]).toMatch(/^Regla: ZB01, Rechazo: /);
  });
});

describe('the employer may read its own documents', () => {
  it.each<PayrollForm>(['payroll', 'deletion'])('%s', async (form) => {
    await send(await signedPayroll(authority, form));
    const ask = async (nit: string): Promise<string | null> =>
      answered(await getXmlByDocumentKey(authority)(call({ trackId: cuneOf(form) }, nit))).Code;
    expect([await ask(employer.nit), await ask('901500600')]).toEqual(['100', '401']);
  });
});

describe('a number', () => {
  const line90 = ['Regla: 90, Rechazo: Documento procesado anteriormente.'];

  it.each<readonly [what: string, said: Small]>([
    ['of the same worker with another CUNE', { key: 'beef' }],
    ['with leading zeros', { key: 'beef', number: 'A001' }],
    ['that is new under the same CUNE', { number: 'A2', worker: '9' }],
    ['that is new under the same CUNE in upper case', { number: 'A2', key: 'C0DE' }],
  ])('%s was processed before: rule 90 alone, with key and response of the first', async (_what, said) => {
    const first = await sendSmall();
    expect(await sendSmall(said)).toMatchObject({
      ErrorMessage: line90,
      IsValid: false,
      StatusCode: '99',
      XmlDocumentKey: 'c0de',
      XmlBase64Bytes: first.XmlBase64Bytes,
    });
  });

  it.each<readonly [what: string, kind: 'payroll' | 'payrollAdjustment', said: Small]>([
    ['of another worker', 'payroll', { key: 'beef', worker: '9' }],
    ['of an adjustment', 'payrollAdjustment', { key: 'beef' }],
    ['of another employer', 'payroll', { key: 'beef', issuerNit: '901500600' }],
  ])('%s is another document', async (_what, kind, said) => {
    await sendSmall();
    expect((await send(small(kind, said), said.issuerNit)).StatusCode).toBe('00');
  });
});

describe('the order of the checks', () => {
  it('is mandate, key fields, duplicate, content: each hides the next', async () => {
    await sendSmall();
    expect(await sendSmall({ issuerNit: '901500600', key: '' })).toMatchObject({
      StatusCode: '89',
      StatusDescription: 'NIT 901500100 no autorizado a enviar documentos para emisor con NIT 901500600.',
      ErrorMessage: [],
      XmlFileName: 'nie0901500100',
    });
    expect(await sendSmall({ key: '' })).toMatchObject({
      StatusCode: '66',
      StatusDescription: 'Faltan datos clave: el código único del documento.',
    });
    expect((await sendSmall({ note: 'REJECT ME' })).ErrorMessage).toEqual([
      'Regla: 90, Rechazo: Documento procesado anteriormente.',
    ]);
    expect((await sendSmall({ number: 'A2', key: 'beef', note: 'REJECT ME' })).ErrorMessage).toEqual([
      'Regla: XX01, Rechazo: Documento defectuoso',
    ]);
  });

  it.each<readonly [what: string, edit: (xml: string) => string, named: string]>([
    ['no CUNE', (xml) => xml.replace(' CUNE="c0de"', ''), 'el código único del documento'],
    ['no number', (xml) => xml.replace('Numero="A1"', ''), 'el número del documento'],
    ['no employer', (xml) => xml.replace('NIT="901500100"', ''), 'el NIT del emisor'],
    ['no type', (xml) => xml.replace('TipoXML="103"', ''), 'el tipo de documento'],
    ['no TipoNota', (xml) => xml.replace('<TipoNota>1</TipoNota>', ''), 'el tipo de nota'],
  ])('an adjustment with %s fails the initial check: 66, nothing kept', async (_what, edit, named) => {
    const answer = await send(edit(small('payrollAdjustment')));
    expect(answer).toMatchObject({ StatusCode: '66', StatusDescription: `Faltan datos clave: ${named}.` });
    expect(await authority.registry.documentByKey('c0de')).toBeUndefined();
  });
});

describe('the kinds that an operation takes', () => {
  it.each(smallOfEveryKind())('%s', async (kind, xml) => {
    const contentFile = zipped(xml);
    const payroll = answered(await sendNominaSync(authority)(call({ contentFile })));
    const bill = answered(await sendBillSync(authority)(call({ contentFile })));
    const [taken, refused, proper] = kind.startsWith('payroll')
      ? [payroll, bill, 'envíelo con SendNominaSync.']
      : [bill, payroll, 'envíelo con SendBillSync.'];
    expect(taken).toMatchObject({ StatusCode: '00', IsValid: true });
    expect(refused).toMatchObject({ StatusCode: '66', IsValid: false, XmlBase64Bytes: null });
    expect(refused.StatusDescription).toContain(proper);
  });

  it('nor is an event a payroll', async () => {
    const event = '<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"/>';
    expect((await send(event)).StatusDescription).toBe(
      'SendNominaSync no recibe el documento «ApplicationResponse»: envíelo con SendEventUpdateStatus.',
    );
  });
});

it('takes one document per call', async () => {
  const contentFile = zippedAll([small('payroll'), small('payroll')]);
  const outcome = await sendNominaSync(authority)(call({ contentFile }));
  expect(answered(outcome)).toMatchObject({ StatusCode: '89', XmlFileName: null });
  expect(outcome.results).toMatchObject({ outcome: { code: 'ZIP-COUNT-SYNC' } });
});
