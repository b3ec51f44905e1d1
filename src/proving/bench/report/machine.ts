/** The machine that the figures are of. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { canPin } from '../services/pinned.ts';

export type Machine = {
  readonly system: string;
  readonly processor: string;
  /** RSA and digests are a multiple faster with it; null where the system does not say. */
  readonly avx512: boolean | null;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly node: string;
  /** Whether what is measured had a core of its own, and the load generator another. */
  readonly pinned: boolean;
  /** Processes that wanted a core before the run, mean of five minutes. */
  readonly loadBefore: number;
};

const hasAvx512 = (): boolean | null => {
  try {
    return /^flags\s*:.*\bavx512/m.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return null;
  }
};

export const describeMachine = (): Machine => {
  const all = cpus();
  return {
    system: `${process.platform} ${process.arch}`,
    processor: all[0]?.model.trim() ?? '',
    avx512: hasAvx512(),
    cores: all.length,
    memoryGigabytes: Math.round(totalmem() / 1e9),
    node: process.version,
    pinned: canPin(),
    loadBefore: Number((loadavg()[1] ?? 0).toFixed(2)),
  };
};
