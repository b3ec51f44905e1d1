/** What the platform was seen to do where the annex says otherwise (`datasets/facts/observed.json`). */
import { dataJson } from '../../../src/common/data-directory.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { ReadingName } from '../../checks/observed-readings.ts';
import type { DocumentKind } from '../../document/kind.ts';
import type { RuleKind } from './rule.ts';

/** What a profile with the deviation does differently from the default one; a code it does not name stays as it is. */
type Effect = {
  readonly kinds?: Readonly<Record<string, RuleKind>>;
  /** The code of the answer for that of the catalogue. */
  readonly names?: Readonly<Record<string, string>>;
  readonly readings?: Readonly<Record<string, ReadingName>>;
  readonly on?: readonly string[];
  /** Rules read as the annex prints them. */
  readonly literally?: readonly string[];
  /** Codes, or with `*` their beginnings, that are evaluated although the schema failed. */
  readonly besideSchema?: readonly string[];
};

export type Evidence = {
  readonly where:
    | 'test'
    | 'production'
    | 'documentation'
    | 'code'
    | 'specification'
    | 'annex'
    | 'portal'
    | 'support'
    | 'search';
  /** Name or number of a project or document. */
  readonly who: string;
  /** A day, month, year or a span of them; absent where it is not known. */
  readonly date?: string;
};

export type Deviation = {
  /** A code, or what else was observed. */
  readonly about: string;
  readonly document: DocumentKind | 'all';
  readonly observed: Bilingual;
  readonly evidence: readonly Evidence[];
  /** Independent of each other; 0 for an inference. */
  readonly witnesses: number;
  /** Absent where the default profile does the same, or no profile decides it. */
  readonly effect?: Effect;
  /** Off in the profile `observed`: users' own documents would nearly all be refused. */
  readonly onlyIfAsked?: true;
};

let loaded: readonly Deviation[] | undefined;

export const deviations = (): readonly Deviation[] => {
  loaded ??= dataJson('observed.json') as readonly Deviation[]; // our own file
  return loaded;
};

/** `all` includes those that are off unless asked for. */
export type Deviating = 'usual' | 'all';

export const deviationsOf = (deviating: Deviating): readonly Deviation[] =>
  deviations().filter(({ onlyIfAsked = false }) => deviating === 'all' || !onlyIfAsked);

const merged = <Value>(
  records: readonly (Readonly<Record<string, Value>> | undefined)[],
): Readonly<Record<string, Value>> => Object.fromEntries(records.flatMap((record) => Object.entries(record ?? {})));

/** The members of a profile that follow from those deviations. */
export const deviating = (which: Deviating) => {
  const effects = deviationsOf(which).flatMap(({ effect }) => (effect === undefined ? [] : [effect]));
  const kinds = Object.entries(merged(effects.map((each) => each.kinds)));
  const codesOf = (wanted: RuleKind): readonly string[] =>
    kinds.flatMap(([code, kind]) => (kind === wanted ? [code] : []));
  return {
    asRechazo: codesOf('Rechazo'),
    asNotificacion: codesOf('Notificación'),
    on: effects.flatMap((each) => each.on ?? []),
    names: merged(effects.map((each) => each.names)),
    readings: merged(effects.map((each) => each.readings)),
    literally: effects.flatMap((each) => each.literally ?? []),
    besideSchema: effects.flatMap((each) => each.besideSchema ?? []),
  };
};

let declared: ReadonlyMap<string, string> | undefined;

const declaredCodes = (): ReadonlyMap<string, string> =>
  (declared ??= new Map(Object.entries(deviating('all').names).map(([own, answered]) => [answered, own])));

/** Codes of answers that the catalogue has under another name. */
export const otherCodes = (): readonly string[] => [...declaredCodes().keys()];

/** The code under which the catalogue has the rule that a profile calls so. */
export const declaredCode = (code: string): string => declaredCodes().get(code) ?? code;
