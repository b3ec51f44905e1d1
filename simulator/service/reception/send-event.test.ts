import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentVerdict } from '../../registry/batches.ts';
import { createEnv } from '../../../src/common/env/env.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped } from '../../testing/exchange.fixture.ts';
import { small, smallCatalogue, smallEvent } from '../../testing/reception.fixture.ts';
import { undisturbed, type JudgementPort } from './receive.ts';
import { sendBillSync, sendEventUpdateStatus } from './send-sync.ts';

const { sleep } = createEnv();

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue() });
});

afterEach(() => authority.registry.close());

const event = (code: string, number: string) =>
  call({ contentFile: zipped(smallEvent(code, 'c0de', { number, key: number })) });

describe('events', () => {
  it('are answered with the name of the event', async () => {
    await sendBillSync(authority)(call({ contentFile: zipped(small('invoice')) }));
    const answer = answered(await sendEventUpdateStatus(authority)(event('030', 'E1')));
    expect(answer).toMatchObject({
      StatusCode: '00',
      StatusMessage: 'El evento Acuse de recibo de Factura Electrónica de Venta E1, ha sido autorizado.',
    });
  });

  it('are kept with what they say about their invoice', async () => {
    await sendBillSync(authority)(call({ contentFile: zipped(small('invoice', { key: 'c0de' })) }));
    await sendEventUpdateStatus(authority)(event('030', 'E1'));
    const events = await authority.registry.eventsOf(['c0de']);
    expect(events.get('c0de')).toMatchObject([{ code: '030' }]);
  });

  it('are judged one after another, in the order in which they arrive, also behind one that ends in an error', async () => {
    const seen: string[] = [];
    const slow: JudgementPort['verdictOn'] = async ({ received }): Promise<DocumentVerdict> => {
      const number = received.status === 'readable' ? (received.keys.number ?? '') : '';
      seen.push(`${number} begins`);
      await sleep(seen.length === 1 ? 20 : 0);
      seen.push(`${number} ends`);
      if (number === 'E1') throw new Error('The registry is gone.');
      return { answer: { StatusCode: number } } as unknown as DocumentVerdict; // nobody reads more of it
    };
    const send = sendEventUpdateStatus(authority, { ...undisturbed, verdictOn: slow });
    const [first, second] = await Promise.allSettled([send(event('030', 'E1')), send(event('032', 'E2'))]);
    expect(seen).toEqual(['E1 begins', 'E1 ends', 'E2 begins', 'E2 ends']);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { answer: { StatusCode: 'E2' } } });
  });

  it('are judged again when another process has filed one about the same invoice meanwhile', async () => {
    await sendBillSync(authority)(call({ contentFile: zipped(small('invoice', { key: 'c0de' })) }));
    const { registry } = authority;
    const record: typeof registry.record = registry.record;
    const places: unknown[] = [];
    vi.spyOn(registry, 'record').mockImplementation(async (document, deflated) => {
      places.push([document.event?.code, document.event?.place]);
      // Each authority has turns of its own, as each process has.
      if (places.length === 1) await sendEventUpdateStatus({ ...authority })(event('031', 'E1'));
      return record(document, deflated);
    });
    const { answer } = await sendEventUpdateStatus(authority)(event('033', 'E2'));
    expect(answer).toMatchObject({ StatusCode: '00' });
    expect(places).toEqual([
      ['033', 1],
      ['031', 1],
      ['033', 2],
    ]);
    expect((await registry.eventsOf(['c0de'])).get('c0de')).toMatchObject([{ code: '031' }, { code: '033' }]);
  });
});
