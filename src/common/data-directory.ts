/** The files that come with the package: the only place in which the judge, or the issuer, reads one of them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest directory above this module that contains our package.json. */
const nearestPackage = (): string => {
  for (let directory = dirname(fileURLToPath(import.meta.url)); ; directory = dirname(directory)) {
    if (existsSync(join(directory, 'package.json'))) return directory;
    if (dirname(directory) === directory) {
      throw new Error('Found no directory with package.json above this module: the installation is incomplete.');
    }
  }
};

let packageDirectory: string | undefined;

/**
 * Absolute path of a file next to our package.json, e.g. `packageFile('reports/coverage.json')`; the same from the
 * sources and from dist/.
 */
export const packageFile = (path: string): string => {
  packageDirectory ??= nearestPackage();
  return join(packageDirectory, path);
};

/** Absolute path of a file under datasets/facts/, e.g. `dataFile('reference/taxes.json')`. */
export const dataFile = (path: string): string => packageFile(join('datasets', 'facts', path));

/** The text of a file under datasets/facts/. */
export const dataText = (path: string): string => readFileSync(dataFile(path), 'utf8');

/** The value of a JSON file under datasets/facts/. The files are ours, and tests hold each against the type it is read as. */
export const dataJson = (path: string): unknown => JSON.parse(dataText(path));
