/** The part of a page that a program writes, between two comments. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Bilingual, Language } from '../../../common/text/bilingual.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { formatted } from '../../../harness/testing/formatted.ts';

export type Mark = {
  readonly name: string;
  /** The command. */
  readonly writer: string;
};

/**
 * The page with that text in the place of the earlier one.
 * @throws Error for a page without that place
 */
export const withMarked = (page: string, { name, writer }: Mark, text: string): string => {
  const begin = `<!-- ${name}: written by \`${writer}\` -->`;
  const end = `<!-- end of the ${name} -->`;
  const [start, stop] = [page.indexOf(begin), page.indexOf(end)];
  if (start === -1 || stop < start) throw new Error(`The page has no place for the ${name}: "${begin}" to "${end}".`);
  return `${page.slice(0, start)}${begin}\n\n${text}\n\n${page.slice(stop)}`;
};

/** Both languages of a page, formatted as the repository is. */
export const rewritePages = async (
  pages: Bilingual,
  rewrite: (page: string, language: Language) => string,
): Promise<void> => {
  for (const language of ['en', 'es'] as const) {
    const file = packageFile(pages[language]);
    const page = rewrite(readFileSync(file, 'utf8'), language);
    writeFileSync(file, await formatted(file, page));
  }
};
