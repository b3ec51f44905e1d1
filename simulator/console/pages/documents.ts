import type { Page } from '../page.ts';
export const documentPages: readonly Page[] = [];
