/** The complete state of a world: saved, restored, and reset. */
import type { Snapshot } from '../../registry/types.ts';
import { nowOf } from '../../service/reception/authority.ts';
import { outsideOf, replaceSettings, type Outside, type OutsideParts, type World } from './world.ts';

const putOutside = ({ clock, authority: { settings } }: OutsideParts, text: string): void => {
  const outside = JSON.parse(text) as Outside; // written by `outsideOf`
  clock.use(outside.clock);
  replaceSettings(settings, outside.settings);
};

export const takeSnapshot = (world: World, name: string): Promise<Snapshot | 'taken'> =>
  world.authority.registry.snapshots.take({ name, takenAt: nowOf(world.authority), outside: outsideOf(world) });

/**
 * Restores registry, documents, ledger, events, test sets, clock and settings; faults, forced verdicts and the journal
 * stay.
 */
export const restoreSnapshot = async (world: World, name: string): Promise<Snapshot | undefined> => {
  const restored = await world.authority.registry.snapshots.restore(name);
  if (restored !== undefined) putOutside(world, restored.outside);
  return restored;
};

/** Everything as at the start: nothing sent, no faults. Snapshots stay. */
export const resetWorld = async (world: World): Promise<void> => {
  await world.authority.registry.reset();
  putOutside(world, world.initially);
  world.faults.clear();
  world.verdicts.clear();
  await world.journal.clear();
};
