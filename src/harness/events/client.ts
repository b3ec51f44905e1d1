/** A client of the authority generated from the description that the authority itself serves. */
import type { Client, IHttpClient, ISecurity } from 'soap';
import type { Credentials } from '../../common/credentials.ts';
import type { Env } from '../../common/env/env.ts';
import { envelopeNamespaces, headerIds, securityHeader } from '../../issuer/signing/ws-security.ts';

/** DianResponse, as the client parses it; nil is null. */
export type EventAnswer = {
  readonly lines: readonly string[];
  readonly isValid: boolean;
  readonly statusCode: string;
  readonly statusDescription: string;
  readonly statusMessage: string | undefined;
  /** XML of the signed ApplicationResponse. */
  readonly response: string | undefined;
  readonly documentKey: string | undefined;
  readonly fileName: string | undefined;
  /** Names of the members, in the order of the answer. */
  readonly members: readonly string[];
};

export type EventOperation = 'SendEventUpdateStatus' | 'GetStatusEvent' | 'SendBillSync';

export type EventClient = {
  /** @throws the SOAP client's own error, for a fault */
  readonly call: (
    operation: EventOperation,
    parameters: Readonly<Record<string, string | null>>,
    credentials: Credentials,
  ) => Promise<EventAnswer>;
};

const action = (operation: EventOperation): string => `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}`;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const linesOf = (value: unknown): readonly string[] => {
  const lines: unknown = typeof value === 'object' && value !== null && 'string' in value ? value.string : [];
  return (Array.isArray(lines) ? lines : [lines]).map(String);
};

const answerOf = (result: Readonly<Record<string, unknown>>): EventAnswer => {
  const bytes = textOf(result.XmlBase64Bytes);
  return {
    lines: linesOf(result.ErrorMessage),
    isValid: result.IsValid === true,
    statusCode: textOf(result.StatusCode) ?? '',
    statusDescription: textOf(result.StatusDescription) ?? '',
    statusMessage: textOf(result.StatusMessage),
    response: bytes === undefined ? undefined : Buffer.from(bytes, 'base64').toString('utf8'),
    documentKey: textOf(result.XmlDocumentKey),
    fileName: textOf(result.XmlFileName),
    members: Object.keys(result),
  };
};

type Wire = { readonly url: string; readonly env: Env };

type Method = (parameters: object) => Promise<readonly [Readonly<Record<string, Readonly<Record<string, unknown>>>>]>;

const methodOf = (client: Client, operation: EventOperation): Method => {
  const method: unknown = Reflect.get(client, `${operation}Async`);
  if (typeof method !== 'function') throw new TypeError(`The description lacks the operation ${operation}.`);
  return method.bind(client) as Method; // the client's own convention
};

const wcfEnvelope = `<soap:Envelope xmlns:wcf="${envelopeNamespaces.wcf}"`;

/** The caller signs the header of every request. */
const security = ({ url, env }: Wire, operation: EventOperation, credentials: Credentials): ISecurity => ({
  postProcess: (xml: string) => {
    const header = securityHeader({
      action: action(operation),
      to: url,
      credentials,
      now: env.clock.now(),
      lifetimeMs: 300_000,
      ids: headerIds(env.random),
    });
    // The header is signed in the scope of an envelope that declares the prefix of the contract.
    const declared = xml.includes('xmlns:wcf=') ? xml : xml.replace('<soap:Envelope', () => wcfEnvelope);
    return declared.replace(/<soap:Header>.*?<\/soap:Header>|<soap:Header\/>|(?=<soap:Body)/s, () => header);
  },
});

type SoapCall = readonly [
  url: string,
  body: string | null,
  callback: (error: unknown, response?: unknown, body?: string) => void,
  headers?: Readonly<Record<string, string>>,
];

/** As soap reads it: an answer that breaks off is a failure too. */
const answerTo = async ([url, body, , headers = {}]: SoapCall): Promise<{ status: number; data: string }> => {
  const response = await fetch(url, { method: body === null ? 'GET' : 'POST', headers, body });
  return { status: response.status, data: await response.text() };
};

/** The error of `fetch` says only that it failed. */
const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined) ?? error;

const send = async (call: SoapCall): Promise<void> => {
  const [, , callback] = call;
  const answer = await answerTo(call).catch((error: unknown) => ({ error: causeOf(error) }));
  if ('error' in answer) callback(answer.error);
  else callback(null, answer, answer.data);
};

/** The published package leaves out the client of HTTP that `soap` comes with. */
const httpClient = {
  request: (...call: SoapCall): void => {
    void send(call);
  },
} as unknown as IHttpClient; // Its type requires the promise of axios, which soap does not use.

export const createEventClient = (wire: Wire): EventClient => {
  let made: Promise<Client> | undefined;
  const connect = async (): Promise<Client> => {
    const { createClientAsync } = await import('soap');
    return createClientAsync(`${wire.url}?wsdl`, { forceSoap12Headers: true, disableCache: true, httpClient });
  };
  return {
    call: async (operation, parameters, credentials) => {
      const client = await (made ??= connect());
      client.setSecurity(security(wire, operation, credentials));
      const [answer] = await methodOf(client, operation)(parameters);
      return answerOf(answer[`${operation}Result`] ?? {});
    },
  };
};
