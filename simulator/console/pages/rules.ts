import type { Page } from '../page.ts';
export const rulePages: readonly Page[] = [];
