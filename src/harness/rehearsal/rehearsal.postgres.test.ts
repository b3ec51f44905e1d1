import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { describeAttaching } from './attaching.fixture.ts';

describeAttaching('in PostgreSQL', async () => ({ postgres: await newDatabase() }));
