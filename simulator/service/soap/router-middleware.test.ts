import { describe, expect, it } from 'vitest';
import type { Delivery, ExchangeMiddleware } from './delivery.ts';
import { calls, envelope, post, serveSoap, soap } from './router.fixture.ts';

serveSoap();

describe('whatever wraps the exchange', () => {
  const page = { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<h1>Bad Gateway</h1>' };
  const entry = async () => (await soap.journal.list())[0];

  /** Carries out the exchange, and delivers something else. */
  const delivering =
    (delivery: Delivery | ((made: Delivery) => Delivery), disturbedBy: readonly unknown[] = []): ExchangeMiddleware =>
    (carryOut) =>
    async (message) => {
      const exchanged = await carryOut(message);
      const delivered = typeof delivery === 'function' ? delivery(exchanged.delivery) : delivery;
      return { ...exchanged, delivery: delivered, disturbedBy };
    };

  it('may replace the answer, with the original and the changes in the journal', async () => {
    soap.middleware = delivering(page, ['gateway']);
    expect(await post(envelope())).toMatchObject({ status: 502, text: page.body });
    expect(await entry()).toMatchObject({ status: 200, operation: 'GetStatus', faults: ['gateway'] });
  });

  it('leaves no trace in the journal if nothing was done', async () => {
    soap.middleware = delivering((made) => made);
    await post(envelope());
    expect(await entry()).not.toHaveProperty('faults');
  });

  it.each(['closed', 'reset'] as const)('may lose the answer: %s', async (delivery) => {
    soap.middleware = delivering(delivery);
    await expect(post(envelope())).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });

  it('may truncate the answer, whose full length was announced', async () => {
    soap.middleware = delivering((made) => (typeof made === 'string' ? made : { ...made, cutAt: 20 }));
    await expect(post(envelope())).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['an answer of its own', page, { status: 502, answer: page.body }],
    ['none', 'reset', { status: 0, answer: '' }],
  ] as const)('may end the exchange before anything is processed, with %s', async (_case, delivery, recorded) => {
    const known = { operation: 'GetStatus', certificateNit: undefined, results: undefined, fault: undefined };
    soap.middleware = () => () => Promise.resolve({ delivery, processed: { ...known, ...recorded } });
    await post(envelope()).catch(() => undefined);
    expect(calls).toHaveLength(0);
    expect(await entry()).toMatchObject({ operation: 'GetStatus', ...recorded });
  });

  it('may have the request processed more than once', async () => {
    soap.middleware = (carryOut) => async (message) => {
      await carryOut(message);
      return carryOut(message);
    };
    expect((await post(envelope())).status).toBe(200);
    expect(calls).toHaveLength(2);
    expect(await soap.journal.list()).toHaveLength(1);
  });

  it('sees the message with its headers', async () => {
    const seen: unknown[] = [];
    soap.middleware = (carryOut) => (message) => {
      seen.push(message.httpHeader('Ensayo-Force-Verdict'), message.isGone?.());
      return carryOut(message);
    };
    await post(envelope(), { 'Ensayo-Force-Verdict': 'accepted' });
    expect(seen).toEqual(['accepted', false]);
  });
});
