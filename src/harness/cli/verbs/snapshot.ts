import type { Command } from 'commander';
import { targetOptions } from '../shared-options.ts';
import type { SnapshotFlags } from '../actions/run-snapshot.ts';

const help = `
A snapshot holds registry, documents, events, test sets, clock and settings of one world (tenant and environment).
Faults, forced verdicts and the journal are not part of it.

Examples:
  ensayo snapshot take before-the-note
  ensayo snapshot restore before-the-note
  ensayo snapshot list --tenant worker-3`;

/** `ensayo snapshot list|take|restore|remove` */
export const snapshotVerb = (program: Command): void => {
  const snapshot = program
    .command('snapshot')
    .description('Keep the state of the running authority, and go back to it')
    .addHelpText('after', help);
  targetOptions(snapshot.command('list'))
    .description('List the snapshots, the oldest first')
    .action(async (flags: SnapshotFlags) => (await import('../actions/run-snapshot.ts')).listSnapshots(flags));
  targetOptions(snapshot.command('take'))
    .description('Keep the state as it is now')
    .argument('[name]', 'lower case letters, digits and hyphens; snapshot-1, snapshot-2, … where absent')
    .action(async (name: string | undefined, flags: SnapshotFlags) =>
      (await import('../actions/run-snapshot.ts')).takeSnapshot(name, flags),
    );
  targetOptions(snapshot.command('restore'))
    .description('Go back to a snapshot, which stays')
    .argument('<name>', 'as list shows it')
    .action(async (name: string, flags: SnapshotFlags) =>
      (await import('../actions/run-snapshot.ts')).restoreSnapshot(name, flags),
    );
  targetOptions(snapshot.command('remove').alias('delete'))
    .description('Take a snapshot away')
    .argument('<name>', 'as list shows it')
    .action(async (name: string, flags: SnapshotFlags) =>
      (await import('../actions/run-snapshot.ts')).removeSnapshot(name, flags),
    );
};
