/**
 * Everything between the issuing service and the authority may break. In every case, the caller learns what is known,
 * no document is issued twice, and the same body may be posted again.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { createEnv } from '../../../common/env/env.ts';
import { startIssuer } from '../../../issuer/server.ts';
import { startAuthority, type RunningAuthority } from '../../../../simulator/server.ts';
import type { JsonObject } from '../../../harness/box-types.ts';
import { companyFacts, companyWith } from '../../../harness/company.ts';
import { acceptedWithoutLines, exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';
import {
  relay,
  startProxy,
  type Answer,
  type Proxy,
  type Script,
  type Treatment,
} from '../../../harness/testing/proxy.fixture.ts';
import { generousMs, withDeadlinesOnDemand } from '../../../common/testing/speed.ts';

const clock = '2026-11-20T10:00:00-05:00';
const retry = { attempts: 3, waitMs: 1, statuses: [500, 503, 507, 508] };
const invoice = exampleInvoice({ date: '2026-11-20', time: '10:00:00' });

const [send, status] = ['SendBillSync', 'GetStatus'] as const;

type Posted = { readonly status: number; readonly headers: Headers; readonly body: JsonObject };

type Chain = {
  readonly authority: RunningAuthority;
  readonly proxy: Proxy;
  readonly post: (body?: JsonObject) => Promise<Posted>;
};

withDeadlinesOnDemand();

const opened: { readonly close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close();
});

/** Issuing service, proxy, authority. */
const startChain = async (script: Script): Promise<Chain> => {
  const authority = await startAuthority({ env: createEnv({ seed: 'authority', clock }) });
  opened.push(authority);
  const proxy = await startProxy(authority.url, script);
  opened.push(proxy);
  const issuer = await startIssuer({
    env: createEnv({ seed: 'issuer', clock }),
    company: companyWith(companyFacts(), authority.certificates),
    authority: { url: proxy.url, timeoutMs: generousMs, retry },
    tokens: ['token'],
  });
  opened.push(issuer);
  const headers = { 'content-type': 'application/json', authorization: 'Bearer token' };
  return {
    authority,
    proxy,
    post: async (body = invoice) => {
      const response = await fetch(`${issuer.url}${invoicePath}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as JsonObject };
    },
  };
};

/** These treatments for the first sends, then the authority itself; the same for the status. */
const script =
  (sends: readonly Treatment[], statuses: readonly Treatment[] = []): Script =>
  (operation, occurrence) =>
    (operation === send ? sends : statuses)[occurrence] ?? relay;

const always =
  (treatment: Treatment): Script =>
  () =>
    treatment;

const lost: Treatment = { forwarded: true, answer: 'dropped' };
const reset: Treatment = { forwarded: false, answer: 'dropped' };
const answered = (answer: Answer, forwarded = false): Treatment => ({ forwarded, answer });
const html = { status: 200, body: '<html><body>Mantenimiento</body></html>' };
const unavailable = { status: 503, body: '<html>Service Unavailable</html>' };
const closed = { ...unavailable, headers: { 'Retry-After': '120' } };
const fault = {
  status: 500,
  headers: { 'Content-Type': 'application/soap+xml; charset=utf-8' },
  body:
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><s:Fault><s:Code><s:Value>s:Sender</s:Value>' +
    '<s:Subcode><s:Value xmlns:a="urn:x">a:MessageExpired</s:Value></s:Subcode></s:Code>' +
    '<s:Reason><s:Text xml:lang="en-US">The message expired.</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>',
};

/** How often the authority judged a document, and whether it keeps the one that was issued. */
const atAuthority = async ({ authority }: Chain, { body }: Posted) => ({
  sends: (await authority.journal.list()).filter(({ operation }) => operation === send).length,
  state: (await authority.registry.documentByKey(String(body.cufe)))?.state,
});

const adopted = { verdict: acceptedWithoutLines, warnings: [{ code: 'verdict-adopted' }] };

describe('an answer that is lost after the authority accepted', () => {
  it.each<[string, Treatment]>([
    ['the connection closes', lost],
    ['the answer is cut in half', { forwarded: true, answer: 'truncated' }],
    ['the answer does not come in time', { forwarded: true, answer: 'withheld' }],
  ])('%s: the first verdict is queried and returned', async (_case, treatment) => {
    const chain = await startChain(script([treatment]));
    const reply = await chain.post();
    expect(reply).toMatchObject({ status: 200, body: adopted });
    expect(chain.proxy.operations()).toEqual([send, status]);
    expect(await atAuthority(chain, reply)).toEqual({ sends: 1, state: 'accepted' });
  });

  it('and the query too: it is sent again, and the duplicate ends with the first verdict', async () => {
    const chain = await startChain(script([lost], [reset]));
    const reply = await chain.post();
    expect(reply).toMatchObject({ status: 200, body: adopted });
    expect(chain.proxy.operations()).toEqual([send, status, send, status]);
    const verdicts = (await chain.authority.journal.list()).map(({ operation, answer }) => [
      operation,
      /IsValid>(\w+)</.exec(answer)?.[1],
    ]);
    expect(verdicts.reverse()).toEqual([
      [send, 'true'],
      [send, 'false'],
      [status, 'true'],
    ]);
  });

  it('is found again by a later request with the same body', async () => {
    const chain = await startChain(script([answered(html, true)], []));
    const first = await chain.post();
    expect(first).toMatchObject({ status: 502, body: { code: 'authority-unreadable' } });
    const again = await chain.post();
    expect(again).toMatchObject({ status: 200, body: adopted });
    expect(again.body.cufe).toBe((first.body.document as { key: string }).key);
    expect(chain.proxy.operations()).toEqual([send, status]);
    expect(await atAuthority(chain, again)).toEqual({ sends: 1, state: 'accepted' });
  });

  it('reserves its number against another document', async () => {
    const chain = await startChain(script([answered(html, true)]));
    const { body } = await chain.post();
    const other = await chain.post({ ...invoice, notes: 'another document', time: '10:00:01' });
    expect(other).toMatchObject({ status: 409, body: { code: 'number-already-accepted', document: body.document } });
    expect(chain.proxy.operations()).toEqual([send, status]);
  });
});

describe('an authority that gives no verdict', () => {
  it.each<[string, Script, number, string, readonly string[]]>([
    ['answers HTML', always(answered(html)), 502, 'authority-unreadable', [send]],
    [
      'answers half an envelope',
      always(answered({ status: 200, body: '<s:Envelope xmlns:s="http' })),
      502,
      'authority-unreadable',
      [send],
    ],
    ['answers a fault', always(answered(fault)), 502, 'authority-fault', [send]],
    ['answers 503', always(answered(unavailable)), 503, 'authority-unreachable', [send, send, send]],
    ['answers 503 for two minutes', always(answered(closed)), 503, 'authority-unreachable', [send]],
    [
      'answers 500 with a page',
      always(answered({ ...html, status: 500 })),
      502,
      'authority-unreadable',
      [send, send, send],
    ],
    [
      'closes every connection',
      always(reset),
      503,
      'authority-unreachable',
      [send, status, send, status, send, status],
    ],
    ['never answers', always({ forwarded: false, answer: 'withheld' }), 504, 'authority-timeout', [send, status]],
    [
      'never answers, and knows nothing',
      script([{ forwarded: false, answer: 'withheld' }]),
      504,
      'authority-timeout',
      [send, status],
    ],
  ])('%s', async (_case, treatment, httpStatus, code, operations) => {
    const chain = await startChain(treatment);
    const reply = await chain.post();
    expect(reply).toMatchObject({
      status: httpStatus,
      body: { code, document: { number: 'SETP990300001', date: '2026-11-20' } },
    });
    expect((reply.body.document as { key: string }).key).toMatch(/^[0-9a-f]{96}$/);
    expect(chain.proxy.operations()).toEqual(operations);
    expect((await chain.authority.journal.list()).filter(({ operation }) => operation === send)).toEqual([]);
  });

  it('keeps the text of the fault', async () => {
    const { body } = await (await startChain(always(answered(fault)))).post();
    expect(body.message).toContain('a:MessageExpired');
    expect(body.message).toContain('The message expired.');
  });

  it('says when to come back, like the authority', async () => {
    const { headers } = await (await startChain(always(answered(closed)))).post();
    expect(headers.get('retry-after')).toBe('120');
  });

  it('is not there at all', async () => {
    const chain = await startChain(always(relay));
    await chain.proxy.close();
    expect(await chain.post()).toMatchObject({ status: 503, body: { code: 'authority-unreachable' } });
  });
});

describe('after an outage', () => {
  it.each<[string, readonly Treatment[]]>([
    ['of HTML', [answered(html)]],
    ['of 503', [answered(unavailable), answered(unavailable), answered(unavailable)]],
    ['of resets', [reset, reset, reset]],
    ['of silence', [{ forwarded: false, answer: 'withheld' }]],
    ['of faults', [answered(fault)]],
  ])('%s the same body is accepted, once', async (_case, sends) => {
    const chain = await startChain(script(sends));
    const during = await chain.post();
    expect(during.status).toBeGreaterThanOrEqual(502);
    const after = await chain.post();
    expect(after).toMatchObject({ status: 200, body: { verdict: acceptedWithoutLines } });
    expect(await atAuthority(chain, after)).toEqual({ sends: 1, state: 'accepted' });
  });

  it('the number is taken permanently, like any other that was accepted', async () => {
    const chain = await startChain(script([answered(html)]));
    await chain.post();
    const { body } = await chain.post();
    const key = body.cufe;
    expect(await chain.post()).toMatchObject({
      status: 409,
      body: { code: 'number-already-accepted', document: { key } },
    });
  });

  it('that ends between two attempts: the first request is accepted', async () => {
    const chain = await startChain(script([answered(unavailable), reset]));
    const reply = await chain.post();
    expect(reply).toMatchObject({ status: 200, body: { verdict: acceptedWithoutLines } });
    expect(chain.proxy.operations()).toEqual([send, send, status, send]);
    expect(await atAuthority(chain, reply)).toEqual({ sends: 1, state: 'accepted' });
  });
});
