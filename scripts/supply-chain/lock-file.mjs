/**
 * @typedef {{ readonly version?: string, readonly license?: string, readonly dev?: boolean, readonly optional?: boolean,
 *   readonly hasInstallScript?: boolean, readonly name?: string, readonly integrity?: string }} Entry
 * @typedef {{ readonly packages: Readonly<Record<string, Entry>> }} LockFile npm's, version 3
 * @typedef {{ readonly path: string, readonly name: string, readonly entry: Entry }} Locked
 */

const folder = 'node_modules/';

/** Every package of the tree, also one that is there twice. @param {LockFile} lock @returns {readonly Locked[]} */
export const lockedPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf(folder) + folder.length),
      entry,
    }));

/** @param {Locked} locked */
export const nameAndVersion = ({ name, entry: { version = '' } }) => `${name}@${version}`;
