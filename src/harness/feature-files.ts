import { readdirSync } from 'node:fs';
import { packageFile } from '../common/data-directory.ts';

/** Paths, in order, of the features in a folder of the package and in those below it: `features/rules/taxes.feature`. */
export const featureFiles = (folder: string): readonly string[] =>
  readdirSync(packageFile(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .sort()
    .map((name) => `${folder}/${name}`);
