/** Which licences the packages of the tree may have. */
import { nameAndVersion } from './lock-file.mjs';

/** @typedef {import('./lock-file.mjs').Locked} Locked */
/** @typedef {{ readonly licence: string, readonly reason: string, readonly onlyDevelopment?: boolean }} Exception */

/** They ask for no more than their notice, by their SPDX identifiers. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
]);

/** Where package.json states none, and the file LICENSE is the text of that one. */
export const unstated = /** @type {Readonly<Record<string, string>>} */ ({ 'png-js': 'MIT' });

/** @type {Readonly<Record<string, Exception>>} By name; `*` matches the rest of a name. */
const exceptions = {
  'spdx-exceptions': {
    licence: 'CC-BY-3.0',
    reason: 'A list of identifiers, taken from the SPDX specification with its notice. No code.',
  },
  'axe-core': {
    licence: 'MPL-2.0',
    reason: 'Used as it is, in the browser tests. Nothing of it is published.',
    onlyDevelopment: true,
  },
  'lightningcss*': {
    licence: 'MPL-2.0',
    reason: "A dependency of vitest's, used as it is. Nothing of it is published.",
    onlyDevelopment: true,
  },
};

/**
 * Whether one licence of the choices in an SPDX expression is allowed as a whole: AND binds tighter than OR.
 * @param {string} expression
 */
export const isAllowed = (expression) => {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  /** @returns {boolean} */
  const single = () => {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && allowed.has(token);
    const inside = choice();
    return tokens[at++] === ')' && inside;
  };
  /** @param {string} word @param {() => boolean} operand @param {(a: boolean, b: boolean) => boolean} join */
  const joined = (word, operand, join) => {
    let result = operand();
    while (tokens[at] === word) {
      at += 1;
      const next = operand();
      result = join(result, next);
    }
    return result;
  };
  const both = () => joined('AND', single, (one, other) => one && other);
  /** @returns {boolean} */
  const choice = () => joined('OR', both, (one, other) => one || other);
  const result = choice();
  return result && at === tokens.length;
};

/** @param {string} name @returns {string | undefined} the key of its exception */
const exceptionFor = (name) =>
  Object.keys(exceptions).find((key) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key));

/**
 * What the old form of package.json and the lock file say is the same licence.
 * @param {{ readonly license?: unknown }} manifest
 */
const statedLicence = ({ license }) => {
  const stated = typeof license === 'object' && license !== null && 'type' in license ? license.type : license;
  return typeof stated === 'string' ? stated : '';
};

/** @param {Locked} locked */
const licenceOf = ({ name, entry: { license = unstated[name] ?? '' } }) => license;

/** @param {Locked} locked @returns {string | undefined} */
const problemOf = (locked) => {
  const { name, path, entry } = locked;
  const { dev = false, version = '' } = entry;
  const license = licenceOf(locked);
  if (isAllowed(license)) return undefined;
  const exception = exceptions[exceptionFor(name) ?? ''];
  if (exception?.licence !== license) return `${path}@${version}: the licence "${license}" is not on the list`;
  if (exception.onlyDevelopment === true && !dev)
    return `${path}@${version}: the licence "${license}" is for development only, and users get this package`;
  return undefined;
};

/**
 * @param {readonly Locked[]} tree
 * @param {(path: string) => { readonly license?: unknown } | undefined} manifestAt package.json of what is installed
 * @returns {readonly string[]}
 */
export const licenceProblems = (tree, manifestAt) => {
  const used = new Set(tree.filter((locked) => !isAllowed(licenceOf(locked))).map(({ name }) => exceptionFor(name)));
  const contradicting = tree.flatMap((locked) => {
    const manifest = manifestAt(locked.path);
    const [stated, inLock] = [manifest && statedLicence(manifest), locked.entry.license ?? ''];
    return stated === undefined || stated === inLock
      ? []
      : [`${nameAndVersion(locked)} says "${stated}", package-lock.json says "${inLock}"`];
  });
  return [
    ...tree.flatMap((locked) => problemOf(locked) ?? []),
    ...contradicting,
    ...Object.keys(exceptions)
      .filter((key) => !used.has(key))
      .map((key) => `the exception for ${key} is needed by no package`),
    ...Object.keys(unstated)
      .filter((key) => !tree.some(({ name, entry }) => name === key && entry.license === undefined))
      .map((key) => `${key} is not without a licence`),
  ];
};
