/** The options of `ensayo up`, each refused with a sentence if it is invalid. */
import { compatibilities } from '../../issuer/company.ts';
import type { BoxOptions } from '../../harness/box.ts';
import type { ProcessLog } from '../../harness/log-writer.ts';
import { ownVersion } from '../../harness/own-version.ts';
import type { LogFlags } from '../shared/log.ts';
import {
  addressesOf,
  allowedAuthoritiesOf,
  allowedHostsOf,
  boxOptionsOf,
  hostOf,
  portOf,
  type BoxFlags,
} from '../shared/box-options.ts';
import { durationOf } from '../shared/duration.ts';
import { note, UsageError } from '../shared/output.ts';
import type { StoppingFlags } from '../shared/stopping.ts';
import { say, spoken } from '../../harness/say.ts';
import { keepOf, type KeepFlags } from '../shared/keep-options.ts';
import { postgresOf, type StateFlags } from './state-place.ts';

export type Flags = BoxFlags &
  StateFlags &
  KeepFlags &
  LogFlags &
  StoppingFlags & {
    readonly host: string;
    readonly port: string;
    readonly altPort?: string;
    readonly authorityPort: string;
    /** False with --no-https. */
    readonly https: boolean;
    readonly httpsPort: string;
    readonly only?: string;
    readonly authority?: string;
    readonly address?: readonly string[];
    readonly explainFaults?: boolean;
    readonly allowHost?: readonly string[];
    readonly allowAuthority?: readonly string[];
    readonly workers?: string;
    readonly keyFile?: string;
    readonly newToken?: boolean;
    readonly metricsPort?: string;
    readonly drain?: string;
    readonly readyFile?: string;
    readonly demo?: boolean;
    readonly compatibility?: string;
    readonly json?: boolean;
  };

export const compatibilityOf = ({ compatibility }: Flags): BoxOptions['compatibility'] => {
  const known = compatibilities.find((each) => each === compatibility);
  if (compatibility === known) return known;
  throw new UsageError(
    say(
      `--compatibility is "${compatibility ?? ''}". Expected ${compatibilities.join(', ')}.`,
      `--compatibility es "${compatibility ?? ''}". Se esperaba ${compatibilities.join(', ')}.`,
    ),
  );
};

export const optionsOf = async (flags: Flags, log: ProcessLog): Promise<BoxOptions> => ({
  ...(await boxOptionsOf(flags)),
  addresses: addressesOf(flags.address),
  explainFaults: flags.explainFaults,
  host: hostOf(flags.host),
  allowHosts: allowedHostsOf(flags.allowHost),
  allowAuthorities: allowedAuthoritiesOf(flags.allowAuthority),
  ports: {
    issuer: portOf(flags.port, '--port'),
    alternative: flags.altPort === undefined ? undefined : portOf(flags.altPort, '--alt-port'),
    authority: portOf(flags.authorityPort, '--authority-port'),
    https: flags.https ? portOf(flags.httpsPort, '--https-port') : undefined,
  },
  data: flags.data,
  postgres: postgresOf(flags),
  keyFile: flags.keyFile,
  ...keepOf(flags),
  newTokens: flags.newToken,
  onNotice: note,
  token: process.env.ENSAYO_TOKEN,
  controlToken: process.env.ENSAYO_CONTROL_TOKEN,
  compatibility: compatibilityOf(flags),
  language: spoken(),
  log,
});

/** For the log: no paths, no secrets, none of the user's own texts. */
export const settingsOf = (flags: Flags) => ({
  version: ownVersion(),
  node: process.versions.node,
  host: flags.host,
  only: flags.only,
  profile: flags.profile,
  environment: flags.environment,
  https: flags.https,
  keepsState: flags.data !== undefined,
  sharesState: postgresOf(flags) !== undefined,
  ownRegistry: flags.registry !== undefined,
  trustedFiles: flags.trust?.length ?? 0,
  trustAny: flags.trustAny === true,
  allowedAuthorities: allowedAuthoritiesOf(flags.allowAuthority).length,
  explainFaults: flags.explainFaults === true,
  clockStopped: flags.clock !== undefined,
  seeded: flags.seed !== undefined,
});

/** Milliseconds between the wish to stop and the end, for a load balancer to notice. */
export const drainOf = ({ drain }: Flags): number => (drain === undefined ? 0 : durationOf(drain));
