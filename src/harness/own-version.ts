import { readFileSync } from 'node:fs';
import { packageFile } from '../common/data-directory.ts';

/** The version of this package, as `ensayo --version` prints it. */
export const ownVersion = (): string => {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { readonly version: string }; // our own file
  return version;
};
