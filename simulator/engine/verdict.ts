import type { FailedRule, RuleResult, RunResults } from './results.ts';

/** The outcome of all rules on one document. */
export type Judgement = RunResults & {
  readonly accepted: boolean;
  /** Rechazo before Notificación, each in catalogue order. */
  readonly failed: readonly FailedRule[];
  /** Why the document could not be judged whole: its content has no rules. Such a document is never accepted. */
  readonly incomplete: string | undefined;
};

const preventsAcceptance = (result: RuleResult): boolean =>
  result.status === 'broken' ||
  (result.kind === 'Rechazo' && (result.status === 'failed' || result.status === 'notEvaluated'));

/** Accepted means: judged whole, no Rechazo failed, nothing broke, and no Rechazo was left unevaluated. */
export const judgementOf = ({ results, telling }: RunResults, incomplete?: string): Judgement => {
  const failed = telling.filter((result): result is FailedRule => result.status === 'failed');
  return {
    accepted: incomplete === undefined && !telling.some(preventsAcceptance),
    failed: [...failed.filter(({ kind }) => kind === 'Rechazo'), ...failed.filter(({ kind }) => kind !== 'Rechazo')],
    results,
    telling,
    incomplete,
  };
};

/** The line of the answer, word for word as the authority forms it. */
export const messageLine = ({ code, kind, message }: Pick<FailedRule, 'code' | 'kind' | 'message'>): string =>
  `Regla: ${code}, ${kind}: ${message}`;
