import type { Position } from '../../../src/common/xml/tree.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { DatedReading } from '../../checks/in-force.ts';
import type { Datum } from '../../document/datum.ts';
import type { Missing, Supply } from './judgement-report.ts';
import type { RuleCode, RuleKind } from './rule.ts';

/** Why a rule failed at one place. */
export type Failure = {
  /** With positions, e.g. `/Invoice/cac:InvoiceLine[2]/cbc:ID`; undefined if no node is meant. */
  readonly xpath: string | undefined;
  readonly position: Position | undefined;
  readonly found: Datum;
  readonly expected: Datum;
  /** Absent for an amount in pesos. */
  readonly currency?: string;
  /** If it is not the rule's. */
  readonly fix?: Bilingual;
  /** Whether it holds whatever registries and earlier documents say. */
  readonly certain?: true;
  /** The value by date that decided. */
  readonly dated?: DatedReading;
};

/** Knowledge that a document judged on its own needs, and nobody supplied. */
export type Lack = { readonly supply: Supply; readonly reason: Bilingual };

/** The outcome of one rule: one of five, and only `failed` gives a line. */
export type RuleResult = { readonly code: string; readonly kind: RuleKind } & (
  | { readonly status: 'off' }
  /** `vacuous`: its target is not in the document, so nothing was proved. */
  | { readonly status: 'passed'; readonly vacuous: boolean }
  | {
      readonly status: 'failed';
      readonly message: string;
      readonly fix: Bilingual;
      /** The code that the rule is inferred from, where nobody saw its own. */
      readonly inferredFrom?: string;
      readonly failures: readonly Failure[];
    }
  /**
   * `own`: the reason is the rule's own, for the answer, and not that an earlier stage ended the judgement. `leftOpen`: the registry says that it does not know a value. `supply`: where that is all that is missing.
   */
  | {
      readonly status: 'notEvaluated';
      readonly reason: Bilingual;
      readonly own?: true;
      readonly leftOpen?: true;
      readonly supply?: Missing;
    }
  /** The check itself threw: a bug in Ensayo, which can never lead to acceptance. */
  | { readonly status: 'broken'; readonly error: string; readonly thrown: unknown }
);

export type FailedRule = Extract<RuleResult, { status: 'failed' }>;

export type OpenRule = Extract<RuleResult, { status: 'notEvaluated' }>;

export type RunResults = {
  /** One for each entry, in catalogue order. */
  readonly results: readonly RuleResult[];
  /** The results other than a plain pass, in the same order. */
  readonly telling: readonly RuleResult[];
};

/** The results of a rule that has nothing to say. Most rules of most documents end in one, so they are created once. */
export type PresetResults = Readonly<Record<'off' | 'passed' | 'vacuous', RuleResult>>;

export const presetResultsOf = ({ code, kind }: RuleCode): PresetResults => ({
  off: { code, kind, status: 'off' },
  passed: { code, kind, status: 'passed', vacuous: false },
  vacuous: { code, kind, status: 'passed', vacuous: true },
});
