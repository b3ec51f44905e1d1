import { newSchema } from '../../common/store/postgres.fixture.ts';
import { describeIssuerStore } from './contract.fixture.ts';
import { openIssuerStore } from './stored.ts';

describeIssuerStore('PostgreSQL', newSchema, openIssuerStore);
