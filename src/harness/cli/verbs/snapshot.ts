import type { Command } from 'commander';
import type { SnapshotState } from '../../../../simulator/control/client-methods.ts';
import { issuerUnchanged, targetOptions, withControl, type TargetFlags } from '../control-target.ts';
import { bold, dim, note, print, printJson } from '../output.ts';

type SnapshotFlags = TargetFlags & { readonly json?: boolean };

const counted = (documents: number): string => `${String(documents)} ${documents === 1 ? 'document' : 'documents'}`;

const show = ({ name, takenAt, documents }: SnapshotState): void => {
  print(`${bold(name.padEnd(20))} ${dim(`${takenAt}, ${counted(documents)}`)}`);
};

const listSnapshots = (flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const all = await control.snapshots();
    if (flags.json === true) printJson(all);
    else if (all.length === 0) note('No snapshots. "ensayo snapshot take" makes one.');
    else all.forEach(show);
  });

const takeSnapshot = (name: string | undefined, flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const taken = await control.takeSnapshot(name);
    if (flags.json === true) printJson(taken);
    else show(taken);
  });

const restoreSnapshot = (name: string, flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const restored = await control.restoreSnapshot(name);
    if (flags.json === true) printJson(restored);
    else {
      print(`The authority is as it was in ${name}, with ${counted(restored.documents)}.`);
      note(dim(issuerUnchanged));
    }
  });

const removeSnapshot = (name: string, flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.removeSnapshot(name);
    if (flags.json === true) printJson({ removed: [name] });
    else print(`${name} removed`);
  });

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
  targetOptions(snapshot.command('list')).description('List the snapshots, the oldest first').action(listSnapshots);
  targetOptions(snapshot.command('take'))
    .description('Keep the state as it is now')
    .argument('[name]', 'lower case letters, digits and hyphens; snapshot-1, snapshot-2, … where absent')
    .action(takeSnapshot);
  targetOptions(snapshot.command('restore'))
    .description('Go back to a snapshot, which stays')
    .argument('<name>', 'as list shows it')
    .action(restoreSnapshot);
  targetOptions(snapshot.command('remove').alias('delete'))
    .description('Take a snapshot away')
    .argument('<name>', 'as list shows it')
    .action(removeSnapshot);
};
