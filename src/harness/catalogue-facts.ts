import { catalogue } from '../../simulator/rules/index.ts';
import {
  type CatalogueEntry,
  isOn,
  type ListedRule,
  listingOf,
  type Profile,
  violationOf,
  type RuleKind,
} from '../../simulator/judge/index.ts';
import {
  documentKinds,
  eventKinds,
  familyOf,
  type DocumentKind,
  type EventKind,
} from '../../simulator/document/kind.ts';

let listed: readonly ListedRule[] | undefined;

/** Every rule about documents and every outcome that the authority has. */
export const listedRules = (): readonly ListedRule[] => (listed ??= listingOf(catalogue()));

/** Codes of the rules on events (RADIAN), which are no rules about documents and are not listed with them. */
export const eventCodes = (): ReadonlySet<string> =>
  new Set(eventKinds.flatMap((kind) => catalogue().entries(kind)).map(({ code }) => code.code));

/** About a document of the till. */
const isEquivalent = ({ document }: ListedRule): boolean =>
  documentKinds.some((kind) => kind === document && familyOf(kind) === 'equivalent');

/** Neither seen nor inferred: rules of the platform, whose codes have no letters, are known from other documents. */
const isOfPlatform = ({ code }: ListedRule): boolean => /^\d/.test(code);

type SeenCounts = { readonly on: number; readonly seen: number };

const seenAmong = (rules: readonly ListedRule[]): SeenCounts => {
  const on = rules.filter((rule) => !isOfPlatform(rule));
  return { on: on.length, seen: on.filter(({ inferredFrom }) => inferredFrom === undefined).length };
};

/** How many of the rules about documents of the till are on, and of these how many have codes that somebody saw. */
export const equivalentCounts = (rules: readonly ListedRule[]): SeenCounts =>
  seenAmong(rules.filter((rule) => isEquivalent(rule) && rule.defaultOn));

/** The same for the rules about one kind of document that are on under a profile. */
export const rulesOn = (profile: Profile, kind: DocumentKind): SeenCounts =>
  seenAmong(
    listedRules().filter(
      ({ document, entries: [entry] }) => document === kind && entry !== undefined && isOn(profile, entry.code),
    ),
  );

/** Undefined if none of them is inferred. */
export const seenUnder = (profile: Profile, kind: DocumentKind): SeenCounts | undefined => {
  const counts = rulesOn(profile, kind);
  return counts.on === counts.seen ? undefined : counts;
};

export type CatalogueTotals = {
  /** A rule counts once for each kind of document or message that it is about. */
  readonly rules: number;
  /** Distinct codes of these rules. */
  readonly codes: number;
  /** Further codes, which only rules on events have. */
  readonly eventCodes: number;
  /** Both together, as the console lists them. */
  readonly allCodes: number;
};

export const catalogueTotals = (): CatalogueTotals => {
  const codes = new Set(listedRules().map(({ code }) => code));
  const further = [...eventCodes()].filter((code) => !codes.has(code)).length;
  return { rules: listedRules().length, codes: codes.size, eventCodes: further, allCodes: codes.size + further };
};

/** A listed rule as plain data, as `ensayo rules --json` prints it. */
export type RuleData = {
  readonly id: string;
  readonly code: string;
  readonly document: string;
  readonly kind: 'R' | 'N';
  readonly target: string;
  readonly defaultOn: boolean;
  readonly source: string;
  /** For documents of the till: whether the code is known only from the rule that it mirrors. */
  readonly inferred?: boolean;
  readonly needs: readonly string[];
  readonly outcome?: true;
  /** Why no document that reaches it can break it. */
  readonly unreachable?: string;
  /** What it holds under the profile strict instead, and as which kind where that differs too. */
  readonly strict?: { readonly holds: string; readonly kind?: 'R' | 'N' };
};

const letterOf = (kind: RuleKind): 'R' | 'N' => (kind === 'Rechazo' ? 'R' : 'N');

const strictData = ({ strictly, kind }: ListedRule): Pick<RuleData, 'strict'> => {
  if (strictly === undefined) return {};
  const holds = strictly.holds.en;
  return { strict: strictly.kind === kind ? { holds } : { holds, kind: letterOf(strictly.kind) } };
};

export const ruleData = (rule: ListedRule): RuleData => ({
  id: rule.id,
  code: rule.code,
  document: rule.document,
  kind: letterOf(rule.kind),
  target: rule.target,
  defaultOn: rule.defaultOn,
  source: rule.source.text.en,
  ...(isEquivalent(rule) ? { inferred: rule.inferredFrom !== undefined } : {}),
  needs: rule.needs,
  ...(rule.outcome ? { outcome: true } : {}),
  ...(rule.unreachable === undefined ? {} : { unreachable: rule.unreachable.en }),
  ...strictData(rule),
});

/** The catalogue as JSON text, from which its SHA-256 is computed. */
export const catalogueText = (): string => JSON.stringify(listedRules().map(ruleData));

/** Numbered as in the catalogue when a document has two rules with one code: `DBD01/2` is the second. */
export const entryNamed = (document: string, name: string): CatalogueEntry | undefined => {
  const [code = '', place = '1'] = name.split('/');
  return catalogue()
    .find(code)
    .filter((entry) => entry.document === document)[Number(place) - 1];
};

/** Its name among the entries of its document. */
export const entryName = ({ code: { code }, document, target }: CatalogueEntry): string => {
  const place = catalogue()
    .find(code)
    .filter((entry) => entry.document === document)
    .findIndex((entry) => entry.target === target);
  return place > 0 ? `${code}/${place + 1}` : code;
};

/** About a group that nothing shows in its document: a scenario of it would prove nothing. */
export const isUnshown = ({ entries: [entry] }: ListedRule): boolean => entry?.code.unshown === true;

/**
 * Entries that can be broken, and so proved, in documents of a kind: all but those that the annex lists without
 * validation, and those whose group nothing shows in the document.
 */
export const breakableEntries = (kind: DocumentKind): readonly CatalogueEntry[] =>
  catalogue()
    .entries(kind)
    .filter((entry) => entry.code.unshown !== true && violationOf(entry) !== undefined);

/** The same in every event: shown in the first one. */
const shared: ReadonlySet<string> = new Set(['EVENT-EXTENSIONS']);

const isShown = ({ group, document }: CatalogueEntry<EventKind>): boolean =>
  shared.has(group.code) ? document === eventKinds[0] : /^(?:EVENT-|DC-EVENT$)/.test(group.code);

/** The rules of events that scenarios show for the kind; those about files and signatures are shown with documents. */
export const shownEventEntries = (kind: EventKind): readonly CatalogueEntry<EventKind>[] =>
  catalogue().entries(kind).filter(isShown);
