/** The complete state of a tenant: saved, restored, and reset. */
import type { Snapshot } from '../../registry/types.ts';
import { apartFromRehearsals, beginRehearsal } from '../disturbances/rehearsals.ts';
import { nowOf } from '../../service/reception/authority.ts';
import { outsideOf, replaceSettings, type Outside, type OutsideParts, type Tenant } from './tenant.ts';

const putOutside = ({ clock, authority: { settings } }: OutsideParts, text: string): void => {
  const outside = JSON.parse(text) as Outside; // written by `outsideOf`
  clock.use(outside.clock);
  replaceSettings(settings, apartFromRehearsals(outside.settings));
};

export const takeSnapshot = (tenant: Tenant, name: string): Promise<Snapshot | 'taken'> =>
  tenant.authority.registry.snapshots.take({ name, takenAt: nowOf(tenant.authority), outside: outsideOf(tenant) });

/**
 * Restores registry, documents, ledger, events, test sets, clock and settings; faults, forced verdicts and the journal
 * stay. So do the rehearsals that run, and no others: those of the snapshot may have ended.
 */
export const restoreSnapshot = async (tenant: Tenant, name: string): Promise<Snapshot | undefined> => {
  const { registry, settings } = tenant.authority;
  const restored = await registry.snapshots.restore(name);
  if (restored === undefined) return undefined;
  const { running = [] } = settings.rehearsals ?? {};
  putOutside(tenant, restored.outside);
  for (const { id, heardAt } of running) beginRehearsal(settings, { id, now: heardAt });
  return restored;
};

/** Everything as at the start: nothing sent, no faults. Snapshots stay. */
export const resetTenant = async (tenant: Tenant): Promise<void> => {
  await tenant.authority.registry.reset();
  putOutside(tenant, tenant.initially);
  tenant.faults.clear();
  tenant.verdicts.clear();
  await tenant.journal.clear();
};
