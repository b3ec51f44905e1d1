/** Another version of the product, built beside this one. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFile } from '../../../common/data-directory.ts';

export type Version = {
  /** For errors. */
  readonly name: string;
  /** `ensayo`, as its package has it. */
  readonly command: string;
  /** The process of the cases that run within one. */
  readonly inside: string;
  readonly remove: () => void;
};

/** Where the two have been, the newest first. */
const places = [
  { command: 'dist/scripts/ensayo.mjs', inside: 'build/src/proving/bench/inside/main.js' },
  { command: 'dist/bundle/src/harness/cli/main.js', inside: 'dist/src/harness/bench/inside/main.js' },
] as const;

/** @throws Error if neither place has both */
const versionIn = (folder: string, name: string, remove: () => void): Version => {
  const found = places
    .map(({ command, inside }) => ({ command: join(folder, command), inside: join(folder, inside) }))
    .find((place) => existsSync(place.command) && existsSync(place.inside));
  if (found === undefined) throw new Error(`The build of ${name} in ${folder} has no command line, or no bench.`);
  return { name, ...found, remove };
};

/** @throws Error before `npm run build` */
export const thisClone = (): Version => versionIn(packageFile('.'), 'this clone', () => undefined);

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: packageFile('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The newest tag that this commit comes after; undefined without one. */
export const lastTag = (): string | undefined => {
  try {
    return git('describe', '--tags', '--abbrev=0');
  } catch {
    return undefined;
  }
};

export const isRevision = (text: string): boolean => {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${text}^{commit}`) !== '';
  } catch {
    return false;
  }
};

/** Checked out, installed and built in a folder of its own; what npm and the build print goes to standard error. */
export const buildRevision = (revision: string): Version => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-bench-against-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', revision], {
      cwd: packageFile('.'),
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    for (const args of [
      ['ci', '--no-audit', '--no-fund'],
      ['run', '--silent', 'build'],
    ])
      execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] });
    return versionIn(folder, revision, remove);
  } catch (error) {
    remove();
    throw error;
  }
};
