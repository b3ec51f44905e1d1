/** Which number a request gets again after the range, or the day, has changed. */
import { afterEach, expect, it } from 'vitest';
import { withDeadlinesOnDemand } from '../../common/testing/speed.ts';
import type { ReceivedRequest } from '../authority/fake-authority.fixture.ts';
import { filedOf, outage, type Filed } from '../authority/keeping-authority.fixture.ts';
import { closeAll, signer } from '../issuer.fixture.ts';
import { company } from '../requests/invoice-body.fixture.ts';
import { issuerEnv, start } from './same-request.fixture.ts';

withDeadlinesOnDemand();
afterEach(closeAll);

const issueCredentials = () => Promise.resolve(signer.credentials);

type World = Awaited<ReturnType<typeof start>>;

const put = ({ request }: World, path: string, body: object) =>
  request(`/api/ubl2.1/config/${path}`, { method: 'PUT', body: JSON.stringify({ type_document_id: 1, ...body }) });

it('a range that is set leaves a request its number that a 503 hid the acceptance of', async () => {
  const world = await start({ issueCredentials });
  const { authority, send, numbers } = world;
  authority.disturb({ when: 'after', reaction: outage });
  expect((await send())[0]).toBe(503);
  expect((await put(world, 'generateddocuments', { prefix: 'SETP', number: 990000300 })).status).toBe(200);
  expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } }]);
  expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000300.xml' }]);
  expect(numbers()).toEqual(['SETP990000000', 'SETP990000300']);
});

it('a number that no range has any more is not given again', async () => {
  const world = await start({ issueCredentials });
  const { authority, send, numbers } = world;
  authority.disturb({ when: 'before', reaction: outage });
  await send();
  const { resolution, startDate, endDate, technicalKey } = company.ranges[0]?.authorization ?? {};
  const saved = { prefix: 'SETP', resolution, date_from: startDate, date_to: endDate, technical_key: technicalKey };
  expect((await put(world, 'resolution', { ...saved, from: 1000, to: 2000 })).status).toBe(200);
  expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP1000.xml' }]);
  expect(numbers()).toEqual(['SETP1000']);
});

const day = 86_400_000;

/** The authority is silent until the next day. */
const silentUntilTomorrow = async (instead: (request: ReceivedRequest) => void = () => undefined) => {
  const { env } = issuerEnv();
  let at = env.clock.now();
  const clock = { ...env.clock, now: () => at };
  let isSilent = true;
  const world = await start({ env: { ...env, clock } }, (request) => {
    if (isSilent) instead(request);
    return isSilent ? 'silence' : undefined;
  });
  const tomorrow = (): void => {
    isSilent = false;
    at += day;
  };
  return { ...world, tomorrow };
};

it('the number of a document that got lost is free once the one of the next day is rejected', async () => {
  const { authority, send, tomorrow } = await silentUntilTomorrow();
  const wrong = { notes: authority.rejecting };
  expect((await send(wrong))[0]).toBe(504);
  tomorrow();
  expect(await send(wrong)).toMatchObject([200, { verdict: { accepted: false } }]);
  expect(await send({ notes: 'right' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }]);
});

it('a document that got lost may be accepted after all, although the one of the next day is rejected', async () => {
  const lost: Filed[] = [];
  const { authority, send, request, tomorrow } = await silentUntilTomorrow((received) => {
    if (received.operation === 'SendBillSync' && lost.length === 0) lost.push(filedOf(received));
  });
  const wrong = { notes: authority.rejecting };
  await send(wrong);
  tomorrow();
  await send(wrong);
  authority.accepted.push(...lost);
  const path = `/api/ubl2.1/status/document/${lost[0]?.key ?? ''}`;
  expect((await request(path, { method: 'POST' })).status).toBe(200);
  for (const [notes, number] of [
    ['b', '990000001'],
    ['c', '990000002'],
  ])
    expect(await send({ notes })).toMatchObject([200, { urlinvoicexml: `FES-SETP${String(number)}.xml` }]);
});
