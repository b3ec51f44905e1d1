/**
 * One declaration for a place that payroll documents share: below the root of
 * a payroll, below Reemplazar in an adjustment that replaces (NIE002 and
 * NIAE002) and, for what a deletion has too, below Eliminar under a code of its
 * own (NIAE240 is there what NIE026 is in a payroll).
 */
import { day } from '../checks/payroll/values.ts';
import type { Need } from '../checks/vocabulary/facts.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { annex, type Rule, type RuleDeclaration } from '../judge/engine/rule.ts';
import { rejects, row, type Kind } from './row.ts';

export type PayrollRow<N extends Need> = {
  /** Three digits, and a letter where the annex puts several rules under one number. */
  readonly family: string;
  /** Below the block that holds the content: `Periodo/@FechaIngreso`. */
  readonly path: string;
  /** A rejection where nothing else is said. */
  readonly kind?: Kind;
  readonly message: string;
  /** Where a deletion words it otherwise. */
  readonly deletionMessage?: string;
  readonly needs?: readonly N[];
  readonly check: RuleDeclaration<N>['check'];
  readonly strictly?: RuleDeclaration<N>['strictly'];
  readonly title?: Bilingual;
  readonly fix?: Bilingual;
  /** Where the check cannot break a document: one that needs no path. */
  readonly violation?: Violation;
  /** Families (three digits) and codes that every document has. */
  readonly alsoFires?: readonly string[];
};

/** Families of a payroll that a deletion has too, with their number there. */
const inDeletion: Readonly<Record<string, string>> = {
  ...{ '010': '218', '011': '219', '012': '220' },
  ...{ '013': '221', '014': '222', '015': '223', '016': '224' },
  ...{ '205': '225', '206': '226', '207': '227', '208': '228', '209': '229' },
  ...{ '017': '230', '018': '231', '019': '232', '020': '233', '021': '234' },
  ...{ '022': '235', '023': '236', '202': '237', '024': '238', '025': '239', '026': '240', '027': '241' },
  '031': '242',
  ...{ '032': '243', '210': '244', '211': '245', '212': '246', '213': '247' },
  ...{ '033': '248', '034': '249', '035': '250', '036': '251', '037': '252', '038': '253' },
};

const isFamily = (code: string): boolean => /^\d{3}[a-z]?$/.test(code);

/** The codes that fire along, as each of these letters writes them. */
const along = (codes: readonly string[], letters: readonly string[]): readonly string[] =>
  codes.flatMap((code) => (isFamily(code) ? letters.map((each) => `${each}${code}`) : [code]));

const at =
  (target: string, kind: Kind): Kind =>
  (code) => ({ ...kind(code), target });

/** The parts of a row that are the same wherever it stands. */
const common = <N extends Need>({ message, needs, check, strictly, title, fix, violation }: PayrollRow<N>) => ({
  message,
  check,
  ...(strictly === undefined ? {} : { strictly }),
  ...(needs === undefined ? {} : { needs }),
  ...(title === undefined ? {} : { title }),
  ...(fix === undefined ? {} : { fix }),
  ...(violation === undefined ? {} : { violation }),
  source: annex('NE 1.0'),
});

/** A rule of payroll documents, and what it is in a deletion. */
export type PayrollRule = { readonly rule: Rule; readonly deletion: Rule | undefined };

const deletionOf = <const N extends Need>(declared: PayrollRow<N>): Rule | undefined => {
  const number = inDeletion[declared.family];
  if (number === undefined) return undefined;
  const { kind = rejects, path, message, deletionMessage = message, alsoFires = [] } = declared;
  return row<N>({
    ...common(declared),
    message: deletionMessage,
    family: number,
    in: { payrollAdjustment: kind },
    target: `/*/Eliminar/${path}`,
    alsoFires: along(
      alsoFires.map((code) => inDeletion[code] ?? code),
      ['NIAE'],
    ),
  });
};

/** In a payroll, in a replacement and, where the annex has it there, in a deletion. */
export const everywhere = <const N extends Need = never>(declared: PayrollRow<N>): PayrollRule => {
  const { family, kind = rejects, path, alsoFires = [] } = declared;
  const rule = row<N>({
    ...common(declared),
    family,
    in: { payroll: kind, payrollAdjustment: at(`/*/Reemplazar/${path}`, kind) },
    target: `/*/${path}`,
    alsoFires: along(alsoFires, ['NIE', 'NIAE']),
  });
  return { rule, deletion: deletionOf(declared) };
};

/** In a payroll alone. */
export const inPayroll = <const N extends Need = never>(declared: PayrollRow<N>): Rule => {
  const { family, kind = rejects, path, alsoFires = [] } = declared;
  return row<N>({
    ...common(declared),
    family,
    in: { payroll: kind },
    target: `/*/${path}`,
    alsoFires: along(alsoFires, ['NIE']),
  });
};

/** In an adjustment alone, below the root: `Reemplazar/ReemplazandoPredecesor/@CUNEPred`. */
export const inAdjustment = <const N extends Need = never>(declared: PayrollRow<N>): Rule => {
  const { family, kind = rejects, path, alsoFires = [] } = declared;
  return row<N>({
    ...common(declared),
    family,
    in: { payrollAdjustment: kind },
    target: `/*/${path}`,
    alsoFires: along(alsoFires, ['NIAE']),
  });
};

/** A date that must be there. */
export const dayRow = (family: string, path: string, message: string): PayrollRule =>
  everywhere({ family, path, message, check: day() });

export const rulesOf = (declared: readonly PayrollRule[]): readonly Rule[] => declared.map(({ rule }) => rule);

export const deletionsOf = (declared: readonly PayrollRule[]): readonly Rule[] =>
  declared.flatMap(({ deletion }) => deletion ?? []);
