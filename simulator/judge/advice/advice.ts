/**
 * Aviso de Ensayo: what no rule of the authority refuses and is surely a mistake. It is sought after the verdict, and
 * has no part in it: not in lines, counts or exit codes, nor in the authority's answer.
 */
import { positionAt, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { DatedReading } from '../../checks/in-force.ts';
import { inWords, shortDetail } from '../../checks/vocabulary/in-words.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import type { Datum } from '../../document/datum.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { Subject } from '../../document/subject.ts';
import { xpathOf } from '../../document/xml/xpath.ts';
import { appliedIn } from '../dates/applied.ts';
import type { AdviceLine } from '../engine/judgement-report.ts';

/** Something implausible, and where. */
export type Doubt = {
  readonly at: XmlElement;
  readonly attribute?: string;
  /** The child that the element at that place lacks: `cac:InvoicePeriod`. */
  readonly missing?: string;
  readonly found: Datum;
  readonly plausible: Datum;
  /** The value by date that it depends on. */
  readonly dated?: DatedReading | undefined;
};

export type Advice = {
  /** Stable, for programs: `rounding-hides-total`. */
  readonly id: string;
  /** The documents that are looked at. */
  readonly kinds: readonly SubjectKind[];
  /** One sentence: what is surely wrong. */
  readonly text: Bilingual;
  /** Why it is legal by the letter, and how one knows better. */
  readonly source: Bilingual;
  /**
   * Every place where it holds. Silent where the document does not say enough: advice that may be wrong is worse than
   * none. `facts.clock` is the authority's clock; values that depend on a date go by the date of the document.
   */
  readonly look: (subject: Subject, facts: Facts) => readonly Doubt[];
};

/** More places than this for one piece of advice help nobody. */
const mostPlaces = 20;

/** The document decides how long a value is. */
const shortInWords = (datum: Datum): Bilingual => {
  const { en, es } = inWords(datum);
  return { en: shortDetail(en), es: shortDetail(es) };
};

const lineOf = ({ id, text, source }: Advice, { document }: Subject, doubt: Doubt): AdviceLine => {
  const { at, attribute, missing } = doubt;
  const [found, plausible] = [shortInWords(doubt.found), shortInWords(doubt.plausible)];
  const applied = appliedIn(doubt.dated);
  const { line, column } = positionAt(document.text, at.start);
  return {
    id,
    text: text.en,
    xpath: `${xpathOf(at, attribute)}${missing === undefined ? '' : `/${missing}`}`,
    line,
    column,
    found: found.en,
    plausible: plausible.en,
    source: source.en,
    ...applied.en,
    spanish: { text: text.es, found: found.es, plausible: plausible.es, source: source.es, ...applied.es },
  };
};

/** All advice on one judged document; a piece that throws is left out. */
export const adviceOn = (
  pieces: readonly Advice[],
  { subject, facts }: { readonly subject: Subject; readonly facts: Facts },
  onDefect: (error: unknown, id: string) => void,
): readonly AdviceLine[] =>
  pieces.flatMap((piece) => {
    if (!piece.kinds.includes(subject.kind)) return [];
    try {
      return piece
        .look(subject, facts)
        .slice(0, mostPlaces)
        .map((doubt) => lineOf(piece, subject, doubt));
    } catch (error) {
      onDefect(error, piece.id);
      return [];
    }
  });
