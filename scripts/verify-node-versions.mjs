/**
 * Whether the demonstration gives the same bytes on each supported version of Node: requests, XML, ZIP, envelopes,
 * answers, replies, PDF and AttachedDocument. Wants npm's registry for the other versions; their packages hold Node's own
 * binary and run no install script.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, npmCommand } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The oldest that is supported, and the newest. */
const majors = [20, 24];

/** The kinds of file that must be among the compared ones. */
const expected = [
  '01-request.json',
  '05-signed.xml',
  '06-document.zip',
  '07-envelope.xml',
  '08-answer.json',
  '09-application-response.xml',
  '-reply.json',
  '.pdf',
  '/01-ad',
];

/** @param {string} command @param {readonly string[]} args @param {boolean} [shell] */
const run = (command, args, shell = false) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell });
  assert.equal(status, 0, `${[command, ...args].join(' ')}\n${error?.message ?? ''}${stdout}\n${stderr}`);
  return stdout.trim();
};

/** @param {string} name @param {readonly string[]} args */
const npm = (name, args) => {
  const { command, first, shell } = npmCommand();
  console.log(`  npm ${name}`);
  return run(command, [...first, name, ...args], shell);
};

/** Node of that major version from npm's registry. @param {number} major @param {string} folder */
const installed = (major, folder) => {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const prefix = join(folder, `node-${major}`);
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  npm('install', ['--prefix', prefix, '--ignore-scripts', ...quiet, `${name}@${major}`]);
  const binaries = ['node', 'node.exe'].map((file) => join(prefix, 'node_modules', name, 'bin', file));
  const found = binaries.find((file) => existsSync(file));
  assert.ok(found !== undefined, `${name}@${major} holds no binary`);
  return found;
};

/** @returns {Promise<number>} one that is free now */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

/** SHA-256 of each file, by its path. @param {string} folder @returns {ReadonlyMap<string, string>} */
const digests = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

/** @param {ReadonlyMap<string, string>} first @param {ReadonlyMap<string, string>} other */
const differences = (first, other) =>
  [...new Set([...first.keys(), ...other.keys()])].filter((name) => first.get(name) !== other.get(name));

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'ensayo-node-'));
try {
  const own = Number(process.versions.node.split('.')[0]);
  const others = majors.filter((major) => major !== own).map((major) => installed(major, folder));
  const port = String(await freePort());
  const runs = [process.execPath, ...others].map((node, index) => {
    const artefacts = join(folder, `run-${index}`);
    run(node, [join(root, 'scripts/demo-artefacts.mjs'), artefacts, port]);
    return { version: run(node, ['-p', 'process.version']), files: digests(artefacts) };
  });
  const [first, ...rest] = runs;
  assert.ok(first !== undefined);
  for (const part of expected)
    assert.ok(
      [...first.files.keys()].some((name) => name.includes(part)),
      `no artefact is called ${part}`,
    );
  for (const { version, files } of rest) {
    const differing = differences(first.files, files);
    assert.deepEqual(differing, [], `${first.version} and ${version} differ`);
    console.log(`✓ ${files.size} artefacts have the same SHA-256 on Node ${first.version} and ${version}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
