import { readUnder, type CatalogueEntry } from './catalogue.ts';
import type { SubjectKind } from '../../document/kind.ts';
import { readings } from '../../checks/observed-readings.ts';
import type { Edition } from '../../checks/in-force.ts';
import { isOn, kindUnder, type Profile } from './profile.ts';
import { presetResultsOf, type RuleResult } from './results.ts';
import { checkFor, stages, type Stage } from './rule.ts';
import type { Place } from '../../document/path-index.ts';
import type { Target } from '../../document/target.ts';

type Entry = CatalogueEntry<SubjectKind>;

/** A rule that is on, as it runs under a profile. */
export type Planned = {
  /** Its index among the rules of the stage. */
  readonly at: number;
  readonly entry: Entry;
};

/** Rules with the same target: its places are searched for once. */
type RulesOfTarget = {
  /** Where the target's owner is looked for; undefined if the rules run even without one. */
  readonly owner: Place | undefined;
  readonly rules: readonly Planned[];
};

/** The rules of one stage. */
export type StagePlan = {
  /** In catalogue order, the rules that are off included. */
  readonly entries: readonly Entry[];
  /** By rule: off, or passed without a target; the result of a rule that is not visited. */
  readonly presetResults: readonly RuleResult[];
  readonly off: readonly number[];
  readonly byTarget: readonly RulesOfTarget[];
  /** Those that run although the schema failed. */
  readonly besideSchema: readonly RulesOfTarget[];
};

export type Plan = ReadonlyMap<Stage, StagePlan>;

/** The entry with the reading that the profile gives it. */
const seenUnder = ({ readings: named }: Profile, entry: Entry): Entry => {
  const name = named[entry.code.code];
  if (name === undefined) return entry;
  const { rule } = entry;
  return { ...entry, rule: { ...rule, check: (facts) => readings[name](checkFor(rule, facts), facts) } };
};

const entryUnder = (profile: Profile, entry: Entry): Entry => {
  const { code: declared } = entry.code;
  const kind = kindUnder(profile, entry.code);
  const answered = profile.names[declared] ?? declared;
  const read = seenUnder(profile, readUnder(profile, entry));
  if (kind === entry.code.kind && answered === declared) return read;
  const code = { ...entry.code, code: answered, kind };
  return { ...read, code, presetResults: presetResultsOf(code) };
};

type Entries = readonly Entry[];

type Under = { readonly profile: Profile; readonly edition: Edition };

const looksAnyway = ({ rule: { check } }: Entry): boolean => typeof check === 'function' || check.per === 'document';

const grouped = (rules: readonly Planned[]): readonly RulesOfTarget[] => {
  const groups = new Map<Target | undefined, Planned[]>();
  for (const rule of rules) {
    const { target } = rule.entry;
    const group = groups.get(target);
    if (group === undefined) groups.set(target, [rule]);
    else group.push(rule);
  }
  return [...groups].flatMap(([target, group]) =>
    [
      { owner: target?.ownerPlace, rules: group.filter(({ entry }) => !looksAnyway(entry)) },
      { owner: undefined, rules: group.filter(({ entry }) => looksAnyway(entry)) },
    ].filter((one) => one.rules.length > 0),
  );
};

const runsBesideSchema = ({ besideSchema }: Profile, code: string): boolean =>
  besideSchema.some((wanted) => (wanted.endsWith('*') ? code.startsWith(wanted.slice(0, -1)) : code === wanted));

const stagePlan = (declared: Entries, { profile, edition }: Under): StagePlan => {
  const entries = declared.map((entry) => entryUnder(profile, entry));
  const isOff = declared.map(({ code }) => !isOn(profile, code, edition));
  const on = entries.flatMap((entry, at) => (isOff[at] === true ? [] : [{ at, entry }]));
  return {
    entries,
    presetResults: entries.map(({ presetResults }, at) =>
      isOff[at] === true ? presetResults.off : presetResults.vacuous,
    ),
    off: isOff.flatMap((off, at) => (off ? [at] : [])),
    byTarget: grouped(on),
    besideSchema: grouped(on.filter(({ at }) => runsBesideSchema(profile, declared[at]?.code.code ?? ''))),
  };
};

const planned = (entries: Entries, under: Under): Plan =>
  new Map(
    stages.map((stage) => [
      stage,
      stagePlan(
        entries.filter((entry) => entry.stage === stage),
        under,
      ),
    ]),
  );

const plans = new WeakMap<Profile, WeakMap<Edition, WeakMap<Entries, Plan>>>();

/** The same for every document of a kind and time, so it is computed once per profile and edition. */
export const planOf = (entries: Entries, under: Under): Plan => {
  const { profile, edition } = under;
  let ofProfile = plans.get(profile);
  if (ofProfile === undefined) plans.set(profile, (ofProfile = new WeakMap()));
  let known = ofProfile.get(edition);
  if (known === undefined) ofProfile.set(edition, (known = new WeakMap()));
  let made = known.get(entries);
  if (made === undefined) known.set(entries, (made = planned(entries, under)));
  return made;
};
