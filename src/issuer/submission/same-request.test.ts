/** What becomes of numbers, and of requests that are sent again, when something goes wrong. */
import { afterEach, describe, expect, it } from 'vitest';
import { withDeadlinesOnDemand } from '../../common/testing/speed.ts';
import { verdictXml, type Reaction } from '../authority/fake-authority.fixture.ts';
import { createKeepingAuthority, fault, outage, type Disturbance } from '../authority/keeping-authority.fixture.ts';
import { json } from './issue.fixture.ts';
import { closeAll, sentDocument, signer, startTestIssuer } from '../issuer.fixture.ts';
import { company } from '../requests/invoice-body.fixture.ts';
import { start, unnumbered } from './same-request.fixture.ts';

withDeadlinesOnDemand();
afterEach(closeAll);

const twice: Reaction = { body: verdictXml() + verdictXml() };
const gone: Reaction = 'reset';

describe('the same request without a number, sent again', () => {
  it.each<[string, Reaction, number]>([
    ['two answers in one', twice, 502],
    ['silence', 'silence', 504],
    ['half an answer', 'truncate', 200],
    ['a lost answer', 'reset', 200],
  ])('after %s: one document, whose verdict it gets', async (_what, reaction, code) => {
    const { authority, send, numbers } = await start();
    authority.disturb({ when: 'after', reaction });
    if (code !== 200) {
      // Nor can it be queried now.
      authority.disturb();
      const [status] = await send();
      expect([200, code]).toContain(status);
      if (status === code) expect(await send()).toMatchObject([200, { verdict: { accepted: true } }]);
    } else expect(await send()).toMatchObject([200, { warnings: [{ code: 'verdict-adopted' }] }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it('is another document once the first one was answered', async () => {
    const { send, numbers } = await start();
    await send();
    await send();
    expect(numbers()).toEqual(['SETP990000000', 'SETP990000001']);
  });

  it('is not another one of the same moment', async () => {
    const { send, numbers } = await start();
    await Promise.all([send(), send(), send()]);
    expect(numbers().toSorted()).toEqual(['SETP990000000', 'SETP990000001', 'SETP990000002']);
  });

  it('gets the verdict although a query of its status was faster', async () => {
    const { authority, send, request, numbers } = await start();
    authority.disturb({ when: 'after', reaction: twice });
    expect((await send())[0]).toBe(502);
    const [{ key = '' } = {}] = authority.accepted;
    await request(`/api/ubl2.1/status/document/${key}`, { method: 'POST' });
    expect(await send()).toMatchObject([200, { cufe: key, verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it.each<[string, Reaction]>([
    ['a fault', fault],
    ['503', outage],
  ])('is one document, whatever the authority says: %s after it was accepted', async (_what, reaction) => {
    const { authority, send, numbers } = await start();
    authority.disturb({ when: 'after', reaction });
    expect([502, 503]).toContain((await send())[0]);
    const [{ key = '' } = {}] = authority.accepted;
    expect(await send()).toMatchObject([200, { cufe: key, verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it.each<[string, Reaction]>([
    ['a fault', fault],
    ['a lost answer', 'reset'],
  ])('is told no verdict, nor is another one, while nobody says which was processed: %s', async (_what, reaction) => {
    let isSilent = true;
    const { authority, send, numbers } = await start({}, ({ operation }) =>
      isSilent && operation === 'GetStatus' ? outage : undefined,
    );
    authority.disturb({ when: 'after', reaction });
    expect([502, 503]).toContain((await send())[0]);
    // Rule 90 names the first one, whose status is not to be had.
    expect((await send())[0]).toBe(503);
    expect((await send({ notes: 'another', number: '990000000' }))[0]).toBe(503);
    isSilent = false;
    expect(await send()).toMatchObject([200, { verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it('with another content gets the next number meanwhile', async () => {
    const { authority, send, numbers } = await start();
    authority.disturb({ when: 'after', reaction: twice });
    await send();
    expect(await send({ notes: 'another' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000001.xml' }]);
    expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }]);
    expect(numbers()).toEqual(['SETP990000000', 'SETP990000001']);
  });

  it('is sent again under its number, with the same bytes, if the authority has never seen it', async () => {
    const { authority, send, server, numbers } = await start();
    authority.disturb(...[1, 2, 3].map(() => ({ when: 'before', reaction: gone }) as const));
    expect((await send())[0]).toBe(503);
    expect(await send()).toMatchObject([200, { verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
    const sent = server.requests.filter(({ operation }) => operation === 'SendBillSync');
    const files = sent.map(({ body }) => /<wcf:contentFile>([^<]*)</.exec(body)?.[1]);
    expect(new Set(files).size).toBe(1);
  });
});

describe('a number', () => {
  it.each<[string, Reaction, number]>([
    ['a fault', fault, 502],
    ['503', outage, 503],
  ])('is given back after %s', async (_what, reaction, code) => {
    const { authority, send, numbers } = await start();
    authority.disturb({ when: 'before', reaction });
    expect((await send())[0]).toBe(code);
    expect(await send({ notes: 'another' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it('is given back if nobody listens, and if something breaks before it is sent', async () => {
    const authority = createKeepingAuthority();
    let isBroken = true;
    const credentials = () =>
      isBroken ? Promise.reject(new Error('of the test')) : Promise.resolve(signer.credentials);
    const { post } = await startTestIssuer(authority.script, { company: { ...company, credentials } });
    expect((await post(unnumbered)).status).toBe(500);
    isBroken = false;
    expect(await json(await post(unnumbered))).toMatchObject({ urlinvoicexml: 'FES-SETP990000000.xml' });
  });

  it('is given back by the rejected one of two that are under way', async () => {
    const { authority, send } = await start();
    const [first, second] = [send({ notes: authority.rejecting }), send({ notes: 'fine' })];
    await Promise.all([first, second]);
    const [, { urlinvoicexml: next }] = await send({ notes: 'another' });
    const [, { urlinvoicexml: last }] = await send({ notes: 'one more' });
    expect([next, last]).toEqual(['FES-SETP990000000.xml', 'FES-SETP990000002.xml'].map((name) => name));
  });

  it.each(['99000000155', '9223372036854775807', '994999999'])(
    'that was mistyped in an outage does not ruin numbering: %s',
    async (number) => {
      const { authority, send } = await start();
      authority.allDisturbedBy(outage);
      expect((await send({ number }))[0]).toBe(503);
      authority.allDisturbedBy(undefined);
      expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }]);
    },
  );

  it('that is stated is not given to another request, which would wait for its answer', async () => {
    let another: ReturnType<typeof send> | undefined;
    const credentials = async () => {
      another ??= send({ notes: 'another' });
      // The first one goes on once the other one is answered.
      if ((asked += 1) === 1) await another;
      return signer.credentials;
    };
    let asked = 0;
    const { send } = await start({ company: { ...company, credentials } });
    expect(await send({ number: '990000000' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }]);
    expect(await another).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000001.xml' }]);
  });

  it('with leading zeros is the same one, at once and later', async () => {
    const { send, server, numbers } = await start();
    const both = await Promise.all([send({ number: '990000007' }), send({ number: '0990000007' })]);
    expect(both.map(([code]) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await send({ number: '00990000007' }))[0]).toBe(409);
    expect([numbers().length, server.requests.length]).toEqual([1, 1]);
  });

  it('is set by generateddocuments, up and down, whatever happens to the resolution', async () => {
    const { send, request } = await start({ issueCredentials: () => Promise.resolve(signer.credentials) });
    const put = (path: string, body: object) =>
      request(`/api/ubl2.1/config/${path}`, { method: 'PUT', body: JSON.stringify(body) });
    const next = async () => (await send())[1].urlinvoicexml;
    const [range] = company.ranges;
    const { resolution, startDate, endDate, technicalKey } = range?.authorization ?? { resolution: '' };
    const saved = {
      type_document_id: 1,
      prefix: 'SETP',
      resolution,
      date_from: startDate,
      date_to: endDate,
      technical_key: technicalKey,
    };
    await put('generateddocuments', { type_document_id: 1, number: 990000300 });
    expect(await next()).toBe('FES-SETP990000300.xml');
    await put('generateddocuments', { type_document_id: 1, number: 990000100 });
    expect((await put('resolution', { ...saved, from: 990000000, to: 990000050 })).status).toBe(200);
    expect((await put('resolution', { ...saved, from: 990000000, to: 995000000 })).status).toBe(200);
    expect(await next()).toBe('FES-SETP990000100.xml');
  });
});

describe('a number that the authority has a document of which is not in this store', () => {
  it('is refused once, and the next sale gets the next one', async () => {
    const { authority, send, numbers } = await start();
    authority.accepted.push({ number: 'SETP990000000', key: 'of another service', xml: '<Invoice/>' });
    expect(await send()).toMatchObject([200, { verdict: { accepted: false } }]);
    expect((await send())[1]).toMatchObject({ verdict: { accepted: true } });
    expect(numbers()).toEqual(['SETP990000000', 'SETP990000001']);
  });
});

describe('of several ranges of a prefix', () => {
  const [range = { typeCodes: [], prefix: '', from: '', to: '' }, ...others] = company.ranges;
  const { authorization = { resolution: '', startDate: '', endDate: '' } } = range;

  const ranged = (first: Partial<typeof range>) => ({
    ...company,
    credentials: () => Promise.resolve(signer.credentials),
    ranges: [
      { ...range, ...first },
      { ...range, from: '800', to: '900', authorization: { ...authorization, resolution: '18760000009' } },
      ...others,
    ],
  });

  it.each<[string, Partial<typeof range>, number]>([
    ['used up', { from: '1', to: '1' }, 1],
    ['expired', { authorization: { ...authorization, endDate: '2026-01-31' } }, 0],
  ])('the first that is valid and not used up is taken, with a warning: %s', async (_why, first, before) => {
    const { send, request } = await start({ company: ranged(first) });
    const open = { resolution_number: undefined };
    for (let sent = 0; sent < before; sent += 1) await send(open);
    expect(await send(open)).toMatchObject([
      200,
      { urlinvoicexml: 'FES-SETP800.xml', warnings: [{ code: 'numbering-range-skipped' }] },
    ]);
    const response = await request('/api/ubl2.1/next-consecutive', { method: 'POST', body: '{"type_document_id":1}' });
    expect(await json(response)).toMatchObject({ number: 801, warnings: [{ code: 'numbering-range-skipped' }] });
  });

  it.each<[Disturbance['when'], Reaction, number]>([
    ['before', 'silence', 504],
    ['after', twice, 502],
  ])(
    'the last number of one is asked for, and sent again, under its resolution if the answer is lost %s processing',
    async (when, reaction, failure) => {
      const { authority, send, server, numbers } = await start({ company: ranged({ from: '1', to: '1' }) });
      const open = { resolution_number: undefined };
      authority.disturb({ when, reaction });
      expect((await send(open))[0]).toBe(failure);
      const [code, answer] = await send(open);
      expect([code, JSON.stringify(answer)]).toEqual([200, expect.not.stringContaining('numbering-range-skipped')]);
      expect(numbers()).toEqual(['SETP1']);
      const sent = server.requests.filter(({ operation }) => operation === 'SendBillSync').map(sentDocument);
      const resolutions = sent.map(({ xml }) => /<sts:InvoiceAuthorization>([^<]+)/.exec(xml)?.[1]);
      expect(new Set(resolutions)).toEqual(new Set([authorization.resolution]));
      expect((await send({ ...open, notes: 'another' }))[1]).toMatchObject({ urlinvoicexml: 'FES-SETP800.xml' });
    },
  );
});

describe('a corrected document', () => {
  it.each<[string, Reaction]>([
    ['reset', 'reset'],
    ['silence', 'silence'],
  ])('does not get the rejection of the one before it after a %s', async (_what, reaction) => {
    const { authority, send } = await start();
    const numbered = { number: '990000001', time: '10:00:00' };
    // What is wrong is not part of the code.
    expect(await send({ ...numbered, notes: authority.rejecting })).toMatchObject([
      200,
      { verdict: { accepted: false } },
    ]);
    authority.disturb({ when: 'before', reaction });
    const [code, first] = await send({ ...numbered, notes: 'right' });
    if (code !== 200)
      expect(await send({ ...numbered, notes: 'right' })).toMatchObject([200, { verdict: { accepted: true } }]);
    else expect(first).toMatchObject({ verdict: { accepted: true } });
    expect(authority.accepted.map(({ number }) => number)).toEqual(['SETP990000001']);
  });
});

describe('asking', () => {
  it('is done once for each try, and nothing is sent to an authority that says nothing', async () => {
    const { authority, send, server } = await start();
    const numbered = { number: '990000001' };
    authority.allDisturbedBy('silence');
    const asked: number[] = [];
    for (let tried = 1; tried <= 4; tried += 1) {
      const before = server.requests.length;
      expect((await send(numbered))[0]).toBe(504);
      asked.push(server.requests.length - before);
    }
    expect(asked).toEqual([2, 1, 1, 1]);
  });

  it('does not make others wait who could be answered', async () => {
    const { authority, send, numbers } = await start();
    authority.disturb({ when: 'before', reaction: { body: '', status: 503, headers: { 'Retry-After': '60' } } });
    const codes = await Promise.all(
      Array.from({ length: 16 }, async (_, at) => (await send({ notes: String(at) }))[0]),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(15);
    expect(new Set(numbers()).size).toBe(15);
  });
});
