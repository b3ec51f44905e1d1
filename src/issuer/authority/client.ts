/**
 * The platform's operations through the `soap` package: it writes the envelope from the contract, we write the security
 * header and transmit the bytes. Its parsed answer is not used: verdicts come from the raw bytes.
 */
import type { Client, IHttpClient, ISecurity } from 'soap';
import type { Credentials } from '../../common/credentials.ts';
import type { Env } from '../../common/env/env.ts';
import { headerIds, securityHeader } from '../signing/ws-security.ts';
import { actionOf, wsdl, type Arguments, type Operation } from './contract.ts';
import { destinationOf, type DestinationOptions } from './destination.ts';
import { createTransport, type HttpOutcome, type Transport } from './http-transport.ts';

export type AuthorityAddress = DestinationOptions & {
  /** PEM of an authority to trust for HTTPS in addition to the well-known ones. */
  readonly ca?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Of an answer; 16 MB by default. A longer one cannot be read. */
  readonly maxAnswerBytes?: number | undefined;
  /** How long the security header of a request stays valid. */
  readonly headerLifetimeMs?: number | undefined;
};

export type CallOptions = {
  readonly credentials: Credentials;
  /** Changes the envelope just before it is sent. */
  readonly tamper?: ((envelope: string) => string) | undefined;
  /** HTTP headers, in addition to those of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

export type Call = HttpOutcome & {
  /** The request as it was sent. */
  readonly envelope: string;
};

export type AuthorityClient = {
  readonly call: <Name extends Operation>(
    operation: Name,
    parameters: Arguments<Name>,
    options: CallOptions,
  ) => Promise<Call>;
  readonly transport: Transport;
  /** Whether the service answers a plain GET with 200, which is how clients of the platform look whether it is up. */
  readonly isUp: () => Promise<boolean>;
  /** Verdicts do not come from the authority itself. */
  readonly isSimulated: boolean;
  readonly close: () => void;
};

const defaultTimeoutMs = 30_000;
const defaultLifetimeMs = 300_000;
const probeTimeoutMs = 10_000;

type PerCall = {
  readonly carried: (outcome: HttpOutcome) => void;
  readonly more: Readonly<Record<string, string>> | undefined;
};

/** The arguments with which `soap` calls an HTTP client; it receives failures as errors, which nobody reads. */
type SoapRequest = readonly [
  url: string,
  body: string,
  callback: (error: unknown, response?: unknown, body?: string) => void,
  headers: Readonly<Record<string, string>>,
  perCall: PerCall,
];

const accept = 'application/soap+xml, text/xml';

const carry = async (
  transport: Transport,
  [url, body, callback, headers, { carried, more }]: SoapRequest,
): Promise<void> => {
  const outcome = await transport.send('POST', url, { headers: { Accept: accept, ...headers, ...more }, body });
  carried(outcome);
  if (outcome.kind === 'received') callback(null, outcome.answer, '');
  else callback(new Error(outcome.kind));
};

const httpClientOf = (transport: Transport): IHttpClient => {
  const request = (...call: SoapRequest): void => {
    void carry(transport, call);
  };
  // soap's own type requires the promise of axios, which soap does not use.
  return { request } as unknown as IHttpClient;
};

type Invoke = (parameters: object, perCall: PerCall) => Promise<unknown>;

const methodOf = (client: Client, operation: Operation): Invoke => {
  const method: unknown = client[`${operation}Async`];
  if (typeof method !== 'function') throw new TypeError(`The contract lacks the operation ${operation}.`);
  return method as Invoke; // soap creates such a method for each operation of the WSDL.
};

const emptyHeader = '<soap:Header></soap:Header>';

/** Loads `soap` on the first call: it takes longer than everything else at start-up. */
const connect = async (address: URL, transport: Transport): Promise<Client> => {
  const { createClientAsync } = await import('soap');
  return createClientAsync(
    wsdl(),
    { forceSoap12Headers: true, disableCache: true, httpClient: httpClientOf(transport) },
    address.href,
  );
};

/** @throws RangeError for an address that may not be sent to: see destinationOf */
export const createAuthorityClient = (env: Env, authority: AuthorityAddress): AuthorityClient => {
  const to = destinationOf(authority);
  const { address, isSimulated } = to;
  const { ca, timeoutMs = defaultTimeoutMs, headerLifetimeMs: lifetimeMs = defaultLifetimeMs } = authority;
  const transport = createTransport({ to, ca, timeoutMs, maxAnswerBytes: authority.maxAnswerBytes });
  let connected: Promise<Client> | undefined;

  const headerFor = (operation: Operation, credentials: Credentials): string =>
    securityHeader({
      action: actionOf(operation),
      to: address.href,
      credentials,
      now: env.clock.now(),
      lifetimeMs,
      ids: headerIds(env.random),
    });

  const call: AuthorityClient['call'] = async (operation, parameters, options) => {
    const { credentials, tamper = (xml) => xml, headers: more } = options;
    const client = await (connected ??= connect(address, transport));
    let envelope = '';
    const security: ISecurity = {
      postProcess: (xml: string) => {
        envelope = tamper(xml.replace(emptyHeader, () => headerFor(operation, credentials)));
        return envelope;
      },
    };
    return new Promise((resolve, reject) => {
      const carried = (outcome: HttpOutcome): void => {
        resolve({ envelope, ...outcome });
      };
      // The client writes the envelope before it returns, so concurrent calls do not mix their headers.
      client.setSecurity(security);
      methodOf(client, operation)(parameters, { carried, more }).catch((error: unknown) => {
        // After the exchange this changes nothing; before it, the envelope could not be written.
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
  };

  const isUp: AuthorityClient['isUp'] = async () => {
    const outcome = await transport.send('GET', address.href, { timeoutMs: probeTimeoutMs });
    return outcome.kind === 'received' && outcome.answer.status === 200;
  };

  return { call, transport, isUp, isSimulated, close: transport.close };
};
