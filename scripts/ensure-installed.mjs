/**
 * Makes `npm start` and `npm test` work straight after a clone: installs the locked dependencies when they are
 * missing or are others than package-lock.json says. Node builtins only; silent and a few milliseconds otherwise.
 * Everything it says goes to stderr, so that a command's `--json` on stdout stays clean.
 */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { refuse, requireNode } from './node-version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} file */
const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const { ENSAYO_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;

/** Nothing is installed yet that could choose: by the variables that choose it afterwards. */
const isSpanish = /^es/i.test([ENSAYO_LANG, LC_ALL, LC_MESSAGES, LANG].find((each) => each) || '');

/** @param {string} english @param {string} spanish */
const say = (english, spanish) => (isSpanish ? spanish : english);

/** tsx cannot run without esbuild's binary, which is one package per platform and listed as optional. */
const platformPackage = `node_modules/@esbuild/${process.platform}-${process.arch}`;

/**
 * Why the project in that folder needs an installation, or undefined. Compares package-lock.json with the list that
 * npm leaves in node_modules, so an installation made by hand counts as well.
 *
 * @param {string} project
 * @returns {string | undefined}
 */
export const missingReason = (project) => {
  const locked = readJson(join(project, 'package-lock.json'));
  if (locked === undefined) return say('package-lock.json cannot be read', 'no se puede leer package-lock.json');
  const installed = readJson(join(project, 'node_modules', '.package-lock.json'));
  if (installed === undefined)
    return say('dependencies are not installed yet', 'las dependencias aún no están instaladas');
  for (const [path, entry] of Object.entries(locked.packages)) {
    if (path === '' || entry.optional === true) continue;
    const found = installed.packages[path]?.version;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (found !== entry.version)
      return say(
        `${name} is ${found ?? 'missing'}, package-lock.json says ${entry.version}`,
        `${name} es ${found ?? '(falta)'}; package-lock.json indica ${entry.version}`,
      );
  }
  const direct = locked.packages[''];
  for (const name of Object.keys({ ...direct.dependencies, ...direct.devDependencies })) {
    if (!existsSync(join(project, 'node_modules', name, 'package.json')))
      return say(`${name} is missing`, `falta ${name}`);
  }
  // Folders are carried between machines and into containers.
  if (platformPackage in locked.packages && !existsSync(join(project, platformPackage))) {
    const platform = `${process.platform}-${process.arch}`;
    return say(
      `node_modules was made on another platform than ${platform}`,
      `node_modules se creó en una plataforma distinta de ${platform}`,
    );
  }
  return undefined;
};

/** The npm that started us, else the one on the path. */
export const npmCommand = () => {
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js')) return { command: process.execPath, first: [npm], shell: false };
  return process.platform === 'win32'
    ? { command: 'npm.cmd', first: [], shell: true }
    : { command: 'npm', first: [], shell: false };
};

/** @param {string} text */
const write = (text) => process.stderr.write(text);

/** A line that counts seconds on a terminal; elsewhere one at the start, and more if it takes long. */
const startProgress = () => {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  if (!process.stderr.isTTY || process.env.TERM === 'dumb') {
    const tell = () =>
      write(say('ensayo: installing dependencies (npm ci) …\n', 'ensayo: instalando dependencias (npm ci) …\n'));
    tell();
    const timer = setInterval(tell, 10_000);
    return {
      stop: (/** @type {boolean} */ ok) => {
        clearInterval(timer);
        write(ok ? say(`ensayo: installed in ${seconds()} s\n`, `ensayo: instaladas en ${seconds()} s\n`) : '');
      },
    };
  }
  const draw = () =>
    write(
      `\r${say('ensayo: installing dependencies (npm ci) …', 'ensayo: instalando dependencias (npm ci) …')} ${seconds()} s `,
    );
  draw();
  const timer = setInterval(draw, 1000);
  return {
    stop: (/** @type {boolean} */ ok) => {
      clearInterval(timer);
      const done = say(
        `ensayo: dependencies installed in ${seconds()} s`,
        `ensayo: dependencias instaladas en ${seconds()} s`,
      );
      write(ok ? `\r${done}            \n` : '\r\u001b[K');
    },
  };
};

/** @param {string} project @returns {Promise<{ code: number, output: string }>} */
const runNpm = (project) =>
  new Promise((resolve) => {
    const { command, first, shell } = npmCommand();
    // --include=dev: NODE_ENV=production or omit=dev in somebody's .npmrc would leave tsx out.
    const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn(command, [...first, ...options], { cwd: project, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${command} could not be started: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Why the dependencies could not be installed, or undefined. @param {string} project @returns {Promise<string | undefined>} */
const install = async (project) => {
  const progress = startProgress();
  const { code, output } = await runNpm(project);
  progress.stop(code === 0);
  return code === 0 ? undefined : reasonIn(output, code);
};

/** npm explains itself on many lines; its own code for the error is the one that people look for. @param {string} output @param {number} code */
const reasonIn = (output, code) => {
  const [, known] = /^npm (?:error|ERR!) code (\S+)/m.exec(output) || [];
  const [, said] = /^(\S+ could not be started: .*)$/m.exec(output) || [];
  return said || known || `exit code ${code}`;
};

const second = 1000;

/**
 * Whether another command is still installing: while it is, it touches the file every second. Its process id would say
 * nothing in another container, and killed installations leave the file behind.
 *
 * @param {string} file
 */
const isHeld = (file) => {
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Math.abs(Date.now() - touched) < 30 * second;
};

/** Shows others that the work goes on. @param {string} file */
const keepTaken = (file) => {
  const timer = setInterval(() => {
    const now = new Date();
    // Somebody who removes the file meanwhile must not end the installation.
    if (existsSync(file)) utimesSync(file, now, now);
  }, second);
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
};

/** @param {string} file @returns {'taken' | 'held' | 'impossible'} */
const take = (file) => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '', { flag: 'wx' });
    return 'taken';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'held' : 'impossible';
  }
};

/**
 * Two commands started together after a clone must not both run npm ci: the second waits for the first. Where no file
 * can be written the work is done at once, and npm says what is wrong with the folder.
 *
 * @template T
 * @param {string} project
 * @param {() => Promise<T>} work
 */
const exclusively = async (project, work) => {
  const file = join(project, '.ensayo', 'installing');
  let state = take(file);
  if (state === 'held' && isHeld(file))
    write(
      say(
        'ensayo: waiting for another command that is installing …\n',
        'ensayo: esperando a otro comando que está instalando …\n',
      ),
    );
  while (state === 'held') {
    if (!isHeld(file)) rmSync(file, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    state = take(file);
  }
  const release = state === 'taken' ? keepTaken(file) : undefined;
  try {
    return await work();
  } finally {
    release?.();
  }
};

/** Ends the process with code 2 and one sentence when Node is too old or the installation fails. */
export const ensureInstalled = async (project = root) => {
  requireNode(pathToFileURL(join(project, 'package.json')));
  const reason = missingReason(project);
  if (reason === undefined) return;
  write(`ensayo: ${reason}\n`);
  const failed = await exclusively(project, async () =>
    missingReason(project) === undefined ? undefined : install(project),
  );
  if (failed === undefined) return;
  refuse(
    'install-failed',
    say(
      `The dependencies could not be installed: npm ci failed (${failed}). It needs npm and a registry that it can reach; run "npm ci --include=dev" to see its messages, and try again.`,
      `Las dependencias no se pudieron instalar: npm ci falló (${failed}). Necesita npm y un registro accesible; ejecute "npm ci --include=dev" para ver sus mensajes e inténtelo de nuevo.`,
    ),
  );
};

const startedAs = process.argv[1];
if (startedAs !== undefined && realpathSync(startedAs) === fileURLToPath(import.meta.url)) await ensureInstalled();
