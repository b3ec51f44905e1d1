/** Numbers of the issuer's store that others were given after a request without a verdict. */
import { describe, expect, it } from 'vitest';
import { document, series, settlement } from './documents.fixture.ts';
import type { IssuerStore } from './port.ts';

export const describeNumbersGivenSince = (name: string, fresh: () => Promise<IssuerStore>): void => {
  describe(`${name}: numbers that others were given since`, () => {
    const [one, two] = [
      { series, content: 'one', at: 0 },
      { series, content: 'two', at: 1 },
    ];
    const held = ({ content, at }: typeof one) => ({ ...document({ number: '1' }), content, at });

    /** The second request has the number, after the first one was given no verdict. */
    const given = async (): Promise<{ readonly store: IssuerStore; readonly first: number }> => {
      const store = await fresh();
      await store.takeNumber(one);
      const first = await store.addDocument(document({ number: '1', content: 'one' }));
      await store.settleDocument(first, settlement({ state: 'not-sent' }));
      await store.releaseNumber(held(one), 'unreported');
      expect(await store.takeNumber(two)).toBe('1');
      return { store, first };
    };

    it('are known to the first request, whatever becomes of its document', async () => {
      for (const state of ['not-sent', 'accepted'] as const) {
        const { store, first } = await given();
        await store.settleDocument(first, settlement({ state }));
        const [taken = expect.fail('none')] = await store.givenNumbers(one);
        expect(taken).toEqual({ number: '1', since: 1, isOwn: false });
        expect(await store.takeAgain(one, taken)).toBe(false);
      }
    });

    it.each(['unreported', 'reported', 'used'] as const)(
      'are taken again by the first when others end: %s',
      async (end) => {
        const { store, first } = await given();
        await store.settleDocument(first, settlement());
        await (end === 'used' ? store.useNumber(held(two)) : store.releaseNumber(held(two), end));
        const [free = expect.fail('none')] = await store.givenNumbers(one);
        expect(await store.takeAgain(one, free)).toBe(true);
        expect(await store.givenNumbers(one)).toEqual([{ number: '1', since: 0, isOwn: true }]);
        expect(await store.givenNumbers(two)).toHaveLength(end === 'unreported' ? 1 : 0);
        await store.useNumber(held(one));
        expect(await store.givenNumbers(one)).toEqual([]);
      },
    );

    it('are taken again although the document of another one got lost under them', async () => {
      const { store } = await given();
      await store.addDocument(document({ number: '1', content: 'two' }));
      await store.releaseNumber(held(two), 'unreported');
      const [lost = expect.fail('none')] = await store.givenNumbers(one);
      expect(await store.takeAgain(one, lost)).toBe(true);
    });

    it('are those of a request whose caller turns out not to have heard, too', async () => {
      const { store, first } = await given();
      await store.useNumber(held(one));
      expect(await store.givenNumbers(one)).toEqual([]);
      await store.reopenNumber(first);
      expect(await store.givenNumbers(one)).toMatchObject([{ number: '1', isOwn: false }]);
    });

    it('stay theirs when the series is set to continue there', async () => {
      const { store } = await given();
      await store.releaseNumber(held(two), 'reported');
      await store.setNextNumber({ series, number: '1', at: 2 });
      expect(await store.givenNumbers(one)).toMatchObject([{ number: '1' }]);
    });
  });
};
