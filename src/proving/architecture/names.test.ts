import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTestOnly, root, sourcePaths } from './sources.ts';

/** The rooms that a submission passes through; a name in one of them means the same in both. */
const rooms = /^simulator\/(?:service|tenants)\//;

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) < at).toSorted();

describe('the path of a submission', () => {
  const paths = sourcePaths().filter((path) => rooms.test(path) && !isTestOnly(path));

  it('has no two files of one name, except the doors of its rooms', () => {
    const names = paths.map((path) => basename(path)).filter((name) => name !== 'index.ts');
    expect(repeated(names)).toEqual([]);
  });

  it('has no two exported types of one name', () => {
    const types = paths.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name),
    );
    expect(types.length).toBeGreaterThan(50);
    expect(repeated(types)).toEqual([]);
  });
});
