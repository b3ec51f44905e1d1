/** Checks that an authority elsewhere is available, before anything is sent to it. */
import { servicePath } from '../../../simulator/service/soap/contract.ts';
import { destinationOf } from '../../issuer/authority/destination.ts';
import { createTransport, type HttpOutcome } from '../../issuer/authority/http-transport.ts';

/** The SOAP service at an address that may consist of the host alone. */
export const serviceAt = (address: string): string => {
  const url = new URL(address);
  return url.pathname === '/' ? new URL(servicePath, url).href : url.href;
};

const longestWaitMs = 10_000;

const envelope = '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body/></s:Envelope>';

const ask = async (url: string): Promise<string> =>
  (await fetch(url, { signal: AbortSignal.timeout(longestWaitMs) })).text();

type Reach = 'answers' | 'not-soap' | 'unreachable';

const bodyOf = (outcome: HttpOutcome): string | undefined =>
  outcome.kind === 'received' ? outcome.answer.body.toString('utf8') : undefined;

/**
 * By its description or, without one, by the fault with which any SOAP service answers an empty message.
 * @throws RangeError for an authority that may not be sent to (`production-refused`, `authority-not-allowed`)
 */
export const reachAuthority = async (address: string, allow: readonly string[]): Promise<Reach> => {
  const url = serviceAt(address);
  const to = destinationOf({ url, allow });
  await to.check();
  const { send, close } = createTransport({ to, timeoutMs: longestWaitMs });
  try {
    const description = bodyOf(await send('GET', `${url}?wsdl`));
    if (description === undefined) return 'unreachable';
    if (description.includes('SendBillSync')) return 'answers';
    const headers = { 'content-type': 'application/soap+xml;charset=UTF-8' };
    const fault = bodyOf(await send('POST', url, { headers, body: envelope }));
    if (fault === undefined) return 'unreachable';
    return /:Envelope\b/.test(fault) ? 'answers' : 'not-soap';
  } finally {
    close();
  }
};

/** Any answer shows that it is available. */
export const reachIssuer = async (url: string): Promise<Exclude<Reach, 'not-soap'>> => {
  try {
    await ask(url);
    return 'answers';
  } catch {
    return 'unreachable';
  }
};

type Asked = { readonly status: number; readonly body: string };

const askIssuer = async (url: string, token: string, body?: object): Promise<Asked> => {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(longestWaitMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
};

/** An invoice without any field is issued by nobody: what matters is whether the caller may ask for it. */
export const takesToken = async (url: string, token: string): Promise<boolean> => {
  const { status } = await askIssuer(`${url}/api/ubl2.1/invoice`, token, {});
  return status !== 401 && status !== 403;
};

/** False if the service says that the token's company numbers no invoices with that prefix; others need not say it. */
export const mayNumber = async (url: string, token: string, prefix: string): Promise<boolean> => {
  const { body } = await askIssuer(`${url}/api/ubl2.1/invoice/current_number/1/${encodeURIComponent(prefix)}`, token);
  return !body.includes('"numbering-not-configured"');
};

/** Whether an issuing service has its paths once more below the name of a tenant, as one beside its authority has. */
export const servesTenants = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/t/default/api/ubl2.1/municipalities`, {
    signal: AbortSignal.timeout(longestWaitMs),
  });
  await response.body?.cancel();
  return response.ok;
};
