import type { Page } from './page.ts';
import { documentPages } from './pages/documents.ts';
import { journalPages } from './pages/journal.ts';
import { rulePages } from './pages/rules.ts';

/** Every page below a world. */
export const pages: readonly Page[] = [...documentPages, ...rulePages, ...journalPages];
