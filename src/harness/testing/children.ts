import { spawnSync } from 'node:child_process';

/** The processes that a process has started and that still run. */
export const childrenOf = (pid: number | undefined): readonly number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .filter(Boolean)
    .map(Number);
