import { describeJournal } from './journal.fixture.ts';
import { createJournal } from './journal.ts';

describeJournal('in memory', createJournal);
