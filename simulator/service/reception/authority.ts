import type { Credentials } from '../../../src/common/credentials.ts';
import type { Env } from '../../../src/common/env/env.ts';
import type { Log } from '../../../src/common/log.ts';
import type { SchemaValidator } from '../../checks/schema/validate.ts';
import type { Trust } from '../../registry/certificates/trust.ts';
import type { Behaviour } from '../../registry/behaviour.ts';
import type { Limits } from '../../document/intake/limits.ts';
import type { Catalogue } from '../../judge/engine/catalogue.ts';
import type { Profile } from '../../judge/engine/profile.ts';
import type { DocumentFamily } from '../../registry/types.ts';
import type { Inquiries, RegistryPort } from '../../registry/port.ts';
import type { JournalLimits } from '../soap/journal.ts';

/** Settings that decide on a verdict. */
export type JudgingSettings = Behaviour & {
  /** Which rules are on. */
  profile: Profile;
  /** Milliseconds that the authority's clock is ahead of the given one, in everything it does. */
  clockOffset: number;
  /** Whether documents get advice beside their verdict; they do if absent. */
  advice?: boolean;
  /** Limits on messages and documents; the default if absent. */
  limits?: Partial<Limits>;
};

/** Settings that may change while the authority runs. */
export type AuthoritySettings = JudgingSettings & {
  /** An unknown test set is created on first use, open and without quotas. */
  autoCreateTestSets: boolean;
  /** How many exchanges are kept; the default if absent. */
  journal?: JournalLimits;
};

/** Who may issue which family of documents from now on. */
export type Enabling = { readonly nit: string; readonly family: DocumentFamily };

/** What a document is judged with. */
export type JudgingAuthority = {
  readonly env: Env;
  /** 1 production, 2 test. */
  readonly environment: '1' | '2';
  readonly catalogue: Catalogue;
  readonly registry: Inquiries;
  readonly schemas: SchemaValidator;
  readonly trust: () => Promise<Trust>;
  readonly settings: Readonly<JudgingSettings>;
  /** Receives bugs in Ensayo, such as a rule that threw, and changes that the authority made on its own. */
  readonly log?: Log | undefined;
};

/** Everything an operation works with. */
export type Authority = JudgingAuthority & {
  readonly registry: RegistryPort;
  /** Signs the authority's answers. */
  readonly credentials: () => Promise<Credentials>;
  readonly settings: AuthoritySettings;
  /** Called with the company that an accepted test set enabled, which the registry already knows. */
  readonly onEnabled?: ((enabling: Enabling) => Promise<void>) | undefined;
};

export const nowOf = ({ env, settings }: Pick<JudgingAuthority, 'env' | 'settings'>): number =>
  env.clock.now() + settings.clockOffset;
