/** A document that the authority has although it said otherwise: what the same request and others get. */
import { afterEach, describe, expect, it } from 'vitest';
import { verdictXml, type Reaction, type ReceivedRequest } from '../authority/fake-authority.fixture.ts';
import { fault, filedOf, outage, type KeepingAuthority } from '../authority/keeping-authority.fixture.ts';
import { closeAll } from '../issuer.fixture.ts';
import { issuerEnv, start } from './same-request.fixture.ts';

afterEach(closeAll);

const named = { 'Idempotency-Key': 'of the sale' };
const twoAnswers: Reaction = { body: verdictXml() + verdictXml() };
const unfinished = (operation: 'SendBillSync' | 'GetStatus', key = ''): Reaction => ({
  body: verdictXml({ operation, isValid: false, statusCode: '98', key }),
});

/** The first document is accepted behind a 503, and until `speak` a query of its status gets that. */
const behindOutage = async (status: Reaction) => {
  let isSilent = true;
  const accepted: KeepingAuthority['accepted'][] = [];
  const ofFirst = ({ operation, body }: ReceivedRequest): boolean =>
    operation === 'GetStatus' && accepted.flat().some(({ key }) => body.includes(key));
  const world = await start({}, (request) => (isSilent && ofFirst(request) ? status : undefined));
  accepted.push(world.authority.accepted);
  world.authority.disturb({ when: 'after', reaction: outage });
  const speak = (): void => {
    isSilent = false;
  };
  return { ...world, speak };
};

describe('an accepted document whose status says nothing', () => {
  const silences: readonly [string, Reaction][] = [
    ['a fault', fault],
    ['two answers', twoAnswers],
    ['another code', { body: verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '89' }) }],
  ];

  it.each(silences)('is not reported as rejected, and invoiced once: %s', async (_what, status) => {
    for (const headers of [{}, named]) {
      const { send, speak, numbers } = await behindOutage(status);
      expect((await send({}, headers))[0]).toBe(503);
      for (let again = 0; again < 2; again += 1)
        expect(await send({}, headers)).toMatchObject([502, { code: 'authority-unreadable' }]);
      speak();
      expect(await send({}, headers)).toMatchObject([200, { verdict: { accepted: true } }]);
      expect(numbers()).toEqual(['SETP990000000']);
    }
  });

  it.each(silences)('with its number, too: %s', async (_what, status) => {
    const { send, speak, numbers } = await behindOutage(status);
    const numbered = { number: '990000000', time: '10:00:00' };
    expect((await send(numbered))[0]).toBe(503);
    expect(await send(numbered)).toMatchObject([502, { code: 'authority-unreadable' }]);
    speak();
    expect(await send(numbered)).toMatchObject([200, { verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });
});

describe('a document in process behind a 503', () => {
  const inProcess = () => behindOutage(unfinished('GetStatus'));

  it('is reported to the same request, under its own code', async () => {
    const { authority, send } = await inProcess();
    await send();
    expect(await send()).toMatchObject([200, { cufe: authority.accepted[0]?.key, verdict: { pending: true } }]);
  });

  it('keeps its number: another sale gets the next one, and one that states the number is not refused for good', async () => {
    const { send, speak } = await inProcess();
    await send();
    expect(await send({ notes: 'b' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000001.xml' }]);
    expect(await send({ notes: 'c', number: '990000000' })).toMatchObject([503, { code: 'authority-unreachable' }]);
    speak();
    expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } }]);
  });

  it.each(['', 'own'])('is reported, although "in process" does not name it: key %j', async (form) => {
    const { authority, send, numbers } = await start({}, (request) => {
      const [first] = authority.accepted;
      if (first === undefined) return undefined;
      if (request.operation === 'SendBillSync')
        return unfinished('SendBillSync', form === '' ? '' : filedOf(request).key);
      return request.body.includes(first.key) ? unfinished('GetStatus', first.key) : undefined;
    });
    authority.disturb({ when: 'after', reaction: outage });
    await send();
    expect(await send()).toMatchObject([200, { cufe: authority.accepted[0]?.key, verdict: { pending: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it.each<[string, Reaction | undefined, number, object]>([
    ['accepted', undefined, 200, { verdict: { accepted: true } }],
    ['in process', unfinished('GetStatus'), 200, { verdict: { pending: true } }],
    ['unknown', { body: verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '66' }) }, 503, {}],
    ['silent', fault, 502, {}],
  ])('that is named by "in process" instead of rule 90: %s', async (_what, status, code, answer) => {
    const keys: string[] = [];
    const { authority, send } = await start({}, ({ operation }) => {
      const [first] = keys;
      if (first === undefined) return undefined;
      return operation === 'GetStatus' ? status : unfinished('SendBillSync', first);
    });
    authority.disturb({ when: 'after', reaction: outage });
    await send();
    keys.push(...authority.accepted.map(({ key }) => key));
    const cufe = code === 200 ? { cufe: keys[0] } : {};
    expect(await send()).toMatchObject([code, { ...answer, ...cufe }]);
  });
});

it('a lost document keeps its number when another sale that states it meets rule 90', async () => {
  const { authority, send, numbers } = await start();
  authority.disturb({ when: 'after', reaction: twoAnswers });
  expect((await send())[0]).toBe(502);
  const other = { number: '990000000', notes: 'another' };
  expect(await send(other, { 'Ensayo-Allow-Resend': '1' })).toMatchObject([200, { verdict: { accepted: false } }]);
  expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } }]);
  expect(numbers()).toEqual(['SETP990000000']);
});

it.each(['', 'own'])(
  'rule 90 on the next day is no verdict while the first document may be accepted: key %j',
  async (form) => {
    const { env } = issuerEnv();
    let at = env.clock.now();
    let isMute = false;
    const day = { ...env, clock: { ...env.clock, now: () => at } };
    const { authority, send, numbers } = await start({ env: day }, (request) => {
      if (!isMute) return undefined;
      const [first] = authority.accepted;
      if (request.operation === 'GetStatus') return request.body.includes(first?.key ?? '-') ? fault : undefined;
      const lines = ['Regla: 90, Rechazo: Documento procesado anteriormente.'];
      return { body: verdictXml({ isValid: false, lines, key: form === '' ? '' : filedOf(request).key }) };
    });
    authority.disturb({ when: 'after', reaction: twoAnswers });
    await send();
    [at, isMute] = [at + 86_400_000, true];
    expect(await send()).toMatchObject([502, { code: 'authority-unreadable' }]);
    isMute = false;
    expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  },
);

const ninety = (key: string): Reaction => ({
  body: verdictXml({ isValid: false, lines: ['Regla: 90, Rechazo: Documento procesado anteriormente.'], key }),
});

describe.each(['none', 'that of the document that was sent'])(
  'rule 90 with another code than the first: %s',
  (form) => {
    /** It tells which document it has only when it is asked. */
    const behind = async (reaction: Reaction) => {
      const world = await start({}, (request) => {
        if (request.operation !== 'SendBillSync') return undefined;
        const { number, key } = filedOf(request);
        const isTaken = world.authority.accepted.some((each) => each.number === number);
        return isTaken ? ninety(form === 'none' ? '' : key) : undefined;
      });
      world.authority.disturb({ when: 'after', reaction });
      await world.send();
      return world;
    };

    it.each([
      ['503', outage],
      ['a fault', fault],
    ])('the same request gets the verdict of the first document, which was behind %s', async (_what, reaction) => {
      const { send, numbers } = await behind(reaction);
      expect(await send()).toMatchObject([
        200,
        { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } },
      ]);
      expect(numbers()).toEqual(['SETP990000000']);
    });

    it('another sale gets the next number, and the first request its verdict', async () => {
      const { send, numbers } = await behind(outage);
      expect(await send({ notes: 'b' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000001.xml' }]);
      expect(await send()).toMatchObject([
        200,
        { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } },
      ]);
      expect(numbers()).toEqual(['SETP990000000', 'SETP990000001']);
    });

    it.each([{ 'Ensayo-Allow-Resend': '1' }, {}])(
      'so it does after one that states its number: %o',
      async (headers) => {
        const { send, numbers } = await behind(outage);
        await send({ notes: 'b', number: '990000000' }, headers);
        expect(await send()).toMatchObject([
          200,
          { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } },
        ]);
        expect(numbers()).toEqual(['SETP990000000']);
      },
    );
  },
);

it('a number that is elsewhere is not given to the next sale, although a lost document had it', async () => {
  const { env } = issuerEnv();
  let at = env.clock.now();
  let isElsewhere = false;
  const { authority, send } = await start({ env: { ...env, clock: { ...env.clock, now: () => at } } }, (request) => {
    const isTaken = request.operation === 'SendBillSync' && filedOf(request).number === 'SETP990000000';
    return isElsewhere && isTaken ? ninety('f'.repeat(96)) : undefined;
  });
  authority.disturb({ when: 'before', reaction: twoAnswers });
  await send();
  [at, isElsewhere] = [at + 86_400_000, true];
  await send();
  for (const notes of ['b', 'c']) expect(await send({ notes })).toMatchObject([200, { verdict: { accepted: true } }]);
});

it('a rejected document that the authority names as in process holds up no other sale', async () => {
  const keys: string[] = [];
  const { authority, send } = await start({}, (request) => {
    const [first] = keys;
    if (first === undefined) return undefined;
    if (request.operation === 'GetStatus')
      return request.body.includes(first) ? unfinished('GetStatus', first) : undefined;
    return filedOf(request).number === 'SETP990000000' ? unfinished('SendBillSync', first) : undefined;
  });
  const [, rejected] = await send({ notes: authority.rejecting });
  keys.push(String(rejected.cufe));
  for (const [notes, number] of [
    ['b', '990000001'],
    ['c', '990000002'],
  ])
    expect(await send({ notes })).toMatchObject([200, { urlinvoicexml: `FES-SETP${String(number)}.xml` }]);
});

it.each(['', 'upper case'])('its key may be written otherwise in rule 90: %j', async (form) => {
  const keys: string[] = [];
  const { authority, send } = await start({}, ({ operation }) => {
    const [first] = keys;
    if (first === undefined) return undefined;
    const lines = ['Regla: 90, Rechazo: Documento procesado anteriormente.'];
    const key = form === '' ? '' : first.toUpperCase();
    return operation === 'GetStatus' ? fault : { body: verdictXml({ isValid: false, lines, key }) };
  });
  authority.disturb({ when: 'after', reaction: outage });
  const numbered = { number: '990000000', time: '10:00:00' };
  await send(numbered);
  keys.push(...authority.accepted.map(({ key }) => key));
  expect(await send(numbered)).toMatchObject([502, { code: 'authority-unreadable' }]);
});
