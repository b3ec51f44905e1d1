/** The description as the npm `soap` client understands it: everything it knows comes from there. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/common/credentials.ts';
import { createEnv } from '../../../src/common/env/env.ts';
import { createCertificates } from '../../registry/certificates/certificates.ts';
import type { DianResponse } from '../reply/answers.ts';
import type { Call, Handlers } from './call.ts';
import { operations as contract } from './contract.ts';
import { createJournal } from './journal.ts';
import { createSoapRouter } from './router.ts';
import { connectClient, type Parameters, type SoapClient } from './testing/soap-client.ts';

const descriptions = ['?wsdl', '?singleWsdl'] as const;

const clock = '2026-11-20T15:00:00Z';

const verdict: DianResponse = {
  ErrorMessage: ['Regla: FAJ43b, Notificación: Nombre informado', 'Regla: RUT01, Notificación: RUT'],
  IsValid: true,
  StatusCode: '00',
  StatusDescription: 'Procesado Correctamente.',
  StatusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
  XmlBase64Bytes: 'PEE+',
  XmlDocumentKey: 'abc',
  XmlFileName: 'fv1',
};

const calls: Call[] = [];
const noted =
  <T>(answer: T) =>
  (call: Call): Promise<{ answer: T }> => {
    calls.push(call);
    return Promise.resolve({ answer });
  };

const range = {
  ResolutionNumber: '18760000001',
  ResolutionDate: '2019-01-19',
  Prefix: 'SETP',
  FromNumber: '990000000',
  ToNumber: '995000000',
  ValidDateFrom: '2019-01-19',
  ValidDateTo: '2030-01-19',
  TechnicalKey: null,
};

const handlers: Handlers = {
  SendBillSync: noted(verdict),
  SendNominaSync: noted(verdict),
  GetStatus: noted(verdict),
  GetStatusZip: noted([{ ...verdict, ErrorMessage: null, StatusCode: '', StatusMessage: null }]),
  SendTestSetAsync: noted({ ErrorMessageList: null, ZipKey: 'key' }),
  GetNumberingRange: noted({
    OperationCode: '100',
    OperationDescription: 'Acción completada OK.',
    ResponseList: [range],
  }),
  GetXmlByDocumentKey: noted({ Code: '100', Message: 'm', ValidationDate: null, XmlBytesBase64: 'PEE+' }),
  GetAcquirer: noted({ Message: null, ReceiverEmail: 'a@b.co', ReceiverName: 'Ñ', StatusCode: '200' }),
  GetExchangeEmails: noted({ CsvBase64Bytes: 'QQ==', Message: null, StatusCode: '0', Success: true }),
};

let server: Server;
const clients: SoapClient[] = [];
let credentials: Credentials;

beforeAll(async () => {
  const env = createEnv({ seed: 'soap-client', clock });
  credentials = await createCertificates(env).issuer({
    nit: '900373913',
    checkDigit: '4',
    name: 'Ensayo S.A.S.',
  });
  const router = createSoapRouter({
    env,
    handlers,
    environment: '2',
    refusalOf: () => Promise.resolve(undefined),
    journal: createJournal(),
  });
  server = createServer(express().use(router)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server always has one
  const address = `http://127.0.0.1:${port}/WcfDianCustomerServices.svc`;
  for (const query of descriptions) clients.push(await connectClient({ address, query, now: Date.parse(clock) }));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each(descriptions)('a client generated from %s', (description) => {
  const clientOf = (): SoapClient => {
    const client = clients[descriptions.indexOf(description)];
    if (client === undefined) throw new Error(`No client was made from ${description}.`);
    return client;
  };

  /** The result element as the client parsed it. */
  const call = async (operation: string, parameters: Parameters): Promise<unknown> =>
    (await clientOf().call(operation, parameters, credentials)).result;

  it('knows the operations and their parameters', () => {
    const { operations } = clientOf();
    expect(Object.keys(operations)).toEqual(Object.keys(contract));
    expect(operations.SendTestSetAsync?.input).toMatchObject({
      fileName: 'xs:string',
      contentFile: 'xs:base64Binary',
      testSetId: 'xs:string',
    });
  });

  it.each<readonly [string, Record<string, string>]>([
    ['SendBillSync', { fileName: 'z.zip', contentFile: 'UEs=' }],
    ['SendNominaSync', { contentFile: 'UEs=' }],
    ['SendTestSetAsync', { fileName: 'z.zip', contentFile: 'UEs=', testSetId: 'id' }],
    ['GetStatus', { trackId: 'abc' }],
    ['GetStatusZip', { trackId: 'abc' }],
    ['GetNumberingRange', { accountCode: '900373913', accountCodeT: '900373913', softwareCode: 'sw' }],
    ['GetXmlByDocumentKey', { trackId: 'abc' }],
    ['GetAcquirer', { identificationType: '31', identificationNumber: '900373913' }],
    ['GetExchangeEmails', {}],
  ])('calls %s; its parameters arrive', async (operation, parameters) => {
    calls.length = 0;
    expect(await call(operation, parameters)).toBeDefined();
    expect(calls.map((each) => [each.parameters, each.certificateNit])).toEqual([[parameters, '900373913']]);
  });

  it('reads a verdict with its types', async () => {
    expect(await call('SendBillSync', { fileName: 'z.zip', contentFile: 'UEs=' })).toMatchObject({
      ErrorMessage: { string: verdict.ErrorMessage },
      IsValid: true,
      StatusCode: '00',
      StatusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
      XmlBase64Bytes: 'PEE+',
    });
  });

  it('reads a list of ranges with numbers', async () => {
    expect(await call('GetNumberingRange', {})).toMatchObject({
      ResponseList: { NumberRangeResponse: [{ Prefix: 'SETP', FromNumber: 990000000, ToNumber: 995000000 }] },
    });
  });

  it('gets a fault for an operation without handler', async () => {
    await expect(call('GetDocumentInfo', { uuid: 'abc' })).rejects.toThrow(/GetDocumentInfo/);
  });
});
