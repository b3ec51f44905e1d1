import type { CatalogueEntry } from './catalogue.ts';
import type { SubjectKind } from './document-kind.ts';
import type { Facts } from './facts.ts';
import { absent } from './check.ts';
import { isOn, kindUnder, type Profile } from './profile.ts';
import { silentEnds, type RuleResult } from './results.ts';
import { stages, type Stage } from './rule.ts';
import { runRule, unevaluated } from './run.ts';
import type { Subject } from './subject.ts';

export type Run = {
  /** Every entry of the document's kind. */
  readonly entries: readonly CatalogueEntry<SubjectKind>[];
  readonly profile: Profile;
  readonly subject: Subject;
  readonly facts: Facts;
  /** False when the bytes are no document of a kind that is judged: only rules about the bytes run. */
  readonly readable: boolean;
};

/** Codes that end the judgement, and why the rules behind them are then not evaluated. */
const notTaken: ReadonlySet<string> = new Set(['ZA01', 'ZA02', 'ZA03']);
const notTakenReason = 'The document was not taken.';
const duplicate = { code: '90', reason: 'The document was processed before.' } as const;
const schema = { code: 'ZB01', reason: 'The document failed its schema.' } as const;
const unreadable = 'The document cannot be read.';

/** Stages that look at the bytes alone. */
const aboutBytes: ReadonlySet<Stage> = new Set(['intake', 'schema']);

type Planned = { readonly entry: CatalogueEntry<SubjectKind>; readonly on: boolean };
type Plan = ReadonlyMap<Stage, readonly Planned[]>;

const entryUnder = (profile: Profile, entry: CatalogueEntry<SubjectKind>): CatalogueEntry<SubjectKind> => {
  const kind = kindUnder(profile, entry.code);
  if (kind === entry.code.kind) return entry;
  const code = { ...entry.code, kind };
  return { ...entry, code, ends: silentEnds(code) };
};

const plan = (entries: readonly CatalogueEntry<SubjectKind>[], profile: Profile): Plan =>
  new Map(
    stages.map((stage) => [
      stage,
      entries
        .filter((entry) => entry.stage === stage)
        .map((entry) => ({ entry: entryUnder(profile, entry), on: isOn(profile, entry.code) })),
    ]),
  );

const plans = new WeakMap<Profile, WeakMap<readonly CatalogueEntry<SubjectKind>[], Plan>>();

/** What runs at which stage: the same for every document of a kind, so it is worked out once for each profile. */
const planOf = ({ entries, profile }: Run): Plan => {
  let known = plans.get(profile);
  if (known === undefined) plans.set(profile, (known = new WeakMap()));
  let made = known.get(entries);
  if (made === undefined) known.set(entries, (made = plan(entries, profile)));
  return made;
};

const failedWith = (results: readonly RuleResult[], code: string): boolean =>
  results.some((result) => result.code === code && (result.status === 'failed' || result.status === 'broken'));

/** Why the stages behind this one are not evaluated, if it ends the judgement. */
const stopAfter = (stage: Stage, results: readonly RuleResult[], { profile }: Run): string | undefined => {
  if (stage === 'intake' && results.some(({ code, status }) => notTaken.has(code) && status === 'failed')) {
    return notTakenReason;
  }
  if (stage === 'ledger' && failedWith(results, duplicate.code)) return duplicate.reason;
  if (stage === 'schema' && !profile.continueAfterSchema && failedWith(results, schema.code)) return schema.reason;
  return undefined;
};

const isAboutAbsence = (result: RuleResult): boolean =>
  result.status === 'failed' &&
  result.kind === 'Notificación' &&
  result.failures.every(({ found }) => found === absent);

const resultOf = (entry: CatalogueEntry<SubjectKind>, { subject, facts, profile }: Run): RuleResult => {
  const result = runRule(entry, subject, facts);
  return !profile.absences && isAboutAbsence(result) ? entry.ends.off : result;
};

/**
 * Runs every rule, stage by stage, each stage keeping the next from running
 * where the authority stops. One result for each entry, in catalogue order.
 */
export const runStages = (run: Run): readonly RuleResult[] => {
  const planned = planOf(run);
  const all: RuleResult[] = [];
  let stopped: string | undefined;
  for (const stage of stages) {
    const reason = stopped ?? (run.readable || aboutBytes.has(stage) ? undefined : unreadable);
    const results = (planned.get(stage) ?? []).map(({ entry, on }) => {
      if (!on) return entry.ends.off;
      return reason === undefined ? resultOf(entry, run) : unevaluated(entry, reason);
    });
    all.push(...results);
    stopped ??= stopAfter(stage, results, run);
  }
  return all;
};
