/** The npm `soap` client, generated from a service's description, with the header of an issuing service. */
import { createClientAsync, type ISecurity } from 'soap';
import { SignedXml } from 'xml-crypto';
import type { Credentials } from '../../../../src/common/credentials.ts';
import { actionFor } from './signed-envelope.ts';
import { toBase64 } from '../../../../src/common/bytes.ts';

const addressing = 'http://www.w3.org/2005/08/addressing';
const oasis = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

export type ClientOptions = {
  readonly address: string;
  /** Where its description is. */
  readonly query?: '?wsdl' | '?singleWsdl';
  /** When the headers were made; they are valid for five minutes. */
  readonly now: number;
};

export type Parameters = Readonly<Record<string, string | null>>;

export type SoapClient = {
  /** Names and parameters of the operations, as the client understands the description. */
  readonly operations: Readonly<Record<string, { readonly input: object }>>;
  /**
   * The result element as the client reads it, the raw answer, and its HTTP status.
   * @throws the client's own error, for a fault
   */
  readonly call: (
    operation: string,
    parameters: Parameters,
    credentials: Credentials,
  ) => Promise<{ readonly result: unknown; readonly xml: string; readonly http: number | undefined }>;
};

const header = (operation: string, { address, now }: ClientOptions, { chain }: Credentials): string => {
  const [created, expires] = [now, now + 300_000].map((time) => new Date(time).toISOString());
  const token = toBase64(chain[0] ?? new Uint8Array());
  return (
    `<wsse:Security xmlns:wsse="${oasis}-wssecurity-secext-1.0.xsd" xmlns:wsu="${oasis}-wssecurity-utility-1.0.xsd">` +
    `<wsu:Timestamp wsu:Id="TS"><wsu:Created>${created}</wsu:Created><wsu:Expires>${expires}</wsu:Expires></wsu:Timestamp>` +
    `<wsse:BinarySecurityToken ValueType="${oasis}-x509-token-profile-1.0#X509v3" wsu:Id="token">${token}</wsse:BinarySecurityToken>` +
    `</wsse:Security><wsa:Action xmlns:wsa="${addressing}">${actionFor(operation)}</wsa:Action>` +
    `<wsa:To xmlns:wsa="${addressing}">${address}</wsa:To>`
  );
};

const signed = (envelope: string, credentials: Credentials): string => {
  const signer = new SignedXml({
    privateKey: credentials.privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: exclusive,
    idMode: 'wssecurity',
    getKeyInfoContent: () =>
      `<wsse:SecurityTokenReference xmlns:wsse="${oasis}-wssecurity-secext-1.0.xsd"><wsse:Reference URI="#token"/></wsse:SecurityTokenReference>`,
  });
  signer.addReference({
    xpath: "//*[local-name(.)='To']",
    transforms: [exclusive],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(envelope, {
    prefix: 'ds',
    location: { reference: "//*[local-name(.)='Security']", action: 'append' },
  });
  return signer.getSignedXml();
};

/** Adds addressing and a signed security header to the client's message. */
const security = (operation: string, options: ClientOptions, credentials: Credentials): ISecurity => ({
  postProcess: (xml: string, key: string) => {
    const content = header(operation, options, credentials);
    const complete = xml.includes(`<${key}:Header>`)
      ? xml.replace(`</${key}:Header>`, `${content}</${key}:Header>`)
      : xml.replace(`<${key}:Body`, `<${key}:Header>${content}</${key}:Header><${key}:Body`);
    return signed(complete, credentials);
  },
});

type Described = Readonly<Record<string, Readonly<Record<string, SoapClient['operations']>>>>;

export const connectClient = async (options: ClientOptions): Promise<SoapClient> => {
  const client = await createClientAsync(`${options.address}${options.query ?? '?wsdl'}`, {
    forceSoap12Headers: true,
    disableCache: true,
  });
  const described = client.describe() as Described; // the client's own form
  let http: number | undefined;
  client.on('response', (_body: unknown, response?: { readonly status?: number }) => {
    http = response?.status;
  });
  return {
    operations: described.WcfDianCustomerServices?.WSHttpBinding_IWcfDianCustomerServices ?? {},
    call: async (operation, parameters, credentials) => {
      client.setSecurity(security(operation, options, credentials));
      const method: unknown = Reflect.get(client, `${operation}Async`);
      if (typeof method !== 'function') throw new Error(`The client knows no ${operation}.`);
      const [result, xml] = (await Reflect.apply(method, client, [parameters])) as [Record<string, unknown>, string]; // the client's own convention
      return { result: result[`${operation}Result`], xml, http };
    },
  };
};
