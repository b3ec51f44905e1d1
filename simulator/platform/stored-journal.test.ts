import { afterEach } from 'vitest';
import { describeJournal } from '../soap/journal.fixture.ts';
import { closeAll, opened } from '../store/registry.fixture.ts';
import { createStoredJournal } from './stored-journal.ts';

afterEach(closeAll);

describeJournal('in a store', async (limits = {}) =>
  createStoredJournal((await opened()).exchanges, { limits: () => limits, now: () => 0 }),
);
