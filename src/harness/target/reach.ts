/** Checks that an authority elsewhere is available, before anything is sent to it. */
import { servicePath } from '../../../simulator/soap/contract.ts';

/** The SOAP service at an address that may consist of the host alone. */
export const serviceAt = (address: string): string => {
  const url = new URL(address);
  return url.pathname === '/' ? new URL(servicePath, url).href : url.href;
};

const longestWaitMs = 10_000;

const envelope = '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body/></s:Envelope>';

const ask = async (url: string, init: RequestInit = {}): Promise<string> =>
  (await fetch(url, { ...init, signal: AbortSignal.timeout(longestWaitMs) })).text();

type Reach = 'answers' | 'not-soap' | 'unreachable';

/** By its description or, without one, by the fault with which any SOAP service answers an empty message. */
export const reachAuthority = async (address: string): Promise<Reach> => {
  const url = serviceAt(address);
  try {
    if ((await ask(`${url}?wsdl`)).includes('SendBillSync')) return 'answers';
    const headers = { 'content-type': 'application/soap+xml;charset=UTF-8' };
    return /:Envelope\b/.test(await ask(url, { method: 'POST', headers, body: envelope })) ? 'answers' : 'not-soap';
  } catch {
    return 'unreachable';
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
