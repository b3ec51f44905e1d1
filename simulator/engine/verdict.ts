import type { FailedRule, RuleResult } from './results.ts';

/** The outcome of all rules on one document. */
export type Judgement = {
  readonly accepted: boolean;
  /** Rechazo before Notificación, each in catalogue order. */
  readonly failed: readonly FailedRule[];
  readonly results: readonly RuleResult[];
};

const preventsAcceptance = (result: RuleResult): boolean =>
  result.status === 'broken' ||
  (result.kind === 'Rechazo' && (result.status === 'failed' || result.status === 'notEvaluated'));

/** Accepted means: no Rechazo failed, nothing broke, and no Rechazo was left unevaluated. */
export const judgementOf = (results: readonly RuleResult[]): Judgement => {
  const failed = results.filter((result): result is FailedRule => result.status === 'failed');
  return {
    accepted: !results.some(preventsAcceptance),
    failed: [...failed.filter(({ kind }) => kind === 'Rechazo'), ...failed.filter(({ kind }) => kind !== 'Rechazo')],
    results,
  };
};

/** The line of the answer, word for word as the authority forms it. */
export const messageLine = ({ code, kind, message }: Pick<FailedRule, 'code' | 'kind' | 'message'>): string =>
  `Regla: ${code}, ${kind}: ${message}`;
