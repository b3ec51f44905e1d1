/** Executes the steps of action.yml and of the GitLab template as they are written, over one valid and one rejected document. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const clock = '2026-03-16T10:00:00-05:00';

/** @param {string} script @param {string} cwd @param {Readonly<Record<string, string>>} env */
const bash = (script, cwd, env) =>
  spawnSync('bash', ['-c', `set -eo pipefail\n${script}`], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTION_PATH: root, ...env },
  });

/** With the values of inputs in place of GitHub's expressions. @param {string} name @param {Readonly<Record<string, string>>} given */
const stepOf = (name, given) => {
  const { inputs, runs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  const { run, env } = runs.steps.find((/** @type {{ name: string }} */ step) => step.name === name);
  const valueOf = (/** @type {string} */ expression) => {
    const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(expression)?.[1] ?? '';
    assert.ok(input in inputs, expression);
    return given[input] ?? inputs[input].default;
  };
  const values = Object.entries(env).map(([key, expression]) => [key, valueOf(String(expression))]);
  return { run, env: Object.fromEntries(values) };
};

/** @param {string} folder @param {string} installed a project that has the package installed */
export const runAction = (folder, installed) => {
  const project = join(folder, 'action');
  const documents = join(project, 'documents');
  mkdirSync(documents, { recursive: true });
  const valid = readFileSync(join(root, 'datasets/proof/golden/invoice-credit.xml'), 'utf8');
  writeFileSync(join(documents, 'valid.xml'), valid);
  writeFileSync(join(documents, 'broken.xml'), valid.replace(/<cbc:PayableAmount[^>]*>/, '$&9'));
  // Options on lines of their own, and a file whose name looks like one.
  writeFileSync(join(project, '--rule=FAU14=off'), valid);
  const files = '\ndocuments/valid.xml\n\ndocuments/broken.xml\n--rule=FAU14=off\n';
  const given = { options: `--seed action\n--clock ${clock}\n`, files };
  const judge = stepOf('judge', given);
  const judged = bash(judge.run, project, judge.env);
  assert.equal(judged.status, 1, judged.stderr);
  const lines = judged.stdout.trim().split('\n');
  assert.ok(
    lines.some((line) =>
      /^::error file=documents\/broken\.xml,line=\d+,col=\d+,title=FAU14::El valor a pagar .*%0AEncontrado: /.test(
        line,
      ),
    ),
    judged.stdout,
  );
  assert.ok(
    lines.every((line) => line.startsWith('::') && !line.includes('valid.xml')),
    judged.stdout,
  );
  const template = parse(readFileSync(join(root, 'docs/examples/gitlab-ci.yml'), 'utf8'))['.ensayo-judge'];
  const [install, command] = template.script;
  assert.equal(install, 'npm ci');
  const variables = { ...template.variables, ENSAYO_FILES: documents, ENSAYO_OPTIONS: given.options };
  const gitlab = bash(command, installed, variables);
  assert.equal(gitlab.status, 1, gitlab.stderr);
  const issues = JSON.parse(readFileSync(join(installed, template.artifacts.reports.codequality), 'utf8'));
  assert.ok(issues.some((/** @type {any} */ issue) => issue.check_name === 'FAU14' && issue.severity === 'critical'));
  const noService = { issuer: 'http://127.0.0.1:1', token: 'x', options: '--code FAU14' };
  const conform = stepOf('conform', { ...noService, report: 'reports/first: run\nartifact=other' });
  const [summary, output] = [join(project, 'summary.md'), join(project, 'output')];
  const runner = { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: output };
  const unreachable = bash(conform.run, project, { ...conform.env, ...runner });
  assert.equal(unreachable.status, 2, 'a service that does not answer fails the step');
  const printed = unreachable.stdout.trimEnd().split('\n');
  const [, stop] = /^::stop-commands::([0-9a-f]{32})$/.exec(printed[0] ?? '') ?? [];
  assert.equal(printed.at(-1), `::${stop}::`, 'what the service answers is no command for the runner');
  assert.equal(readFileSync(output, 'utf8'), 'artifact=reports-first- run-artifact=other\n');
};
