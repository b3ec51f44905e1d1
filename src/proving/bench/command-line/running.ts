/** Starts the command line of the built package and waits for its end. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { createEnv, stopwatch } from '../../../common/env/env.ts';
import { closed } from '../../../harness/load/service.ts';
import { createCertificates } from '../../../../simulator/registry/certificates/certificates.ts';
import type { CaseName } from '../cases.ts';
import { createIssuing } from '../inside/issuing.ts';
import { requestSource } from '../requests.ts';
import type { RunningCase } from '../rounds.ts';
import { median } from '../statistics.ts';
import { cores, startNode } from '../services/pinned.ts';
import { installedPackage } from '../services/service.ts';
import { commands, invoicePath, manyFilesCase, processorCase, type Command } from './facts.ts';

export type CommandRuns = { readonly cases: readonly RunningCase[]; readonly close: () => void };

export type CommandRunsOptions = {
  readonly isWanted: (name: CaseName) => boolean;
  /** A figure is the median of this many starts in a round. */
  readonly starts: number;
};

const ensayo = join(installedPackage, 'scripts', 'ensayo.mjs');

const counter = 'count.cjs';

/** A process knows its own processor time; nobody else learns it once it has ended. */
const countProcessorTime =
  'process.once("exit", () => { const { user, system } = process.cpuUsage(); require("fs").writeSync(3, String((user + system) / 1000)); });';

/** In milliseconds. */
type Took = { readonly elapsed: number; readonly processor: number };

type Place = {
  /** Where the command runs, and writes. */
  readonly folder: string;
  readonly core?: number;
};

/** @throws Error for another exit code than 0 */
const took = async (args: readonly string[], { folder, core }: Place): Promise<Took> => {
  const elapsed = stopwatch();
  const child = startNode({
    args: ['--require', join(folder, counter), ...args],
    folder,
    core,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const counted = text(child.stdio[3] as Readable); // asked for above
  await closed(child);
  const ms = elapsed();
  if (child.exitCode !== 0) throw new Error(`Exit code ${String(child.exitCode)}: node ${args.join(' ')}`);
  return { elapsed: ms, processor: Number(await counted) };
};

type StartOptions = { readonly folder: string; readonly starts: number };

/** The figures of both cases are of the same starts. */
const startRuns = ({ name, words }: Command, { folder, starts }: StartOptions): readonly RunningCase[] => {
  const args = words === undefined ? ['-e', '0'] : [ensayo, ...words];
  const processor: number[] = [];
  const measure = async (): Promise<number> => {
    const all: Took[] = [];
    for (let start = 0; start < starts; start += 1) all.push(await took(args, { folder, core: cores.service }));
    processor.push(median(all.map((each) => each.processor)));
    return median(all.map((each) => each.elapsed));
  };
  const processorTime = async (): Promise<number> => {
    if (processor.length === 0) await measure();
    return processor.splice(0).at(-1) ?? Number.NaN;
  };
  return [
    { name, run: async () => ({ value: await measure() }) },
    { name: processorCase(name), run: async () => ({ value: await processorTime() }) },
  ];
};

const manyFiles = 1_000;

/** Invoices of ten lines, as those that are judged alone. */
const writeInvoices = async (folder: string, count: number): Promise<void> => {
  const issuing = await createIssuing(createCertificates(createEnv()), 'invoice');
  const next = requestSource(10);
  mkdirSync(join(folder, 'many'));
  for (let written = 0; written < count; written += 1) {
    const { signedXml } = await issuing.prepare(next());
    writeFileSync(join(folder, 'many', `${String(written).padStart(4, '0')}.xml`), signedXml);
    if (written === 0) writeFileSync(join(folder, invoicePath), signedXml);
  }
  await issuing.close();
};

const manyFilesRun = (folder: string): RunningCase => ({
  name: manyFilesCase,
  run: async () => {
    const { elapsed, processor } = await took([ensayo, 'judge', join(folder, 'many')], { folder });
    return { value: manyFiles / (elapsed / 1_000), cores: processor / elapsed };
  },
});

/** The documents that wanted cases need are written first. */
export const commandRuns = async ({ isWanted, starts }: CommandRunsOptions): Promise<CommandRuns> => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-bench-commands-'));
  const close = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const cases = [...commands.flatMap((each) => startRuns(each, { folder, starts })), manyFilesRun(folder)];
    const wanted = cases.filter(({ name }) => isWanted(name));
    writeFileSync(join(folder, counter), countProcessorTime);
    if (wanted.length > 0) await writeInvoices(folder, isWanted(manyFilesCase) ? manyFiles : 1);
    return { cases: wanted, close };
  } catch (error) {
    close();
    throw error;
  }
};
