import type { Command } from 'commander';
import type { SnapshotFlags } from '../actions/run-snapshot.ts';
import { targetOptions } from '../shared-options.ts';

/** `ensayo reset` */
export const resetVerb = (program: Command): void => {
  targetOptions(program.command('reset'))
    .description('Leave the running authority as it started: without documents, faults, forced verdicts and journal')
    .action(async (flags: SnapshotFlags) => (await import('../actions/run-snapshot.ts')).reset(flags));
};
