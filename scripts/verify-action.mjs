/** Executes the steps of action.yml and of the GitLab template as they are written, over one valid and one rejected document. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const clock = '2026-11-20T10:00:00-05:00';

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
  mkdirSync(project, { recursive: true });
  const made = bash(
    `node "$GITHUB_ACTION_PATH/scripts/ensayo.mjs" reproduce FAU14 --clock ${clock} --out documents`,
    project,
    {},
  );
  assert.equal(made.status, 0, made.stderr);
  const given = { options: `--clock ${clock}` };
  const judging = (/** @type {string} */ files) => {
    const { run, env } = stepOf('judge', { ...given, files });
    return bash(run, project, env);
  };
  const valid = judging('documents/valid.xml\n');
  assert.deepEqual([valid.status, valid.stdout.trim()], [0, ''], valid.stderr);
  const rejected = judging('documents/valid.xml\n\ndocuments/broken.xml\n');
  assert.equal(rejected.status, 1, rejected.stderr);
  assert.match(
    rejected.stdout,
    /^::error file=documents\/broken\.xml,line=1,col=\d+,title=FAU14::El valor a pagar .*%0AEncontrado: /,
  );
  const template = parse(readFileSync(join(root, 'docs/examples/gitlab-ci.yml'), 'utf8'))['.ensayo-judge'];
  const [install, judge] = template.script;
  assert.equal(install, 'npm ci');
  const variables = {
    ...template.variables,
    ENSAYO_FILES: join(project, 'documents/broken.xml'),
    ENSAYO_OPTIONS: given.options,
  };
  const gitlab = bash(judge, installed, variables);
  assert.equal(gitlab.status, 1, gitlab.stderr);
  const [issue] = JSON.parse(readFileSync(join(installed, template.artifacts.reports.codequality), 'utf8'));
  assert.deepEqual([issue.check_name, issue.severity, issue.location.lines.begin], ['FAU14', 'critical', 1]);
  const [service, summary] = ['http://127.0.0.1:1', join(project, 'summary.md')];
  const { run, env } = stepOf('conform', { issuer: service, token: 'x', options: '--code FAU14' });
  const unreachable = bash(run, project, { ...env, GITHUB_STEP_SUMMARY: summary });
  assert.equal(unreachable.status, 2, 'a service that does not answer fails the step');
};
