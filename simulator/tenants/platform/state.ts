/** The complete state of a tenant: saved, restored, and reset. */
import type { Snapshot } from '../../registry/types.ts';
import { nowOf } from '../../service/reception/authority.ts';
import { outsideOf, replaceSettings, type Outside, type OutsideParts, type Tenant } from './tenant.ts';

const putOutside = ({ clock, authority: { settings } }: OutsideParts, text: string): void => {
  const outside = JSON.parse(text) as Outside; // written by `outsideOf`
  clock.use(outside.clock);
  replaceSettings(settings, outside.settings);
};

export const takeSnapshot = (tenant: Tenant, name: string): Promise<Snapshot | 'taken'> =>
  tenant.authority.registry.snapshots.take({ name, takenAt: nowOf(tenant.authority), outside: outsideOf(tenant) });

/**
 * Restores registry, documents, ledger, events, test sets, clock and settings; faults, forced verdicts and the journal
 * stay.
 */
export const restoreSnapshot = async (tenant: Tenant, name: string): Promise<Snapshot | undefined> => {
  const restored = await tenant.authority.registry.snapshots.restore(name);
  if (restored !== undefined) putOutside(tenant, restored.outside);
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
