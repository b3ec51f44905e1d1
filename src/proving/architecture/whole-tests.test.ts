import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourcePaths } from './sources.ts';

const skipping =
  /\b(?:it|test|describe|suite|bench)(?:\.(?:concurrent|sequential|each|for))*\.(?:skip|only|todo|fails)\b/;
const parkedTag = /(?:^|\s)@(?:skip|ignore|wip|todo|pending|manual)\b/;

/** `path:line` of every line that the pattern finds. */
const linesWith = (pattern: RegExp, paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );

const features = readdirSync(join(root, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.feature'))
  .map((name) => join('features', name));

describe('no test is parked', () => {
  it('in TypeScript', () => {
    const tests = sourcePaths().filter(
      (path) => /\.(test|bench)\.ts$/.test(path) && !path.endsWith('whole-tests.test.ts'),
    );
    expect(tests.length).toBeGreaterThan(10);
    expect(linesWith(skipping, tests)).toEqual([]);
  });

  it('in Gherkin', () => {
    expect(features.length).toBeGreaterThan(0);
    expect(linesWith(parkedTag, features)).toEqual([]);
  });

  it.each(['it.skip(', 'describe.only(', 'test.todo(', 'it.each.skip(', 'it.concurrent.skip('])('finds %s', (text) => {
    expect(text).toMatch(skipping);
  });

  it.each(['it(', 'it.each(', 'it.skipIf(!installed)('])('lets %s pass', (text) => {
    expect(text).not.toMatch(skipping);
  });

  it.each(['  @wip', '@slow @todo'])('finds %s', (text) => {
    expect(text).toMatch(parkedTag);
  });
});
