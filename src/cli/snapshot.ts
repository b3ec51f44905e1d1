import type { Command } from 'commander';
import type { SnapshotState } from '../../simulator/control/client-methods.ts';
import { issuerUnchanged, targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { bold, dim, note, print, printJson } from './shared/output.ts';
import { say } from '../harness/say.ts';

type SnapshotFlags = TargetFlags & { readonly json?: boolean };

const counted = (documents: number): string =>
  say(
    `${String(documents)} ${documents === 1 ? 'document' : 'documents'}`,
    `${String(documents)} ${documents === 1 ? 'documento' : 'documentos'}`,
  );

const show = ({ name, takenAt, documents }: SnapshotState): void => {
  print(`${bold(name.padEnd(20))} ${dim(`${takenAt}, ${counted(documents)}`)}`);
};

const listSnapshots = (flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const all = await control.snapshots();
    if (flags.json === true) printJson(all);
    else if (all.length === 0)
      note(
        say('No snapshots. "ensayo snapshot take" makes one.', 'No hay instantáneas. "ensayo snapshot take" crea una.'),
      );
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
      print(
        say(
          `The authority is as it was in ${name}, with ${counted(restored.documents)}.`,
          `La autoridad está como en ${name}, con ${counted(restored.documents)}.`,
        ),
      );
      note(dim(issuerUnchanged()));
    }
  });

const removeSnapshot = (name: string, flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.removeSnapshot(name);
    if (flags.json === true) printJson({ removed: [name] });
    else print(say(`${name} removed`, `${name} se eliminó`));
  });

const help = (): string =>
  say(
    `
A snapshot holds registry, documents, events, test sets, clock and settings of one world (tenant and environment).
Faults, forced verdicts and the journal are not part of it.

Examples:
  ensayo snapshot take before-the-note
  ensayo snapshot restore before-the-note
  ensayo snapshot list --tenant worker-3`,
    `
Una instantánea guarda registro, documentos, eventos, sets de pruebas, reloj y ajustes de un inquilino y un ambiente.
Las fallas, los resultados forzados y el diario no hacen parte de ella.

Ejemplos:
  ensayo snapshot take antes-de-la-nota
  ensayo snapshot restore antes-de-la-nota
  ensayo snapshot list --tenant worker-3`,
  );

/** `ensayo snapshot list|take|restore|remove` */
export const snapshotVerb = (program: Command): void => {
  const snapshot = program
    .command('snapshot')
    .description(
      say(
        'Keep the state of the running authority, and go back to it',
        'Guarda el estado de la autoridad en ejecución, y lo restaura',
      ),
    )
    .addHelpText('after', help());
  targetOptions(snapshot.command('list'))
    .description(say('List the snapshots, the oldest first', 'Lista las instantáneas, primero la más antigua'))
    .action(listSnapshots);
  targetOptions(snapshot.command('take'))
    .description(say('Keep the state as it is now', 'Guarda el estado actual'))
    .argument(
      '[name]',
      say(
        'lower case letters, digits and hyphens; snapshot-1, snapshot-2, … where absent',
        'minúsculas, dígitos y guiones; snapshot-1, snapshot-2, … si se omite',
      ),
    )
    .action(takeSnapshot);
  targetOptions(snapshot.command('restore'))
    .description(say('Go back to a snapshot, which stays', 'Restaura una instantánea, que se conserva'))
    .argument('<name>', say('as list shows it', 'como lo muestra list'))
    .action(restoreSnapshot);
  targetOptions(snapshot.command('remove').alias('delete'))
    .description(say('Take a snapshot away', 'Elimina una instantánea'))
    .argument('<name>', say('as list shows it', 'como lo muestra list'))
    .action(removeSnapshot);
};
