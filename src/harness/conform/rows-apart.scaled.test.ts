/**
 * The rows of features/rules are inputs: a process in which no rule can be loaded runs them against an authority in
 * another process, with the results that they have beside the rules.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { seededRandom } from '../../common/env/env.ts';
import { isDeep } from '../../common/testing/volume.ts';
import type { Target } from '../target/target.ts';
import { freePortsFor, startCli, type Running } from '../testing/commands.ts';
import { createFollower, type Message, type ScenarioResult } from './follower.ts';
import { writtenRows, type WrittenRow } from './written-rows.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-rows-apart-'));

let running: Running;
let apart: Target;

beforeAll(async () => {
  running = startCli(['up', '--json', '--only', 'simulator', ...freePortsFor(['simulator'])]);
  const ready = await running.ready;
  // As `ensayo up --json` prints it.
  const { authority: url, control } = ready as { readonly authority: string; readonly control: never };
  apart = { kind: 'authority', url, control };
});

afterAll(async () => {
  running.stop('SIGTERM');
  await running.finished;
  rmSync(folder, { recursive: true });
});

// Which rows

const rows = writtenRows();

/** Of each sort of change in each sort of document, and some more. */
const drawn = (count: number): readonly WrittenRow[] => {
  const random = seededRandom('rows apart');
  const shuffled = rows
    .map((row) => ({ row, turn: random.bytes(6).toString('hex') }))
    .sort((one, other) => (one.turn < other.turn ? -1 : 1))
    .map(({ row }) => row);
  const sorts = new Set(rows.map(({ base, sort }) => `${base} ${sort}`));
  const first = [...sorts].flatMap((each) => shuffled.find(({ base, sort }) => `${base} ${sort}` === each) ?? []);
  return [...first, ...shuffled.filter((row) => !first.includes(row))].slice(0, count);
};

/** Rows that expect what is not answered. */
const wrong = [
  'Feature: Wrong rows',
  '  @rules',
  '  Scenario Outline: <document> with <to>',
  '    Given a generated document: <document>',
  '    When before its code is computed, cbc:IssueDate is changed to <to>',
  '    Then the status is <status>, with FAD09e as <kind>; other lines: none',
  '    Examples:',
  '      | document | to           | status | kind         |',
  '      | invoice  | "2019-05-06" | 00     | Rechazo      |',
  '      | invoice  | "2019-05-07" | 99     | Notificación |',
  '      | invoice  | 0 days after | 99     | Rechazo      |',
].join('\n');

const wrongResults = [
  'AssertionError: expected status 00, IsValid true, FAD09e Rechazo; got status 99, IsValid false, FAD09e Rechazo',
  'AssertionError: expected status 99, IsValid false, FAD09e Notificación; got status 99, IsValid false, FAD09e Rechazo',
  'unknown-word: Not understood: 0 days after. Did you mean the day after?',
].map((error) => ({ status: 'failed', error }));

// Running them

type Result = Pick<ScenarioResult, 'name' | 'uri' | 'status'> & { readonly error: string | undefined };

const unreachable = 'Error: No rule is within reach.';

/** Neither rules nor the authority, which brings them with it, can be loaded: as they are, or put together with others. */
const hooks = String.raw`
  export const load = async (url, context, next) => {
    const isSource = /\/simulator\/(?:rules\/|server\.[jt]s)/.test(url);
    const found = isSource ? undefined : await next(url, context);
    if (isSource || /\/\*! simulator\/(?:rules\/|server\.ts)/.test(String(found.source)))
      throw new Error('No rule is within reach.');
    return found;
  };
`;

const moduleOf = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;

const refusing = `import { register } from 'node:module'; register(${JSON.stringify(moduleOf(hooks))});`;

const run = async (paths: readonly string[]): Promise<readonly Result[]> => {
  const messages = join(folder, 'messages.ndjson');
  const child = spawn(
    process.execPath,
    [
      ...['--import', moduleOf(refusing)],
      packageFile('node_modules/@cucumber/cucumber/bin/cucumber.js'),
      ...['--format', `message:${messages}`],
      '--world-parameters',
      JSON.stringify({ target: apart, seed: 'conformance', proofs: join(folder, 'proofs') }),
      ...paths,
    ],
    { cwd: packageFile('.'), stdio: 'ignore' },
  );
  await new Promise((resolve) => child.once('close', resolve));
  const { onMessage, results } = createFollower(() => undefined);
  for (const line of readFileSync(messages, 'utf8').split('\n'))
    if (line !== '') onMessage(JSON.parse(line) as Message); // as cucumber writes it
  return results()
    .map(({ name, uri, status, error }) => ({ name, uri, status, error: error?.split('\n')[0] }))
    .sort((one, other) => (`${one.uri} ${one.name}` < `${other.uri} ${other.name}` ? -1 : 1));
};

/** The exchanges of outcomes are looked up in the catalogue: where there is none, they cannot be carried out. */
const fromCatalogue = 'features/outcomes/zip.feature';

const isRow = ({ uri }: Result): boolean => uri.startsWith('features/rules/');
const isWrong = ({ uri }: Result): boolean => uri.endsWith('/wrong.feature');

it('have the same results where no rule can be loaded', async () => {
  const wrongRows = join(folder, 'wrong.feature');
  writeFileSync(wrongRows, wrong);
  const some = drawn(24).map(({ place }) => place);
  // That all rows of features/rules pass in one process is shown by `npm test`.
  const results = await run([...(isDeep ? ['features/rules'] : some), wrongRows, fromCatalogue]);
  expect(results.filter((each) => isRow(each) && each.status !== 'passed')).toEqual([]);
  expect(results.filter(isRow)).toHaveLength(isDeep ? rows.length : some.length);
  expect(results.filter(isWrong).map(({ status, error }) => ({ status, error }))).toEqual(wrongResults);
  const refused = results.filter(({ uri }) => uri === fromCatalogue);
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set([unreachable]));
}, 3_600_000);
