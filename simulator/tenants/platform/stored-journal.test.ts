import { afterEach, describe, expect, it } from 'vitest';
import { describeJournal, exchange } from '../../service/soap/journal.fixture.ts';
import { closeAll, opened } from '../store/registry.fixture.ts';
import { createStoredJournal } from './stored-journal.ts';

afterEach(closeAll);

describeJournal('in a store', async (limits = {}) =>
  createStoredJournal((await opened()).exchanges, { limits: () => limits, now: () => 0 }),
);

describe('what was found in an exchange after its answer', () => {
  const results = { zipKey: 'z', documents: [{ verdict: 'accepted' }] };
  const begun = async () => {
    const { exchanges } = await opened();
    return {
      exchanges,
      journal: createStoredJournal(exchanges, { limits: () => ({ maxExchanges: 2 }), now: () => 0 }),
    };
  };

  it.each(['before', 'after'])('is there if it came %s the exchange', async (when) => {
    const { exchanges, journal } = await begun();
    if (when === 'before') await exchanges.addResults('a', results);
    await journal.record({ ...exchange('a'), results: { zipKey: 'z' } });
    if (when === 'after') await exchanges.addResults('a', results);
    expect((await journal.get('a'))?.results).toEqual(results);
    expect((await journal.list())[0]?.results).toEqual(results);
  });

  it('goes with the exchange, and when no exchange comes', async () => {
    const { exchanges, journal } = await begun();
    for (const id of ['none', 'a', 'b', 'c', 'later']) await exchanges.addResults(id, results);
    for (const id of ['a', 'b', 'c']) await journal.record({ ...exchange(id), results: undefined });
    expect(await journal.count()).toBe(2);
    // Recorded again, to see what is left of them.
    for (const id of ['none', 'a', 'later']) {
      await journal.record(exchange(id));
      expect((await journal.get(id))?.results).toEqual(id === 'later' ? results : undefined);
    }
    await journal.clear();
    await journal.record(exchange('c'));
    expect((await journal.get('c'))?.results).toBeUndefined();
  });
});
