/**
 * Runs the example clients of docs/examples/clients. Those that speak SOAP run against an authority of their own each that
 * was just started, over TLS, and go from the first query to an accepted invoice of an enabled company. Prints for each how
 * long that took from the start of the authority to the first accepted document. Those that speak REST share one service,
 * and go from the registration of a company to a PDF. Exit code 1 if one fails.
 *
 *   node scripts/verify-clients.mjs                    all of them
 *   node scripts/verify-clients.mjs php-curl php-rest  only these
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

/** Those that speak REST: how each is started, and a company of rest-companies.yaml. */
const restClients = {
  'php-rest': { command: ['php', 'client.php'], nit: '901700101', dv: '8' },
  'node-rest': { command: ['node', 'client.mjs'], nit: '901700102', dv: '5' },
  'python-rest': { command: ['python3', 'client.py'], nit: '901700103', dv: '2' },
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
      /** @type {{ readonly authorityHttps: string, readonly issuer: string }} */
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

/** @param {readonly string[]} args */
const ensayo = async (...args) => {
  const { code, output } = await runClient([process.execPath, cli, ...args], { cwd: scratch, env: process.env });
  if (code !== 0) throw new Error(`ensayo ${args.join(' ')}: code ${code}\n${output}`);
};

/** @param {string} name @param {(typeof restClients)[keyof typeof restClients]} client @param {string} issuer */
const verifyRest = async (name, { command, nit, dv }, issuer) => {
  const certificate = join(scratch, `${nit}.p12`);
  await ensayo('certs', 'good', '--nit', nit, '--name', 'TIENDA SAS', '--out', certificate);
  const env = {
    ...process.env,
    API_URL: `${issuer}/api/ubl2.1`,
    API_NIT: nit,
    API_DV: dv,
    API_NAME: 'TIENDA SAS',
    API_SOFTWARE: `7d1f0a51-1c7e-4d0b-8a53-0b8f5b7a6${nit.slice(-3)}`,
    API_PIN: '12345',
    API_CERTIFICATE: certificate,
    API_PASSWORD: 'ensayo',
  };
  const { code, output } = await runClient(command, { cwd: join(examples, name), env });
  const pdf = /\S+\.pdf: \d+ bytes/.exec(output);
  const failed = code !== 0 || pdf === null;
  console.log(failed ? `✗ ${name}: code ${code}\n${output.trimEnd()}` : `✓ ${name.padEnd(12)} ${pdf[0]}`);
  return !failed;
};

/** @param {readonly string[]} names @returns {Promise<number>} how many failed */
const verifyAllRest = async (names) => {
  const ready = join(scratch, 'rest.json');
  const options = ['--compatibility', 'dialect', '--ready-file', ready, '--no-https'];
  const ports = ['--port', '0', '--authority-port', '0'];
  const services = spawn(process.execPath, [cli, 'up', ...options, ...ports], { stdio: 'ignore' });
  try {
    const { issuer } = await whenReady(ready);
    await ensayo('registry', 'load', join(examples, 'rest-companies.yaml'), '--keep', '--ready-file', ready);
    const verified = await Promise.all(
      Object.entries(restClients)
        .filter(([name]) => names.includes(name))
        .map(([name, client]) => verifyRest(name, client, issuer)),
    );
    return verified.filter((passed) => !passed).length;
  } finally {
    services.kill();
  }
};

const all = [...Object.keys(clients), ...Object.keys(restClients)];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no client ${unknown.join(', ')}. Expected ${all.join(', ')}.`);
const wanted = asked.length === 0 ? all : asked;

let failed = 0;
try {
  for (const [name, commandOf] of Object.entries(clients)) {
    if (!wanted.includes(name)) continue;
    try {
      if (!(await verify(name, commandOf))) failed += 1;
    } catch (error) {
      console.log(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      failed += 1;
    }
  }
  const rest = wanted.filter((name) => name in restClients);
  if (rest.length > 0) failed += await verifyAllRest(rest);
} finally {
  rmSync(scratch, { recursive: true });
}
if (failed > 0) process.exitCode = 1;
