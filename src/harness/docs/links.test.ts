/** Links between pages of the documentation lead to headings that exist, and those of Spanish pages to Spanish pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { anchorOf } from './markdown.ts';

const pages = [
  'README.md',
  'README.es.md',
  ...readdirSync(packageFile('docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md')),
];

const read = (path: string): string => readFileSync(packageFile(path), 'utf8');

const withoutCode = (page: string): string => page.replaceAll(/^ *```[^]*?^ *```$/gm, '');

const anchorsIn = (page: string): readonly string[] =>
  [...withoutCode(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

type Link = { readonly page: string; readonly anchor: string | undefined };

const linksIn = (path: string): readonly Link[] =>
  [...withoutCode(read(path)).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)].map(([, target = '', anchor]) => ({
    page: target === '' ? path : normalize(join(dirname(path), target)).replaceAll('\\', '/'),
    anchor,
  }));

/** Pages about a clone; the others are also in the package, where the command is `ensayo`. */
const aboutClones = /^README|^docs\/contributing\/decisions\/|^docs\/(?:es\/)?guides\/installation\.md$/;

it.each(pages.filter((path) => !aboutClones.test(path)))('%s has no command that only a clone has', (path) => {
  expect(read(path).match(/npm start|npm run --silent ensayo|@datasets\/.*/g) ?? []).toEqual([]);
});

it.each(pages)('%s links to headings that exist', (path) => {
  const missing = linksIn(path).filter(
    ({ page, anchor }) => anchor !== undefined && !anchorsIn(read(page)).includes(decodeURIComponent(anchor)),
  );
  expect(missing).toEqual([]);
});

describe('a page in Spanish', () => {
  const english = (path: string): string => path.replace('README.es.md', 'README.md').replace(/^docs\/es\//, 'docs/');
  const spanish = (path: string): string => path.replace(/^docs\/(?!es\/)/, 'docs/es/');
  const isSpanish = (path: string): boolean => english(path) !== path;

  it.each(pages.filter(isSpanish))('%s links to pages in Spanish where they exist', (path) => {
    const inEnglish = linksIn(path).filter(
      ({ page }) =>
        page.endsWith('.md') &&
        page !== english(path) &&
        page !== spanish(page) &&
        existsSync(packageFile(spanish(page))),
    );
    expect(inEnglish).toEqual([]);
  });
});
