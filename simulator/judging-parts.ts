/** What a document is judged with, whoever sends it. */
import { defaultBehaviour, type Behaviour } from './registry/behaviour.ts';
import { createCertificates, type Certificates } from './registry/certificates/certificates.ts';
import { noOwnTrust, withAdditionalTrust, type OwnTrust, type Trust } from './registry/certificates/trust.ts';
import { createSchemaValidator } from './checks/schema/validate.ts';
import type { Limits } from './document/intake/limits.ts';
import type { Catalogue } from './judge/engine/catalogue.ts';
import { profileWith, type RuleState } from './judge/engine/profile.ts';
import { catalogue } from './rules/index.ts';
import type { JudgingSettings } from './service/reception/authority.ts';
import type { Env } from '../src/common/env/env.ts';
import type { Log } from '../src/common/log.ts';
import type { RegistryData } from './registry/types.ts';

export type JudgingOptions = {
  readonly env: Env;
  /** 1 production, 2 test (habilitación). */
  readonly environment?: '1' | '2';
  readonly profile?: string;
  /** Rules that differ from the profile, by their code. */
  readonly rules?: Readonly<Record<string, RuleState>> | undefined;
  /** Without the rules about documents of the till that are inferred from those of the invoice. */
  readonly onlySeen?: boolean | undefined;
  /** The rules; the authority's own by default. */
  readonly catalogue?: Catalogue;
  /** Its initial behaviour, where it differs from the default. */
  readonly behaviour?: Partial<Behaviour> | undefined;
  /** Whether documents get advice (Aviso de Ensayo) beside their verdict; true by default. */
  readonly advice?: boolean | undefined;
  /** Limits on messages and documents that differ from the default. */
  readonly limits?: Partial<Limits> | undefined;
  /** Replaces parts of the default registry. */
  readonly registry?: Partial<RegistryData> | undefined;
  readonly certificates?: Certificates;
  /** Certificates trusted in addition to those of our own authorities. */
  readonly trust?: OwnTrust | undefined;
  /** Trusts the certificates of any authority: for a first look, never for a verdict that must count. */
  readonly trustAny?: boolean | undefined;
  readonly log?: Log | undefined;
};

/** Returns the same object each time: the certificates it accepts are cached by it. */
const trustOf = ({ trust: own = noOwnTrust, trustAny = false }: JudgingOptions, { trust }: Certificates) => {
  if (own === noOwnTrust && !trustAny) return trust;
  let joined: Promise<Trust> | undefined;
  return (): Promise<Trust> => (joined ??= trust().then((ours) => withAdditionalTrust(ours, own, trustAny)));
};

/** Shared by the tenants of one process: nothing that a document could change. */
export const sharedParts = (options: JudgingOptions) => {
  const certificates = options.certificates ?? createCertificates(options.env);
  return {
    certificates,
    trust: trustOf(options, certificates),
    schemas: createSchemaValidator(),
    rules: options.catalogue ?? catalogue(),
  };
};

export type Shared = ReturnType<typeof sharedParts>;

/** @throws RangeError for an unknown profile name */
export const judgingSettings = (options: JudgingOptions, { rules }: Shared): JudgingSettings => ({
  ...defaultBehaviour,
  ...options.behaviour,
  profile: profileWith(options, rules),
  clockOffset: 0,
  advice: options.advice ?? true,
  ...(options.limits === undefined ? {} : { limits: options.limits }),
});
