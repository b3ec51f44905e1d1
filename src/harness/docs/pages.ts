/** The documentation that the package carries, as `ensayo docs` lists and prints it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '../../common/text/bilingual.ts';
import { packageFile } from '../../common/data-directory.ts';

export type Page = {
  /** The name of its file: `registry`. */
  readonly topic: string;
  /** Its first heading. */
  readonly title: string;
  readonly path: string;
  /** English where there is no Spanish page yet. */
  readonly language: Language;
};

const folders = ['.', 'guides', 'contributing'] as const;

const titleOf = (path: string): string => /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? basename(path);

const pageAt = (folder: string, file: string, language: Language): Page => {
  const own = packageFile(join('docs', language === 'es' ? 'es' : '.', folder, file));
  const isThere = existsSync(own);
  const path = isThere ? own : packageFile(join('docs', folder, file));
  return { topic: basename(file, '.md'), title: titleOf(path), path, language: isThere ? language : 'en' };
};

/** The pages about everything, then the guides, then those for contributors, each in the order of their names. */
export const pages = (language: Language): readonly Page[] =>
  folders.flatMap((folder) =>
    readdirSync(packageFile(join('docs', folder)))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => pageAt(folder, file, language)),
  );
