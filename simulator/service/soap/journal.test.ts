import { describeJournal } from './journal.fixture.ts';
import { createJournal } from './journal.ts';

describeJournal('in memory', (limits = {}) => createJournal({ limits: () => limits, now: () => 0 }));
