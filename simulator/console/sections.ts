import type { Texts } from './texts/texts.ts';

/**
 * The entries of the navigation, in order; a gap parts the groups. A page belongs to one of them. `guide` is the topic of
 * the documentation that explains it.
 */
export const sections = [
  { id: 'documents', path: '/documents', group: 'documents', guide: 'test' },
  { id: 'issue', path: '/issue', group: 'documents', guide: 'rest' },
  { id: 'judge', path: '/judge', group: 'documents', guide: 'judge' },
  { id: 'rules', path: '/rules', group: 'documents', guide: 'judge' },
  { id: 'journal', path: '/journal', group: 'messages', guide: 'operations' },
  { id: 'inbox', path: '/inbox', group: 'messages' },
  { id: 'registry', path: '/registry', group: 'authority', guide: 'registry' },
  { id: 'testSets', path: '/test-sets', group: 'authority', guide: 'rehearse' },
  { id: 'clock', path: '/clock', group: 'authority', guide: 'time-and-state' },
  { id: 'faults', path: '/faults', group: 'authority', guide: 'faults' },
  { id: 'docs', path: '/docs', group: 'help' },
] as const satisfies readonly {
  readonly id: keyof Texts['sections'];
  readonly path: string;
  readonly group: string;
  readonly guide?: string;
}[];

export type SectionId = (typeof sections)[number]['id'];

/** Where the console is served. */
export const consolePath = '/ensayo/console';
