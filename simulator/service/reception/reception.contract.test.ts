/** SendNominaSync, SendTestSetAsync and GetStatusZip as bytes on the wire: prefixes, order, empty and nil elements. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/common/credentials.ts';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { actionFor, signedEnvelope } from '../soap/testing/signed-envelope.ts';
import { clockText } from '../../testing/authority.fixture.ts';
import { zipped, zippedAll } from '../../testing/exchange.fixture.ts';
import { employer } from '../../testing/payroll.fixture.ts';
import { small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { signedPayroll } from '../../testing/signed-payroll.fixture.ts';
import { schemaRules } from '../../rules/zb-schema.ts';

let authority: RunningAuthority;
let credentials: Credentials;

beforeAll(async () => {
  const env = createEnv({ clock: adjustableClock(clockText), seed: 'reception' });
  authority = await startAuthority({ env, catalogue: smallCatalogue() });
  credentials = await authority.certificates.issuer(employer);
});

afterEach(() => {
  authority.settings.transition = 'immediate';
});

afterAll(() => authority.close());

const messageId = 'urn:uuid:00000000-0000-4000-8000-000000000001';

const post = async (operation: string, parameters: string, to = authority): Promise<string> => {
  const response = await fetch(to.url, {
    method: 'POST',
    headers: { 'content-type': `application/soap+xml;charset=UTF-8;action="${actionFor(operation)}"` },
    body: signedEnvelope({
      ...{ credentials, to: to.url, operation, parameters, messageId },
      ...{ created: '2026-11-20T14:59:00.000Z', expires: '2026-11-20T15:04:00.000Z' },
    }),
  });
  expect(response.status).toBe(200);
  return response.text();
};

const header = (operation: string): string =>
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"' +
  ' xmlns:u="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"><s:Header>' +
  `<a:Action s:mustUnderstand="1">http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}Response</a:Action>` +
  `<a:RelatesTo>${messageId}</a:RelatesTo>` +
  '<o:Security s:mustUnderstand="1" xmlns:o="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd">' +
  '<u:Timestamp u:Id="_0"><u:Created>2026-11-20T15:00:00.000Z</u:Created><u:Expires>2026-11-20T15:05:00.000Z</u:Expires></u:Timestamp>' +
  '</o:Security></s:Header>';

const contracts = 'http://schemas.datacontract.org/2004/07';
const strings = 'xmlns:c="http://schemas.microsoft.com/2003/10/Serialization/Arrays"';

/** The whole answer, with a result of a type in that namespace. */
const envelope = (operation: string, type: string, content: string): string =>
  `${header(operation)}<s:Body><${operation}Response xmlns="http://wcf.dian.colombia">` +
  `<${operation}Result xmlns:b="${contracts}/${type}" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">${content}` +
  `</${operation}Result></${operation}Response></s:Body></s:Envelope>`;

const file = (contentFile: string): string => `<wcf:contentFile>${contentFile}</wcf:contentFile>`;
const setId = 'f0f0f0f0-0000-4000-8000-000000000001';

const sendSet = (contentFile: string, id = setId): Promise<string> =>
  post(
    'SendTestSetAsync',
    `<wcf:fileName>z.zip</wcf:fileName>${file(contentFile)}<wcf:testSetId>${id}</wcf:testSetId>`,
  );

const poll = (zipKey: string): Promise<string> => post('GetStatusZip', `<wcf:trackId>${zipKey}</wcf:trackId>`);

const zipKeyIn = (answer: string): string => /<b:ZipKey>([0-9a-f-]{36})<\/b:ZipKey>/.exec(answer)?.[1] ?? '';

/** Another module tests the signed response; here only its presence counts. */
const withoutResponse = (answer: string): string =>
  answer.replaceAll(/<b:XmlBase64Bytes>[A-Za-z0-9+/]{1000,}=*<\/b:XmlBase64Bytes>/g, '<RESPONSE/>');

type Said = { readonly code: string; readonly description: string; readonly lines?: string; readonly message?: string };

/** The members of a verdict on a document that is filed. */
const verdict = (valid: boolean, names: readonly [key: string, file: string], said: Said): string =>
  `<b:ErrorMessage ${strings}${said.lines === undefined ? '/>' : `>${said.lines}</b:ErrorMessage>`}` +
  `<b:IsValid>${String(valid)}</b:IsValid><b:StatusCode>${said.code}</b:StatusCode>` +
  `<b:StatusDescription>${said.description}</b:StatusDescription><b:StatusMessage>${said.message ?? ''}</b:StatusMessage>` +
  `<RESPONSE/><b:XmlBytes i:nil="true"/><b:XmlDocumentKey>${names[0]}</b:XmlDocumentKey><b:XmlFileName>${names[1]}</b:XmlFileName>`;

const accepted = (key: string, name: string, sentence: string): string =>
  verdict(true, [key, name], {
    code: '00',
    description: sentence.startsWith(' Documento Nomina') ? ' Procesado Correctamente ' : 'Procesado Correctamente.',
    message: `${sentence}, ha sido autorizada.`,
  });

/** The members of an answer without a verdict. */
const nothing = (code: string, description: string, errors: string): string =>
  `<b:ErrorMessage ${errors}/><b:IsValid>false</b:IsValid>${code === '' ? '<b:StatusCode/>' : `<b:StatusCode>${code}</b:StatusCode>`}` +
  `<b:StatusDescription>${description}</b:StatusDescription><b:StatusMessage i:nil="true"/><b:XmlBase64Bytes i:nil="true"/>` +
  '<b:XmlBytes i:nil="true"/><b:XmlDocumentKey i:nil="true"/><b:XmlFileName i:nil="true"/>';

const each = (...responses: readonly string[]): string =>
  responses.map((response) => `<b:DianResponse>${response}</b:DianResponse>`).join('');

describe('SendNominaSync', () => {
  it('answers an accepted payroll', async () => {
    const xml = small('payroll', { number: 'N1', key: 'aa01' });
    const answer = await post('SendNominaSync', file(zipped(xml, 'nie09015001002600000001.xml')));
    expect(withoutResponse(answer)).toBe(
      envelope('SendNominaSync', 'DianResponse', accepted('aa01', 'nie09015001002600000001', ' Documento Nomina N1')),
    );
  });

  it('answers a rejected one', async () => {
    const xml = small('payroll', { number: 'N2', key: 'aa02', note: 'REJECT ME' });
    const answer = await post('SendNominaSync', file(zipped(xml, 'n.xml')));
    const said = {
      code: '99',
      description: 'Validación contiene errores en campos mandatorios.',
      lines: '<c:string>Regla: XX01, Rechazo: Documento defectuoso</c:string>',
      message: 'Documento con errores en campos mandatorios.',
    };
    expect(withoutResponse(answer)).toBe(
      envelope('SendNominaSync', 'DianResponse', verdict(false, ['aa02', 'n'], said)),
    );
  });

  it('answers a file that is not a ZIP', async () => {
    const answer = await post('SendNominaSync', file('AAAA'));
    expect(answer).toBe(
      envelope(
        'SendNominaSync',
        'DianResponse',
        nothing('89', 'El archivo recibido no es un ZIP que se pueda leer.', strings),
      ),
    );
  });
});

describe('SendTestSetAsync', () => {
  const errors = `${contracts}/XmlParamsResponseTrackId`;

  it('answers with a ZipKey', async () => {
    const answer = await sendSet(zipped(small('invoice', { number: 'T1', key: 'bb01' })));
    expect(zipKeyIn(answer)).not.toBe('');
    expect(answer).toBe(
      envelope(
        'SendTestSetAsync',
        'UploadDocumentResponse',
        `<b:ErrorMessageList i:nil="true" xmlns:c="${errors}"/><b:ZipKey>${zipKeyIn(answer)}</b:ZipKey>`,
      ),
    );
  });

  it('answers an unknown set, if none is created, without ZipKey', async () => {
    authority.settings.autoCreateTestSets = false;
    const answer = await sendSet(zipped(small('invoice')), 'unknown');
    authority.settings.autoCreateTestSets = true;
    expect(answer).toBe(
      envelope(
        'SendTestSetAsync',
        'UploadDocumentResponse',
        `<b:ErrorMessageList xmlns:c="${errors}"><c:XmlParamsResponseTrackId><c:DocumentKey i:nil="true"/>` +
          '<c:ProcessedMessage>Set de prueba con identificador unknown es incorrecto.</c:ProcessedMessage>' +
          '<c:SenderCode i:nil="true"/><c:Success>false</c:Success><c:XmlFileName>z.zip</c:XmlFileName>' +
          '</c:XmlParamsResponseTrackId></b:ErrorMessageList><b:ZipKey/>',
      ),
    );
  });
});

describe('GetStatusZip', () => {
  it('answers that a batch is in process, with an empty status code and everything else nil', async () => {
    authority.settings.transition = { afterPolls: 1 };
    const zipKey = zipKeyIn(await sendSet(zipped(small('invoice', { number: 'T2', key: 'bb02' }))));
    expect(await poll(zipKey)).toBe(
      envelope(
        'GetStatusZip',
        'DianResponse',
        each(nothing('', 'Batch en proceso de validación.', `i:nil="true" ${strings}`)),
      ),
    );
    expect(await poll(zipKey)).toContain('<b:StatusCode>00</b:StatusCode>');
  });

  it('answers with a verdict for each file', async () => {
    const documents = [
      small('supportDocument', { number: 'T3', key: 'bb03' }),
      small('payrollAdjustment', { number: 'T4', key: 'bb04' }),
    ];
    expect(withoutResponse(await poll(zipKeyIn(await sendSet(zippedAll(documents)))))).toBe(
      envelope(
        'GetStatusZip',
        'DianResponse',
        each(accepted('bb03', '0', 'La Documento soporte T3'), accepted('bb04', '1', ' Documento Nomina T4')),
      ),
    );
  });

  it('answers an unknown key', async () => {
    expect(await poll(setId)).toBe(
      envelope(
        'GetStatusZip',
        'DianResponse',
        each(nothing('66', 'TrackId no existe en los registros de la DIAN.', strings)),
      ),
    );
  });

  it('answers that the set is accepted', async () => {
    const { testSets } = await authority.registry.dump();
    const closed = { id: 'closed', issuerNit: employer.nit, family: 'payroll', quotas: {}, state: 'accepted' } as const;
    await authority.registry.replace({ testSets: [...testSets, closed] });
    const zipKey = zipKeyIn(await sendSet(zipped(small('payroll', { number: 'T5', key: 'bb05' })), 'closed'));
    expect(await poll(zipKey)).toBe(
      envelope(
        'GetStatusZip',
        'DianResponse',
        each(nothing('2', 'Set de prueba con identificador closed se encuentra Aceptado.', `i:nil="true" ${strings}`)),
      ),
    );
  });
});

it('a complete signed payroll with its deletion passes a test set, and its schema is checked', async () => {
  const env = createEnv({ clock: adjustableClock(clockText), seed: 'whole' });
  const strict = await startAuthority({
    ...{ env, catalogue: smallCatalogue(schemaRules) },
    certificates: authority.certificates,
  });
  try {
    const documents = [
      await signedPayroll(strict, 'payroll'),
      await signedPayroll(strict, 'deletion'),
      small('payroll', { key: 'ee' }),
    ];
    const parameters = `<wcf:fileName>z.zip</wcf:fileName>${file(zippedAll(documents))}<wcf:testSetId>${setId}</wcf:testSetId>`;
    const zipKey = zipKeyIn(await post('SendTestSetAsync', parameters, strict));
    const answer = await post('GetStatusZip', `<wcf:trackId>${zipKey}</wcf:trackId>`, strict);
    expect([...answer.matchAll(/<b:StatusCode>(\d+)</g)].map(([, code]) => code)).toEqual(['00', '00', '99']);
    expect(answer).toContain('<c:string>Regla: ZB01, Rechazo: ');
  } finally {
    await strict.close();
  }
});
