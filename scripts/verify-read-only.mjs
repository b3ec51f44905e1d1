/**
 * Whether a clone works for somebody who may only read it: copies it to a temporary folder with what is installed, takes
 * all rights to write away, and runs commands as another user. Only root can change users; others keep their own.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isRoot = process.getuid?.() === 0;

/** @typedef {{ readonly cwd: string, readonly uid?: number, readonly gid?: number, readonly home?: string,
 *   readonly input?: string }} How */

/** The variables of npm and of the clone that started this do not reach the copy. @param {How} how */
const surroundings = ({ home }) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$)/i.test(name))),
  NO_COLOR: '1',
  ...(home === undefined ? {} : { HOME: home, XDG_CONFIG_HOME: undefined, XDG_CACHE_HOME: undefined }),
});

/** @param {string} command @param {readonly string[]} args @param {How} how */
const attempt = (command, args, how) =>
  spawnSync(command, args, {
    ...how,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: surroundings(how),
    shell: command.endsWith('.cmd'),
  });

/** @param {string} command @param {readonly string[]} args @param {How} how */
const run = (command, args, how) => {
  const { status, stdout, stderr, error } = attempt(command, args, how);
  assert.equal(status, 0, `${[command, ...args].join(' ')}\n${error?.message ?? ''}${stdout}\n${stderr}`);
  return stdout;
};

/** @param {string} what @param {() => unknown} work */
const step = async (what, work) => {
  const started = performance.now();
  await work();
  console.log(`✓ ${what} ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** What git knows, what it does not ignore, and what is installed. @param {string} clone */
const copyTo = (clone) => {
  const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  for (const path of listed.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(root, path), join(clone, path));
  }
  // Without what was compiled for the clone.
  const filter = (/** @type {string} */ path) => !path.endsWith('node_modules/.cache');
  cpSync(join(root, 'node_modules'), join(clone, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter });
};

/** @param {string} path @param {(path: string) => void} change everything below, and then the folder */
const below = (path, change) => {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of readdirSync(path)) below(join(path, name), change);
  change(path);
};

/** @param {string} path */
const readOnly = (path) =>
  chmodSync(path, lstatSync(path).isDirectory() ? 0o555 : (lstatSync(path).mode & 0o111) | 0o444);

/** @param {string} path */
const writable = (path) => chmodSync(path, lstatSync(path).mode | 0o200);

/** The user without rights of the system. @returns {{ readonly uid?: number, readonly gid?: number }} */
const nobody = () => {
  if (!isRoot) return {};
  /** @param {string} flag */
  const id = (flag) => Number(run('id', [flag, 'nobody'], { cwd: root }));
  return { uid: id('-u'), gid: id('-g') };
};

/** @param {How} reader */
const cannotWrite = (reader) => {
  for (const folder of ['.', 'src', 'node_modules', 'reports']) {
    const write = `require('node:fs').writeFileSync(${JSON.stringify(`${folder}/written`)}, '')`;
    const { status, stderr } = attempt(process.execPath, ['-e', write], reader);
    assert.ok(status !== 0 && /EACCES|EROFS/.test(stderr), `${folder} can be written to\n${stderr}`);
  }
};

const command = 'scripts/ensayo.mjs';

/** @param {How} reader */
const demo = (reader) => {
  const { documents } = JSON.parse(run(process.execPath, [command, 'demo', '--json'], reader));
  assert.ok(documents.length > 20, `${documents.length} documents`);
};

/** @param {How} reader */
const judge = (reader) => {
  const input = readFileSync(join(root, 'datasets/proof/golden/invoice-credit.xml'), 'utf8');
  const judged = JSON.parse(run(process.execPath, [command, 'judge', '-', '--json'], { ...reader, input }));
  assert.equal(judged.verdict, 'accepted');
};

/** @param {string} clone @param {string} folder */
const start = async (clone, folder) => {
  const ready = join(folder, 'ready.json');
  const { command: npm, first, shell } = npmCommand();
  const ports = ['--port', '0', '--authority-port', '0', '--https-port', '0'];
  const child = spawn(npm, [...first, 'start', '--', ...ports, '--ready-file', ready], {
    cwd: clone,
    env: surroundings({ cwd: clone }),
    stdio: 'ignore',
    detached: true,
    shell,
  });
  try {
    for (let tries = 0; !existsSync(ready); tries += 1) {
      assert.ok(child.exitCode === null && tries < 1500, '"npm start" did not become ready');
      await delay(200);
    }
    const { issuer } = JSON.parse(readFileSync(ready, 'utf8'));
    assert.equal((await fetch(new URL('/ready', issuer))).status, 200);
  } finally {
    const ended = once(child, 'exit');
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  }
};

const folder = mkdtempSync(join(tmpdir(), 'ensayo-read-only-'));
const clone = join(folder, 'ensayo');
try {
  chmodSync(folder, 0o755); // Others must be able to come this far.
  copyTo(clone);
  const { command: npm, first, shell } = npmCommand();
  assert.ok(!shell, 'on Windows, rights are those of the user profile: nothing to check');
  mkdirSync(join(clone, 'reports'), { recursive: true });
  const reader = { cwd: clone, home: join(folder, 'nowhere'), ...nobody() };
  below(clone, readOnly);
  console.log(
    isRoot
      ? `  owned by root, read by the user nobody (${reader.uid})`
      : '  not root: the same user, without the right to write',
  );
  await step('nothing there can be written to', () => cannotWrite(reader));
  await step('ensayo demo', () => demo(reader));
  await step('ensayo judge', () => judge(reader));
  below(clone, writable);
  await step('npm start', () => start(clone, folder));
  await step('npm test', () => run(npm, [...first, 'test', '--', 'src/common/decimal'], { cwd: clone }));
} finally {
  if (existsSync(clone)) below(clone, writable);
  rmSync(folder, { recursive: true, force: true });
}
