import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { Verdict } from './judgement-report.ts';
import type { FailedRule, RuleResult, RunResults } from './results.ts';
import { lacksSignature } from './unsigned.ts';

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
  /**
   * Why the document could not be judged completely: its content has no rules or, for an undecided one, it lacks only
   * its signature. Such a document is never accepted.
   */
  readonly incomplete: Bilingual | undefined;
};

const preventsAcceptance = (result: RuleResult): boolean =>
  result.status === 'broken' ||
  (result.kind === 'Rechazo' && (result.status === 'failed' || result.status === 'notEvaluated'));

const isLeftOut = (result: RuleResult): boolean => result.status === 'notEvaluated' && result.supply !== undefined;

/** Reasons beside the results why the document was not judged completely. */
type Shortfall = {
  readonly incomplete?: Bilingual | undefined;
  /** It is judged before it is signed. */
  readonly unsigned?: boolean;
};

const verdictOf = (
  telling: readonly RuleResult[],
  { incomplete, unsigned = false }: Shortfall,
): Pick<Judgement, 'verdict' | 'incomplete'> => {
  const against = telling.filter(preventsAcceptance);
  if (incomplete !== undefined || !against.every(isLeftOut)) return { verdict: 'rejected', incomplete };
  if (against.length === 0 && !unsigned) return { verdict: 'accepted', incomplete };
  const isAll = unsigned && against.every((result) => 'supply' in result && result.supply === 'signature');
  return { verdict: 'undecided', incomplete: isAll ? lacksSignature : undefined };
};

const broke = 'La regla no se pudo evaluar por un error interno del simulador.';

/**
 * Rules that could not be evaluated for a reason of their own; those that a stage ahead of them stopped are left out.
 */
const openLines = (telling: readonly RuleResult[]): readonly Line[] =>
  telling.flatMap((result): readonly Line[] => {
    const { code, kind } = result;
    if (result.status === 'broken') return [{ code, kind: 'Rechazo', message: broke }];
    if (result.status !== 'notEvaluated' || kind !== 'Rechazo' || result.own !== true) return [];
    return [{ code, kind, message: `La regla no se pudo evaluar. ${result.reason.es}` }];
  });

/** Accepted means: signed, judged completely, no Rechazo failed, nothing broke, and no Rechazo was left unevaluated. */
export const judgementOf = ({ results, telling }: RunResults, shortfall: Shortfall = {}): Judgement => {
  const found = telling.filter((result): result is FailedRule => result.status === 'failed');
  const rejections = found.filter(({ kind }) => kind === 'Rechazo');
  const failed = [...rejections, ...found.filter(({ kind }) => kind !== 'Rechazo')];
  const { verdict, incomplete } = verdictOf(telling, shortfall);
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
