import type { Router } from 'express';
import type { Certificates } from '../certificates/certificates.ts';
import { isAcceptedCertificate } from '../certificates/chain.ts';
import type { AdjustableClock, Env } from '../../src/common/env/env.ts';
import { limitsOf } from '../engine/limits.ts';
import { createWorkCount } from '../../src/common/rooms.ts';
import { createFaults, type Faults } from '../faults/faults.ts';
import { interfering } from '../faults/interference.ts';
import { createForcedVerdicts, type ForcedVerdicts } from '../forced/forced.ts';
import { nowOf, type Authority } from '../reception/authority.ts';
import { handlersOf } from '../reception/handlers.ts';
import { isReceiving } from '../reception/operations.ts';
import { createJournal, type Journal } from '../soap/journal.ts';
import { authorityAddresses } from '../soap/contract.ts';
import { createSoapRouter } from '../soap/router.ts';
import type { WorldAddress } from './address.ts';
import type { Keeping } from './keeping.ts';
import { outsideOf } from './state.ts';

/** One authority with a state of its own: registry, documents, clock, journal. */
export type World = WorldAddress & {
  readonly authority: Authority;
  readonly journal: Journal;
  /** Of this world; in a box the default world shares it with the issuing service. */
  readonly clock: AdjustableClock;
  /** What goes wrong on purpose. */
  readonly faults: Faults;
  /** Verdicts that are given whatever the judge finds. */
  readonly verdicts: ForcedVerdicts;
  /** Clock and settings as it started, for a reset; JSON. */
  readonly initially: string;
  /** Where its state is, and whether there is any. */
  readonly keeping: Keeping;
  /** Whether a message is being processed, even if its client has gone. */
  readonly isBusy: () => boolean;
  /** The SOAP service. */
  readonly service: Router;
};

export type WorldParts = {
  readonly address: WorldAddress;
  readonly authority: Authority;
  readonly clock: AdjustableClock;
  readonly keeping: Keeping;
  readonly certificates: Certificates;
  /** Addresses that `wsa:To` may name besides that of the request and the real authority's. */
  readonly addresses?: readonly string[] | undefined;
};

export const createWorld = (parts: WorldParts): World => {
  const { address, authority: undisturbed, clock, keeping, addresses = [] } = parts;
  const { settings } = undisturbed;
  const work = createWorkCount();
  /** Everything that the authority does follows its own clock, which may differ from that of the box. */
  const env: Env = { ...undisturbed.env, clock: { now: () => nowOf(undisturbed) } };
  const journal = createJournal({ limits: () => settings.journal ?? {}, now: env.clock.now });
  const faults = createFaults(env.random);
  const verdicts = createForcedVerdicts();
  const authority: Authority = { ...undisturbed, faults, verdicts };
  /** Where lines are wanted instead of a fault, the rules ZC look at the certificate. */
  const isAccredited = async (der: Buffer, operation: string): Promise<boolean> =>
    (authority.settings.senderCertificates === 'lines' && isReceiving(operation)) ||
    isAcceptedCertificate(der, await authority.trust(), nowOf(authority));
  const service = createSoapRouter({
    env,
    environment: authority.environment,
    addresses: [authorityAddresses[authority.environment], ...addresses],
    journal,
    isAccredited,
    limits: () => limitsOf(settings),
    log: authority.log,
    handlers: handlersOf(authority),
    interfere: interfering({ authority, faults, env }),
    during: work.during,
  });
  return {
    ...address,
    authority,
    journal,
    clock,
    faults,
    verdicts,
    initially: outsideOf({ clock, authority }),
    keeping,
    isBusy: work.isBusy,
    service,
  };
};
