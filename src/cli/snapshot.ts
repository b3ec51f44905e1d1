import { bilingual, type Bilingual } from '../common/text/bilingual.ts';
import type { SnapshotState } from '../../simulator/control/client.ts';
import { issuerUnchanged, targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { bold, dim, note, print, printJson } from './shared/output.ts';
import { verb } from './shared/verb.ts';

type SnapshotFlags = TargetFlags & { readonly json?: boolean };

const counted = (documents: number): Bilingual => ({
  en: `${String(documents)} ${documents === 1 ? 'document' : 'documents'}`,
  es: `${String(documents)} ${documents === 1 ? 'documento' : 'documentos'}`,
});

const show = ({ name, takenAt, documents }: SnapshotState): void => {
  print(`${bold(name.padEnd(20))} ${dim(bilingual`${takenAt}, ${counted(documents)}`)}`);
};

const listSnapshots = (flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const all = await control.snapshots();
    if (flags.json === true) printJson(all);
    else if (all.length === 0)
      note({
        en: 'No snapshots. "ensayo snapshot take" makes one.',
        es: 'No hay instantáneas. "ensayo snapshot take" crea una.',
      });
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
      print({
        en: `The authority is as it was in ${name}, with ${counted(restored.documents).en}.`,
        es: `La autoridad está como en ${name}, con ${counted(restored.documents).es}.`,
      });
      note(dim(issuerUnchanged));
    }
  });

const removeSnapshot = (name: string, flags: SnapshotFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.removeSnapshot(name);
    if (flags.json === true) printJson({ removed: [name] });
    else print({ en: `${name} removed`, es: `${name} se eliminó` });
  });

const help = {
  en: `
A snapshot holds registry, documents, events, test sets, clock and settings of one world (tenant and environment).
Faults, forced verdicts and the journal are not part of it.

Examples:
  ensayo snapshot take before-the-note
  ensayo snapshot restore before-the-note
  ensayo snapshot list --tenant worker-3`,
  es: `
Una instantánea guarda registro, documentos, eventos, sets de pruebas, reloj y ajustes de un inquilino y un ambiente.
Las fallas, los resultados forzados y el diario no hacen parte de ella.

Ejemplos:
  ensayo snapshot take antes-de-la-nota
  ensayo snapshot restore antes-de-la-nota
  ensayo snapshot list --tenant worker-3`,
};

/** `ensayo snapshot list|take|restore|remove` */
export const snapshotVerb = verb({
  name: 'snapshot',
  about: {
    en: 'Keep the state of the running authority, and go back to it',
    es: 'Guarda el estado de la autoridad en ejecución, y lo restaura',
  },
  page: 'time-and-state',
  help,
  verbs: [
    verb({
      name: 'list',
      about: { en: 'List the snapshots, the oldest first', es: 'Lista las instantáneas, primero la más antigua' },
      options: {
        ...targetOptions,
      },
      run: listSnapshots,
    }),
    verb({
      name: 'take',
      about: { en: 'Keep the state as it is now', es: 'Guarda el estado actual' },
      arguments: [
        [
          '[name]',
          {
            en: 'lower case letters, digits and hyphens; snapshot-1, snapshot-2, … where absent',
            es: 'minúsculas, dígitos y guiones; snapshot-1, snapshot-2, … si se omite',
          },
        ],
      ],
      options: {
        ...targetOptions,
      },
      run: takeSnapshot,
    }),
    verb({
      name: 'restore',
      about: { en: 'Go back to a snapshot, which stays', es: 'Restaura una instantánea, que se conserva' },
      arguments: [['<name>', { en: 'as list shows it', es: 'como lo muestra list' }]],
      options: {
        ...targetOptions,
      },
      run: restoreSnapshot,
    }),
    verb({
      name: 'remove',
      alias: 'delete',
      about: { en: 'Take a snapshot away', es: 'Elimina una instantánea' },
      arguments: [['<name>', { en: 'as list shows it', es: 'como lo muestra list' }]],
      options: {
        ...targetOptions,
      },
      run: removeSnapshot,
    }),
  ],
});
