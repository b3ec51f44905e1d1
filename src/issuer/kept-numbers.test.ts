/** Which number a request gets again after the range, or the day, has changed. */
import { afterEach, expect, it } from 'vitest';
import { withDeadlinesOnDemand } from '../common/testing/speed.ts';
import { outage } from './authority/keeping-authority.fixture.ts';
import { closeAll, signer } from './issuer.fixture.ts';
import { company } from './requests/invoice-body.fixture.ts';
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

it('the number of a document that got lost is free once the one of the next day is rejected', async () => {
  const { env } = issuerEnv();
  let at = env.clock.now();
  const clock = { ...env.clock, now: () => at };
  let isSilent = true;
  const { authority, send } = await start({ env: { ...env, clock } }, () => (isSilent ? 'silence' : undefined));
  const wrong = { notes: authority.rejecting };
  expect((await send(wrong))[0]).toBe(504);
  isSilent = false;
  at += 86_400_000;
  expect(await send(wrong)).toMatchObject([200, { verdict: { accepted: false } }]);
  expect(await send({ notes: 'right' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }]);
});
