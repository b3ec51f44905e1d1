import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFile, packageFile } from './data-directory.ts';

describe('packageFile', () => {
  it('finds the package that this module belongs to', () => {
    expect(isAbsolute(packageFile('package.json'))).toBe(true);
    expect(JSON.parse(readFileSync(packageFile('package.json'), 'utf8'))).toMatchObject({ name: 'ensayo' });
  });
});

describe('dataFile', () => {
  it('finds files under datasets/facts/', () => {
    expect(existsSync(dataFile('reference/taxes.json'))).toBe(true);
    expect(dataFile('reference/taxes.json')).toBe(packageFile('datasets/facts/reference/taxes.json'));
  });
});
