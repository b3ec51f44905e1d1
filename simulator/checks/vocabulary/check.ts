import type { XmlElement } from '../../../src/common/xml/tree.ts';
import type { Scope, Site } from '../../document/subject.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { Violation } from './violation.ts';
import type { Wording } from './wording.ts';

/** What is wrong at a site. Texts are for people: what stands there, what should. */
export type Finding = {
  readonly found: Wording;
  readonly expected?: Wording | undefined;
  /** Where, when it is not the target itself. */
  readonly at?: XmlElement | undefined;
  readonly attribute?: string | undefined;
  /** What the authority appends to the line of this rule. */
  readonly detail?: string | undefined;
};

/** A check that cannot be made because the record it compares with is not there; another rule reports that. */
export type NotEvaluated = {
  /** Why, in English, for the report. */
  readonly notEvaluated: string;
  /** The same in Spanish, for the answer of the authority. */
  readonly said: string;
};

export const notEvaluated = (reason: string, said: string): NotEvaluated => ({ notEvaluated: reason, said });

/** The kinds of limit that a check may draw: each has a last value that is accepted and a first that is refused. */
export type Limit = 'list' | 'pattern' | 'range' | 'tolerance' | 'date';

/** Where a word breaks a document, as far as the way to do it depends on that. */
export type BreakAt = {
  /** Whether the schema wants the element, and takes it without text. */
  readonly mustStay?: boolean;
  /** The kind of document, or of event, that is broken. */
  readonly document?: SubjectKind;
};

export type Check = {
  /** What the check wants to see, in words that fit behind "expected:". */
  readonly expected: Wording;
  /** The same as a predicate, for the title of a rule: `is there`; "is" and what is expected where it says nothing. */
  readonly predicate?: string;
  /** Where the check draws a line between values: tests hold hand-written ones from both sides of it. */
  readonly limit?: Limit;
  /**
   * How often it is asked: for every target element (once with none where an
   * owner has none), once for every owner, or once for the document.
   */
  readonly per: Scope;
  readonly test: (site: Site) => Finding | NotEvaluated | undefined;
  /** The smallest change at the target, or elsewhere, that makes the check fail. */
  readonly breakAt?: (target: string, at?: BreakAt) => Violation;
};

/** What is found where there is nothing. */
export const absent = 'nothing (absent)';

/** A text as findings show it. */
export const quoted = (text: string | undefined): string => (text === undefined ? absent : `"${text}"`);
