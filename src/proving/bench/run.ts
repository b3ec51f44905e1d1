/**
 * `npm run bench`: what a document costs, in ratios that hold on any machine (docs/contributing/benchmarks.md).
 *
 *   npm run bench                          the tables
 *   npm run --silent bench -- --json       one JSON value (docs/schemas/bench.schema.json)
 *   npm run bench -- --only judge          only cases whose name contains that
 *   npm run bench -- --rounds 9            more rounds than five
 *   npm run bench -- --long                stores with 1,000,000 documents, PostgreSQL, longer warm-ups
 *   npm run bench -- --short               short warm-ups and slices, and empty stores, for a first look and for CI
 *   npm run bench -- --postgres URL        also with databases on that server
 *   npm run bench -- --write               also writes the figures into docs/contributing/benchmarks.md and its Spanish translation
 */
import { createEnv } from '../../common/env/env.ts';
import { ownVersion } from '../../harness/own-version.ts';
import { startOwnPostgres } from '../../harness/testing/own-postgres.fixture.ts';
import { cases, documentCounts, saxonCase, type CaseFacts, type CaseName } from './cases.ts';
import { commandRuns } from './command-line/running.ts';
import { startInside } from './inside/inside-process.ts';
import { createReleases, note, readOptions, refuse, sealWithNewKey, wholeNumber } from './program.ts';
import { saxonCases } from './peer/saxon.ts';
import { describeMachine } from './report/machine.ts';
import { rewritePages } from './report/marked.ts';
import { pages, withFigures } from './report/page.ts';
import { benchResult, type BenchResult } from './report/result.ts';
import { caseTable, figure, holdTable, textTable } from './report/table.ts';
import { runRounds } from './rounds.ts';
import { signCase, verifyCase } from './rsa.ts';
import { filledStores, type FilledStores } from './seeding/filled-stores.ts';
import { serviceCases } from './services/service-cases.ts';

const values = readOptions({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    long: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    postgres: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const rounds = wholeNumber('--rounds', values.rounds, { least: 1, example: 5 });

const isNamed = (name: CaseName): boolean => name.includes(values.only);
const needsRsa = cases.some(({ name, rsa }) => rsa !== undefined && isNamed(name));
const isWanted = (name: CaseName): boolean => isNamed(name) || (needsRsa && [signCase, verifyCase].includes(name));
if (!cases.some(({ name }) => isNamed(name)))
  refuse(
    `--only ${values.only}: no case has that in its name. Expected part of ${cases.map(({ name }) => name).join(', ')}.`,
  );

/** Documents of a slice, rounds within the process and documents of a service before anything counts, starts of a command. */
const sizes = values.short
  ? { documents: 30, warmUps: 1, warmUp: 30, starts: 3 }
  : values.long
    ? { documents: 400, warmUps: 8, warmUp: 4_000, starts: 10 }
    : { documents: 200, warmUps: 4, warmUp: 1_500, starts: 10 };

sealWithNewKey();
const releases = createReleases();

/** The server that was given, or one of our own where the run is long. */
const postgresServer = async (): Promise<string | undefined> => {
  const given = values.postgres ?? process.env.ENSAYO_TEST_POSTGRES;
  const needsOne = cases.some(({ name }) => name.startsWith('judge-postgres') && isWanted(name));
  if (given !== undefined || !values.long || !needsOne) return given;
  const { url, stop } = await startOwnPostgres();
  releases.add(stop);
  return url;
};

/** On a terminal the figures come one by one; a log gets them at the end. */
const isWatched = process.stderr.isTTY;

/** Those that whole services are not needed for, and whose store is there. */
const casesInside = (stores: FilledStores): readonly CaseFacts[] => {
  const there = new Set(stores.addresses.map(({ name }) => name));
  return cases.filter(({ name, of }) => isWanted(name) && (of === 'process' || (of === 'store' && there.has(name))));
};

const run = async (): Promise<BenchResult> => {
  const machine = describeMachine();
  const stores = await filledStores({
    counts: documentCounts[values.long ? 'long' : values.short ? 'short' : 'usual'],
    postgres: await postgresServer(),
    isWanted,
    onFilling: (name, written) => isWatched && note(`${name}: ${String(written)} documents written`),
  });
  releases.add(stores.close);
  const services = await serviceCases({ isWanted, warmUp: sizes.warmUp, documents: sizes.documents * 2 });
  releases.add(services.close);
  const wanted = casesInside(stores);
  const commands = await commandRuns({ isWanted, starts: sizes.starts });
  releases.add(commands.close);
  const inside = await startInside({ ...sizes, stores: stores.addresses, wanted });
  releases.add(inside.close);
  const peer =
    values.long || values.only === saxonCase
      ? await saxonCases({ times: sizes.documents, warmUps: sizes.warmUps, releases })
      : [];
  const running = [...inside.cases, ...peer, ...services.cases, ...commands.cases];
  const measured = await runRounds(
    running.filter(({ name }) => isWanted(name)),
    {
      rounds,
      onMeasured: (round, name, { value }) => isWatched && note(`${String(round)}: ${name} ${figure(value, 'en')}`),
    },
  );
  const at = new Date(createEnv().clock.now()).toISOString();
  return benchResult(measured, { at, version: ownVersion(), machine, filled: stores.filled });
};

try {
  const result = await run();
  if (values.write) await rewritePages(pages, (page, language) => withFigures(page, result, language));
  process.stdout.write(
    values.json
      ? `${JSON.stringify(result, null, 2)}\n`
      : `${textTable(caseTable(result, 'en'))}\n\n${textTable(holdTable(result, 'en'))}\n`,
  );
} finally {
  await releases.all();
}
