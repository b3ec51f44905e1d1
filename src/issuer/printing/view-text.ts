import type { Fact } from './printed-document.ts';

const hasText = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Facts with nothing to say are left out. */
export const given = (facts: readonly { readonly caption: string; readonly text: string | undefined }[]): Fact[] =>
  facts.flatMap(({ caption, text }) => (hasText(text) ? [{ caption, text }] : []));

/** The parts that say something, with the separator between them. */
export const joined = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter(hasText).join(separator);
