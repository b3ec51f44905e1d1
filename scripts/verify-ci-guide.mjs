/** Executes docs/ci.md as it is written, in a project of its own; only the ports are free ones. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What stands for the tests of the project: the authority answers, and an invoice is accepted. */
const tests = `
const { readFileSync } = require('node:fs');
const { issuer, token } = JSON.parse(readFileSync('ensayo.json', 'utf8'));
const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
const body = readFileSync('invoice.json');
(async () => {
  const wsdl = await fetch(process.env.DIAN_URL + '?wsdl');
  const reply = await (await fetch(issuer + '/api/ubl2.1/invoice', { method: 'POST', headers, body })).json();
  if (!wsdl.ok || reply.verdict.accepted !== true) throw new Error(JSON.stringify(reply));
})();
`;

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer().on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** @typedef {{ readonly language: string, readonly text: string }} Block */

/** @param {string} page @returns {readonly Block[]} */
const blocksIn = (page) =>
  [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({ language, text }));

/** @param {number | undefined} pid Its group: what a step left running is the runner's to stop. */
const stop = (pid) => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // Nothing is left.
  }
};

/**
 * @param {string} script
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<number | undefined>} the group of processes that it may have left behind
 */
const runStep = (script, { cwd, env = {} }) =>
  new Promise((done, failed) => {
    const log = join(cwd, 'step.log');
    const command = ['-c', `exec >"$0" 2>&1; set -euo pipefail\n${script}`, log];
    const child = spawn('bash', command, { cwd, env: { ...process.env, ...env }, detached: true, stdio: 'ignore' });
    child.on('exit', (code) => {
      if (code === 0) done(child.pid);
      else {
        stop(child.pid);
        failed(new Error(`exit code ${String(code)} of\n${script}\n${readFileSync(log, 'utf8')}`));
      }
    });
  });

/** @param {string} folder @param {string} tarball */
export const runCiGuide = async (folder, tarball) => {
  const project = join(folder, 'ci');
  mkdirSync(join(project, 'vendor'), { recursive: true });
  copyFileSync(tarball, join(project, 'vendor', 'ensayo-0.1.0.tgz'));
  copyFileSync(join(root, 'datasets/facts/examples/invoice.json'), join(project, 'invoice.json'));
  writeFileSync(join(project, 'test.cjs'), tests);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "scripts": { "test": "node test.cjs" } }');
  const [issuer, authority] = [await freePort(), await freePort()];
  const page = readFileSync(join(root, 'docs/ci.md'), 'utf8')
    .replaceAll(/\b(?:8080|3000)\b/g, String(issuer))
    .replaceAll('8081', String(authority));
  const blocks = blocksIn(page).filter(({ language }) => language !== 'ts');
  const [install, company, github, gitlab, conform, kept, published, action, ...others] = blocks;
  const complete = install && company && github && gitlab && conform && kept && published && action;
  assert.ok(complete && others.length === 0, 'the blocks of docs/ci.md');
  writeFileSync(join(project, 'company.yaml'), company.text);
  await runStep(install.text, { cwd: project });
  /** @type {(number | undefined)[]} */
  const groups = [];
  try {
    const { env: common, jobs } = parse(github.text);
    for (const { run, env } of jobs.test.steps) {
      if (run !== undefined) groups.push(await runStep(run, { cwd: project, env: { ...common, ...env } }));
    }
    // Ensayo's own service takes the place of the one under test.
    const { companies } = JSON.parse(readFileSync(join(project, 'ensayo.json'), 'utf8'));
    const [{ run, env }] = parse(conform.text.replace(/\$\{\{ secrets\.\w+ \}\}/, companies[0].token));
    groups.push(await runStep(run, { cwd: project, env: { ...common, ...env } }));
    assert.match(readFileSync(join(project, 'reports/conform/report.html'), 'utf8'), /<html lang="es"/);
    const [upload] = parse(kept.text);
    const { paths, reports } = parse(published.text).artifacts;
    for (const path of [upload.with.path, ...paths, reports.junit]) assert.ok(existsSync(join(project, path)), path);
  } finally {
    groups.forEach(stop);
  }
  await untilFree([issuer, authority]);
  rmSync(join(project, 'ensayo.json'), { force: true });
  const { script, variables } = parse(gitlab.text).factura;
  const [installed, ...steps] = script;
  // It was, by the same command, in the job above.
  assert.equal(installed, 'npm ci');
  stop(await runStep(steps.join('\n'), { cwd: project, env: variables }));
};

/** @param {readonly number[]} ports */
const untilFree = async (ports) => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const taken = ports.filter((port) => spawnSync('bash', ['-c', `</dev/tcp/127.0.0.1/${String(port)}`]).status === 0);
    if (taken.length === 0) return;
    await new Promise((done) => setTimeout(done, 100));
  }
};
