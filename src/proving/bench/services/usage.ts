/** Processor time and memory of other processes, from Linux's /proc; undefined on other systems. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** The process, its children, and theirs. */
export const processTree = (pid: number): readonly number[] => {
  const children = read(`/proc/${String(pid)}/task/${String(pid)}/children`)?.trim() ?? '';
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number).flatMap(processTree))];
};

let ticks: number | undefined;

const ticksPerSecond = (): number => (ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })));

/** proc(5): user and system time are the 14th and 15th fields; the second is the name, which may have spaces. */
export const cpuTicksIn = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

/** Of the process and its children, those included that have ended in the meantime only as far as they were read. */
export const cpuSeconds = (pid: number): number | undefined => {
  const stats = processTree(pid).map((each) => read(`/proc/${String(each)}/stat`));
  if (stats[0] === undefined) return undefined;
  return stats.reduce((sum, stat) => sum + (stat === undefined ? 0 : cpuTicksIn(stat)), 0) / ticksPerSecond();
};

/** Megabytes (10^6 bytes) of each process of the tree. */
export const residentMegabytes = (pid: number): readonly number[] =>
  processTree(pid).flatMap((each) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${String(each)}/status`) ?? '') ?? [];
    return kilobytes === undefined ? [] : Number(kilobytes) * 0.001_024;
  });
