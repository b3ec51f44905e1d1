/** Notes about exchanges: written by the steps of a scenario into its log, read by the report. */
import type { Exchange } from '../box-types.ts';
import { isObject } from '../../common/json/is-object.ts';
import { sentFile, isReceiving } from '../../../simulator/service/index.ts';
import { requiredBy } from '../../../simulator/console/index.ts';
import type { Explanation } from '../answers.ts';
import { excerptAt } from './excerpt.ts';
import type { Position } from '../../common/xml/tree.ts';

/** A scenario's record, next to its steps, of the traffic on the wire: an attachment to cucumber's messages. */

/** Media type of the attachment: a JSON array of `ExchangeNote`. */
export const exchangesMediaType = 'application/vnd.ensayo.exchanges+json';

/** One line of the authority's answer, with its reason. Only known members are present. */
type Finding = {
  readonly code: string;
  /** Rechazo or Notificación; absent for a fault. */
  readonly kind?: string;
  /** The authority's sentence. */
  readonly message?: string;
  readonly found?: string;
  readonly expected?: string;
  /** The value by date that applied to the document. */
  readonly applied?: string;
  /** From which rule the rule is inferred, where nobody saw its code. */
  readonly inferred?: string;
  readonly fix?: string;
  /** What the rule of that code requires, from the catalogue, where nobody explained the line. */
  readonly rule?: string;
  /** Texts in Spanish, as far as they are known; of a message only that of a fault, which is not the authority's. */
  readonly spanish?: Readonly<
    Partial<Record<'found' | 'expected' | 'applied' | 'inferred' | 'fix' | 'rule' | 'message', string>>
  >;
  /** The part of the request that produced the failing place. */
  readonly field?: string;
  readonly xpath?: string;
  /** Which of the note's excerpts shows the place. */
  readonly excerpt?: number;
};

/** Aviso de Ensayo: listed, and part of no count. Only known members are present. */
type AdviceNote = {
  readonly id: string;
  readonly text?: string;
  readonly found?: string;
  readonly plausible?: string;
  readonly applied?: string;
  readonly field?: string;
  readonly xpath?: string;
  readonly spanish?: Readonly<Partial<Record<'text' | 'found' | 'plausible' | 'applied', string>>>;
};

/** `refused`: the issuing service did not take the request; `none`: no verdict was given, or it is not known. */
type Verdict = 'accepted' | 'rejected' | 'fault' | 'refused' | 'none';

/** What was posted to the issuing service, and its reply. Long texts are cut. */
type Posting = {
  readonly path: string;
  readonly request: unknown;
  /** Of the reply; 0 if there was none. */
  readonly status: number;
  readonly reply: unknown;
};

/** One document that was sent, or one message that was refused. */
export type ExchangeNote = {
  /** Of the authority; the path of the request if none is known. */
  readonly operation: string;
  readonly verdict: Verdict;
  /** Of the document, by the catalogue's name. */
  readonly kind?: string;
  readonly number?: string;
  readonly findings: readonly Finding[];
  /** Absent if there is none. */
  readonly advice?: readonly AdviceNote[];
  /** How many findings were left out because of their size. */
  readonly more?: number;
  /** Lines of XML around failing places, each place once. */
  readonly excerpts?: readonly string[];
  /** Absent where the run recorded the exchanges with the authority only. */
  readonly posting?: Posting;
};

export type Json = Readonly<Record<string, unknown>>;

const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const allHave = (value: unknown, name: string): boolean =>
  Array.isArray(value) && value.every((each) => isObject(each) && typeof each[name] === 'string');

const isNote = (value: unknown): value is ExchangeNote =>
  isObject(value) &&
  typeof value.operation === 'string' &&
  typeof value.verdict === 'string' &&
  allHave(value.findings, 'code') &&
  (value.advice === undefined || allHave(value.advice, 'id'));

/** The notes in an attachment; anything else is left out, because the messages may come from anyone. */
export const readNotes = (text: string): readonly ExchangeNote[] => {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isNote) : [];
  } catch {
    return [];
  }
};

// Making the notes of an exchange from the authority's journal

/** A document broken at its root fails a hundred rules; the first dozen are enough. */
const mostFindings = 12;
const mostExcerpts = 4;
const longestText = 300;

export const cut = (text: string): string => (text.length <= longestText ? text : `${text.slice(0, longestText)}…`);

const details = [
  'kind',
  'message',
  'found',
  'expected',
  'applied',
  'inferred',
  'fix',
  'rule',
  'field',
  'xpath',
] as const;
const translatedDetails = ['found', 'expected', 'applied', 'inferred', 'fix', 'rule'] as const;

/** The members that are non-empty texts. */
const textsIn = <Name extends string>(source: Json, names: readonly Name[]): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = source[name];
      return typeof text === 'string' && text !== '' ? [[name, cut(text)]] : [];
    }),
  ) as Partial<Record<Name, string>>; // of these names

const textsOf = ({ spanish, ...source }: Json): Partial<Finding> => ({
  ...textsIn(source, details),
  ...(isObject(spanish) ? { spanish: textsIn(spanish, translatedDetails) } : {}),
});

/** A document's result; several, if a message brought several. */
const reportsOf = ({ results }: Exchange): readonly Json[] => {
  if (!isObject(results)) return [];
  return Array.isArray(results.documents) ? objects(results.documents) : [results];
};

const adviceDetails = ['text', 'found', 'plausible', 'applied', 'field', 'xpath'] as const;
const translatedAdvice = ['text', 'found', 'plausible', 'applied'] as const;

/** The advice of a judged document, or of a reply. */
export const adviceIn = ({ advice }: Json): Pick<ExchangeNote, 'advice'> => {
  const given = objects(advice).flatMap(({ id, spanish, ...texts }): readonly AdviceNote[] =>
    typeof id === 'string'
      ? [
          {
            id,
            ...textsIn(texts, adviceDetails),
            ...(isObject(spanish) ? { spanish: textsIn(spanish, translatedAdvice) } : {}),
          },
        ]
      : [],
  );
  return given.length === 0 ? {} : { advice: given.slice(0, mostFindings) };
};

type Excerpts = { readonly all: string[]; readonly at: (failed: Json) => number | undefined };

type PlaceOf = (failed: Json) => Position | undefined;

const placeTold: PlaceOf = ({ line, column }) =>
  typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;

const excerptsOf = (xml: string | undefined, placeOf: PlaceOf): Excerpts => {
  const all: string[] = [];
  const at = (failed: Json): number | undefined => {
    const place = xml === undefined ? undefined : placeOf(failed);
    if (xml === undefined || place === undefined) return undefined;
    const excerpt = excerptAt(xml, place);
    const known = all.indexOf(excerpt);
    if (known !== -1) return known;
    return all.length < mostExcerpts ? all.push(excerpt) - 1 : undefined;
  };
  return { all, at };
};

const fieldOf = ({ code, xpath }: Json, explanations: readonly Explanation[]): string | undefined =>
  explanations.find((each) => each.code === code && each.xpath === xpath)?.field;

const findingOf = (failed: Json, excerpts: Excerpts, explanations: readonly Explanation[]): Finding => {
  const field = fieldOf(failed, explanations);
  const excerpt = excerpts.at(failed);
  return {
    code: String(failed.code),
    ...textsOf(failed),
    ...(field === undefined ? {} : { field }),
    ...(excerpt === undefined ? {} : { excerpt }),
  };
};

/** An end before any verdict has a code of its own: a duplicate, a ZIP that cannot be opened. */
const endOf = ({ outcome }: Json): readonly Json[] =>
  isObject(outcome)
    ? [
        {
          code: outcome.code,
          message: outcome.message,
          found: outcome.detail,
          ...(isObject(outcome.spanish) ? { spanish: { found: outcome.spanish.detail } } : {}),
        },
      ]
    : [];

const verdictOf = ({ verdict }: Json): Verdict => (verdict === 'accepted' || verdict === 'rejected' ? verdict : 'none');

type Context = {
  readonly operation: string;
  readonly xml: string | undefined;
  readonly explanations: readonly Explanation[];
};

/** The findings that fit, with the XML around their places. */
export const findingsOf = (
  failed: readonly Json[],
  { xml, explanations, placeOf = placeTold }: Omit<Context, 'operation'> & { readonly placeOf?: PlaceOf },
): Pick<ExchangeNote, 'findings' | 'more' | 'excerpts'> => {
  const excerpts = excerptsOf(xml, placeOf);
  const findings = failed.slice(0, mostFindings).map((each) => findingOf(each, excerpts, explanations));
  return {
    findings,
    ...(failed.length > mostFindings ? { more: failed.length - mostFindings } : {}),
    ...(excerpts.all.length > 0 ? { excerpts: excerpts.all } : {}),
  };
};

const noteOf = (report: Json, { operation, ...context }: Context): ExchangeNote => {
  const { kind, number } = report;
  return {
    operation,
    verdict: verdictOf(report),
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(typeof number === 'string' ? { number: cut(number) } : {}),
    ...findingsOf([...endOf(report), ...objects(report.failed)], context),
    ...adviceIn(report),
  };
};

const hasPlaces = (report: Json): boolean => objects(report.failed).some(({ line }) => typeof line === 'number');

/** The text of the document; a batch of several has none to quote. */
const xmlOf = async ({ envelope }: Exchange, reports: readonly Json[]): Promise<string | undefined> => {
  if (reports.length !== 1 || !reports.some(hasPlaces)) return undefined;
  const sent = await sentFile(envelope);
  return sent?.extension === 'xml' ? sent.bytes.toString('utf8') : undefined;
};

/**
 * The notes of one exchange: one for each judged document, and one for a refused message. None for queries, which bring
 * no document.
 * @param explanations those of the issuing service, which knows the fields of the request
 */
export const notesOf = async (
  exchange: Exchange,
  explanations: readonly Explanation[] = [],
): Promise<readonly ExchangeNote[]> => {
  const { operation = 'unreadable', fault } = exchange;
  if (fault !== undefined) {
    const { check, detail } = fault;
    const message = requiredBy(check)?.es;
    const spanish = message === undefined ? {} : { spanish: { message } };
    return [{ operation, verdict: 'fault', findings: [{ code: check, message: cut(detail), ...spanish }] }];
  }
  if (!isReceiving(operation)) return [];
  const reports = reportsOf(exchange);
  const context = { operation, explanations, xml: await xmlOf(exchange, reports) };
  return reports.map((report) => noteOf(report, context));
};
