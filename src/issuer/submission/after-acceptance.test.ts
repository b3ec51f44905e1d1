/** What follows an acceptance cannot undo it, and is done once. */
import { afterEach, describe, expect, it } from 'vitest';
import { applicationResponseXml, verdictXml, type Reaction, type Script } from '../authority/fake-authority.fixture.ts';
import { createKeepingAuthority, fault } from '../authority/keeping-authority.fixture.ts';
import { json } from './issue.fixture.ts';
import { closeAll, keyOf, signer, startTestIssuer } from '../issuer.fixture.ts';
import { company, invoiceBody, type Changes } from '../requests/invoice-body.fixture.ts';

afterEach(closeAll);

/** Accepts with a response that a container can hold. */
const accepting: Script = ({ operation, body }) => {
  const [, key = keyOf()] = /<wcf:trackId>([^<]+)</.exec(body) ?? [];
  const name = operation === 'SendBillSync' ? 'SendBillSync' : 'GetStatus';
  return { body: verdictXml({ operation: name, key, response: applicationResponseXml(key) }) };
};

const mailed = (changes: object = {}): Changes => ({
  sendmail: true,
  customer: { ...(invoiceBody().customer as object), email: 'comprador@example.test', ...changes },
});

describe('an accepted document', () => {
  it.each([
    ['letters', 'A'.repeat(2_000)],
    ['letters of two bytes', 'Ñ'.repeat(2_000)],
  ])('with an identification of 2,000 %s has its page', async (_what, identification) => {
    const { post, request } = await startTestIssuer(accepting);
    const response = await post(mailed({ identification_number: identification, type_document_identification_id: 7 }));
    expect([response.status, (await json(response)).verdict]).toMatchObject([200, { accepted: true }]);
    const page = await request('/api/ubl2.1/download/901500100/FES-SETP990000001.pdf');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('stays accepted if its mail breaks, which says so under a field, and can be asked for again', async () => {
    let isBroken = false;
    let asked = 0;
    // The answer needs the certificate, too: what breaks is the container.
    const credentials = () =>
      isBroken && (asked += 1) === 2 ? Promise.reject(new Error('of the test')) : Promise.resolve(signer.credentials);
    const { post, request, issuer } = await startTestIssuer(accepting, {
      company: { ...company, credentials },
      onStep: (step) => {
        if (step === 'stored') isBroken = true;
      },
    });
    const response = await post(mailed());
    expect([response.status, await json(response)]).toMatchObject([
      200,
      {
        verdict: { accepted: true },
        send_email_success: false,
        warnings: [{ code: 'mail-not-sent', reason: 'mail-not-made' }],
      },
    ]);
    isBroken = false;
    const again = await request('/api/ubl2.1/send-email', {
      method: 'POST',
      body: JSON.stringify({ prefix: 'SETP', number: 990000001 }),
    });
    expect(await json(again)).toMatchObject({ success: true });
    expect(await (await issuer.inbox())?.all()).toHaveLength(1);
  });
});

describe('one acceptance', () => {
  it('is mailed once, however many learn of it', async () => {
    let isAnswered = false;
    const { post, request, issuer } = await startTestIssuer((received, at) =>
      received.operation === 'SendBillSync' && !isAnswered
        ? { body: verdictXml() + verdictXml() }
        : accepting(received, at),
    );
    expect((await post(mailed())).status).toBe(502);
    isAnswered = true;
    const path = `/api/ubl2.1/status/document/${keyOf(mailed())}`;
    const all = await Promise.all([
      ...[1, 2, 3].map(() => request(path, { method: 'POST' })),
      post(mailed()),
      post({ ...mailed(), number: undefined }),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, expect.any(Number), 200]);
    const mails = (await (await issuer.inbox())?.all()) ?? [];
    expect(mails.filter(({ subject }) => subject.includes('SETP990000001'))).toHaveLength(1);
  });

  it.each<[string, string | undefined, Reaction]>([
    ['under the same number', '990000001', { body: verdictXml() + verdictXml() }],
    ['under a number that the service gives', undefined, fault],
  ])('is mailed by a request for another document that learns of it: %s', async (_which, number, reaction) => {
    const { script, disturb, accepted } = createKeepingAuthority();
    const { post, issuer } = await startTestIssuer(script);
    disturb({ when: 'after', reaction });
    expect((await post({ ...mailed(), number })).status).toBe(502);
    await post({ number, notes: 'another' });
    const mails = (await (await issuer.inbox())?.all()) ?? [];
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(accepted[0]?.number ?? '')]);
  });
});
