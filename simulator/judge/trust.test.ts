/** What `--trust` accepts, from the message to the verdict, and what is said when part of a chain is missing. */
import { afterEach, describe, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../src/common/env/env.ts';
import { readOwnTrust } from '../registry/certificates/bring-your-own.ts';
import type { OwnTrust } from '../registry/certificates/trust.ts';
import { createCertificates } from '../registry/certificates/certificates.ts';
import { pemOf } from '../registry/certificates/tls.ts';
import { startAuthority, type RunningAuthority } from '../server.ts';
import { signedEnvelope } from '../service/soap/testing/signed-envelope.ts';
import { clockText, signedInvoice, testAuthority } from '../testing/authority.fixture.ts';
import { zipped } from '../testing/exchange.fixture.ts';
import { issuer } from '../testing/invoice.fixture.ts';

const env = () => createEnv({ clock: adjustableClock(clockText), seed: 'authority' });

const certificates = createCertificates(env());
const stranger = await certificates.defective('unknownAuthority', issuer);
const [leaf = Buffer.alloc(0), subordinate = Buffer.alloc(0), root = Buffer.alloc(0)] = stranger.chain;
const trustIn = (...ders: readonly Uint8Array[]): Promise<OwnTrust> =>
  readOwnTrust({ name: 'trust.pem', bytes: Buffer.from(ders.map(pemOf).join('')) });

const running: RunningAuthority[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((authority) => authority.close()));
});

const signedByStranger = async (): Promise<string> => {
  const fixture = await testAuthority({ env: env() });
  const xml = await signedInvoice(fixture, { certificate: 'unknownAuthority' });
  await fixture.registry.close();
  return xml;
};

const invoice = await signedByStranger();

type Explained = {
  readonly fault?: { readonly check: string; readonly detail: string };
  readonly failed?: readonly { readonly code: string; readonly found?: string }[];
};

/** The answer to that invoice, in a message of the same signer, and what the journal says about it. */
const send = async (trust: OwnTrust | undefined, settings: object = {}, xml = invoice) => {
  const authority = await startAuthority({ env: env(), trust });
  running.push(authority);
  Object.assign(authority.settings, settings);
  const body = signedEnvelope({
    credentials: stranger,
    to: authority.url,
    operation: 'SendBillSync',
    parameters: `<wcf:fileName>z.zip</wcf:fileName><wcf:contentFile>${zipped(xml)}</wcf:contentFile>`,
    created: '2026-11-20T14:59:00.000Z',
    expires: '2026-11-20T15:04:00.000Z',
  });
  const response = await fetch(authority.url, {
    method: 'POST',
    headers: { 'content-type': 'application/soap+xml;charset=UTF-8' },
    body,
  });
  const id = response.headers.get('ensayo-exchange') ?? '';
  const journal = await fetch(new URL(`/ensayo/exchanges/${id}`, authority.url));
  return { answer: await response.text(), explained: (await journal.json()) as Explained }; // the shape is what is tested
};

const missing = 'CN=Subordinada Desconocida';

describe('a signer of another authority', () => {
  it.each([
    ['the subordinate and the root', [subordinate, root]],
    ['the subordinate alone', [subordinate]],
    ['the certificate itself', [leaf]],
    ['the whole chain', [leaf, subordinate, root]],
  ])('is accepted with trust in %s', async (_, ders) => {
    const { answer, explained } = await send(await trustIn(...ders));
    expect(explained.failed ?? []).toEqual([]);
    expect(answer).toContain('<b:StatusCode>00</b:StatusCode>');
  });

  it.each<readonly [string, (xml: string) => string]>([
    [
      'another name',
      (xml) =>
        xml.replace(/CN=Raiz Desconocida(<\/ds:X509IssuerName>(?:(?!<\/xades:Cert>).)*<\/xades:Cert><\/)/, 'CN=Otra$1'),
    ],
    [
      'a second entry for it',
      (xml) => xml.replace(/(<xades:Cert>(?:(?!<xades:Cert>).)*)(<\/xades:SigningCertificate>)/, '$1$1$2'),
    ],
  ])('with trust in the subordinate alone may not state of the root %s', async (_, change) => {
    const { explained } = await send(await trustIn(subordinate), {}, change(invoice));
    expect(change(invoice)).not.toBe(invoice);
    expect(explained.failed?.map(({ code }) => code)).toContain('DC37');
  });

  it.each<readonly [string, readonly Uint8Array[] | undefined]>([
    ['no trust in others', undefined],
    ['trust in the root alone', [root]],
  ])('gets a fault with %s, and the journal names the issuer to add', async (_, ders) => {
    const { explained } = await send(ders && (await trustIn(...ders)));
    expect(explained.fault?.check).toBe('certificate-not-accredited');
    expect(explained.fault?.detail).toContain(missing);
    expect(explained.fault?.detail).toContain('--trust');
  });

  it('whose document is judged all the same is told the issuer to add', async () => {
    const { explained } = await send(undefined, { senderCertificates: 'lines' });
    const found = new Map(explained.failed?.map((each) => [each.code, each.found ?? '']));
    for (const code of ['ZC04', 'ZC05', 'ZD05', 'ZD06']) expect(found.get(code)).toContain(missing);
    for (const code of ['ZC04', 'ZC05', 'ZD06']) expect(found.get(code)).toContain('--trust');
  });
});
