/** Both services as `ensayo up` starts them from the built package. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { stopwatch } from '../../../common/env/env.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { closed, readyOf } from '../../../harness/load/service.ts';
import { startNode } from './pinned.ts';

export type Service = {
  readonly pid: number;
  readonly issuer: string;
  readonly token: string;
  /** From the start of the process to its line that it is ready. */
  readonly readyMs: number;
  readonly stop: () => Promise<void>;
};

/** The package as it is published; its own dependencies are those of the clone. */
export const installedPackage = packageFile('dist');

export type ServiceOptions = {
  /** The file of the command line; the built package's if absent. */
  readonly command?: string | undefined;
  readonly core?: number | undefined;
  /** Of `up`, in addition to those that choose free ports. */
  readonly options?: readonly string[] | undefined;
};

const freePorts = ['--port', '0', '--authority-port', '0'] as const;

const stopping = (child: ChildProcess) => async (): Promise<void> => {
  child.kill('SIGTERM');
  await closed(child);
};

/** @throws Error if it ends before it is ready */
export const startService = async ({
  command = join(installedPackage, 'scripts', 'ensayo.mjs'),
  core,
  options = ['--no-https'],
}: ServiceOptions = {}): Promise<Service> => {
  const args = [command, 'up', '--json', ...freePorts, ...options];
  const elapsed = stopwatch();
  const child = startNode({ args, core, stdio: ['ignore', 'pipe', 'inherit'] });
  const { issuer, token } = await readyOf(child);
  return { pid: child.pid ?? 0, issuer, token, readyMs: elapsed(), stop: stopping(child) };
};
