/** An authority for tests: canned answers over real HTTP, one script per test, every request kept. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { deadlinePasses } from '../../common/testing/speed.ts';

export type Reaction =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  /** Silently closes the connection once the request has arrived. */
  | 'reset'
  /** Begins an answer and closes the connection. */
  | 'truncate'
  /** Never answers: where deadlines pass on demand, the caller's does. */
  | 'silence';

export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly operation: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly clientPort: number | undefined;
};

/** The reaction to the n-th request (from 0) of an operation. */
export type Script = (request: ReceivedRequest, occurrence: number) => Reaction;

export type FakeAuthority = {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** Names of the operations called, in order. */
  readonly operations: () => readonly string[];
  readonly close: () => Promise<void>;
};

export const fakeKey = 'a'.repeat(96);

export type CannedVerdict = {
  readonly operation?: 'SendBillSync' | 'SendNominaSync' | 'SendEventUpdateStatus' | 'GetStatus';
  readonly isValid?: boolean;
  readonly statusCode?: string;
  readonly description?: string;
  readonly lines?: readonly string[];
  readonly key?: string;
  /** Text of the ApplicationResponse. */
  readonly response?: string;
};

const nil = (name: string): string => `<b:${name} i:nil="true"/>`;

/** An answer as the platform writes it. */
export const verdictXml = (canned: CannedVerdict = {}): string => {
  const {
    operation = 'SendBillSync',
    isValid = true,
    lines = [],
    key = fakeKey,
    response = '<ApplicationResponse/>',
  } = canned;
  const { statusCode = isValid ? '00' : '99' } = canned;
  const usual = isValid ? 'Procesado Correctamente.' : 'Validación contiene errores en campos mandatorios.';
  const { description = usual } = canned;
  const messages = lines.map((line) => `<c:string>${line}</c:string>`).join('');
  return (
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing" ' +
    'xmlns:u="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"><s:Header>' +
    `<a:Action s:mustUnderstand="1">http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}Response</a:Action>` +
    '<o:Security s:mustUnderstand="1" xmlns:o="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd">' +
    '<u:Timestamp u:Id="_0"><u:Created>2026-11-20T15:00:00.018Z</u:Created><u:Expires>2026-11-20T15:05:00.018Z</u:Expires>' +
    `</u:Timestamp></o:Security></s:Header><s:Body><${operation}Response xmlns="http://wcf.dian.colombia"><${operation}Result ` +
    'xmlns:b="http://schemas.datacontract.org/2004/07/DianResponse" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">' +
    `<b:ErrorMessage xmlns:c="http://schemas.microsoft.com/2003/10/Serialization/Arrays">${messages}</b:ErrorMessage>` +
    `<b:IsValid>${String(isValid)}</b:IsValid><b:StatusCode>${statusCode}</b:StatusCode>` +
    `<b:StatusDescription>${description}</b:StatusDescription>` +
    (isValid ? '<b:StatusMessage>La Factura ha sido autorizada.</b:StatusMessage>' : nil('StatusMessage')) +
    `<b:XmlBase64Bytes>${Buffer.from(response).toString('base64')}</b:XmlBase64Bytes>${nil('XmlBytes')}` +
    `<b:XmlDocumentKey>${key}</b:XmlDocumentKey><b:XmlFileName>fv0</b:XmlFileName>` +
    `</${operation}Result></${operation}Response></s:Body></s:Envelope>`
  );
};

const cac = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const cbc = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

/** The authority's response about a document, without its signature. */
export const applicationResponseXml = (key: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2" ` +
  `xmlns:cac="${cac}" xmlns:cbc="${cbc}"><cbc:ID>1</cbc:ID><cbc:IssueDate>2026-11-20</cbc:IssueDate>` +
  '<cbc:IssueTime>10:30:20-05:00</cbc:IssueTime><cac:SenderParty><cac:PartyTaxScheme><cbc:RegistrationName>Unidad Especial' +
  '</cbc:RegistrationName></cac:PartyTaxScheme></cac:SenderParty><cac:DocumentResponse><cac:Response>' +
  '<cbc:ResponseCode>02</cbc:ResponseCode></cac:Response><cac:DocumentReference>' +
  `<cbc:UUID schemeName="CUFE-SHA384">${key}</cbc:UUID></cac:DocumentReference></cac:DocumentResponse></ApplicationResponse>`;

export const faultXml =
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header>' +
  '<a:Action s:mustUnderstand="1">http://www.w3.org/2005/08/addressing/soap/fault</a:Action></s:Header><s:Body><s:Fault>' +
  '<s:Code><s:Value>s:Sender</s:Value><s:Subcode><s:Value>a:InvalidSecurity</s:Value></s:Subcode></s:Code><s:Reason>' +
  '<s:Text xml:lang="en-US">An error occurred when verifying security for the message.</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>';

export const htmlPage = '<!DOCTYPE html><html><body><h1>Service Unavailable<br></h1></body></html>';

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding was set
  return Buffer.concat(chunks).toString('utf8');
};

const react = (reaction: Reaction, response: ServerResponse): void => {
  if (reaction === 'silence') {
    deadlinePasses();
  } else if (reaction === 'reset') {
    response.socket?.destroy();
  } else if (reaction === 'truncate') {
    response.writeHead(200, { 'Content-Length': '10000' });
    response.write('<s:Envelope', () => response.socket?.destroy());
  } else {
    const { status = 200, headers = {}, body } = reaction;
    response.writeHead(status, { 'Content-Type': 'application/soap+xml; charset=utf-8', ...headers });
    response.end(body);
  }
};

export type FakeOptions = { readonly tls?: ServerOptions | undefined };

export const startFakeAuthority = async (script: Script, { tls }: FakeOptions = {}): Promise<FakeAuthority> => {
  const requests: ReceivedRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readText(request);
    const [, operation = ''] = /IWcfDianCustomerServices\/(\w+)"/.exec(request.headers['content-type'] ?? '') ?? [];
    const { method = '', url: path = '', headers } = request;
    const received = { method, path, operation, headers, body, clientPort: request.socket.remotePort };
    const occurrence = requests.filter((earlier) => earlier.operation === operation).length;
    requests.push(received);
    react(script(received, occurrence), response);
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => void handle(request, response);
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    url: `${tls === undefined ? 'http' : 'https'}://localhost:${String(port)}/WcfDianCustomerServices.svc`,
    requests,
    operations: () => requests.map(({ operation }) => operation),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
};
