/**
 * `npm run soak`: many documents through several workers, and whether speed and memory stay as they were.
 *
 *   npm run soak                                              300,000 documents, two workers, a data folder
 *   npm run soak -- --store postgres --documents 60000        PostgreSQL, a server of its own
 *   npm run --silent soak -- --json                           one JSON value
 *   npm run soak -- --write                                   keeps the figures, and writes docs/capacity.md from them
 *
 * Exit code 1 if the last tenth is more than a tenth slower than the first, or takes more than a tenth more memory.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { packageFile } from '../../../common/data-directory.ts';
import { createEnv } from '../../../common/env/env.ts';
import { describeMachine } from '../report/machine.ts';
import { rewritePages } from '../report/marked.ts';
import { createReleases, note, readOptions, refuse, sealWithNewKey, wholeNumber } from '../program.ts';
import { startService } from '../services/service.ts';
import { startGenerator } from '../services/service-cases.ts';
import { cpuSeconds, residentMegabytes } from '../services/usage.ts';
import { pages, withCapacity, type LastRuns } from './capacity-page.ts';
import { soak, type SoakOptions, type SoakResult, type Tenth } from './soak.ts';
import { isStoreName, openSoakStore } from './stores.ts';

const values = readOptions({
  options: {
    documents: { type: 'string', default: '300000' },
    workers: { type: 'string', default: '2' },
    store: { type: 'string', default: 'sqlite' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const options = (): SoakOptions => ({
  store: isStoreName(values.store) ? values.store : refuse(`--store ${values.store}: expected sqlite or postgres.`),
  workers: wholeNumber('--workers', values.workers, { least: 1, example: 2 }),
  documents: wholeNumber('--documents', values.documents, { least: 10, example: 300_000 }),
});

const releases = createReleases();

const line = ({ documents, perSecond, cores, generatorCores, megabytes }: Tenth): string =>
  [
    `${String(documents)} documents, ${String(perSecond)}/s`,
    `services ${String(cores ?? '?')} cores, generator ${String(generatorCores)}`,
    `${String(megabytes ?? '?')} MB`,
  ].join('; ');

const run = async (chosen: SoakOptions): Promise<SoakResult> => {
  const store = await openSoakStore(chosen.store);
  releases.add(store.close);
  const generator = startGenerator(undefined);
  releases.add(generator.close);
  const service = await startService({
    options: ['--no-https', '--workers', String(chosen.workers), ...store.options],
  });
  releases.add(service.stop);
  const { issuer, token, pid } = service;
  return soak(
    {
      send: (documents) => generator.ask({ issuer, token, documents }),
      cpuSeconds: () => cpuSeconds(pid),
      megabytes: () => residentMegabytes(pid),
      work: store.work,
    },
    { ...chosen, onTenth: (tenth) => note(line(tenth)) },
  );
};

const lastRuns = packageFile('src/proving/bench/soak/last-runs.json');

/** In the clone, from which `npm run` starts this. */
const write = async (result: SoakResult): Promise<void> => {
  const at = new Date(createEnv().clock.now()).toISOString();
  const before = JSON.parse(readFileSync(lastRuns, 'utf8')) as LastRuns; // written below
  const runs: LastRuns = { ...before, [result.store]: { at, machine: describeMachine(), result } };
  writeFileSync(lastRuns, `${JSON.stringify(runs, null, 2)}\n`);
  await rewritePages(pages, (page, language) => withCapacity(page, runs, language));
};

sealWithNewKey();

try {
  const result = await run(options());
  if (values.write) await write(result);
  process.stdout.write(
    values.json
      ? `${JSON.stringify(result, null, 2)}\n`
      : [
          `${String(result.documents)} documents in ${String(result.seconds)} s, ${String(result.perSecond)}/s`,
          ...Object.entries(result.perDocument).map(
            ([name, value]) => `  ${name} per document: ${String(value ?? '?')}`,
          ),
          ...result.holds.map(
            ({ name, value, met }) => `  ${name}: ${String(value ?? '?')} ${met === false ? 'not met' : 'met'}`,
          ),
          '',
        ].join('\n'),
  );
  if (result.holds.some(({ met }) => met === false)) process.exitCode = 1;
} finally {
  await releases.all();
}
