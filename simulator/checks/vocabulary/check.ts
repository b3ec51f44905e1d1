import type { XmlElement } from '../../../src/common/xml/tree.ts';
import type { Scope, Site } from '../../document/subject.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { DatedReading } from '../in-force.ts';
import type { Violation } from './violation.ts';
import type { Datum, Term } from '../../document/datum.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

/** The fault at a site: the actual and the expected value. */
export type Finding = {
  readonly found: Datum;
  readonly expected?: Datum | undefined;
  /** Where, if not at the target itself. */
  readonly at?: XmlElement | undefined;
  readonly attribute?: string | undefined;
  /** What the authority appends to this rule's line. */
  readonly detail?: string | undefined;
  /** Whether it holds whatever registries and earlier documents say; what is absent always does. */
  readonly certain?: true;
  /** Replaces the fix of the rule for this fault. */
  readonly fix?: Bilingual;
  /** The value by date that decided. */
  readonly dated?: DatedReading;
};

/** A check that cannot be made because the record it compares with is missing; another rule reports that. */
export type NotEvaluated = {
  /** Why, for the report; the answer of the authority has the Spanish text. */
  readonly notEvaluated: Bilingual;
  /** Whether the record is there and says that its value is not known: a registry that knows it can be supplied. */
  readonly leftOpen?: true;
};

export const notEvaluated = (en: string, es: string): NotEvaluated => ({ notEvaluated: { en, es } });

export const leftOpen = (en: string, es: string): NotEvaluated => ({ ...notEvaluated(en, es), leftOpen: true });

/** The kinds of limit that a check may have: each has a last accepted value and a first refused one. */
export type Limit = 'list' | 'pattern' | 'range' | 'tolerance' | 'date';

/** The parts of a document's context that decide how a word breaks it. */
export type BreakAt = {
  /** Whether the schema requires the element, and accepts it without text. */
  readonly mustStay?: boolean;
  /** The kind of the broken document or event. */
  readonly document?: SubjectKind;
};

export type Check = {
  /** The check's expectation, worded to follow "expected:". */
  readonly expected: Datum;
  /** The same as a predicate, for the title of a rule: `is there`; by default "is" and the expectation. */
  readonly predicate?: Bilingual;
  /** What to do with the target where the check fails; otherwise it is given what is expected. */
  readonly remedy?: 'send' | 'remove';
  /** The boundary between accepted and refused values: tests hold hand-written ones from both sides of it. */
  readonly limit?: Limit;
  /**
   * How often it runs: for every target element (once with none where an owner has none), once for every owner, or once
   * for the document.
   */
  readonly per: Scope;
  readonly test: (site: Site) => Finding | NotEvaluated | undefined;
  /** The smallest change at the target, or elsewhere, that makes the check fail. */
  readonly breakAt?: (target: string, at?: BreakAt) => Violation;
};

/** Nothing is there. */
export const absent = { kind: 'absent' } as const satisfies Datum;

/** A text of the document, or one that it should have. */
export const shown = (text: string | undefined, remark?: Bilingual): Datum => {
  const more = remark === undefined ? {} : { remark };
  return text === undefined ? { ...absent, ...more } : { kind: 'value', value: text, ...more };
};

/** Any of these texts. */
export const anyOf = (texts: readonly string[], remark?: Bilingual): Datum => ({
  kind: 'anyOf',
  of: texts.map((value) => ({ kind: 'value', value })),
  ...(remark === undefined ? {} : { remark }),
});

/** An amount that follows from others. */
export const computed = (value: string, ...terms: readonly Term[]): Datum => ({ kind: 'formula', value, terms });

/** Names of what is not there. */
export const lacking = (names: readonly string[]): Datum => ({ kind: 'lacks', names });

/** That many. */
export const counted = (count: number): Datum => ({ kind: 'count', count });
