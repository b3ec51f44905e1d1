/** Runs Gherkin suites with our steps by cucumber's own interface. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { stopwatch } from '../../common/env/env.ts';
import type { RecordedPart } from '../ledger/recording.ts';
import type { Target } from '../target/target.ts';
import { ownSuites, teamSuites } from './layout.ts';
import { createFollower, type ScenarioResult } from './messages.ts';
import type { RunParameters } from './parameters.ts';
import { writeRunFiles } from './reports.ts';
import { summaryOf, type Summary } from './summary.ts';

export type ConformOptions = {
  readonly target: Target;
  readonly seed: string;
  /** Expression over tags; every scenario where absent. */
  readonly tags?: string | undefined;
  /** Folder of a team's own features; our suites where absent. */
  readonly features?: string | undefined;
  /** `2/4`: the second of four shares. */
  readonly shard?: string | undefined;
  /** Processes beside this one; 0 runs the scenarios here. */
  readonly parallel: number;
  /** Absolute path of the folder for messages, reports and bundles. */
  readonly folder: string;
  /** Told of every scenario as it ends, with how many are known to be run. */
  readonly onResult: (result: ScenarioResult, total: number) => void;
};

/** The formatter of the terminal is ours. */
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

/** Cucumber prints what became of a file that it writes, and goes on until it cannot: what it printed says why. */
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
  const { cwd, ...suites } = features === undefined ? ownSuites() : teamSuites(features);
  const environment = { cwd, stdout: nowhere(), stderr: to.stderr, env: process.env };
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        ...suites,
        format: ['summary', ['message', to.messages]],
        parallel,
        tags: tags ?? '',
        ...(shard === undefined ? {} : { shard }),
        worldParameters: JSON.parse(JSON.stringify(parameters)) as Record<string, string>, // plain data, as cucumber wants it
      },
    },
    environment,
  );
  return { runConfiguration, environment };
};

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** @throws what cucumber throws for an expression over tags or a share that it cannot read */
export const conform = async (options: ConformOptions): Promise<Summary> => {
  const elapsed = stopwatch();
  const { folder, target, seed } = options;
  const bundles = join(folder, 'bundles');
  const messages = join(folder, 'messages.ndjson');
  const proofs = mkdtempSync(join(tmpdir(), 'ensayo-proofs-'));
  rmSync(bundles, { recursive: true, force: true });
  makePrivateFolder(folder);
  // Cucumber writes it, in place.
  writePrivateFile(messages, '');
  try {
    const parameters = { target, seed, bundles, proofs };
    const { stderr, found } = withoutFileErrors();
    const { runConfiguration, environment } = await configure(options, parameters, { messages, stderr });
    const follower = createFollower(options.onResult);
    const { success } = await runCucumber(runConfiguration, environment, follower.onMessage).catch((error: unknown) => {
      if (found() !== undefined) rmSync(messages, { force: true });
      throw found() ?? error;
    });
    const results = follower.results();
    const failed = results.some(({ status }) => status === 'failed');
    const unexplained = !success && !failed && follower.problems().length === 0;
    const summary = summaryOf({
      target: target.kind,
      seed,
      seconds: seconds(elapsed()),
      results,
      problems: unexplained ? ['The run failed outside of any scenario.'] : follower.problems(),
      parts: partsIn(proofs),
      files: [],
    });
    return { ...summary, files: await writeRunFiles({ folder, messages, summary }) };
  } finally {
    rmSync(proofs, { recursive: true, force: true });
  }
};
