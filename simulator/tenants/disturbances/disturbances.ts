/**
 * Deliberate disturbances in one authority: faults, forced verdicts, holds and transitions. They act through two interfaces
 * only, the exchange (what goes over the wire) and the judgement (which verdict, and when it is available). The code
 * behind them does not know of them.
 */
import { undisturbed, type JudgementPort } from '../../service/reception/receive.ts';
import type { ExchangeMiddleware } from '../../service/soap/delivery.ts';
import type { Disturbable } from './disturbable.ts';
import { disturbedExchange } from './disturbed-exchange.ts';
import { disturbedJudgement } from './disturbed-judgement.ts';
import { createFaults, type Claim, type Faults } from './faults.ts';
import { createForcedVerdicts, type ForcedVerdicts } from './forced-verdicts.ts';
import type { ForcedVerdict } from './verdict-kinds.ts';

export type Disturbances = {
  /** Faults activated on purpose. */
  readonly faults: Faults;
  /** Verdicts that are given whatever the judge finds. */
  readonly verdicts: ForcedVerdicts;
  readonly exchange: ExchangeMiddleware;
  readonly judgement: JudgementPort;
};

/**
 * Initially none, except those in the settings of the authority.
 * @param claim for a tenant that other processes have, too
 */
export const createDisturbances = (authority: Disturbable, claim?: Claim): Disturbances => {
  const faults = createFaults(authority.env.random, claim);
  const verdicts = createForcedVerdicts(claim);
  const parts = { authority, faults, verdicts, requested: new Map<string, ForcedVerdict>() };
  return {
    faults,
    verdicts,
    exchange: disturbedExchange(parts),
    judgement: disturbedJudgement(undisturbed, parts),
  };
};
