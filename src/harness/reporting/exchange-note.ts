/** What a scenario keeps, beside its steps, of what went over the wire: an attachment to cucumber's messages. */

/** Media type of the attachment: a JSON array of `ExchangeNote`. */
export const exchangesMediaType = 'application/vnd.ensayo.exchanges+json';

/** One line of the authority's answer, with why it came. Only what is known is there. */
export type Finding = {
  readonly code: string;
  /** Rechazo or Notificación; absent for a fault. */
  readonly kind?: string;
  /** The authority's sentence. */
  readonly message?: string;
  readonly found?: string;
  readonly expected?: string;
  readonly fix?: string;
  /** The part of the request that the failing place came from. */
  readonly field?: string;
  readonly xpath?: string;
  /** Which of the note's excerpts shows the place. */
  readonly excerpt?: number;
};

export type Verdict = 'accepted' | 'rejected' | 'fault' | 'none';

/** One document that was sent, or one message that was refused. */
export type ExchangeNote = {
  readonly operation: string;
  /** `none`: no verdict was given, or it is not known. */
  readonly verdict: Verdict;
  /** Of the document, by the catalogue's name. */
  readonly kind?: string;
  readonly number?: string;
  readonly findings: readonly Finding[];
  /** How many findings were left out for the sake of size. */
  readonly more?: number;
  /** Lines of XML around failing places, each place once. */
  readonly excerpts?: readonly string[];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNote = (value: unknown): value is ExchangeNote =>
  isObject(value) &&
  typeof value.operation === 'string' &&
  typeof value.verdict === 'string' &&
  Array.isArray(value.findings) &&
  value.findings.every((finding) => isObject(finding) && typeof finding.code === 'string');

/** The notes of an attachment; what is none is left out, for the messages may be anybody's. */
export const readNotes = (text: string): readonly ExchangeNote[] => {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isNote) : [];
  } catch {
    return [];
  }
};
