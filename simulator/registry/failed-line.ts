export type RuleKind = 'Rechazo' | 'Notificación';

/** What the rule says in Spanish, beside its message. */
export type SpanishLine = { readonly found?: string; readonly expected?: string; readonly fix?: string };

/** One rule that failed at one place, for people and for the issuing service. */
export type FailedLine = {
  readonly code: string;
  readonly kind: RuleKind;
  readonly message: string;
  readonly xpath: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  /** Absent where the rule has no Spanish text of its own. */
  readonly spanish?: SpanishLine;
};
