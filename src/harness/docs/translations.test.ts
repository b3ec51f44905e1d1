/** A page in Spanish says what its English original says: the same headings, the same code, the same pages behind its links. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { hasEnglish } from '../../../simulator/testing/languages.fixture.ts';
import { packageFile } from '../../common/data-directory.ts';

const translations = readdirSync(packageFile('docs/es'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.md'),
);

const read = (path: string): string => readFileSync(packageFile(path), 'utf8');

/** What a command prints (`text`) and scenarios are in the language of the page: only the number of lines is compared. */
const codeIn = (page: string): readonly (string | number)[] =>
  (page.replaceAll('# language: es\n', '').match(/^```\w+\n[^]*?^```$/gm) ?? []).map((code) =>
    /^```(?:text|gherkin)\n/.test(code) ? code.split('\n').length : code,
  );

const levelsIn = (page: string): readonly string[] => page.replaceAll(/^```[^]*?^```$/gm, '').match(/^#+(?= )/gm) ?? [];

/** The files behind the links, those in Spanish by their English original. */
const linksIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)]
    .map(([, target = '']) => normalize(join(dirname(path), target)))
    .map((target) => target.replace(/^docs\/es\//, 'docs/'))
    .sort();

const proseIn = (page: string): string =>
  page
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']');

it.each(translations)('docs/es/%s has the headings, the code and the links of its English original', (path) => {
  const [spanish, english] = [`docs/es/${path}`, `docs/${path}`];
  expect(existsSync(packageFile(english))).toBe(true);
  expect(levelsIn(read(spanish))).toEqual(levelsIn(read(english)));
  expect(codeIn(read(spanish))).toEqual(codeIn(read(english)));
  expect(linksIn(spanish)).toEqual(linksIn(english));
  expect(linksIn(spanish).filter((target) => !existsSync(packageFile(target)))).toEqual([]);
});

it.each(translations)('docs/es/%s has no English sentence', (path) => {
  expect(
    proseIn(read(`docs/es/${path}`))
      .split(/\n\n|\|/)
      .filter(hasEnglish),
  ).toEqual([]);
});
