/** The software bill of materials (CycloneDX) of what users get. */
import { lockedPackages, nameAndVersion } from './lock-file.mjs';

/**
 * @typedef {import('./lock-file.mjs').LockFile} LockFile
 * @typedef {Readonly<Record<string, any>>} Json
 */

/**
 * The project as if it had no development dependencies. npm's own `--omit dev` also leaves out packages that both kinds
 * depend on.
 * @param {Json} manifest @param {LockFile & Json} lock
 */
export const productionOnly = (manifest, lock) => {
  const { devDependencies: _, ...rest } = manifest;
  const { devDependencies: __, ...root } = /** @type {Json} */ (lock.packages['']);
  const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  return { manifest: rest, lock: { ...lock, packages: { '': root, ...Object.fromEntries(packages) } } };
};

/** @param {readonly Json[]} items @param {string} key */
const firstOfEach = (items, key) =>
  [...new Map([...items].reverse().map((item) => [item[key], item])).values()].reverse();

/**
 * npm 10 lists a package that is installed in two places twice, under one reference; and no npm knows a licence that
 * package.json does not state.
 * @param {Json} sbom @param {Readonly<Record<string, string>>} licences by name @returns {Json}
 */
export const completed = (sbom, licences) => ({
  ...sbom,
  components: firstOfEach(sbom.components, 'bom-ref').map((component) =>
    component.licenses === undefined && licences[component.name] !== undefined
      ? { ...component, licenses: [{ license: { id: licences[component.name] } }] }
      : component,
  ),
  dependencies: firstOfEach(sbom.dependencies, 'ref'),
});

/**
 * What npm could get wrong: which packages users get, and a licence for each.
 * @param {Json} sbom @param {LockFile} lock with development dependencies
 * @returns {readonly string[]}
 */
export const sbomProblems = ({ components = [] }, lock) => {
  const given = new Set(
    lockedPackages(lock)
      .filter(({ entry }) => entry.dev !== true)
      .map(nameAndVersion),
  );
  const listed = new Set(components.map((/** @type {Json} */ { name, version }) => `${name}@${version}`));
  return [
    ...components
      .filter((/** @type {Json} */ { licenses = [] }) => licenses.length === 0)
      .map((/** @type {Json} */ { name }) => `${name}: no licence`),
    ...(listed.size === components.length ? [] : ['a component occurs twice']),
    ...[...given].filter((name) => !listed.has(name)).map((name) => `${name} is missing`),
    ...[...listed].filter((name) => !given.has(name)).map((name) => `${name} is no dependency of users`),
  ];
};
