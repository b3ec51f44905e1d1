import type { Check, NotEvaluated } from '../engine/check.ts';
import type { DocumentKind } from '../engine/document-kind.ts';
import type { Facts, Need } from '../engine/facts.ts';
import {
  annex,
  notifies as notification,
  rejects as rejection,
  rule,
  type Rule,
  type RuleCode,
  type RuleCodes,
  type RuleDeclaration,
} from '../engine/rule.ts';

/** The letters that stand before a family's code in each kind of document. */
const letters: Readonly<Record<DocumentKind, string>> = {
  invoice: 'F',
  creditNote: 'C',
  debitNote: 'D',
  supportDocument: 'DS',
  supportAdjustmentNote: 'NS',
  payroll: 'NIE',
  payrollAdjustment: 'NIAE',
};

type Kind = (code: string) => RuleCode;

export const rejects: Kind = (code) => rejection(code);
export const notifies: Kind = (code) => notification(code);
/** A notification about an absent optional group: off unless a profile wants it. */
export const notifiesIfAsked: Kind = (code) => notification(code, { defaultOn: false });
/** A code the authority has withdrawn: off unless a profile wants it. */
export const rejectedOnce: Kind = (code) => rejection(code, { defaultOn: false });

type Row<N extends Need> = Omit<RuleDeclaration<N>, 'codes' | 'title' | 'fix' | 'source' | 'check'> & {
  /** The documents that have the rule, each with its kind; the code is the document's letters and the family. */
  readonly in: Readonly<Partial<Record<DocumentKind, Kind>>>;
  readonly check: Check | ((facts: Pick<Facts, N>) => Check | NotEvaluated);
  /** Derived from target and check where a row says nothing of its own. */
  readonly title?: string;
  readonly fix?: string;
  readonly source?: RuleDeclaration<N>['source'];
};

const codesOf = (family: string, documents: Row<never>['in']): RuleCodes =>
  Object.fromEntries(
    (Object.entries(documents) as [DocumentKind, Kind][]).map(([document, kind]) => [document, kind(`${letters[document]}${family}`)]),
  );

/** The last steps of a path, as people would say them: `Party/PartyName`. */
const short = (target: string | undefined): string =>
  (target ?? 'the document').replaceAll(/\b(?:cac|cbc|sts|ext|ds|xades):/g, '').split('/').filter((step) => step !== '*' && step !== '').slice(-2).join('/');

/** A rule whose title and fix follow from its target and check: nine tenths of the catalogue. */
export const row = <const N extends Need = never>(declaration: Row<N>): Rule => {
  const { in: documents, check, ...rest } = declaration;
  const expected = typeof check === 'function' ? undefined : check.expected;
  return rule<N>({
    title: expected === undefined ? `${short(rest.target)} is right` : `${short(rest.target)} is ${expected}`,
    fix: expected === undefined ? `Correct ${short(rest.target)}.` : `Give ${short(rest.target)} ${expected}.`,
    source: annex('FE 1.9'),
    ...rest,
    check,
    codes: codesOf(rest.family, documents),
  });
};

type LiteralRow = readonly [family: string, step: string, text: string];

/** Fixed texts below one element: the line names the element and the text. */
export const literals = (kind: Kind, base: string, rows: readonly LiteralRow[], literal: (text: string) => Check): readonly Rule[] =>
  rows.map(([family, step, text]) => {
    const name = base.slice(base.lastIndexOf(':') + 1);
    return row({
      family,
      in: { invoice: kind },
      target: `${base}${step}`,
      message: `${step === '' ? name : `${step.slice(1)} de ${name}`} debe ser «${text}»`,
      check: literal(text),
    });
  });
