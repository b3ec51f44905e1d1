import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it } from 'vitest';
import { verdictXml } from '../../authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer } from '../../issuer.fixture.ts';
import { invoiceBody } from '../../requests/invoice-body.fixture.ts';
import { responseSchemas } from './response-schemas.ts';

type Name = keyof typeof responseSchemas;

type Json = Record<string, unknown>;

const ajv = new Ajv2020({ strict: true, allErrors: true, formats: {} });

/** Where an answer violates its schema. */
const faults = (name: Name, answer: unknown): readonly string[] => {
  const validate = ajv.compile(responseSchemas[name]);
  return validate(answer)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};

const nil = { _attributes: { nil: 'true' } };

const result = {
  ErrorMessage: { string: ['Regla: FAD06, Rechazo: x'] },
  IsValid: 'false',
  StatusCode: '99',
  StatusDescription: 'x',
  StatusMessage: 'x',
  XmlBase64Bytes: 'PGE+',
  XmlBytes: nil,
  XmlDocumentKey: 'a',
  XmlFileName: 'fv1',
};

const envelope = (operation: string, content: object): object => ({
  Envelope: {
    Header: {
      Action: { _attributes: { mustUnderstand: '1' }, _value: 'http://x' },
      Security: {
        _attributes: { mustUnderstand: '1' },
        Timestamp: { _attributes: { Id: '_0' }, Created: '2026-11-20T15:00:00Z', Expires: '2026-11-20T15:05:00.018Z' },
      },
    },
    Body: { [`${operation}Response`]: { [`${operation}Result`]: content } },
  },
});

const mail = { send_email_success: false, send_email_date_time: false };
const receipt = { ErrorMessageList: nil, ZipKey: '0f8fad5b-d9cb-469f-a165-70867728950e' };

/** One answer of each shape, as in the specification. */
const whole: Readonly<Record<Name, Json>> = {
  invoiceResponse: {
    success: true,
    message: 'AttachedDocument #SETP1 generada con éxito',
    ...mail,
    urlinvoicexml: 'FES-SETP1.xml',
    urlinvoicepdf: 'FES-SETP1.pdf',
    urlinvoiceattached: '.xml',
    cufe: 'a'.repeat(96),
    QRStr: 'NumFac: SETP1',
    certificate_days_left: -1,
    resolution_days_left: 5,
    ResponseAuthority: envelope('SendBillSync', result),
  },
  previewResponse: { success: true, message: 'x', urlinvoicepdf: 'x.pdf', base64invoicepdf: 'JVBERi0x' },
  noteResponse: { message: 'x', ...mail, ResponseAuthority: envelope('SendBillSync', result) },
  payrollResponse: { message: 'x', ResponseAuthority: envelope('SendNominaSync', result), payrollxml: 'PGE+' },
  adjustmentResponse: { message: 'x', ResponseAuthority: envelope('SendTestSetAsync', receipt), payrollxml: 'PGE+' },
  testSetResponse: { message: 'x', ...mail, ResponseAuthority: envelope('SendTestSetAsync', receipt) },
  eventResponse: {
    success: true,
    message: 'x',
    ResponseAuthority: envelope('SendEventUpdateStatus', result),
    cude: 'a'.repeat(96),
    certificate_days_left: 1,
  },
  errorResponse: { message: 'x', code: 'invalid-request', errors: { number: ['x'] } },
};

const names = Object.keys(whole) as readonly Name[]; // the keys are names

/** A copy with the value at that path replaced; undefined removes it. */
const changed = (name: Name, path: string, value: unknown): Json => {
  const copy = structuredClone(whole[name]);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<Json>((node, step) => node[step] as Json, copy); // The paths are those of the copy.
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
};

const verdictAt = 'ResponseAuthority.Envelope.Body.SendBillSyncResponse.SendBillSyncResult';

describe('the shape', () => {
  it.each(names)('%s accepts a complete answer, with additional members of ours', (name) => {
    expect(faults(name, whole[name])).toEqual([]);
    expect(faults(name, { ...whole[name], unheard: 1 })).toEqual([]);
  });

  const required = names
    .filter((name) => name !== 'errorResponse')
    .flatMap((name) => Object.keys(whole[name]).map((member) => [name, member] as const));

  it.each(required)('%s needs %s', (name, member) => {
    expect(faults(name, changed(name, member, undefined))).toContain(' required');
  });

  it.each(Object.keys(result).map((member) => [member]))('of a verdict needs %s', (member) => {
    expect(faults('invoiceResponse', changed('invoiceResponse', `${verdictAt}.${member}`, undefined))).toEqual([
      `/${verdictAt.replaceAll('.', '/')} required`,
    ]);
  });

  it.each<readonly [Name, string, unknown]>([
    ['invoiceResponse', 'success', 'true'],
    ['invoiceResponse', 'send_email_date_time', '20-11-2026'],
    ['invoiceResponse', 'cufe', 'A'.repeat(96)],
    ['invoiceResponse', 'cufe', 'a'.repeat(95)],
    ['invoiceResponse', 'certificate_days_left', '5'],
    ['invoiceResponse', `${verdictAt}.IsValid`, true],
    ['invoiceResponse', `${verdictAt}.ErrorMessage`, {}],
    ['invoiceResponse', `${verdictAt}.ErrorMessage.string`, 'Regla: FAD06, Rechazo: x'],
    ['invoiceResponse', `${verdictAt}.StatusCode`, 99],
    ['invoiceResponse', `${verdictAt}.XmlBytes`, null],
    ['invoiceResponse', `${verdictAt}.XmlBytes`, {}],
    ['invoiceResponse', `${verdictAt}.XmlBase64Bytes`, 'not base64'],
    ['invoiceResponse', 'ResponseAuthority.Envelope.Header.Security.Timestamp.Expires', '2026-11-20 15:05:00'],
    ['invoiceResponse', 'ResponseAuthority.Envelope.Header.Action', 'http://x'],
    ['noteResponse', 'zipinvoicexml', '<xml/>'],
    ['noteResponse', 'ResponseAuthority', envelope('SendNominaSync', result)],
    ['payrollResponse', 'ResponseAuthority', envelope('SendBillSync', result)],
    [
      'adjustmentResponse',
      'ResponseAuthority.Envelope.Body.SendTestSetAsyncResponse.SendTestSetAsyncResult.ZipKey',
      'x',
    ],
    ['errorResponse', 'code', 'Invalid Request'],
    ['errorResponse', 'message', ''],
    ['errorResponse', 'errors', { number: [] }],
    ['errorResponse', 'errors', { number: 'x' }],
  ])('%s has another %s than %j', (name, path, value) => {
    expect(faults(name, changed(name, path, value)).length).toBeGreaterThan(0);
  });

  it.each<readonly [Name, string, unknown]>([
    ['invoiceResponse', 'send_email_date_time', true],
    ['invoiceResponse', 'send_email_date_time', '2026-11-20 10:30:15'],
    ['invoiceResponse', `${verdictAt}.XmlBase64Bytes`, nil],
    ['invoiceResponse', `${verdictAt}.ErrorMessage.string`, []],
    ['noteResponse', 'zipinvoicexml', 'UEsDBA=='],
    [
      'adjustmentResponse',
      'ResponseAuthority.Envelope.Body.SendTestSetAsyncResponse.SendTestSetAsyncResult.ZipKey',
      nil,
    ],
  ])('%s may have a %s of %j', (name, path, value) => {
    expect(faults(name, changed(name, path, value))).toEqual([]);
  });
});

describe('what the service answers', () => {
  afterEach(closeAll);

  const lines = ['Regla: FAD06, Rechazo: x'];

  it.each<readonly [string, Name, string, object]>([
    ['an invoice', 'invoiceResponse', '/api/ubl2.1/invoice', invoiceBody()],
    ['its preview', 'previewResponse', '/api/ubl2.1/invoice/preeliminar-view', invoiceBody()],
    ['an invalid body', 'errorResponse', '/api/ubl2.1/invoice', {}],
    ['another path', 'errorResponse', '/api/ubl2.1/factura', {}],
  ])('to %s has the shape %s', async (_case, name, path, body) => {
    const { request } = await startTestIssuer(() => ({ body: verdictXml({ lines }) }));
    const response = await request(path, { method: 'POST', body: JSON.stringify(body) });
    expect(faults(name, await response.json())).toEqual([]);
  });
});
