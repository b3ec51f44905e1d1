/** The required behaviour of every journal; a journal's test file calls it. */
import { describe, expect, it } from 'vitest';
import type { Exchange, Journal, JournalLimits } from './journal.ts';

export const exchange = (id: string, bytes = 10): Exchange => ({
  id,
  receivedAt: 0,
  operation: 'GetStatus',
  certificateNit: undefined,
  status: 200,
  envelope: Buffer.alloc(bytes),
  answer: '',
  results: undefined,
  fault: undefined,
});

/** @param create gives an empty journal each time */
export const describeJournal = (name: string, create: (limits?: JournalLimits) => Journal | Promise<Journal>): void => {
  describe(`a journal ${name}`, () => {
    it('returns an exchange by its id and lists the newest first', async () => {
      const journal = await create();
      await journal.record(exchange('a'));
      await journal.record(exchange('b'));
      expect((await journal.get('a'))?.id).toBe('a');
      expect(await journal.get('c')).toBeUndefined();
      expect((await journal.list()).map(({ id }) => id)).toEqual(['b', 'a']);
      expect((await journal.list(1)).map(({ id }) => id)).toEqual(['b']);
      expect(await journal.count()).toBe(2);
    });

    it.each([
      ['an exchange', 'b', ['d', 'c']],
      ['the newest', 'd', []],
      ['the oldest', 'a', ['d', 'c', 'b']],
      ['one that is not kept', 'z', ['d', 'c', 'b', 'a']],
      ['nothing', undefined, ['d', 'c', 'b', 'a']],
    ])('returns the exchanges since %s', async (_case, id, expected) => {
      const journal = await create();
      for (const each of ['a', 'b', 'c', 'd']) await journal.record(exchange(each));
      expect((await journal.since(id)).map((found) => found.id)).toEqual(expected);
    });

    it('returns entries unchanged, with every character of their texts', async () => {
      const journal = await create();
      const fault = { check: 'soap-version', detail: 'Versión «1.1»' };
      const told = {
        ...exchange('a'),
        answer: '<ñ/>',
        results: { failed: [{ found: 'Bogotá' }] },
        fault,
        faults: [{ x: 1 }],
      };
      await journal.record(told);
      expect(await journal.get('a')).toEqual(told);
    });

    it('notifies listeners of each stored exchange, until they stop listening', async () => {
      const journal = await create();
      const heard: string[] = [];
      const stop = journal.onRecord((id) => heard.push(id));
      await journal.record(exchange('a'));
      stop();
      await journal.record(exchange('b'));
      expect(heard).toEqual(['a']);
    });

    it('forgets the oldest beyond the number of exchanges', async () => {
      const journal = await create({ maxExchanges: 2 });
      for (const id of ['a', 'b', 'c']) await journal.record(exchange(id));
      expect((await journal.list()).map(({ id }) => id)).toEqual(['c', 'b']);
      expect(await journal.get('a')).toBeUndefined();
    });

    it('forgets the oldest beyond the bytes, as many as it takes', async () => {
      const journal = await create({ maxBytes: 100 });
      for (const id of ['a', 'b', 'c']) await journal.record(exchange(id, 30));
      await journal.record(exchange('d', 60));
      expect((await journal.list()).map(({ id }) => id)).toEqual(['d', 'c']);
      await journal.record(exchange('e', 10));
      expect((await journal.list()).map(({ id }) => id)).toEqual(['e', 'd', 'c']);
    });

    it('keeps the rest when one envelope alone exceeds the bytes, and keeps that one without its envelope', async () => {
      const journal = await create({ maxBytes: 100 });
      await journal.record(exchange('a', 50));
      await journal.record(exchange('b', 1000));
      expect((await journal.get('a'))?.envelope).toHaveLength(50);
      expect((await journal.get('b'))?.envelope).toHaveLength(0);
    });

    it('starts anew after clear', async () => {
      const journal = await create({ maxBytes: 100 });
      await journal.record(exchange('a', 90));
      await journal.clear();
      await journal.record(exchange('b', 90));
      expect((await journal.list()).map(({ id }) => id)).toEqual(['b']);
    });
  });
};
