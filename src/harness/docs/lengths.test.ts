/** Pages that people read to the end. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';

const linesOf = (path: string): number => readFileSync(packageFile(path), 'utf8').split('\n').length - 1;

describe('a page', () => {
  const pages = readdirSync(packageFile('docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    // The generated table of fields is looked up, not read.
    .filter((path) => path.endsWith('.md') && !path.endsWith('/fields.md'));

  it('has at most 300 lines', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.filter((path) => linesOf(path) > 300)).toEqual([]);
  });

  it.each([
    'README.md',
    'README.es.md',
    ...['judge', 'test', 'rehearse', 'ci'].flatMap((door) => [`docs/${door}.md`, `docs/es/${door}.md`]),
  ])('%s, for a first day, has at most 150', (path) => {
    expect(linesOf(path)).toBeLessThanOrEqual(150);
  });
});
