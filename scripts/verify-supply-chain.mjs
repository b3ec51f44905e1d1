/**
 * What the project is made of: licences of the whole tree, packages with install scripts, known vulnerabilities where
 * npm's registry reports any, and reports/ci/sbom.cdx.json, the bill of materials of what users get.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, npmCommand } from './ensure-installed.mjs';
import { readAudit } from './supply-chain/audit.mjs';
import { scriptProblems } from './supply-chain/install-scripts.mjs';
import { licenceProblems, unstated } from './supply-chain/licences.mjs';
import { lockedPackages } from './supply-chain/lock-file.mjs';
import { completed, productionOnly, sbomProblems } from './supply-chain/sbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = 'reports/ci/sbom.cdx.json';

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Undefined for what is not installed here: the package of another platform. @param {string} path */
const manifestAt = (path) => {
  try {
    return readJson(join(path, 'package.json'));
  } catch {
    return undefined;
  }
};

/** @param {readonly string[]} args @param {string} cwd */
const npm = (args, cwd) => {
  const { command, first, shell } = npmCommand();
  return spawnSync(command, [...first, ...args], { cwd, encoding: 'utf8', shell, maxBuffer: 100_000_000 });
};

/** npm names the project by its folder. @param {Record<string, any>} manifest @param {any} lock */
const makeSbom = (manifest, lock) => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-sbom-'));
  const project = join(folder, manifest.name);
  try {
    mkdirSync(project);
    const production = productionOnly(manifest, lock);
    writeFileSync(join(project, 'package.json'), JSON.stringify(production.manifest));
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(production.lock));
    const args = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--offline'];
    const { stdout, stderr, status } = npm(['sbom', ...args], project);
    if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
    return completed(JSON.parse(stdout), unstated);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

let failed = false;

/** @param {string} what @param {readonly string[]} problems */
const report = (what, problems) => {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${what}`);
  for (const problem of problems) console.log(`    ${problem}`);
  failed ||= problems.length > 0;
};

await ensureInstalled();
const [manifest, lock] = [readJson('package.json'), readJson('package-lock.json')];
const tree = lockedPackages(lock);

report(`licences of ${tree.length} packages`, licenceProblems(tree, manifestAt));
report('no install script runs', scriptProblems(tree, manifest.allowScripts ?? {}, manifestAt));

const sbom = makeSbom(manifest, lock);
mkdirSync(join(root, 'reports/ci'), { recursive: true });
writeFileSync(join(root, target), `${JSON.stringify(sbom, null, 2)}\n`);
report(`${target}: CycloneDX ${sbom.specVersion}, ${sbom.components.length} components`, sbomProblems(sbom, lock));

const { stdout, stderr } = npm(['audit', '--json'], root);
const audit = readAudit(stdout || stderr);
if (audit.answered) report('no known vulnerability without an explanation', audit.problems);
else console.log(`- vulnerabilities were not looked up: the registry gave no report (${audit.reason})`);

if (failed) process.exitCode = 1;
