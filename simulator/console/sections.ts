import type { Texts } from './texts/texts.ts';

/** The entries of the navigation, in order. A page belongs to one of them. */
export const sections = [
  { id: 'documents', path: '/documents' },
  { id: 'issue', path: '/issue' },
  { id: 'judge', path: '/judge' },
  { id: 'rules', path: '/rules' },
  { id: 'journal', path: '/journal' },
  { id: 'registry', path: '/registry' },
  { id: 'testSets', path: '/test-sets' },
  { id: 'clock', path: '/clock' },
  { id: 'faults', path: '/faults' },
  { id: 'inbox', path: '/inbox' },
] as const satisfies readonly { readonly id: keyof Texts['sections']; readonly path: string }[];

export type SectionId = (typeof sections)[number]['id'];

/** Where the console is served. */
export const consolePath = '/ensayo/console';
