import { newDatabase } from '../../../common/store/postgres.fixture.ts';
import { describeWorkers } from './workers.fixture.ts';

describeWorkers('PostgreSQL', async () => ['--postgres', await newDatabase()]);
