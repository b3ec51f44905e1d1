import { readUnder, type CatalogueEntry } from './catalogue.ts';
import type { SubjectKind } from '../document/kind.ts';
import { isOn, kindUnder, type Profile } from './profile.ts';
import { silentEnds } from './results.ts';
import { stages, type Stage } from './rule.ts';
import type { Place } from '../document/path-index.ts';

/** An entry as it runs under a profile. */
export type Planned = {
  readonly on: boolean;
  /** If none of these is present the rule has nothing to say; undefined if it always looks, or if that is not known. */
  readonly below: Place | undefined;
  readonly entry: CatalogueEntry<SubjectKind>;
};

const plannedAs = (entry: CatalogueEntry<SubjectKind>, on: boolean): Planned => {
  const { check } = entry.rule;
  const looksAnyway = typeof check === 'function' || check.per === 'document';
  return { on, below: looksAnyway ? undefined : entry.target?.ownerPlace, entry };
};

/** The rules that run at each stage. */
export type Plan = ReadonlyMap<Stage, readonly Planned[]>;

const entryUnder = (profile: Profile, entry: CatalogueEntry<SubjectKind>): CatalogueEntry<SubjectKind> => {
  const kind = kindUnder(profile, entry.code);
  const read = readUnder(profile, entry);
  if (kind === entry.code.kind) return read;
  const code = { ...entry.code, kind };
  return { ...read, code, ends: silentEnds(code) };
};

type Entries = readonly CatalogueEntry<SubjectKind>[];

const planned = (entries: Entries, profile: Profile): Plan =>
  new Map(
    stages.map((stage) => [
      stage,
      entries
        .filter((entry) => entry.stage === stage)
        .map((entry) => plannedAs(entryUnder(profile, entry), isOn(profile, entry.code))),
    ]),
  );

const plans = new WeakMap<Profile, WeakMap<Entries, Plan>>();

/** The same for every document of a kind, so it is computed once per profile. */
export const planOf = (entries: Entries, profile: Profile): Plan => {
  let known = plans.get(profile);
  if (known === undefined) plans.set(profile, (known = new WeakMap()));
  let made = known.get(entries);
  if (made === undefined) known.set(entries, (made = planned(entries, profile)));
  return made;
};
