/** Runs Gherkin suites with our steps through cucumber's own interface, and writes the files of the run. */
import { documentKinds } from '../../../simulator/document/kind.ts';
import { colombianDate } from '../../common/time.ts';
import { comingChanges } from '../coming-changes.ts';
import { companyFacts } from '../company.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import type { Language } from '../../common/text/bilingual.ts';
import { packageFile } from '../../common/data-directory.ts';
import { writePrivateFile, makePrivateFolder } from '../../common/private-files.ts';
import { ownVersion } from '../own-version.ts';
import { writeReports } from '../reporting/write-reports.ts';
import { englishSummary, summaryOf, type RunFacts, type Summary } from './summary.ts';
import { stopwatch } from '../../common/env/env.ts';
import type { RecordedPart } from '../ledger/recording.ts';
import type { Target } from '../target/target.ts';
import { byRequestIn } from './codes-by-request.ts';
import { createFollower, type ScenarioResult } from './follower.ts';
import type { RunOptions, RunParameters } from './parameters.ts';
import { rowFilter } from './row-filter.ts';

/** A pattern takes forward slashes on every platform. */
const pattern = (path: string): string => packageFile(path).replaceAll('\\', '/');

/** Of the modules that were put together (scripts/bundle.mjs), below the package; undefined where the sources run. */
const bundle = process.env.ENSAYO_BUNDLE;

/** Workers do not inherit the TypeScript loader: cucumber imports it in each. */
const steps = (path: string): string[] =>
  bundle === undefined
    ? [pattern('scripts/register-tsx.mjs'), pattern(`features/${path}.ts`)]
    : [pattern(`${bundle}/features/${path}.js`)];

/** @param place of one of our scenarios, to run it alone */
const ownSuites = (place = 'features/**/*.feature') => ({
  cwd: packageFile('.'),
  paths: [pattern(place)],
  import: steps('{steps,support}/**/*'),
});

/** Of a file with our scenarios, by its absolute path, with lines or without: below the package. */
const ownPlace = (features: string | undefined): string | undefined => {
  const place = features === undefined ? '' : relative(packageFile('.'), features).replaceAll('\\', '/');
  return /^features\/.*\.feature/.test(place) ? place : undefined;
};

/** A file, or scenarios in it by their lines. */
const placed = /\.feature(?::\d+)*$/;

/** A team's features, with the published steps. */
const teamSuites = (features: string) => ({
  cwd: process.cwd(),
  paths: [placed.test(features) ? features : `${features.replaceAll('\\', '/')}/**/*.feature`],
  import: steps('published/index'),
});

// The files of a run

type RunFiles = Pick<RunFacts, 'seed' | 'results' | 'notRun' | 'problems' | 'parts'> & {
  readonly language: Language;
  readonly target: Target;
  /** Absolute path of the run's folder. */
  readonly folder: string;
  /** Cucumber's messages, one JSON object per line. */
  readonly messages: string;
  readonly durationMs: number;
};

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** Writes everything derived from a run, compared with the previous one in that folder, and returns its summary. */
const writeRunFiles = async ({
  folder,
  messages,
  durationMs,
  target,
  language,
  ...run
}: RunFiles): Promise<Summary> => {
  const byRequest = byRequestIn(run.results);
  const { report, files: written } = await writeReports(messages, folder, {
    suite: `conform ${target.kind}`,
    language,
    ...(byRequest.asked === 0 ? {} : { byRequest }),
    seed: run.seed,
    target: target.kind === 'box' ? null : target.url,
    company: target.company ?? companyFacts(),
    version: ownVersion(),
    durationMs,
    byCucumber: false,
    // The share that ran is not compared with a whole run.
    ...(run.notRun > 0 ? {} : { history: join(folder, 'history') }),
  });
  const file = join(folder, 'summary.json');
  const files = [written.html, written.json, written.junit, messages, file];
  const kinds = documentKinds.filter((kind) => report.kinds.some(({ name }) => name === kind));
  const coming = comingChanges(kinds, colombianDate(Date.parse(report.run.clock ?? report.run.startedAt)));
  const facts = { ...run, target: target.kind, seconds: seconds(durationMs), report, coming, byRequest, files };
  const summary = summaryOf(facts);
  writePrivateFile(file, `${JSON.stringify(englishSummary(summary), null, 2)}\n`);
  return summary;
};

// The run

const outsideScenarios = {
  en: 'The run failed outside of any scenario.',
  es: 'La ejecución falló fuera de los escenarios.',
};

export type ConformOptions = {
  readonly target: Target;
  /** As they were given, for the commands that run a failed scenario again. */
  readonly given: Omit<RunOptions, 'seed' | 'language'>;
  readonly seed: string;
  /** Of the page, and of the explanations that an issuing service elsewhere is asked for. */
  readonly language: Language;
  /** Whether the report lists advice on documents; it does if absent. */
  readonly advice?: boolean | undefined;
  /** Tag expression; every scenario if absent. */
  readonly tags?: string | undefined;
  /** Folder of a team's own features, or one of their files, or of ours, with lines or without; our suites if absent. */
  readonly features?: string | undefined;
  /** `2/4`: the second of four shares. */
  readonly shard?: string | undefined;
  /** Worker processes; 0 runs the scenarios in this process. */
  readonly parallel: number;
  /** Absolute path of the folder for messages, reports and bundles. */
  readonly folder: string;
  /** Aborted when somebody stops the run: scenarios that have begun end, and the files tell what ran. */
  readonly signal?: AbortSignal | undefined;
  /** Called when a scenario ends, with the number of scenarios known so far. */
  readonly onResult: (result: ScenarioResult, total: number) => void;
};

/** The terminal formatter is ours. */
const nowhere = (): Writable =>
  new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });

const partsIn = (folder: string): readonly RecordedPart[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordedPart); // written by features/support/ledger.ts

/** Cucumber prints the errors of a file that it writes, and continues until it cannot: its output says why. */
const withoutFileErrors = () => {
  let found: NodeJS.ErrnoException | undefined;
  const stderr = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const text = chunk.toString();
      const [, code] = /^(E[A-Z]+): .*, (?:write|open)/.exec(text) ?? [];
      if (code === undefined) process.stderr.write(text);
      else found ??= Object.assign(new Error(text.trim()), { code, syscall: 'write' });
      done();
    },
  });
  return { stderr, found: () => found };
};

type Output = { readonly messages: string; readonly stderr: Writable };

const configure = async (options: ConformOptions, parameters: RunParameters & { proofs: string }, to: Output) => {
  const { features, tags, shard, parallel } = options;
  const own = ownPlace(features);
  const { cwd, ...suites } = features === undefined || own !== undefined ? ownSuites(own) : teamSuites(features);
  const environment = { cwd, stdout: nowhere(), stderr: to.stderr, env: process.env };
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        ...suites,
        format: ['summary', ['message', to.messages]],
        parallel,
        ...rowFilter({ tags, shard }),
        worldParameters: JSON.parse(JSON.stringify(parameters)) as Record<string, string>, // Plain data, as cucumber expects.
      },
    },
    environment,
  );
  return { runConfiguration, environment };
};

/** @throws the parser's own error for a tag expression that it cannot read */
export const conform = async (options: ConformOptions): Promise<Summary> => {
  const elapsed = stopwatch();
  const { folder, target, seed, language } = options;
  const bundles = join(folder, 'bundles');
  const messages = join(folder, 'messages.ndjson');
  const proofs = mkdtempSync(join(tmpdir(), 'ensayo-proofs-'));
  rmSync(bundles, { recursive: true, force: true });
  makePrivateFolder(folder);
  // Cucumber writes it, in place.
  writePrivateFile(messages, '');
  const stop = join(proofs, 'stop');
  options.signal?.addEventListener('abort', () => {
    writeFileSync(stop, '');
  });
  try {
    const run = { ...options.given, seed, language };
    const { texts } = run;
    const parameters = {
      target,
      seed,
      language,
      run,
      texts,
      advice: options.advice,
      bundles,
      proofs,
      stop,
      traffic: options.features !== undefined && ownPlace(options.features) === undefined,
    };
    const { stderr, found } = withoutFileErrors();
    const { runConfiguration, environment } = await configure(options, parameters, { messages, stderr });
    const follower = createFollower(options.onResult, language);
    const { success } = await runCucumber(runConfiguration, environment, follower.onMessage).catch((error: unknown) => {
      if (found() !== undefined) rmSync(messages, { force: true });
      throw found() ?? error;
    });
    const results = follower.results();
    const failed = results.some(({ status }) => status === 'failed');
    const durationMs = Math.round(elapsed());
    // Ctrl+C also ends processes of the run that are still starting.
    const stopped = options.signal?.aborted === true;
    const unexplained = !success && !failed && !stopped && follower.problems().length === 0;
    return await writeRunFiles({
      folder,
      messages,
      durationMs,
      target,
      seed,
      language,
      results,
      notRun: stopped ? follower.notRun() : 0,
      problems: unexplained ? [outsideScenarios] : follower.problems(),
      parts: partsIn(proofs),
    });
  } finally {
    rmSync(proofs, { recursive: true, force: true });
  }
};
