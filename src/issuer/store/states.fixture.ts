/** Every cell of the table of a submission, as it is stored. */
import { describe, expect, it } from 'vitest';
import { consequences, submissionEvents, submissionStates, stateAfter } from '../submission/states.ts';
import { document, settlement } from './documents.fixture.ts';
import type { IssuerStore } from './port.ts';

const cells = submissionStates.flatMap((state) => submissionEvents.map((event) => [state, event] as const));

export const describeStates = (name: string, fresh: () => Promise<IssuerStore>): void => {
  describe(`${name}: the state of a document`, () => {
    it.each(cells)('%s, after %s, is that of the table, with its number', async (state, event) => {
      const store = await fresh();
      const id = await store.addDocument(document());
      await store.settleDocument(id, settlement({ state, applicationResponse: 'first' }));
      const next = stateAfter(state, event);
      const isNews = next !== state;
      expect(await store.settleDocument(id, settlement({ state: next, applicationResponse: 'second' }))).toBe(isNews);
      expect(await store.document(id)).toMatchObject({
        state: next,
        files: { applicationResponse: isNews ? 'second' : 'first' },
      });
      expect(await store.standing(document())).toHaveLength(consequences[next].number === 'kept' ? 1 : 0);
    });

    it.each(submissionStates)('is %s if that was learnt first, whatever is', async (state) => {
      const store = await fresh();
      const id = await store.addDocument(document());
      expect(await store.settleDocument(id, settlement({ state }))).toBe(true);
      expect(await store.document(id)).toMatchObject({ state, settledAt: settlement().at });
    });

    it.each(submissionStates)('is no longer changed to %s once it is accepted', async (state) => {
      const store = await fresh();
      const id = await store.addDocument(document());
      await store.settleDocument(id, settlement());
      expect(await store.settleDocument(id, settlement({ state }))).toBe(false);
      expect(await store.document(id)).toMatchObject({ state: 'accepted' });
    });

    it('is reached once by all who learn of it at once', async () => {
      const store = await fresh();
      const id = await store.addDocument(document());
      const all = await Promise.all(Array.from({ length: 10 }, () => store.settleDocument(id, settlement())));
      expect(all.filter(Boolean)).toHaveLength(1);
    });
  });
};
