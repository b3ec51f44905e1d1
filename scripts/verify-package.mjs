/**
 * Whether what would be published works for somebody who has nothing else: builds and packs dist/, installs the tarball in
 * an empty folder outside the clone, runs commands of it, and the example projects of docs/examples. Wants npm's registry.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, npmCommand } from './ensure-installed.mjs';
import { typeCheckConsumers } from './type-check-consumers.mjs';
import { runAction } from './verify-action.mjs';
import { runCiGuide } from './verify-ci-guide.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const most = { packed: 4_700_000, unpacked: 21_000_000, packages: 125, installed: 80_000_000 };

/** What must be there for anything to work; LICENSE and README are what a registry shows. */
const required = [
  'LICENSE',
  'README.md',
  'datasets/facts/registry/examples/my-company.yaml',
  'docs/examples/clients/README.md',
  'docs/guides/skill.md',
  'docs/images/rechazo.png',
  'docs/images/rejection.png',
  'docs/schemas/files/es/registry.schema.json',
  'docs/schemas/requests/es/invoice.schema.json',
  'docs/schemas/requests/tables.schema.json',
  'datasets/facts/profiles.json',
  'datasets/facts/schema/ubl-2.1.json',
  'bundle/LICENSES.txt',
  'bundle/chunks/libxml2.wasm',
  'bundle/features/steps/requests.js',
  'bundle/src/cli/main.js',
  'bundle/src/harness/index.js',
  'simulator/control/client.d.ts',
  'src/harness/index.d.ts',
  'src/issuer/api/openapi/page/page.html',
  'scripts/ensayo.mjs',
  'scripts/node-version.mjs',
];
/** Sources, tests, their material, and maps that lead to sources which are not there. */
const unwanted =
  /^(?!docs\/examples\/).*(?:(?<!\.d)\.ts$|\.map$|\.tsbuildinfo$|\.(test|bench|fixture)\.|\/(testing|proving|proof|golden)\/)/;

// Several installations follow: what was downloaded once is used again.
process.env.npm_config_prefer_offline = 'true';

/**
 * @param {readonly string[]} command
 * @param {string} cwd
 * @returns {string} what it printed
 */
const run = ([command = '', ...args], cwd) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    // Nothing of npm's own variables for the clone reaches the other folder.
    env: { ...process.env, NO_COLOR: '1', npm_config_local_prefix: undefined, npm_config_prefix: undefined },
    shell: command.endsWith('.cmd'),
  });
  assert.equal(status, 0, `${[command, ...args].join(' ')}\n${error?.message ?? ''}${stdout}\n${stderr}`);
  return stdout;
};

/** @param {readonly string[]} args @param {string} cwd */
const npm = (args, cwd) => {
  const { command, first } = npmCommand();
  return run([command, ...first, ...args], cwd);
};

const golden = join(root, 'datasets/proof/golden/invoice-credit.xml');
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.\.?\/[^"']+)["']/g;

/** What a packed module imports by a relative path and is not packed. @param {readonly string[]} files */
const broken = (files) => {
  const known = new Set(files);
  return files
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) =>
      [...readFileSync(join(dist, path), 'utf8').matchAll(imported)]
        .map(([, target = '']) => posix.join(posix.dirname(path), target))
        .filter((target) => !known.has(target))
        .map((target) => `${path} → ${target}`),
    );
};

/** Only the repository has the pages of rules, and the sources and tests that two pages name as evidence. */
const inRepositoryOnly = /^(?:docs\/rules|src|simulator|datasets\/proof)\//;

/** Links of packed pages to what is not packed. @param {readonly string[]} files */
const deadLinks = (files) => {
  const known = new Set(
    files.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
  );
  return files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readFileSync(join(dist, path), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)]
        .map(([, target = '']) => posix.join(posix.dirname(path), target).replace(/\/$/, ''))
        .filter((target) => !known.has(target) && !inRepositoryOnly.test(target))
        .map((target) => `${path} → ${target}`),
    );
};

/** @param {string} folder */
const pack = (folder) => {
  const [packed] = JSON.parse(npm(['run', '--silent', 'package', '--', '--json', '--pack-destination', folder], root));
  const files = packed.files.map((/** @type {{ path: string }} */ { path }) => path);
  assert.deepEqual(
    required.filter((path) => !files.includes(path)),
    [],
    'missing in the package',
  );
  assert.deepEqual(
    files.filter((/** @type {string} */ path) => unwanted.test(path)),
    [],
    'too much in the package',
  );
  const known = new Set(run(['git', 'ls-files', '-z'], root).split('\0'));
  assert.deepEqual(
    files.filter((/** @type {string} */ path) => existsSync(join(root, path)) && !known.has(path)),
    [],
    'what git does not track is in the package',
  );
  assert.deepEqual(broken(files), [], 'imports of what is not in the package');
  assert.deepEqual(deadLinks(files), [], 'links to what is not in the package');
  assert.ok(packed.size < most.packed, `${packed.size} bytes packed, at most ${most.packed}`);
  assert.ok(packed.unpackedSize < most.unpacked, `${packed.unpackedSize} bytes unpacked, at most ${most.unpacked}`);
  return { file: join(folder, packed.filename), size: packed.size, count: files.length };
};

/**
 * As npm leaves it in an empty folder; nothing is compiled or run on the way, so that it works on machines without a
 * compiler.
 * @param {string} file @param {string} folder
 */
const install = (file, folder) => {
  const started = performance.now();
  npm(['install', ...quiet, file], folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const modules = join(folder, 'node_modules');
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
  const scripted = Object.keys(packages).filter((path) => packages[path].hasInstallScript === true);
  assert.deepEqual(scripted, [], 'packages with install scripts');
  const [count, size] = [Object.keys(packages).length, sizeOf(modules)];
  console.log(`✓ npm install ${seconds} s: ${count} packages, ${(size / 1e6).toFixed(0)} MB`);
  assert.ok(count <= most.packages, `${count} packages, at most ${most.packages}`);
  assert.ok(size <= most.installed, `${size} bytes installed, at most ${most.installed}`);
};

/** Bytes of all files. @param {string} folder */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** @param {string} folder */
const judge = (folder) => {
  const { verdict } = JSON.parse(npm(['exec', '--', 'ensayo', 'judge', '--json', golden], folder));
  assert.equal(verdict, 'accepted');
};

/** @param {string} folder */
const runCommands = (folder) => {
  const demo = JSON.parse(npm(['exec', '--', 'ensayo', 'demo', '--json'], folder));
  assert.ok(demo.documents.length > 20, `${demo.documents.length} documents`);
  assert.ok(demo.previews[0].pdfBytes > 5000, 'a PDF');
  const told = JSON.parse(npm(['exec', '--', 'ensayo', 'reproduce', 'FAU14', '--json'], folder));
  assert.deepEqual(told.answer.codes, ['FAU14']);
  const body = npm(['exec', '--', 'ensayo', 'generate', 'invoice', '--seed', '7'], folder);
  assert.equal(JSON.parse(body).type_document_id, 1);
};

/** As somebody does it who reads what `ensayo up` prints. @param {string} folder */
const runFirstCommands = (folder) => {
  const script = [
    'npx --no ensayo up --port 0 --authority-port 0 --no-https --ready-file up.json > up.log 2>&1 &',
    "for _ in $(seq 600); do grep -q -- '-d @' up.log && break; sleep 0.2; done",
    "sed -n '/curl -s/,/-d @/p' up.log > post.sh",
    'sh ./post.sh > posted.json || true',
    // That of the service itself: npm does not pass the signal on.
    `kill "$(node -p "require('./up.json').pid")"`,
  ];
  run(['bash', '-c', script.join('\n')], folder);
  assert.equal(JSON.parse(readFileSync(join(folder, 'posted.json'), 'utf8')).verdict.accepted, true);
};

/** With the declarations of the package read strictly and no other types there. @param {string} folder */
const runImports = (folder) => {
  run(['node', '-e', "if (typeof require('ensayo').startBox !== 'function') process.exit(1)"], folder);
  const closed = "import('ensayo/bundle/src/harness/index.js').then(() => process.exit(1), () => undefined)";
  run(['node', '-e', closed], folder);
  const wrong = [typeCheckConsumers(folder, 'typescript'), typeCheckConsumers(folder, 'typescript-7')];
  assert.equal(wrong.join(''), '');
};

/** @param {string} name @param {string} folder Its packages are those of the folder above. */
const runExample = (name, folder) => {
  const project = join(folder, name);
  cpSync(join(root, 'docs', 'examples', name), project, { recursive: true });
  symlinkSync(join(folder, 'node_modules'), join(project, 'node_modules'), 'junction');
  npm(['test'], project);
};

/** @param {string} name @returns {string} the version of that runner which its example wants */
const wanted = (name) =>
  JSON.parse(readFileSync(join(root, 'docs/examples', name, 'package.json'), 'utf8')).devDependencies[name];

/** With the clone's own vitest. @param {string} folder */
const runVitest = (folder) => {
  const own = join(root, 'node_modules');
  const { version } = JSON.parse(readFileSync(join(own, 'vitest', 'package.json'), 'utf8'));
  assert.equal(wanted('vitest'), `^${version}`);
  for (const path of ['vitest', '.bin/vitest']) symlinkSync(join(own, path), join(folder, 'node_modules', path));
  runExample('vitest', folder);
};

/** @param {string} folder */
const runJest = (folder) => {
  npm(['install', ...quiet, `jest@${wanted('jest')}`], folder);
  runExample('jest', folder);
};

/** @template T @param {string} what @param {() => T} work */
const step = (what, work) => {
  const started = performance.now();
  const result = work();
  console.log(`✓ ${what} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
};

/** @param {string} what @param {() => Promise<void>} work */
const asyncStep = async (what, work) => {
  const started = performance.now();
  await work();
  console.log(`✓ ${what} ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'ensayo-package-'));
try {
  const { file, size, count } = step('pack', () => pack(folder));
  console.log(`  ${(size / 1e6).toFixed(2)} MB, ${count} files`);
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  install(file, project);
  step('ensayo judge, for the first time', () => judge(project));
  step('ensayo judge, again', () => judge(project));
  step('demo, reproduce, generate', () => runCommands(project));
  step('what ensayo up prints', () => runFirstCommands(project));
  step('import, require, types', () => runImports(project));
  await asyncStep('docs/ci.md', () => runCiGuide(folder, file));
  step('action.yml', () => runAction(folder, project));
  step('docs/examples/vitest', () => runVitest(project));
  step('docs/examples/jest', () => runJest(project));
  step('npm publish --dry-run', () => npm(['publish', '--dry-run', '--loglevel=error', './dist'], root));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
