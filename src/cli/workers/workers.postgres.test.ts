import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { describeCompaniesOfWorkers } from './workers-companies.fixture.ts';
import { describeWorkers } from './workers.fixture.ts';

const ofDatabase = async (): Promise<readonly string[]> => ['--postgres', await newDatabase()];

describeWorkers('PostgreSQL', ofDatabase);
describeCompaniesOfWorkers('PostgreSQL', ofDatabase);
