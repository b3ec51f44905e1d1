/** The licences of the packages whose code is part of ours. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The innermost package of a module. */
const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** @typedef {Pick<import('esbuild').BuildResult, 'metafile'>} Bundled */

/** Folders below the root, each once. @param {readonly Bundled[]} results @returns {readonly string[]} */
const packagesIn = (results) => {
  const outputs = results.flatMap(({ metafile }) => Object.values(metafile?.outputs ?? {}));
  const modules = outputs.flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return [...new Set(modules.flatMap((path) => packageFolder.exec(path) ?? []))].sort();
};

/** @param {string} folder absolute @returns {string} its text, that of all its files of licences and notices */
const noticeOf = (folder) => {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const by = typeof author === 'string' ? author : author?.name;
  return [`${name} ${version} (${license ?? 'see below'}${by === undefined ? '' : `, ${by}`})`, ...texts].join('\n\n');
};

/**
 * @param {string} root
 * @param {readonly Bundled[]} results
 * @throws {Error} if a package is a dependency of development, which no bill of materials lists
 */
export const noticesOf = (root, results) => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = packagesIn(results);
  const unlisted = folders.filter((folder) => packages[folder] === undefined || packages[folder].dev === true);
  if (unlisted.length > 0) throw new Error(`No dependencies of users, and part of the package: ${unlisted.join(', ')}`);
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `These files contain code of the following packages, under their licenses.${line}${folders
    .map((folder) => noticeOf(join(root, folder)))
    .join(line)}\n`;
};
