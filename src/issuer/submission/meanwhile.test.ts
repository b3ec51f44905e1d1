/** What happens between a document that is accepted behind a 503 and its repetition. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inFile, testAccess } from '../../common/store/access.fixture.ts';
import { createRun } from '../../common/store/run-lock.ts';
import { verdictXml, type Reaction, type ReceivedRequest } from '../authority/fake-authority.fixture.ts';
import { filedOf, outage } from '../authority/keeping-authority.fixture.ts';
import { closeAll } from '../issuer.fixture.ts';
import { issuerEnv, start } from './same-request.fixture.ts';
import { openIssuerStore } from '../store/stored.ts';

afterEach(closeAll);

const ninety = (key: string): Reaction => ({
  body: verdictXml({ isValid: false, lines: ['Regla: 90, Rechazo: Documento procesado anteriormente.'], key }),
});

/** The service sends again at once. */
const busy: Reaction = { status: 503, body: '' };

const first = { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } };
const second = { urlinvoicexml: 'FES-SETP990000001.xml', verdict: { accepted: true } };

describe.each(['of the first document', 'none', 'of the document that was sent'])('rule 90 with a code: %s', (form) => {
  const codeOf = (own: string, earlier: string): string => {
    if (form === 'none') return '';
    return form === 'of the first document' ? earlier : own;
  };

  /** `whileBusy` is done while a document is in its turn, if the authority is made busy for it. */
  const behindOutage = async (whileBusy: () => Promise<unknown> = () => Promise.resolve()) => {
    const { env, tick } = issuerEnv();
    const instead: Reaction[] = [];
    const world = await start({ env: { ...env, sleep: async () => void (await whileBusy()) } }, (request) => {
      if (request.operation !== 'SendBillSync') return undefined;
      const { number, key } = filedOf(request);
      const taken = world.authority.accepted.find((each) => each.number === number);
      return instead.shift() ?? (taken && ninety(codeOf(key, taken.key)));
    });
    const send: typeof world.send = (...given) => {
      tick();
      return world.send(...given);
    };
    world.authority.disturb({ when: 'after', reaction: outage });
    expect(await send()).toMatchObject([503, { code: 'authority-unreachable' }]);
    return { ...world, send, next: (reaction: Reaction) => void instead.push(reaction) };
  };

  it('the same request is invoiced once, although it gets a second 503, behind which nothing was processed', async () => {
    const { send, next, numbers } = await behindOutage();
    next(outage);
    expect((await send())[0]).toBe(503);
    expect(await send()).toMatchObject([200, first]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it('a query of its status leaves the first request its verdict, and the sale that has its number the next one', async () => {
    const query = (): Promise<Response> =>
      world.request(`/api/ubl2.1/status/document/${world.authority.accepted[0]?.key ?? ''}`, { method: 'POST' });
    const world = await behindOutage(query);
    world.next(busy);
    expect(await world.send({ notes: 'b' })).toMatchObject([200, second]);
    expect(await world.send()).toMatchObject([200, first]);
    expect(world.numbers()).toEqual(['SETP990000000', 'SETP990000001']);
  });

  it.each<readonly [string, readonly Reaction[], boolean]>([
    ['got a 503, and a query of its status', [outage], true],
    ['got lost', ['reset', 'reset', 'reset'], false],
  ])('the first request gets its verdict after another sale that %s', async (_what, reactions, isQueried) => {
    const world = await behindOutage();
    for (const each of reactions) world.next(each);
    expect((await world.send({ notes: 'b' }))[0]).toBe(503);
    const key = world.authority.accepted[0]?.key ?? '';
    if (isQueried) await world.request(`/api/ubl2.1/status/document/${key}`, { method: 'POST' });
    expect(await world.send()).toMatchObject([200, first]);
    expect(await world.send({ notes: 'b' })).toMatchObject([200, second]);
    expect(world.numbers()).toEqual(['SETP990000000', 'SETP990000001']);
  });

  it.each([{}, { number: '990000000' }])(
    'the same request waits for another sale that has its number: %o',
    async (stated) => {
      let again: ReturnType<typeof world.send> | undefined;
      const repeat = async (): Promise<void> => {
        let hasEnded = false;
        again = world.send().finally(() => {
          hasEnded = true;
        });
        await expect.poll(() => hasEnded || world.issuer.load().waiting > 0).toBe(true);
      };
      const world = await behindOutage(repeat);
      world.next(busy);
      const isStated = 'number' in stated;
      expect(await world.send({ notes: 'b', ...stated })).toMatchObject(isStated ? [409, {}] : [200, second]);
      expect(await again).toMatchObject([200, first]);
      expect(world.numbers()).toHaveLength(isStated ? 1 : 2);
    },
  );
});

it('the same request waits for another sale that has its number in another process', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ensayo-meanwhile-')), 'issuer.sqlite');
  const access = testAccess();
  const held = await openIssuerStore(inFile(file, access));
  const store = inFile(file, { ...access, run: createRun({ id: access.run.id, held: file }) });
  const { env, tick } = issuerEnv();
  const instead: Reaction[] = [outage, busy];
  const judge = (request: ReceivedRequest): Reaction => {
    const judged = one.authority.script(request, 0);
    return request.operation === 'SendBillSync' ? (instead.shift() ?? judged) : judged;
  };
  let hasEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  let again: ReturnType<typeof one.send> | undefined;
  let isWaiting = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    isWaiting = resolve;
  });
  const sleepInOther = (): Promise<void> => {
    isWaiting();
    return ended;
  };
  const repeat = async (): Promise<void> => {
    tick();
    again = other.send();
    await Promise.race([waits, again]);
  };
  const one = await start({ store, env: { ...env, sleep: repeat } }, judge);
  const other = await start({ store, env: { ...env, sleep: sleepInOther } }, judge);
  expect((await one.send())[0]).toBe(503);
  tick();
  expect(await one.send({ notes: 'b' })).toMatchObject([200, second]);
  hasEnded();
  expect(await again).toMatchObject([200, first]);
  expect(one.numbers()).toEqual(['SETP990000000', 'SETP990000001']);
  await held.close();
});
