import { catalogueTotals, equivalentCounts, isUnshown, ruleData } from '../../harness/catalogue-facts.ts';
import { coverage, type Coverage, type Covered } from '../../harness/ledger/ledger.ts';
import { certainties } from '../../../simulator/judge/index.ts';
import { neverByRequest, reasonNever, type NeverByRequest } from '../../harness/violations/never-by-request.ts';
import { subjectName } from '../../harness/document-kinds.ts';
import { kindNamed } from '../shared/kind-named.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { spoken } from '../shared/spoken.ts';
import { rulesByProfile } from './run-rules-by-profile.ts';
import { bold, dim, green, print, printJson, UsageError, yellow } from '../shared/output.ts';
import { rulesAt, rulesBetween, rulesChanged } from './run-rules-by-date.ts';

const states = {
  proved: ({ fires, passes }) => fires && passes,
  unreachable: ({ rule }) => rule.unreachable !== undefined,
  unshown: ({ rule }) => isUnshown(rule),
} as const satisfies Readonly<Record<string, (covered: Covered) => boolean>>;

const kinds = { R: 'Rechazo', N: 'Notificación' } as const;

type Flags = {
  readonly group?: string;
  readonly document?: string;
  readonly kind?: string;
  readonly byRequest?: boolean;
  readonly not?: boolean;
  readonly need?: string;
  readonly provenance?: string;
  readonly onlySeen?: boolean;
  readonly state?: string;
  readonly coverage?: boolean;
  readonly at?: string;
  readonly profile?: string;
  readonly diff?: readonly string[];
  readonly changes?: readonly string[];
  readonly json?: boolean;
};

type Filter = (covered: Covered) => boolean;

/** @throws UsageError for a value that no entry has: a typing error must not look like an empty list. */
const known = (flag: string, value: string, values: Iterable<string>): string => {
  const expected = [...new Set(values)];
  const found = expected.find((one) => one.toLowerCase() === value.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError({
    en: `--${flag} is "${value}". Expected ${expected.join(', ')}.`,
    es: `--${flag} es "${value}". Se esperaba ${expected.join(', ')}.`,
  });
};

/** What no run has shown here, as in the package, is not proved either way. */
const knownStates = ({ ledger }: Coverage): readonly string[] =>
  Object.keys(states).filter((state) => ledger !== undefined || state !== 'proved');

const filtersOf = (
  { group, document, kind, need, provenance, state, byRequest, not = false, onlySeen = false }: Flags,
  coverageNow: Coverage,
): Filter[] => {
  const all = coverageNow.covered;
  const filters: Filter[] = [];
  const add = (flag: string, value: string | undefined, of: (covered: Covered) => readonly string[]): void => {
    if (value === undefined) return;
    const wanted = known(flag, value, all.flatMap(of));
    filters.push((covered) => of(covered).includes(wanted));
  };
  add('group', group, ({ rule }) => [rule.group.code]);
  if (document !== undefined) {
    const wanted = kindNamed(document, [...new Set(all.map(({ rule }) => rule.document))]);
    filters.push(({ rule }) => rule.document === wanted);
  }
  add('need', need, ({ rule }) => rule.needs);
  if (kind !== undefined) {
    const wanted = known('kind', kind, [...Object.values(kinds), ...Object.keys(kinds), 'Notificacion']);
    filters.push(({ rule }) => rule.kind.startsWith(wanted.charAt(0)));
  }
  if (provenance !== undefined) {
    const wanted = known('provenance', provenance, certainties);
    filters.push(({ rule }) => rule.source.certainty === wanted);
  }
  if (onlySeen) filters.push(({ rule }) => rule.inferredFrom === undefined);
  if (byRequest === true) {
    const never = neverByRequest();
    filters.push(({ rule }) => (never(rule) !== undefined) === not);
  }
  if (state !== undefined) {
    const wanted = known('state', state, knownStates(coverageNow));
    filters.push(states[wanted as keyof typeof states]); // one of its keys
  }
  return filters;
};

type Counts = {
  readonly entries: number;
  readonly fires: number;
  readonly passes: number;
};

const count = (covered: readonly Covered[], is: Filter): number => covered.filter(is).length;

const countsOf = (covered: readonly Covered[]): Counts => ({
  entries: covered.length,
  fires: count(covered, ({ fires }) => fires),
  passes: count(covered, ({ passes }) => passes),
});

const neverIn = (never: NeverByRequest | undefined) =>
  never === undefined ? {} : { neverByRequest: { why: never, reason: reasonNever(never).en } };

type Never = ReturnType<typeof neverByRequest>;

/** @param never where the rules are listed that no request breaks */
const jsonOf = (chosen: readonly Covered[], { ledger }: Coverage, never: Never | undefined): unknown => {
  const { entries, fires, passes } = countsOf(chosen);
  const equivalent = equivalentCounts(chosen.map(({ rule }) => rule));
  return {
    entries,
    // The catalogue lists what is declared, and what is declared runs.
    implemented: entries,
    codes: codesOf(chosen),
    unreachable: count(chosen, states.unreachable),
    unshown: count(chosen, states.unshown),
    ...(equivalent.on === 0 ? {} : { equivalent }),
    proved:
      ledger === undefined
        ? null
        : {
            entries: count(chosen, states.proved),
            fires,
            passes,
            commit: ledger.commit,
            catalogueHash: ledger.catalogueHash,
          },
    rules: chosen.map(({ rule, fires: isFired, passes: isPassed }) => ({
      ...ruleData(rule),
      group: rule.group.code,
      provenance: rule.source.certainty,
      ...(ledger === undefined ? {} : { fires: isFired, passes: isPassed }),
      ...neverIn(never?.(rule)),
    })),
  };
};

/** Kinds of documents share some codes. */
const codesOf = (chosen: readonly Covered[]): number => new Set(chosen.map(({ rule }) => rule.code)).size;

const groupsOf = (covered: readonly Covered[]): ReadonlyMap<string, readonly Covered[]> => {
  const groups = new Map<string, Covered[]>();
  for (const one of covered) {
    const { code } = one.rule.group;
    groups.set(code, [...(groups.get(code) ?? []), one]);
  }
  return groups;
};

const showTable = (covered: readonly Covered[], { ledger }: Coverage, language: Language): void => {
  const { rules: words } = textsIn(language);
  const columns = ledger === undefined ? (['entries'] as const) : (['entries', 'fires', 'passes'] as const);
  const line = (name: string, counts: Counts, title = ''): void => {
    print(`${name.padEnd(16)}${columns.map((column) => String(counts[column]).padStart(13)).join('')}  ${dim(title)}`);
  };
  print(bold(`${words.group.padEnd(16)}${columns.map((column) => words[column].padStart(13)).join('')}`));
  for (const [group, members] of groupsOf(covered)) {
    line(group, countsOf(members), members[0]?.rule.group.title[language]);
  }
  line(words.all, countsOf(covered));
};

const showRule = ({ rule, fires, passes }: Covered, language: Language, never: Never | undefined): void => {
  const { code, document, kind, message } = rule;
  const mark = green(fires && passes ? '✓' : ' ');
  print(
    `${mark} ${bold(code.padEnd(14))} ${subjectName(document, language).padEnd(language === 'es' ? 35 : 22)} ${kind === 'Rechazo' ? 'R' : yellow('N')}  ${message}`,
  );
  const why = never?.(rule);
  if (why !== undefined) print(`  ${dim(reasonNever(why)[language])}`);
};

const showSum = (chosen: readonly Covered[], { ledger }: Coverage, language: Language): void => {
  const { entries, fires, passes } = countsOf(chosen);
  const { rules: words } = textsIn(language);
  const beyond = count(chosen, states.unreachable);
  const unshown = count(chosen, states.unshown);
  const totals = catalogueTotals();
  const { on, seen } = equivalentCounts(chosen.map(({ rule }) => rule));
  const parts = [
    words.count(entries, codesOf(chosen)),
    ...(on === 0 ? [] : [words.equivalent(on, seen)]),
    ...(beyond === 0 ? [] : [words.unreachable(beyond)]),
    ...(unshown === 0 ? [] : [words.unshown(unshown)]),
    ...(entries === totals.rules ? [words.withEvents(totals.eventCodes, totals.allCodes)] : []),
    ...(ledger === undefined ? [] : [words.proved(fires, passes, ledger.commit?.slice(0, 12))]),
  ];
  print(parts.join('; '));
};

/** `ensayo rules`: the catalogue, filtered, with its proofs; or what has dates, or differs in a profile. */
export const rules = (flags: Flags): void => {
  if (flags.at !== undefined) {
    rulesAt(flags.at, flags);
    return;
  }
  if (flags.profile !== undefined) {
    rulesByProfile({ profile: flags.profile, comparedWith: flags.diff ?? ['default'], json: flags.json === true });
    return;
  }
  if (flags.changes !== undefined) {
    rulesChanged(flags.changes, flags);
    return;
  }
  if (flags.diff !== undefined) {
    rulesBetween(flags.diff, flags);
    return;
  }
  const language = spoken();
  const all = coverage();
  const filters = filtersOf(flags, all);
  const never = flags.not === true ? neverByRequest() : undefined;
  const chosen = all.covered.filter((covered) => filters.every((filter) => filter(covered)));
  if (flags.json === true) {
    printJson(jsonOf(chosen, all, never));
    return;
  }
  if (flags.coverage === true) showTable(chosen, all, language);
  else for (const one of chosen) showRule(one, language, never);
  showSum(chosen, all, language);
};
