/** A long run, in tenths: whether the last one is as fast as the first, and takes no more memory. */
import { createEnv } from '../../../common/env/env.ts';
import type { StoreName } from '../cases.ts';
import { median } from '../statistics.ts';
import type { Work } from './stores.ts';

/** Whatever issues and judges documents. */
export type Subject = {
  /** Sends that many and waits for their verdicts. @throws Error if one of them is not accepted */
  readonly send: (documents: number) => Promise<{ readonly seconds: number; readonly cpuSeconds: number }>;
  /** Processor time of the services since they started; undefined where the system does not report it. */
  readonly cpuSeconds: () => number | undefined;
  /** Resident memory of each process, in megabytes. */
  readonly megabytes: () => readonly number[];
  readonly work: () => Promise<Work>;
};

export type Tenth = {
  readonly documents: number;
  readonly perSecond: number;
  /** Processor time by elapsed time. Null where the system does not report it. */
  readonly cores: number | null;
  readonly generatorCores: number;
  /** Of all processes together: the median of a tenth, as the garbage collector lets it go up and down. */
  readonly megabytes: number | null;
};

export type PerDocument = {
  /** On disk, indexes included. */
  readonly bytes: number;
  /** Null where there is no server, or none on this machine. */
  readonly serverCpuMs: number | null;
  readonly servicesCpuMs: number | null;
  readonly commits: number | null;
  readonly logBytes: number | null;
};

export type SoakResult = {
  readonly store: StoreName;
  readonly workers: number;
  readonly documents: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly tenths: readonly Tenth[];
  readonly perDocument: PerDocument;
  readonly holds: readonly { readonly name: string; readonly value: number | null; readonly met: boolean | null }[];
};

export type SoakOptions = {
  readonly store: StoreName;
  readonly workers: number;
  readonly documents: number;
  readonly onTenth?: ((tenth: Tenth) => void) | undefined;
};

const parts = 10;
const sampleEveryMs = 500;

const { sleep } = createEnv();

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Looks at the memory until the work is done. */
const watched = async <Result>(
  subject: Subject,
  work: Promise<Result>,
): Promise<{ readonly result: Result; readonly megabytes: number | null }> => {
  const seen: number[] = [];
  const state = { isDone: false };
  const end = work.finally(() => {
    state.isDone = true;
  });
  // Awaited below, where a failure is reported.
  end.catch(() => undefined);
  do {
    const now = subject.megabytes();
    if (now.length > 0) seen.push(sum(now));
    await Promise.race([sleep(sampleEveryMs), end]);
  } while (!state.isDone);
  return { result: await end, megabytes: seen.length === 0 ? null : median(seen) };
};

const difference = (after: number | undefined, before: number | undefined): number | undefined =>
  after === undefined || before === undefined ? undefined : after - before;

const by = (value: number | undefined, divisor: number): number | null =>
  value === undefined ? null : rounded(value / divisor);

const measureTenth = async (subject: Subject, documents: number): Promise<Tenth & { readonly seconds: number }> => {
  const before = subject.cpuSeconds();
  const { result, megabytes } = await watched(subject, subject.send(documents));
  const worked = difference(subject.cpuSeconds(), before);
  return {
    documents,
    seconds: result.seconds,
    perSecond: rounded(documents / result.seconds),
    cores: by(worked, result.seconds),
    generatorCores: rounded(result.cpuSeconds / result.seconds),
    megabytes: megabytes === null ? null : rounded(megabytes),
  };
};

/** How far the last tenth may be from the first one. */
const tolerance = 0.1;

const holdsOf = (first: Tenth, last: Tenth): SoakResult['holds'] => {
  const speed = rounded(last.perSecond / first.perSecond);
  const memory = first.megabytes === null || last.megabytes === null ? null : rounded(last.megabytes / first.megabytes);
  return [
    { name: 'throughput-of-the-last-tenth', value: speed, met: speed >= 1 - tolerance },
    { name: 'memory-of-the-last-tenth', value: memory, met: memory === null ? null : memory <= 1 + tolerance },
  ];
};

/** @param options `documents`: at least ten */
export const soak = async (
  subject: Subject,
  { store, workers, documents, onTenth }: SoakOptions,
): Promise<SoakResult> => {
  const [before, cpuBefore] = [await subject.work(), subject.cpuSeconds()];
  const measured: Tenth[] = [];
  let seconds = 0;
  for (let part = 1; part <= parts; part += 1) {
    const until = Math.round((documents * part) / parts);
    const { seconds: took, ...tenth } = await measureTenth(
      subject,
      until - sum(measured.map((each) => each.documents)),
    );
    seconds += took;
    measured.push(tenth);
    onTenth?.(tenth);
  }
  const [after, cpuAfter] = [await subject.work(), subject.cpuSeconds()];
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined) throw new Error('Nothing was measured.');
  const milliseconds = (value: number | undefined): number | undefined =>
    value === undefined ? undefined : value * 1_000;
  return {
    store,
    workers,
    documents,
    seconds: rounded(seconds),
    perSecond: rounded(documents / seconds),
    tenths: measured,
    perDocument: {
      bytes: Math.round((after.bytes - before.bytes) / documents),
      serverCpuMs: by(milliseconds(difference(after.cpuSeconds, before.cpuSeconds)), documents),
      servicesCpuMs: by(milliseconds(difference(cpuAfter, cpuBefore)), documents),
      commits: by(difference(after.commits, before.commits), documents),
      logBytes: by(difference(after.logBytes, before.logBytes), documents),
    },
    holds: holdsOf(first, last),
  };
};
