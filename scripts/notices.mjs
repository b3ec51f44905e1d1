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

/** Some packages have their terms in the README alone: from that heading, of either kind, to the next or the end. */
const sectionOnLicense = /^(?:#+ *licen[cs]e\b|licen[cs]e *\n-+$).*?(?=^#|(?![^]))/ims;

/** @param {string} folder @param {readonly string[]} files */
const termsInReadme = (folder, files) =>
  files
    .filter((file) => /^readme(?:\.|$)/i.test(file))
    .flatMap((file) => sectionOnLicense.exec(readFileSync(join(folder, file), 'utf8')) ?? []);

/**
 * @param {string} folder absolute
 * @returns {string} its text: that of all its files of licenses and notices, or else of its README's section on it
 * @throws {Error} if it has neither
 */
const noticeOf = (folder) => {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const all = readdirSync(folder).sort();
  const files = all.filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const found = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const texts = (found.length > 0 ? found : termsInReadme(folder, all)).map((text) => text.trim());
  if (texts.length === 0) throw new Error(`Nothing in the package ${name} states its license`);
  const by = typeof author === 'string' ? author : author?.name;
  const terms = license?.type ?? license ?? 'see below';
  return [`${name} ${version} (${terms}${by === undefined ? '' : `, ${by}`})`, ...texts].join('\n\n');
};

/**
 * @param {string} root
 * @param {readonly Bundled[]} results
 * @throws {Error} if a package is a dependency of development, which no bill of materials lists, or states no license
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
