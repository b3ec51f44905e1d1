import type { Page } from './page.ts';
import { clockPages } from './pages/clock.ts';
import { documentPages } from './pages/documents.ts';
import { docPages } from './pages/docs.ts';
import { faultPages } from './pages/faults.ts';
import { inboxPages } from './pages/inbox.ts';
import { judgePages } from './pages/judge.ts';
import { issuePages } from './pages/issue.ts';
import { journalPages } from './pages/journal.ts';
import { registryPages } from './pages/registry.ts';
import { reproductionPages } from './pages/reproduction.ts';
import { rulePages } from './pages/rules.ts';
import { testSetPages } from './pages/test-sets.ts';

/** Every page below a tenant. */
export const pages: readonly Page[] = [
  ...documentPages,
  ...rulePages,
  ...reproductionPages,
  ...issuePages,
  ...judgePages,
  ...journalPages,
  ...registryPages,
  ...testSetPages,
  ...clockPages,
  ...faultPages,
  ...inboxPages,
  ...docPages,
];
