/**
 * Carries out the Containerfile without a container engine: each stage is a folder, COPY copies, RUN runs in a shell, and
 * at the end the command is started as a user without rights and asked by the health check. Absolute paths of the
 * Containerfile are those below the folder of their stage.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The user of the image where this runs as root, as in CI: nobody. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** @typedef {{ readonly word: string, readonly rest: string }} Instruction */

/** @param {string} text @returns {readonly Instruction[]} */
const instructionsIn = (text) =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, word, rest] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? [];
      return word === undefined || rest === undefined ? [] : [{ word, rest }];
    });

/** Folders that the Containerfile makes: nothing of this machine. */
const own = /(^|[\s="':])\/(src|opt|data|usr\/local\/bin)(?=[/\s"']|$)/g;

/** @param {string} stage */
const inside = (stage) => (/** @type {string} */ text) =>
  text.replaceAll(own, (_all, before, path) => `${before}${stage}/${path}`);

/** @param {string} line @param {string} cwd @param {Record<string, string>} env */
const shell = (line, cwd, env) => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', line], { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s ${line.slice(0, 60)}`);
  assert.equal(status, 0, `RUN ${line}\n${stdout}\n${stderr}`);
};

/** What is not to be copied into an image. */
const ignored = new Set(readFileSync(join(root, '.containerignore'), 'utf8').trim().split('\n'));

/** An image is built with an empty one; here what was downloaded once is used again. */
const npmCache = process.env.npm_config_cache ?? join(homedir(), '.npm');

/**
 * @typedef {object} Stage
 * @property {string} folder
 * @property {string} cwd
 * @property {Record<string, string>} env
 */

/** @param {string} folder @returns {Stage} */
const newStage = (folder) => {
  mkdirSync(join(folder, 'usr/local/bin'), { recursive: true });
  const PATH = `${folder}/usr/local/bin:${process.env.PATH ?? ''}`;
  const npm = { npm_config_cache: npmCache, npm_config_prefer_offline: 'true' };
  return { folder, cwd: folder, env: { PATH, HOME: dirname(folder), ...npm } };
};

/** @param {Stage} stage @param {string} rest @param {ReadonlyMap<string, Stage>} stages */
const copy = ({ folder, cwd }, rest, stages) => {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(rest) ?? [];
  const source = from === undefined ? root : (stages.get(from)?.folder ?? '');
  const list = paths.split(' ');
  const target = inside(folder)(list.at(-1) ?? '');
  const filter = (/** @type {string} */ each) => from !== undefined || !ignored.has(each.slice(root.length));
  for (const path of list.slice(0, -1)) {
    const isFolder = path.startsWith('/') || path === '.';
    const to = isFolder ? resolve(cwd, target) : join(cwd, target, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(source, path), to, { recursive: true, verbatimSymlinks: true, filter });
  }
};

/** There is no user "node" here: nobody takes its place, or whoever runs this. @param {string} line */
const ownedHere = (line) => line.replace('chown node:node', isRoot ? `chown ${nobody}:${nobody}` : 'true');

/** @param {string} folder */
const build = (folder) => {
  /** @type {Map<string, Stage>} */
  const stages = new Map();
  /** @type {Stage | undefined} */
  let stage;
  /** @type {Record<string, string>} */
  const settings = {};
  for (const { word, rest } of instructionsIn(readFileSync(join(root, 'Containerfile'), 'utf8'))) {
    if (word === 'FROM') {
      const [, image = '', name = 'last'] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      assert.match(image, /^docker\.io\/library\/node:\d+-slim$/);
      stage = newStage(join(folder, name));
      stages.set(name, stage);
      continue;
    }
    assert.ok(stage !== undefined, 'FROM comes first');
    const there = inside(stage.folder);
    if (word === 'WORKDIR') {
      stage.cwd = there(rest);
      mkdirSync(stage.cwd, { recursive: true });
    } else if (word === 'ENV') {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(rest) ?? [];
      stage.env[name] = value;
    } else if (word === 'COPY') copy(stage, rest, stages);
    else if (word === 'RUN') shell(ownedHere(there(rest)), stage.cwd, stage.env);
    else settings[word] = rest;
  }
  assert.ok(stage !== undefined);
  return { ...stage, settings };
};

/** @param {string} text A list in JSON. @returns {readonly string[]} */
const words = (text) => JSON.parse(/\[.*\]$/.exec(text)?.[0] ?? '[]');

const folder = mkdtempSync(join(tmpdir(), 'ensayo-image-'));
chmodSync(folder, 0o755);
/** @type {import('node:child_process').ChildProcess | undefined} */
let service;
try {
  const { folder: stage, cwd, env, settings } = build(folder);
  const there = inside(stage);
  assert.equal(settings.USER, 'node', 'the services must not run as root');
  if (isRoot) chownSync(join(stage, 'data'), nobody, nobody);
  const as = isRoot ? { uid: nobody, gid: nobody } : {};
  // Free ports, on loopback: the last of a repeated option counts.
  const here = ['--host', '127.0.0.1', '--port', '0', '--authority-port', '0', '--https-port', '0'];
  const [command = '', ...args] = [...words(settings.ENTRYPOINT ?? ''), ...words(settings.CMD ?? ''), ...here].map(
    there,
  );
  service = spawn(command, args, {
    cwd,
    env: { ...env, HOME: join(stage, 'data') },
    ...as,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  service.stdout?.on('data', (part) => (said += String(part)));
  service.stderr?.on('data', (part) => (said += String(part)));
  const [check = '', ...asked] = words(settings.HEALTHCHECK ?? '').map(there);
  let healthy = false;
  for (let attempt = 0; attempt < 100 && !healthy && service.exitCode === null; attempt += 1) {
    await sleep(200);
    healthy = spawnSync(check, asked, { env, ...as }).status === 0;
  }
  assert.ok(healthy, `the health check never passed:\n${said}`);
  const { issuer, token } = JSON.parse(readFileSync(there('/data/ready.json'), 'utf8'));
  const response = await fetch(`${issuer}/api/ubl2.1/invoice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: readFileSync(join(root, 'datasets/facts/examples/invoice.json')),
  });
  const { verdict } = /** @type {{ verdict?: { accepted?: boolean } }} */ (await response.json());
  assert.equal(verdict?.accepted, true, 'an invoice is accepted');
  service.kill('SIGTERM');
  for (let attempt = 0; attempt < 50 && service.exitCode === null; attempt += 1) await sleep(100);
  assert.equal(service.exitCode, 0, 'it stops when the engine asks it to');
  const size = spawnSync('du', ['-sm', join(stage, 'opt')], { encoding: 'utf8' }).stdout.split('\t')[0];
  console.log(
    `✓ Containerfile: built, healthy as ${isRoot ? 'nobody' : 'this user'}, issued, stopped; ${size} MB over node:slim`,
  );
  const { services, volumes } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'));
  const { ports, build: built, volumes: mounted } = services.ensayo;
  const exposed = new Set((settings.EXPOSE ?? '').split(' '));
  assert.ok(
    ports.every((/** @type {string} */ port) => port.startsWith('127.0.0.1:') && exposed.has(port.split(':')[2] ?? '')),
  );
  assert.equal(built.dockerfile, 'Containerfile');
  for (const mount of /** @type {readonly string[]} */ (mounted)) {
    const [volume = '', path] = mount.split(':');
    assert.ok(volume in volumes && path === settings.VOLUME, mount);
  }
  console.log('✓ compose.yaml: its ports, volumes and health check are those of the image');
} finally {
  service?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
