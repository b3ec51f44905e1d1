/**
 * `npm test`: the unit tests, the contract tests and the conformance suite, then one line for each and the exit code.
 *
 *   npm test                          everything above
 *   npm test -- src/common/xml        only the unit and contract tests whose path contains that
 *   npm test -- --only unit,contract  only these parts; also conformance, deep, postgres and browser
 *
 * On a terminal the progress is shown. Elsewhere, and where CI is set, there is a line every few seconds about how far a
 * part is, and one when it has ended, with the names and errors of what failed; all that the part printed is in
 * reports/test/<part>.log.
 */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { failuresOfScenarios, failuresOfVitest, failureText } from './test-failures.mjs';
import { counterOf, showProgress, testsIn } from './test-progress.mjs';

/**
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts
 * @typedef {{ readonly name: string, readonly about: string, readonly processes: readonly (readonly string[])[],
 *   readonly report: string, readonly count: (report: any) => Counts, readonly counters: () => readonly (() => number)[],
 *   readonly failures: (report: any) => readonly import('./test-failures.mjs').Failure[], readonly mayBeEmpty?: boolean, readonly allMustRun?: boolean,
 *   readonly inputs?: readonly string[], readonly env?: Readonly<Record<string, string>>, readonly afterwards?: () => Promise<void> }} Part
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'reports', 'test');
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);

const isQuiet = !process.stdout.isTTY || Boolean(process.env.CI);

/** Documents come and go by the thousand: with room for the young ones, an eighth less of the time goes into collecting them. */
const roomForTheYoung = '--max-semi-space-size=64';

/** @returns {Counts} */
const countVitest = (/** @type {any} */ report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** @returns {Counts} */
const countReport = (/** @type {any} */ report) => report.counts;

/**
 * @param {string} name @param {string} about @param {readonly string[]} chosen projects and files, as vitest's arguments
 * @returns {Part}
 */
const vitest = (name, about, chosen) => {
  const report = join(reports, `${name}.json`);
  const reporters = ['default', 'json', 'junit'].map((each) => `--reporter=${each}`);
  const files = [`--outputFile.json=${report}`, `--outputFile.junit=${join(reports, `${name}.xml`)}`];
  return {
    name,
    about,
    processes: [[bin('vitest/vitest.mjs'), 'run', ...reporters, ...files, ...chosen]],
    report,
    count: countVitest,
    counters: () => [counterOf(logOf({ name }), testsIn.vitest)],
    failures: (found) => failuresOfVitest(found, root),
  };
};

/** Page, JSON and JUnit from the messages of the run, unless it ended before there were any. */
const writeReports = async (/** @type {string} */ messages) => {
  if (!existsSync(messages)) return;
  // The modules are TypeScript, and only this part needs them.
  await import('./register-tsx.mjs');
  const reporting = new URL('../src/harness/reporting/conformance.ts', import.meta.url).href;
  const { reportFullRun } = await import(reporting);
  const { files } = await reportFullRun(messages, dirname(messages));
  if (!isQuiet) console.log(`Report: ${relative(root, files.html)}`);
};

/** A report that cannot be written fails the part, whose counts are then missing, and not the parts after it. */
const afterwards = async (/** @type {Part} */ part) => {
  try {
    await part.afterwards?.();
  } catch (error) {
    console.error(error);
  }
};

/**
 * Two processes with half of the scenarios each take two thirds of the time of `--parallel 2`, whose workers are sent
 * the whole feature file with every scenario.
 * @param {string} name @param {string} about @returns {Part}
 */
const cucumber = (name, about) => {
  const messages = join(root, 'reports', name, 'messages.ndjson');
  const report = join(root, 'reports', name, 'report.json');
  const shares = ['1/2', '2/2'].map((share) => ({ share, file: messages.replace('.', `-${share[0]}.`) }));
  mkdirSync(dirname(messages), { recursive: true });
  return {
    name,
    about,
    // What the services log is searched for secrets and personal data (features/support/world.ts).
    env: { ENSAYO_LOGS: join(root, 'reports/logs', name) },
    processes: shares.map(({ share, file }) => [
      bin('@cucumber/cucumber/bin/cucumber.js'),
      ...['--shard', share, '--format', `message:${file}`],
    ]),
    report,
    count: countReport,
    counters: () => shares.map(({ file }) => counterOf(file, testsIn.cucumber)),
    // Against the bundled services nothing is out of reach.
    allMustRun: true,
    failures: failuresOfScenarios,
    inputs: [messages, ...shares.map(({ file }) => file)],
    afterwards: async () => {
      for (const { file } of shares) {
        if (existsSync(file)) appendFileSync(messages, readFileSync(file));
        rmSync(file, { force: true });
      }
      await writeReports(messages);
    },
  };
};

const unit = ['--project', 'unit', '--project', 'isolated'];

/** @param {readonly string[]} filters @returns {Readonly<Record<string, readonly Part[]>>} */
const partsByName = (filters) => ({
  vitest: [
    vitest('unit-contract', 'every *.test.ts, and *.contract.test.ts against running services', [...unit, ...filters]),
  ],
  unit: [
    { ...vitest('unit', 'every *.test.ts beside its unit', [...unit, ...filters]), env: { ENSAYO_TESTS: 'unit' } },
  ],
  contract: [
    {
      ...vitest('contract', '*.contract.test.ts against running services', ['--project', 'unit', ...filters]),
      env: { ENSAYO_TESTS: 'contract' },
    },
  ],
  conformance: [cucumber('conformance', 'features/ against both services')],
  deep: [vitest('deep', '*.deep.test.ts: large volumes', ['--project', 'deep', ...filters])],
  postgres: [
    vitest('postgres', '*.postgres.test.ts: state in a PostgreSQL server', ['--project', 'postgres', ...filters]),
  ],
  browser: [
    {
      ...vitest('browser', '*.browser.test.ts: console and report in Chromium', ['--project', 'browser', ...filters]),
      mayBeEmpty: true,
    },
  ],
});

/** @param {readonly string[]} args @returns {readonly Part[]} */
const chosenParts = (args) => {
  const at = args.indexOf('--only');
  const names = at === -1 ? undefined : (args[at + 1] ?? '').split(',');
  const filters = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  const parts = partsByName(filters);
  return (names ?? (filters.length > 0 ? ['vitest'] : ['vitest', 'conformance'])).flatMap((name) => {
    const part = parts[name];
    if (part !== undefined) return part;
    console.error(`Unknown part "${name}". Expected one of ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  });
};

const logOf = (/** @type {Pick<Part, 'name'>} */ { name }) => join(reports, `${name}.log`);

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
let isStopped = false;
for (const signal of signals) process.on(signal, () => (isStopped = true));

/**
 * @param {readonly string[]} args @param {number | undefined} log descriptor; the terminal where absent
 * @param {Readonly<Record<string, string>>} more variables @returns {Promise<number>}
 */
const run = (args, log, more) =>
  new Promise((resolve) => {
    const env = { ...process.env, ...more };
    const child = spawn(process.execPath, [roomForTheYoung, ...args], {
      cwd: root,
      stdio: log === undefined ? 'inherit' : ['ignore', log, log],
      env: log === undefined ? env : { ...env, NO_COLOR: '1' },
    });
    const stop = () => child.kill();
    for (const signal of signals) process.once(signal, stop);
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });

/** @param {string} folder that takes memory, perhaps; a test that was stopped may still have something mounted there */
const removeFiles = (folder) => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.error(`${folder} could not be removed: ${String(error)}`);
  }
};

/** A twentieth of it is used at once. */
const roomInMemory = 2 * 1024 ** 3;

/** Tests write databases and reports that nobody reads later: in memory, where there is room, nothing waits for a disk. */
const folderForFiles = () => {
  const memory = '/dev/shm';
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomInMemory ? memory : tmpdir();
};

/**
 * The first code that is not 0. A terminal shows the progress of the first process; the others run beside it.
 * @param {Part} part @param {readonly string[]} extra arguments @returns {Promise<number>}
 */
const runProcesses = async (part, extra) => {
  const log = openSync(logOf(part), 'w');
  const files = mkdtempSync(join(folderForFiles(), 'ensayo-tests-'));
  // A PostgreSQL server and some services of the tests run as another user.
  chmodSync(files, 0o711);
  // What cucumber's processes prove together is collected there (cucumber.js).
  const proofs = join(files, 'proofs');
  mkdirSync(proofs);
  const env = { ...part.env, TMPDIR: files, ENSAYO_PROOFS: proofs };
  const codes = await Promise.all(
    part.processes.map((args, index) => run([...args, ...extra], isQuiet || index > 0 ? log : undefined, env)),
  );
  closeSync(log);
  removeFiles(files);
  if (isStopped) process.exit(130);
  return codes.find((code) => code !== 0) ?? 0;
};

/** @template T @param {Part} part @param {(report: any) => T} read @param {T} otherwise @returns {T} */
const fromReport = (part, read, otherwise) => {
  try {
    return read(JSON.parse(readFileSync(part.report, 'utf8')));
  } catch {
    return otherwise; // the part ended before it wrote one
  }
};

const mostOfLog = 60;

/** What failed by name, or the end of the output where no test failed: a crash, an error outside tests. */
const whatFailed = (/** @type {Part} */ part) => {
  const log = relative(root, logOf(part));
  const failures = fromReport(part, part.failures, []);
  if (failures.length > 0) return `${failureText(failures)}\n  All output: ${log}`;
  const lines = readFileSync(logOf(part), 'utf8').trimEnd().split('\n');
  return [...lines.slice(-mostOfLog).map((line) => `      ${line}`), `  The end of ${log}`].join('\n');
};

/** @param {Part} part @param {{ readonly code: number, readonly ms: number, readonly mayBeEmpty: boolean }} ended */
const resultOf = (part, { code, ms, mayBeEmpty }) => {
  const { passed, failed, skipped } = fromReport(part, part.count, { passed: 0, failed: 0, skipped: 0 });
  const empty = passed + failed === 0;
  const allRan = skipped === 0 || part.allMustRun !== true;
  const ok = code === 0 && failed === 0 && allRan && (!empty || mayBeEmpty);
  const counts = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
  const numbers = (empty ? 'no tests found' : counts).padEnd(36);
  return {
    ok,
    empty,
    line: `${ok ? '✓' : '✗'} ${part.name.padEnd(16)} ${numbers} ${(ms / 1000).toFixed(1).padStart(7)} s`,
  };
};

/** @param {Part} part @param {boolean} filtered */
const runPart = async (part, filtered) => {
  if (!isQuiet) console.log(`\n── ${part.name}: ${part.about}`);
  for (const stale of [part.report, ...(part.inputs ?? [])]) rmSync(stale, { force: true });
  const started = performance.now();
  const mayBeEmpty = filtered || part.mayBeEmpty === true;
  const stopShowing = isQuiet ? showProgress(part.name, part.counters()) : () => undefined;
  const code = await runProcesses(part, mayBeEmpty && part.count === countVitest ? ['--passWithNoTests'] : []);
  await afterwards(part);
  stopShowing();
  const result = resultOf(part, { code, ms: performance.now() - started, mayBeEmpty });
  if (isQuiet) console.log(result.line);
  // A terminal has already shown what failed, unless it happened in a process beside the one that it showed.
  if (!result.ok && (isQuiet || part.processes.length > 1)) console.log(whatFailed(part));
  return result;
};

await ensureInstalled();
mkdirSync(reports, { recursive: true });
const given = process.argv.slice(2);
const parts = chosenParts(given);
const filtered = given.some((argument, index) => argument !== '--only' && given[index - 1] !== '--only');
const results = [];
for (const part of parts) results.push(await runPart(part, filtered));
if (!isQuiet) console.log(`\n${results.map(({ line }) => line).join('\n')}\n`);
const nothingRan = filtered && results.every(({ empty }) => empty);
if (nothingRan) console.error('No test file has that in its path.\n');
if (nothingRan || results.some(({ ok }) => !ok)) process.exitCode = 1;
