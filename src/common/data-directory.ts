import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of our package.json, from the source tree as well as from dist/. */
const findPackage = (): string => {
  for (let directory = dirname(fileURLToPath(import.meta.url)); ; directory = dirname(directory)) {
    if (existsSync(join(directory, 'package.json')) && existsSync(join(directory, 'datasets'))) return directory;
    if (dirname(directory) === directory) {
      throw new Error(
        'Found no directory with package.json and datasets/ above this module: the installation is incomplete.',
      );
    }
  }
};

let packageDirectory: string | undefined;

/** Absolute path of a file of the package, e.g. `packageFile('docs/rules.md')`. */
export const packageFile = (path: string): string => {
  packageDirectory ??= findPackage();
  return join(packageDirectory, path);
};

/** Absolute path of a file under datasets/, e.g. `dataFile('reference/taxes.json')`. */
export const dataFile = (path: string): string => packageFile(join('datasets', path));
