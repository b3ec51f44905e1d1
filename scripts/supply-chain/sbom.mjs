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

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** @param {Json} component @returns {readonly string[]} */
const componentProblems = ({ name, version, purl, hashes = [], licenses = [], ...component }) => {
  const wanted = `pkg:npm/${String(name).replace('@', '%40')}@${version}`;
  const what = `${name}@${version}`;
  return [
    ...(component.type === 'library' ? [] : [`${what}: type is ${component.type}`]),
    ...(component['bom-ref'] ? [] : [`${what}: no bom-ref`]),
    ...(purl === wanted ? [] : [`${what}: purl is ${purl}, not ${wanted}`]),
    ...(hashes.some((/** @type {Json} */ { alg, content }) => alg === 'SHA-512' && /^[0-9a-f]{128}$/.test(content))
      ? []
      : [`${what}: no SHA-512`]),
    ...(licenses.some((/** @type {Json} */ { license, expression }) => expression ?? license?.id ?? license?.name)
      ? []
      : [`${what}: no licence`]),
  ];
};

/** @param {Json} sbom @param {Json} manifest @returns {readonly string[]} */
const headProblems = ({ bomFormat, specVersion, serialNumber, version, metadata = {} }, manifest) => {
  const { component = {}, tools = [], timestamp } = metadata;
  const facts = /** @type {const} */ ([
    ['bomFormat', bomFormat === 'CycloneDX'],
    ['specVersion', /^1\.(?:[5-9]|\d\d)$/.test(specVersion)],
    ['serialNumber', /^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(serialNumber)],
    ['version', Number.isInteger(version)],
    ['metadata.timestamp', instant.test(timestamp)],
    ['metadata.tools', (Array.isArray(tools) ? tools : (tools.components ?? [])).length > 0],
    ['metadata.component.name', component.name === manifest.name],
    ['metadata.component.version', component.version === manifest.version],
    ['metadata.component.purl', component.purl === `pkg:npm/${manifest.name}@${manifest.version}`],
  ]);
  return facts.filter(([, isRight]) => !isRight).map(([name]) => `${name} is absent or wrong`);
};

/** @param {Json} sbom @returns {readonly string[]} */
const graphProblems = ({ components = [], dependencies = [], metadata }) => {
  const refs = new Set([metadata?.component, ...components].map((component) => component?.['bom-ref']));
  const described = new Set(dependencies.map((/** @type {Json} */ { ref }) => ref));
  const isOnce = refs.size === components.length + 1 && described.size === dependencies.length;
  const named = dependencies.flatMap((/** @type {Json} */ { ref, dependsOn = [] }) => [ref, ...dependsOn]);
  return [
    ...(isOnce ? [] : ['a bom-ref occurs twice']),
    ...[...new Set(named)]
      .filter((ref) => !refs.has(ref))
      .map((ref) => `dependencies name ${ref}, which is no component`),
    ...[...refs].filter((ref) => !described.has(ref)).map((ref) => `dependencies do not describe ${ref}`),
  ];
};

/**
 * What is missing or wrong, as far as a reader of the document depends on it.
 * @param {Json} sbom @param {{ readonly manifest: Json, readonly lock: LockFile }} project with development dependencies
 * @returns {readonly string[]}
 */
export const sbomProblems = (sbom, { manifest, lock }) => {
  const { components = [] } = sbom;
  const given = new Set(
    lockedPackages(lock)
      .filter(({ entry }) => entry.dev !== true)
      .map(nameAndVersion),
  );
  const listed = new Set(components.map((/** @type {Json} */ { name, version }) => `${name}@${version}`));
  return [
    ...headProblems(sbom, manifest),
    ...components.flatMap(componentProblems),
    ...graphProblems(sbom),
    ...[...given].filter((name) => !listed.has(name)).map((name) => `${name} is missing`),
    ...[...listed].filter((name) => !given.has(name)).map((name) => `${name} is no dependency of users`),
  ];
};
