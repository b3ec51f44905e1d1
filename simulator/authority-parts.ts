import { memory, type StorePlace } from '../src/common/store/store.ts';
import { judgingSettings, type Shared } from './judging-parts.ts';
import type { Disturbable, DisturbableSettings } from './tenants/disturbances/disturbable.ts';
import { nowOf } from './service/reception/authority.ts';
import { openRegistry } from './tenants/store/stored-registry.ts';
import type { AuthorityOptions } from './server-options.ts';

/** @throws RangeError for an unknown profile name */
export const authorityOf = async (
  options: AuthorityOptions,
  shared: Shared,
  place: StorePlace = memory,
): Promise<Disturbable> => {
  const { env, retention, log } = options;
  const { certificates, trust, schemas, rules } = shared;
  const settings: DisturbableSettings = {
    ...judgingSettings(options, shared),
    transition: options.transition ?? 'immediate',
    autoCreateTestSets: options.autoCreateTestSets ?? true,
    forcedVerdicts: 'allowed',
  };
  const now = (): number => nowOf({ env, settings });
  const onProblem = (error: unknown): void => log?.defect(error);
  const registry = await openRegistry(place, options.registry, retention && { retention, now, onProblem });
  return {
    env,
    environment: options.environment ?? '2',
    catalogue: rules,
    registry,
    schemas,
    trust,
    credentials: certificates.authority,
    settings,
    log,
  };
};
