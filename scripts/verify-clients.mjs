/**
 * Runs the example clients of docs/examples/clients, each against an authority of its own that was just started, over
 * TLS. Each goes from the first query to an accepted invoice of an enabled company. Prints for each how long that took
 * from the start of the authority to the first accepted document; exit code 1 if one fails.
 *
 *   node scripts/verify-clients.mjs                    all of them
 *   node scripts/verify-clients.mjs php-curl java      only these
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('ensayo.mjs', import.meta.url));
const examples = fileURLToPath(new URL('../docs/examples/clients', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'ensayo-clients-'));

/** A Python that has the packages: that of the system, usually, and not one in front of it in the path. */
const python = () =>
  ['python3', '/usr/bin/python3'].find(
    (command) => spawnSync(command, ['-c', 'import zeep, xmlsec'], { stdio: 'ignore' }).status === 0,
  ) ?? 'python3';

const compileJava = () => {
  parseExample();
  const classes = join(scratch, 'classes');
  const { status, stderr, error } = spawnSync(
    'javac',
    ['-encoding', 'UTF-8', '-d', classes, 'Client.java', 'Signatures.java'],
    {
      cwd: join(examples, 'java'),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(error?.message ?? stderr);
  return ['java', '-cp', classes, 'Client'];
};

/** The example of Testcontainers needs libraries and an engine that are not here: it is parsed, and no more. */
const parseExample = () => {
  const file = fileURLToPath(new URL('../docs/examples/testcontainers/java/EnsayoTest.java', import.meta.url));
  const stop = ['-XDshould-stop.ifError=PARSE', '-XDshould-stop.ifNoError=PARSE'];
  const { status, stderr, error } = spawnSync('javac', [...stop, '-encoding', 'UTF-8', '-d', scratch, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(error?.message ?? stderr);
};

/** How each is started, in its folder. @type {Readonly<Record<string, () => readonly string[]>>} */
const clients = {
  'node-soap': () => ['node', 'client.mjs'],
  'php-curl': () => ['php', 'client.php'],
  'php-soap': () => ['php', 'client.php'],
  'python-zeep': () => [python(), 'client.py'],
  java: compileJava,
};

/** What company.yaml says. */
const company = {
  DIAN_NIT: '900373115',
  DIAN_SOFTWARE: '0f5e1b7c-3c5a-4f0e-9d43-6f1f0f6f9f01',
  DIAN_TEST_SET: '5a1c0a52-6d0e-4b4e-8f0b-3f6c2c1d7e10',
};

/** Waits for the file that the authority writes when it listens. @param {string} file */
const whenReady = async (file) => {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (existsSync(file)) {
      /** @type {{ readonly authorityHttps: string }} */
      const ready = JSON.parse(readFileSync(file, 'utf8'));
      return ready;
    }
    await wait(100);
  }
  throw new Error('The authority did not start within a minute.');
};

/** @param {string} ready @param {string} folder */
const prepare = (ready, folder) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(examples, 'prepare.mjs'), ready, folder, company.DIAN_NIT],
    {
      env: { ...process.env, ENSAYO: `${process.execPath} ${cli}` },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`prepare.mjs ended with code ${status}: ${stderr}`);
};

/** @type {string | undefined} */
let prepared;

/** The authorities know the same company: what was prepared with the first serves each. @param {string} ready @param {string} folder */
const prepareOnce = (ready, folder) => {
  if (prepared === undefined) prepare(ready, folder);
  else cpSync(prepared, folder, { recursive: true });
  prepared ??= folder;
};

/** @typedef {{ readonly code: number | null, readonly output: string, readonly acceptedAt: number | undefined }} Ran */

/**
 * @param {readonly string[]} command @param {{ readonly cwd: string, readonly env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Ran>}
 */
const runClient = ([command = '', ...args], options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 });
    let output = '';
    /** @type {number | undefined} */
    let acceptedAt;
    const take = (/** @type {Buffer} */ part) => {
      output += part.toString();
      if (/: 00 /.test(output)) acceptedAt ??= performance.now();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: null, output: error.message, acceptedAt: undefined }));
    child.on('close', (code) => resolve({ code, output, acceptedAt }));
  });

/** @param {string} name @param {() => readonly string[]} commandOf */
const verify = async (name, commandOf) => {
  const command = commandOf();
  const folder = join(scratch, name);
  const ready = join(scratch, `${name}.json`);
  const started = performance.now();
  const ports = ['--authority-port', '0', '--https-port', '0'];
  const options = [
    '--only',
    'simulator',
    '--registry',
    join(examples, 'company.yaml'),
    '--ready-file',
    ready,
    ...ports,
  ];
  const authority = spawn(process.execPath, [cli, 'up', ...options], { stdio: 'ignore' });
  try {
    const { authorityHttps } = await whenReady(ready);
    prepareOnce(ready, folder);
    const env = {
      ...process.env,
      ...company,
      DIAN_ADDRESS: authorityHttps,
      DIAN_ROOT: join(folder, 'root.pem'),
      NODE_EXTRA_CA_CERTS: join(folder, 'root.pem'),
      DIAN_CERTIFICATE_PEM: join(folder, 'company.pem'),
      DIAN_CERTIFICATE_P12: join(folder, 'company.p12'),
      DIAN_PASSWORD: 'ensayo',
      DIAN_DOCUMENTS: folder,
    };
    const began = performance.now();
    const { code, output, acceptedAt } = await runClient(command, { cwd: join(examples, name), env });
    if (code !== 0 || acceptedAt === undefined || !/accepted\.xml: 00 /.test(output)) {
      console.log(`✗ ${name}: code ${code}\n${output.trimEnd().replaceAll(/^/gm, '    ')}`);
      return false;
    }
    const seconds = (/** @type {number} */ from) => ((acceptedAt - from) / 1_000).toFixed(1);
    console.log(`✓ ${name.padEnd(12)} first accepted document ${seconds(started)} s after the start of the authority`);
    console.log(`  ${''.padEnd(12)} and ${seconds(began)} s after that of the client`);
    return true;
  } finally {
    authority.kill();
  }
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in clients));
if (unknown.length > 0)
  throw new Error(`There is no client ${unknown.join(', ')}. Expected ${Object.keys(clients).join(', ')}.`);

let failed = 0;
try {
  for (const [name, commandOf] of Object.entries(clients)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      if (!(await verify(name, commandOf))) failed += 1;
    } catch (error) {
      console.log(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      failed += 1;
    }
  }
} finally {
  rmSync(scratch, { recursive: true });
}
if (failed > 0) process.exitCode = 1;
