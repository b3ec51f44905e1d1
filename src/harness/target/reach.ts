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
