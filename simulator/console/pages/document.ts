import type { Page } from '../page.ts';
export const documentPage: readonly Page[] = [];
