import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../document/intake/submission.ts';
import type { ReceivingOperation } from '../../service/reception/operations.ts';
import type { CarryOut, Exchanged } from '../../service/soap/delivery.ts';
import type { Message } from '../../service/soap/process.ts';
import { soap12 } from '../../service/soap/names.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { createDisturbances } from './disturbances.ts';

let authority: TestAuthority;

beforeAll(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue() });
});

afterAll(() => authority.registry.close());

const exchangeId = 'exchange-1';
const operation: ReceivingOperation = 'SendBillSync';

const message = (verdict?: string): Message => ({
  exchangeId,
  receivedAt: 0,
  bytes: Buffer.from(
    `<e:Envelope xmlns:e="${soap12}" xmlns:w="http://wcf.dian.colombia"><e:Body><w:${operation}/></e:Body></e:Envelope>`,
  ),
  headers: { contentType: 'application/soap+xml' },
  addresses: [],
  httpHeader: (name) => (name === 'Ensayo-Force-Verdict' ? verdict : undefined),
});

const exchanged: Exchanged = {
  delivery: { status: 200, headers: {}, body: 'answer' },
  processed: {
    ...{ status: 200, answer: 'answer', operation },
    ...{ certificateNit: undefined, results: undefined, fault: undefined },
  },
};

/** The verdict on a document of an exchange. */
const verdictOf = ({ judgement }: ReturnType<typeof createDisturbances>) => {
  const received = readDocument('a.xml', Buffer.from(small('invoice')));
  const given = {
    authority,
    operation,
    received,
    exchangeId,
    certificate: Buffer.alloc(0),
    certificateNit: issuer.nit,
  };
  return judgement.verdictOn(given);
};

const statusOf = async (disturbances: ReturnType<typeof createDisturbances>): Promise<string | null> =>
  (await verdictOf(disturbances)).answer.StatusCode;

describe('an undisturbed exchange', () => {
  it('is carried out unchanged', async () => {
    const { exchange } = createDisturbances(authority);
    const sent = { ...message(), bytes: Buffer.from('not even read') };
    const seen: Message[] = [];
    const carryOut: CarryOut = (given) => {
      seen.push(given);
      return Promise.resolve(exchanged);
    };
    expect(await exchange(carryOut)(sent)).toBe(exchanged);
    expect(seen).toEqual([sent]);
  });
});

describe('a verdict that a request asks for', () => {
  it('is given to the documents of its exchange, and to no others', async () => {
    const disturbances = createDisturbances(authority);
    const during: (string | null)[] = [];
    const carryOut: CarryOut = async () => {
      during.push(await statusOf(disturbances));
      return exchanged;
    };
    await disturbances.exchange(carryOut)(message('missing-fields'));
    expect([during, await statusOf(disturbances)]).toEqual([['66'], '00']);
  });

  it('is forgotten when an exchange fails', async () => {
    const disturbances = createDisturbances(authority);
    const broken = disturbances.exchange(() => Promise.reject(new Error('broken')))(message('missing-fields'));
    await expect(broken).rejects.toThrow('broken');
    expect(await statusOf(disturbances)).not.toBe('66');
  });

  it('is not passed on to the authority while forced verdicts are refused', async () => {
    const disturbances = createDisturbances(authority);
    const during: (string | null)[] = [];
    const carryOut: CarryOut = async () => {
      authority.settings.forcedVerdicts = 'refused';
      during.push(await statusOf(disturbances));
      authority.settings.forcedVerdicts = 'allowed';
      return exchanged;
    };
    await disturbances.exchange(carryOut)(message('missing-fields'));
    expect(during).not.toContain('66');
    expect(during).toHaveLength(1);
  });
});

it('a forced verdict counts for no test set, that of the judge does', async () => {
  const disturbances = createDisturbances(authority);
  const { id } = disturbances.verdicts.add({ verdict: 'rejected', codes: ['FAK61'] });
  expect((await verdictOf(disturbances)).uncounted).toBe(true);
  disturbances.verdicts.remove(id);
  expect(await verdictOf(disturbances)).not.toHaveProperty('uncounted');
});
