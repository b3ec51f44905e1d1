import { afterEach, describe, expect, it } from 'vitest';
import { verdictXml, type CannedVerdict } from '../authority/fake-authority.fixture.ts';
import { accepting, json, send, status } from './issue.fixture.ts';
import { closeAll, keyOf, signer, startTestIssuer } from '../issuer.fixture.ts';
import { company } from '../requests/invoice-body.fixture.ts';

const signingCompany = { ...company, credentials: () => Promise.resolve(signer.credentials) };

const processedBefore = 'Regla: 90, Rechazo: Documento procesado anteriormente.';

afterEach(closeAll);

describe('an accepted number', () => {
  it('is refused before it is sent, naming the earlier document', async () => {
    const { authority, post } = await startTestIssuer(accepting);
    await post();
    const response = await post({ time: '10:00:00' });
    expect([response.status, await json(response)]).toEqual([
      409,
      {
        message: expect.stringContaining('SETP990000001') as unknown,
        code: 'number-already-accepted',
        document: { key: keyOf(), date: '2026-11-20', number: 'SETP990000001' },
      },
    ]);
    expect(authority.requests).toHaveLength(1);
  });

  it('is refused to the same request with other advice than to another one', async () => {
    const { post } = await startTestIssuer(accepting);
    const [, same, other] = [await post(), await json(await post()), await json(await post({ notes: 'another' }))];
    expect([same.code, other.code]).toEqual(['number-already-accepted', 'number-already-accepted']);
    expect(same.message).not.toBe(other.message);
  });

  it('is refused to all but one of several simultaneous requests', async () => {
    const { authority, post } = await startTestIssuer(accepting);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => post()))).map((response) => response.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(authority.requests).toHaveLength(1);
  });

  it.each([
    ['the header of the request', {}, { 'Ensayo-Allow-Resend': '1' }, 200, 2],
    ['the option of the service', { allowResend: true }, {}, 200, 2],
    ['the setting of the company', { company: { ...signingCompany, allowResend: true } }, {}, 200, 2],
    [
      'the setting of the company rather than that of the service',
      { company: { ...signingCompany, allowResend: false }, allowResend: true },
      {},
      409,
      1,
    ],
    ['a header that says no', {}, { 'Ensayo-Allow-Resend': '0' }, 409, 1],
  ])('is sent again or not, depending on %s', async (_case, options, headers, code, sent) => {
    const { authority, post } = await startTestIssuer(accepting, options);
    await post();
    expect((await post({}, headers)).status).toBe(code);
    expect(authority.requests).toHaveLength(sent);
  });

  it('does not block other numbers and prefixes', async () => {
    const { post } = await startTestIssuer(accepting);
    await post();
    expect((await post({ number: 990000002 })).status).toBe(200);
    expect((await post({ prefix: 'SETT' })).status).toBe(200);
  });
});

describe('a request without number', () => {
  const numbers = async (
    post: (changes: Record<string, unknown>) => Promise<Response>,
    count: number,
  ): Promise<readonly unknown[]> => {
    const found: unknown[] = [];
    for (let index = 0; index < count; index += 1) {
      const body = await json(await post({ number: undefined }));
      found.push(body.urlinvoicexml);
    }
    return found;
  };

  it('gets the next number of the range', async () => {
    const { post } = await startTestIssuer(() => ({ body: verdictXml({}) }));
    expect(await numbers(post, 2)).toEqual(['FES-SETP990000000.xml', 'FES-SETP990000001.xml']);
    await post({ number: 990000500 });
    expect(await numbers(post, 1)).toEqual(['FES-SETP990000501.xml']);
  });

  it('reuses the number of a rejected document', async () => {
    const { post } = await startTestIssuer(() => ({
      body: verdictXml({ isValid: false, lines: ['Regla: FAU14, Rechazo: El valor a pagar no coincide.'] }),
    }));
    expect(await numbers(post, 2)).toEqual(['FES-SETP990000000.xml', 'FES-SETP990000000.xml']);
  });

  it.each([
    ['reuses that of a document that fails the initial check (66)', 0, 'FES-SETP990000000.xml'],
    ['keeps that of one that was sent before without an answer, and may have arrived', 1, 'FES-SETP990000001.xml'],
  ])('%s', async (_what, lost, next) => {
    const { post } = await startTestIssuer(({ operation }, occurrence) =>
      operation === send && occurrence < lost
        ? 'reset'
        : { body: verdictXml({ operation: operation === send ? send : status, isValid: false, statusCode: '66' }) },
    );
    const answer = await json(await post({ number: undefined }));
    expect(answer).toMatchObject({ verdict: { accepted: false }, urlinvoicexml: 'FES-SETP990000000.xml' });
    expect(await numbers(post, 1)).toEqual([next]);
  });

  it.each<readonly [what: string, sent: CannedVerdict]>([
    ['rejected at once', { isValid: false, lines: [processedBefore] }],
    ['rejected later', { isValid: false, statusCode: '98' }],
  ])('does not get that of a document of which the authority has another one (90), %s', async (_what, sent) => {
    const { post, request } = await startTestIssuer(({ operation }, occurrence) => {
      if (operation === send) return { body: verdictXml(occurrence === 0 ? sent : {}) };
      return { body: verdictXml({ operation: status, isValid: false, lines: [processedBefore], key: first }) };
    });
    const first = keyOf({ number: 990000000 });
    expect(await numbers(post, 1)).toEqual(['FES-SETP990000000.xml']);
    await request(`/api/ubl2.1/status/document/${first}`, { method: 'POST' });
    expect(await numbers(post, 1)).toEqual(['FES-SETP990000001.xml']);
  });

  it('never shares it with another one sent at the same time', async () => {
    const { post } = await startTestIssuer(() => ({ body: verdictXml({}) }));
    const bodies = await Promise.all([1, 2, 3, 4].map(async () => json(await post({ number: undefined }))));
    expect(new Set(bodies.map(({ urlinvoicexml }) => urlinvoicexml)).size).toBe(4);
  });
});
