/** A question whose `wsa:To` is not the address that it goes to, as that of a client which never changes it. */
import { placeOf, type Box } from '../../src/harness/box.ts';
import { actionOf } from '../../src/issuer/authority/contract.ts';
import { envelopeNamespaces, headerIds, securityHeader } from '../../src/issuer/signing/ws-security.ts';

const soap = 'http://www.w3.org/2003/05/soap-envelope';
const trackId = '0'.repeat(96);

/** The check that the authority's fault names; undefined where it answers. */
export const checkOfMessageTo = async (box: Box, to: string): Promise<string | undefined> => {
  const { authority, company } = box;
  const { env } = await placeOf(box, 'default');
  const header = securityHeader({
    action: actionOf('GetStatus'),
    to,
    credentials: await company.credentials(),
    now: env.clock.now(),
    lifetimeMs: 300_000,
    ids: headerIds(env.random),
  });
  const body = `<soap:Body><wcf:GetStatus><wcf:trackId>${trackId}</wcf:trackId></wcf:GetStatus></soap:Body>`;
  const response = await fetch(authority.url, {
    method: 'POST',
    headers: { 'content-type': `application/soap+xml; charset=utf-8; action="${actionOf('GetStatus')}"` },
    body: `<soap:Envelope xmlns:soap="${soap}" xmlns:wcf="${envelopeNamespaces.wcf}">${header}${body}</soap:Envelope>`,
  });
  return response.headers.get('ensayo-failed-check') ?? undefined;
};
