/** Who judges the documents of one call: this process and, where there are many, threads beside it. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageFile } from '../../common/data-directory.ts';
import type { DocumentFile } from '../../../simulator/document/index.ts';
import type { ProposedChanges } from '../../../simulator/judge/index.ts';
import { companionOf, type ApartJudges, type JudgeFlags, type JudgementReport } from './apart-judges.ts';

/** A document, and the argument that led to it. */
export type Task = { readonly path: string; readonly file: DocumentFile };

export type Verdict = { readonly report: JudgementReport; readonly proposed: ProposedChanges | undefined };

export type Member = (tasks: readonly Task[]) => Promise<readonly Verdict[]>;

/** @param proposes whether the changes that make a rejected document pass are looked for */
export const judgesHere = ({ judgeFor }: Pick<ApartJudges, 'judgeFor'>, proposes: boolean): Member => {
  const judge = async ({ path, file }: Task): Promise<Verdict> => {
    const by = await judgeFor(path);
    const report = await by.judge(file);
    return { report, proposed: proposes ? await by.propose(file, report) : undefined };
  };
  // Documents in progress at the same time are cheaper (src/common/env/in-step.ts).
  return (tasks) => Promise.all(tasks.map(judge));
};

/** Of the modules that were put together (scripts/bundle.mjs); undefined where the sources run. */
const bundle = process.env.ENSAYO_BUNDLE;

const threadOf = (options: ThreadOptions): Worker =>
  bundle === undefined
    ? new Worker(packageFile('src/cli/judge/judging-thread.ts'), {
        workerData: options,
        execArgv: ['--import', pathToFileURL(packageFile('scripts/register-tsx.mjs')).href],
      })
    : new Worker(packageFile(`${bundle}/src/cli/judge/judging-thread.js`), { workerData: options });

export type ThreadOptions = {
  readonly flags: JudgeFlags;
  readonly proposes: boolean;
};

export type Thread = { readonly judge: Member; readonly end: () => Promise<unknown> };

export const startThread = (options: ThreadOptions): Thread => {
  const worker = threadOf(options);
  return {
    judge: async (tasks) => {
      worker.postMessage(tasks);
      const [judged] = (await once(worker, 'message')) as [readonly Verdict[]]; // judging-thread.ts
      return judged;
    },
    end: () => worker.terminate(),
  };
};

/** A thread reads the rules and compiles the schemas anew, which takes as long as judging that many documents. */
const worthAThread = 300;

/** Standard input and pipes have nothing left for the second who reads them. */
const canBeReadAgain = (path: string): boolean =>
  path !== '-' && statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** What is read once, and documents before them that may turn out unusable, are left to one judge. */
const mayBeShared = (tasks: readonly Task[], { prior, registry, trust = [] }: JudgeFlags): boolean =>
  prior === undefined &&
  [registry, ...trust].every((path) => path === undefined || canBeReadAgain(path)) &&
  [...new Set(tasks.map(({ path }) => path))].every((path) => companionOf(path).length === 0);

/** How many threads beside this one. */
export const threadsFor = (tasks: readonly Task[], flags: JudgeFlags, cores = availableParallelism()): number =>
  mayBeShared(tasks, flags) ? Math.min(cores - 1, Math.floor(tasks.length / worthAThread)) : 0;

/** So few that all end at nearly the same time. */
const inOnePart = 8;

const partsOf = (tasks: readonly Task[], size: number): readonly (readonly Task[])[] =>
  Array.from({ length: Math.ceil(tasks.length / size) }, (_, at) => tasks.slice(at * size, (at + 1) * size));

type Part = {
  readonly tasks: readonly Task[];
  readonly judged: Promise<readonly Verdict[]>;
  readonly done: (judged: readonly Verdict[]) => void;
};

const opened = (tasks: readonly Task[]): Part => {
  let done: Part['done'] = () => undefined;
  const judged = new Promise<readonly Verdict[]>((resolve) => (done = resolve));
  return { tasks, judged, done };
};

/** In the order of the tasks, each as soon as it and all before it are judged. */
export async function* judgedInOrder(tasks: readonly Task[], crew: readonly Member[]): AsyncGenerator<Verdict> {
  // Alone, one after another: what is printed before an error is what was judged before it.
  const parts = partsOf(tasks, crew.length > 1 ? inOnePart : 1).map(opened);
  const open = parts.values();
  const work = Promise.all(
    crew.map(async (judge) => {
      for (const part of open) part.done(await judge(part.tasks));
    }),
  );
  for (const { judged } of parts) yield* await Promise.race([judged, work.then(() => judged)]);
}
