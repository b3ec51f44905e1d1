/** `ensayo snapshot …` and `ensayo reset` */
import type { SnapshotState } from '../../../../simulator/control/client.ts';
import { withControl, type TargetFlags } from '../control-target.ts';
import { bold, dim, note, print, printJson } from '../output.ts';

export type SnapshotFlags = TargetFlags & { readonly json?: boolean };

const counted = (documents: number): string => `${String(documents)} ${documents === 1 ? 'document' : 'documents'}`;

const show = ({ name, takenAt, documents }: SnapshotState): void => {
  print(`${bold(name.padEnd(20))} ${dim(`${takenAt}, ${counted(documents)}`)}`);
};

export const listSnapshots = (flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const all = await control.snapshots();
    if (flags.json === true) printJson(all);
    else if (all.length === 0) note('No snapshots. "ensayo snapshot take" makes one.');
    else all.forEach(show);
  });

export const takeSnapshot = (name: string | undefined, flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const taken = await control.takeSnapshot(name);
    if (flags.json === true) printJson(taken);
    else show(taken);
  });

const ownNumbers = 'The issuing service keeps its own documents: it still refuses numbers that it saw accepted.';

export const restoreSnapshot = (name: string, flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const restored = await control.restoreSnapshot(name);
    if (flags.json === true) printJson(restored);
    else {
      print(`The authority is as it was in ${name}, with ${counted(restored.documents)}.`);
      note(dim(ownNumbers));
    }
  });

export const removeSnapshot = (name: string, flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.removeSnapshot(name);
    if (flags.json === true) printJson({ removed: [name] });
    else print(`${name} removed`);
  });

export const reset = (flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.reset();
    if (flags.json === true) printJson({ reset: true });
    else {
      print('The authority is as it started: no documents, faults, forced verdicts or journal. Snapshots stay.');
      note(dim(ownNumbers));
    }
  });
