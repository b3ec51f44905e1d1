/** The cases that need whole services, as they are installed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEnv } from '../../../common/env/env.ts';
import { workersCase, type CaseName } from '../cases.ts';
import type { RunningCase } from '../rounds.ts';
import { converse } from './conversation.ts';
import { sampleOfLoad, type Generator } from './end-to-end.ts';
import type { Sending, Sent } from './generator.ts';
import { cores, startNode } from './pinned.ts';
import { startService, type Service } from './service.ts';
import { residentMegabytes } from './usage.ts';

export type ServiceCasesOptions = {
  readonly isWanted: (name: CaseName) => boolean;
  /** Sent to each service before the rounds. */
  readonly warmUp: number;
  /** In each round. */
  readonly documents: number;
};

export type ServiceCases = { readonly cases: readonly RunningCase[]; readonly close: () => Promise<void> };

const endToEndCase = 'end-to-end';
const workerCounts = [1, 2] as const;

/** By when timers of the start have run, and its garbage is collected. */
const idleMs = 1_500;

/** `bench.js` from `bench.ts`, in dist/ or not. */
const generatorFile = new URL(`./generator${import.meta.filename.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

export const startGenerator = (core: number | undefined): Generator =>
  converse<Sending, Sent>(
    startNode({ args: [generatorFile.pathname], core, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );

/** A start in each round, and the memory of the largest process some time later. */
const startCases = (): readonly RunningCase[] => {
  const startOne = (): Promise<Service> => startService({ core: cores.service, options: ['--https-port', '0'] });
  return [
    {
      name: 'cold-start',
      run: async () => {
        const service = await startOne();
        await service.stop();
        return { value: service.readyMs };
      },
    },
    {
      name: 'idle-memory',
      run: async () => {
        const service = await startOne();
        await createEnv().sleep(idleMs);
        const value = Math.max(...residentMegabytes(service.pid));
        await service.stop();
        return { value };
      },
    },
  ];
};

type Parts = ServiceCasesOptions & {
  /** Releases something at the end. */
  readonly atEnd: (release: () => Promise<void> | void) => void;
};

const oneCore = async ({ warmUp, documents, atEnd }: Parts): Promise<readonly RunningCase[]> => {
  const generator = startGenerator(cores.generator);
  atEnd(generator.close);
  const service = await startService({ core: cores.service });
  atEnd(service.stop);
  const load = { service, generator, documents };
  await sampleOfLoad({ ...load, documents: warmUp }, 'core');
  return [
    { name: endToEndCase, run: () => sampleOfLoad(load, 'core') },
    { name: 'loaded-memory', run: () => Promise.resolve({ value: Math.max(...residentMegabytes(service.pid)) }) },
  ];
};

/** Nothing is pinned: services and generator share the cores as the system decides. */
const everyCore = async ({ warmUp, documents, isWanted, atEnd }: Parts): Promise<readonly RunningCase[]> => {
  const generator = startGenerator(undefined);
  atEnd(generator.close);
  const cases: RunningCase[] = [];
  for (const workers of workerCounts.filter((count) => isWanted(workersCase(count)))) {
    const data = mkdtempSync(join(tmpdir(), 'ensayo-bench-workers-'));
    atEnd(() => rmSync(data, { recursive: true, force: true }));
    const options = ['--no-https', '--workers', String(workers), '--data', data];
    const service = await startService({ options });
    atEnd(service.stop);
    const load = { service, generator, documents: documents * workers, workers };
    await sampleOfLoad({ ...load, documents: warmUp * workers }, 'elapsed');
    cases.push({ name: workersCase(workers), run: () => sampleOfLoad(load, 'elapsed') });
  }
  return cases;
};

/** Starts what the wanted cases need. */
export const serviceCases = async (options: ServiceCasesOptions): Promise<ServiceCases> => {
  const { isWanted } = options;
  const releases: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const release of releases.splice(0).reverse()) await release();
  };
  const parts: Parts = { ...options, atEnd: (release) => releases.push(release) };
  try {
    const cases = [
      ...([endToEndCase, 'loaded-memory'].some(isWanted) ? await oneCore(parts) : []),
      ...(workerCounts.map(workersCase).some(isWanted) ? await everyCore(parts) : []),
      ...startCases(),
    ];
    return { cases: cases.filter(({ name }) => isWanted(name)), close };
  } catch (error) {
    await close();
    throw error;
  }
};
