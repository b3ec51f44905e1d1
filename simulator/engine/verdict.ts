import type { Bilingual } from '../checks/vocabulary/wording.ts';
import type { FailedRule, RuleResult, RunResults } from './results.ts';

/** Undecided: nothing speaks against the document, but rules were left out because something they need was not supplied. */
export type Verdict = 'accepted' | 'rejected' | 'undecided';

/** A line of the answer, before it is put into words. */
export type Line = Pick<FailedRule, 'code' | 'kind' | 'message'>;

/** The outcome of all rules on one document. */
export type Judgement = RunResults & {
  readonly verdict: Verdict;
  readonly accepted: boolean;
  /** Rechazo before Notificación, each in catalogue order. */
  readonly failed: readonly FailedRule[];
  /** The lines of the answer: the failures and, if none is a Rechazo, the reasons why the document is not accepted. */
  readonly lines: readonly Line[];
  /** Not accepted, though no Rechazo failed: the refusal is Ensayo's own, not the sender's fault. */
  readonly inconclusive: boolean;
  /** Why the document could not be judged completely: its content has no rules. Such a document is never accepted. */
  readonly incomplete: Bilingual | undefined;
};

const preventsAcceptance = (result: RuleResult): boolean =>
  result.status === 'broken' ||
  (result.kind === 'Rechazo' && (result.status === 'failed' || result.status === 'notEvaluated'));

const isLeftOut = (result: RuleResult): boolean => result.status === 'notEvaluated' && result.supply !== undefined;

const verdictOf = (telling: readonly RuleResult[], incomplete: Bilingual | undefined): Verdict => {
  const against = telling.filter(preventsAcceptance);
  if (incomplete !== undefined || !against.every(isLeftOut)) return 'rejected';
  return against.length === 0 ? 'accepted' : 'undecided';
};

const broke = 'La regla no se pudo evaluar por un error interno del simulador.';

/**
 * Rules that could not be evaluated for a reason of their own; those that a stage ahead of them stopped are left out.
 */
const openLines = (telling: readonly RuleResult[]): readonly Line[] =>
  telling.flatMap((result): readonly Line[] => {
    const { code, kind } = result;
    if (result.status === 'broken') return [{ code, kind: 'Rechazo', message: broke }];
    if (result.status !== 'notEvaluated' || kind !== 'Rechazo' || result.said === undefined) return [];
    return [{ code, kind, message: `La regla no se pudo evaluar. ${result.said}` }];
  });

/** Accepted means: judged completely, no Rechazo failed, nothing broke, and no Rechazo was left unevaluated. */
export const judgementOf = ({ results, telling }: RunResults, incomplete?: Bilingual): Judgement => {
  const found = telling.filter((result): result is FailedRule => result.status === 'failed');
  const rejections = found.filter(({ kind }) => kind === 'Rechazo');
  const failed = [...rejections, ...found.filter(({ kind }) => kind !== 'Rechazo')];
  const verdict = verdictOf(telling, incomplete);
  const accepted = verdict === 'accepted';
  const inconclusive = !accepted && rejections.length === 0;
  return {
    verdict,
    accepted,
    failed,
    lines: inconclusive ? [...openLines(telling), ...failed] : failed,
    inconclusive,
    results,
    telling,
    incomplete,
  };
};

/** The line of the answer, word for word as the authority writes it. */
export const messageLine = ({ code, kind, message }: Line): string => `Regla: ${code}, ${kind}: ${message}`;
