/**
 * `npm run soak`: many documents through several workers, and whether speed and memory stay as they were.
 *
 *   npm run soak                                              300,000 documents, two workers, a data folder
 *   npm run soak -- --store postgres --documents 60000        PostgreSQL, a server of its own
 *   npm run --silent soak -- --json                           one JSON value
 *
 * Exit code 1 if the last tenth is more than a tenth slower than the first, or takes more than a tenth more memory.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemRandom } from '../../../common/env/env.ts';
import { installedPackage, startService } from '../services/service.ts';
import { startGenerator } from '../services/service-cases.ts';
import { cpuSeconds, residentMegabytes } from '../services/usage.ts';
import { soak, type SoakOptions, type SoakResult, type Tenth } from './soak.ts';
import { isStoreName, openSoakStore } from './stores.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '300000' },
    workers: { type: 'string', default: '2' },
    store: { type: 'string', default: 'sqlite' },
    json: { type: 'boolean', default: false },
  },
});

const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const refuse = (problem: string): never => {
  note(problem);
  process.exit(2);
};

const atLeast = (name: 'documents' | 'workers', least: number): number => {
  const value = Number(values[name]);
  return Number.isSafeInteger(value) && value >= least
    ? value
    : refuse(`--${name} ${values[name]}: expected a whole number from ${String(least)} on.`);
};

const options = (): SoakOptions => ({
  store: isStoreName(values.store) ? values.store : refuse(`--store ${values.store}: expected sqlite or postgres.`),
  workers: atLeast('workers', 1),
  documents: atLeast('documents', 10),
});

/** Released in reverse order, whatever happens. */
const releases: (() => Promise<void> | void)[] = [];

const releaseAll = async (): Promise<void> => {
  for (const release of releases.splice(0).reverse()) await release();
};

// A long run takes gigabytes: they go, too, when it is cut short.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void releaseAll().finally(() => process.exit(130)));

const line = ({ documents, perSecond, cores, generatorCores, megabytes }: Tenth): string =>
  [
    `${String(documents)} documents, ${String(perSecond)}/s`,
    `services ${String(cores ?? '?')} cores, generator ${String(generatorCores)}`,
    `${String(megabytes ?? '?')} MB`,
  ].join('; ');

const run = async (chosen: SoakOptions): Promise<SoakResult> => {
  const installed = installedPackage();
  releases.push(() => rmSync(installed, { recursive: true, force: true }));
  const store = await openSoakStore(chosen.store);
  releases.push(store.close);
  const generator = startGenerator(undefined);
  releases.push(generator.close);
  const service = await startService({
    installed,
    options: ['--no-https', '--workers', String(chosen.workers), ...store.options],
  });
  releases.push(service.stop);
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

// What the run writes is sealed with a key that nobody needs afterwards.
process.env.ENSAYO_KEY = systemRandom.bytes(32).toString('base64');

try {
  const result = await run(options());
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
  await releaseAll();
}
