/** Pipelines and examples that cannot run where Ensayo is developed: at least their syntax, and what they refer to. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageFile } from '../../common/data-directory.ts';

type Step = { readonly run?: string; readonly uses?: string };
type Job = {
  readonly 'runs-on': string;
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix?: unknown };
};

const yaml = (path: string): unknown => parse(readFileSync(packageFile(path), 'utf8')) as unknown;

/** What a step may run is here: a script of package.json, or a file. */
const isHere = (command: string): boolean => {
  const { scripts } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const script = /^npm (?:run )?([\w:]+)/.exec(command)?.[1];
  return script === undefined ? existsSync(packageFile(command.split(' ')[0] ?? '')) : script in scripts;
};

it('the workflow of GitHub has jobs whose steps are actions of a fixed version or commands that exist, Windows among them', () => {
  const { jobs } = yaml('.github/workflows/ci.yml') as { readonly jobs: Readonly<Record<string, Job>> };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const wrong = steps.filter(({ run, uses }) =>
    run === undefined ? !/^[\w-]+\/[\w-]+@v\d+$/.test(uses ?? '') : !isHere(run),
  );
  expect(wrong).toEqual([]);
  expect(JSON.stringify(jobs)).toContain('windows-latest');
});

it('the pipeline of GitLab has jobs whose commands exist', () => {
  const { default: usual, ...jobs } = yaml('docs/examples/ci/gitlab-ci.yml') as Readonly<
    Record<string, { readonly script?: readonly string[]; readonly image?: string }>
  >;
  expect(usual?.image).toMatch(/^node:/);
  expect(Object.values(jobs).flatMap(({ script = ['none'] }) => script.filter((line) => !isHere(line)))).toEqual([]);
});

it.each(['docs/examples/testcontainers/node/ensayo.test.mjs'])('%s is JavaScript', (path) => {
  const { status, stderr } = spawnSync(process.execPath, ['--check', packageFile(path)], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

it.each(['node/ensayo.test.mjs', 'java/EnsayoTest.java'])(
  'the example of Testcontainers %s says that it was not run',
  (file) => {
    const text = readFileSync(packageFile(`docs/examples/testcontainers/${file}`), 'utf8');
    expect(text).toContain('Not run where Ensayo is checked');
  },
);

const textsIn = (folder: string): readonly string[] =>
  readdirSync(packageFile(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:feature|md|mjs|ts)$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);

it('no page and no message sends to npm for a package that the registry does not have', () => {
  const paths = ['README.md', 'README.es.md', ...['docs', 'src/harness', 'features/steps'].flatMap(textsIn)];
  const found = paths.filter((path) => readFileSync(packageFile(path), 'utf8').includes('npx ensayo'));
  const telling = [
    'docs/guides/installation.md',
    'docs/es/guides/installation.md',
    'src/proving/architecture/pipelines.test.ts',
  ];
  expect(found.filter((path) => !telling.includes(path))).toEqual([]);
});
