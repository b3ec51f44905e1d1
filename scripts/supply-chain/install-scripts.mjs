/** No package runs anything when it is installed. */

/** @typedef {import('./lock-file.mjs').Locked} Locked */

/** Packages that have such a script, which does not run (`allowScripts` in package.json), and why it need not. */
const reasons = /** @type {Readonly<Record<string, string>>} */ ({
  esbuild: 'Its script looks after its binary, which is a package of its own and is started directly without it.',
});

const whenInstalled = ['preinstall', 'install', 'postinstall'];

/** @param {{ readonly scripts?: Readonly<Record<string, string>> }} manifest */
const runsSomething = ({ scripts = {} }) => whenInstalled.some((name) => name in scripts);

/**
 * @param {readonly Locked[]} tree
 * @param {Readonly<Record<string, unknown>>} allowScripts of package.json
 * @param {(path: string) => { readonly scripts?: Readonly<Record<string, string>> } | undefined} manifestAt
 * @returns {readonly string[]}
 */
export const scriptProblems = (tree, allowScripts, manifestAt) => {
  const scripted = tree.filter(
    ({ path, entry }) => entry.hasInstallScript === true || runsSomething(manifestAt(path) ?? {}),
  );
  const names = new Set(scripted.map(({ name }) => name));
  return [
    ...[...names].filter((name) => !(name in reasons)).map((name) => `${name} has an install script, and no reason`),
    ...[...names].filter((name) => allowScripts[name] !== false).map((name) => `allowScripts does not refuse ${name}`),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
    ...Object.keys(reasons)
      .filter((name) => !names.has(name))
      .map((name) => `the reason for ${name} is needed by no package`),
  ];
};
