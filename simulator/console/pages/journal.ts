import type { Page } from '../page.ts';
export const journalPages: readonly Page[] = [];
