import { memory, type StorePlace } from '../src/common/store/store.ts';
import { noOwnTrust, withAdditionalTrust } from './registry/certificates/bring-your-own.ts';
import { createCertificates, type Certificates } from './registry/certificates/certificates.ts';
import type { Trust } from './registry/certificates/trust.ts';
import { createSchemaValidator } from './checks/schema/validate.ts';
import { defaultBehaviour } from './registry/behaviour.ts';
import { profileWith } from './judge/engine/profile.ts';
import type { Disturbable, DisturbableSettings } from './tenants/disturbances/disturbable.ts';
import { nowOf } from './service/reception/authority.ts';
import { catalogue } from './rules/index.ts';
import { openRegistry } from './tenants/store/stored-registry.ts';
import type { AuthorityOptions } from './server-options.ts';

/** Returns the same object each time: the certificates it accepts are cached by it. */
const trustOf = ({ trust: own = noOwnTrust, trustAny = false }: AuthorityOptions, { trust }: Certificates) => {
  if (own === noOwnTrust && !trustAny) return trust;
  let joined: Promise<Trust> | undefined;
  return (): Promise<Trust> => (joined ??= trust().then((ours) => withAdditionalTrust(ours, own, trustAny)));
};

/** Shared by the tenants of one process: nothing that a document could change. */
export const sharedParts = (options: AuthorityOptions) => {
  const certificates = options.certificates ?? createCertificates(options.env);
  return {
    certificates,
    trust: trustOf(options, certificates),
    schemas: createSchemaValidator(),
    rules: options.catalogue ?? catalogue(),
  };
};

export type Shared = ReturnType<typeof sharedParts>;

export const authorityOf = async (
  options: AuthorityOptions,
  { certificates, trust, schemas, rules }: Shared,
  place: StorePlace = memory,
): Promise<Disturbable> => {
  const profile = profileWith(options, rules);
  const { env, retention, log } = options;
  const settings: DisturbableSettings = {
    ...defaultBehaviour,
    ...options.behaviour,
    profile,
    clockOffset: 0,
    transition: options.transition ?? 'immediate',
    autoCreateTestSets: options.autoCreateTestSets ?? true,
    forcedVerdicts: 'allowed',
    advice: options.advice ?? true,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  };
  const now = (): number => nowOf({ env, settings });
  const onProblem = (error: unknown): void => log?.defect(error);
  const registry = await openRegistry(place, options.registry, retention && { retention, now, onProblem });
  return {
    env,
    environment: options.environment ?? '2',
    catalogue: rules,
    registry,
    openRegistry: (data) => openRegistry(memory, data),
    schemas,
    trust,
    credentials: certificates.authority,
    settings,
    log,
  };
};
