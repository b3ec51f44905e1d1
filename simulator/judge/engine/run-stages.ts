import type { Edition } from '../../checks/in-force.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import type { Datum } from '../../document/datum.ts';
import { planOf, type Planned, type StagePlan } from './plan.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { Profile } from './profile.ts';
import type { Lack, RuleResult, RunResults } from './results.ts';
import { stages, type Stage } from './rule.ts';
import { isAboutSignature, missesSignature, unsignedReason } from './unsigned.ts';
import { runRule, unevaluated } from './run.ts';
import type { Subject } from '../../document/subject.ts';

export type Run = {
  /** Every entry of the document's kind. */
  readonly entries: readonly CatalogueEntry<SubjectKind>[];
  readonly profile: Profile;
  /** The rules of the document's date. */
  readonly edition: Edition;
  readonly subject: Subject;
  readonly facts: Facts;
  /** False when the bytes are not a document of a known kind: only rules about the bytes run. */
  readonly readable: boolean;
  /** Whether the document is judged before it is signed: what is about its signature is left out. */
  readonly unsigned?: boolean;
  /** For a document judged on its own: what is missing to say what the rule said of its target, if anything is. */
  readonly lackOf?: ((entry: CatalogueEntry<SubjectKind>, result: RuleResult) => Lack | undefined) | undefined;
};

/** Codes that end the judgement, and why the rules after them are then not evaluated. */
const notTaken: ReadonlySet<string> = new Set(['ZA01', 'ZA02', 'ZA03']);
const notTakenReason = { en: 'The document was not taken.', es: 'El documento no se recibió.' };
const duplicate = {
  code: '90',
  reason: { en: 'The document was processed before.', es: 'El documento ya fue procesado.' },
} as const;
const schema = {
  code: 'ZB01',
  reason: {
    en: 'The document failed its schema; the profile full goes on.',
    es: 'El documento no cumple el esquema; el perfil full continúa.',
  },
} as const;
const unreadable = { en: 'The document cannot be read.', es: 'El documento no se puede leer.' };

/** Stages that look at the bytes alone. */
const aboutBytes: ReadonlySet<Stage> = new Set(['intake', 'schema']);

const failedWith = (results: readonly RuleResult[], code: string): boolean =>
  results.some((result) => result.code === code && (result.status === 'failed' || result.status === 'broken'));

/** Why the stages after this one are not evaluated, if it ends the judgement. */
const stopAfter = (stage: Stage, results: readonly RuleResult[], { profile }: Run): Bilingual | undefined => {
  if (stage === 'intake' && results.some(({ code, status }) => notTaken.has(code) && status === 'failed')) {
    return notTakenReason;
  }
  if (stage === 'ledger' && failedWith(results, duplicate.code)) return duplicate.reason;
  if (stage === 'schema' && !profile.continueAfterSchema && failedWith(results, schema.code)) return schema.reason;
  return undefined;
};

const isAbsence = (found: Datum): boolean => 'kind' in found && found.kind === 'absent' && found.remark === undefined;

const isAboutAbsence = (result: RuleResult): boolean =>
  result.status === 'failed' &&
  result.kind === 'Notificación' &&
  result.failures.every(({ found }) => isAbsence(found));

/** The result with only the failures that no other registry or earlier document could settle; undefined if there are none. */
const certainOf = (result: RuleResult): RuleResult | undefined => {
  if (result.status !== 'failed') return undefined;
  const failures = result.failures.filter(({ certain, found }) => certain === true || isAbsence(found));
  return failures.length === 0 ? undefined : { ...result, failures };
};

type Told = { readonly results: RuleResult[]; readonly telling: RuleResult[] };

const judged = ({ entry }: Planned, { subject, facts, profile, lackOf, unsigned = false }: Run): RuleResult => {
  const unsignedResult = (): RuleResult => ({ ...unevaluated(entry, unsignedReason), supply: 'signature' });
  if (unsigned && isAboutSignature(entry)) return unsignedResult();
  const ran = runRule(entry, subject, facts);
  if (unsigned && missesSignature(ran)) return unsignedResult();
  const lack = lackOf?.(entry, ran);
  if (lack !== undefined) return certainOf(ran) ?? { ...unevaluated(entry, lack.reason), supply: lack.supply };
  return !profile.absences && isAboutAbsence(ran) ? entry.presetResults.off : ran;
};

const inOrder = (a: number, b: number): number => a - b;

/** Calls back with the result of every rule that is visited. */
const visit = (byTarget: StagePlan['byTarget'], run: Run, visited: (at: number, result: RuleResult) => void): void => {
  for (const { owner, rules } of byTarget) {
    const isAbsent = owner !== undefined && run.subject.index.at(owner).length === 0;
    // A rule about the signature of an unsigned document is left out even where its target is absent.
    if (isAbsent && run.unsigned !== true) continue;
    for (const rule of rules) visited(rule.at, judged(rule, run));
  }
};

const runStage = ({ presetResults, off, byTarget }: StagePlan, run: Run, { results, telling }: Told): void => {
  const ran = presetResults.slice();
  const told = off.slice();
  visit(byTarget, run, (at, result) => {
    ran[at] = result;
    if (result.status !== 'passed') told.push(at);
  });
  for (const at of told.sort(inOrder)) {
    const result = ran[at];
    if (result !== undefined) telling.push(result);
  }
  results.push(...ran);
};

const passOver = (plan: StagePlan, reason: Bilingual, run: Run): readonly RuleResult[] => {
  const { entries, presetResults, off, besideSchema } = plan;
  const isOff = new Set(off);
  const reached = entries.map(
    (entry, at) => (isOff.has(at) ? presetResults[at] : undefined) ?? unevaluated(entry, reason),
  );
  if (reason === schema.reason && run.readable) {
    visit(besideSchema, run, (at, result) => {
      reached[at] = result;
    });
  }
  return reached;
};

/** A run that has reached some stage. */
export type Progress = Told & {
  /** Why no further rule is evaluated; undefined while they are. */
  readonly stopped: Bilingual | undefined;
};

const runThrough = (run: Run, through: readonly Stage[], { results, telling, ...so }: Progress): Progress => {
  const plan = planOf(run.entries, run);
  const told: Told = { results, telling };
  let { stopped } = so;
  for (const stage of through) {
    const reason = stopped ?? (run.readable || aboutBytes.has(stage) ? undefined : unreadable);
    const planned = plan.get(stage);
    if (planned === undefined) continue;
    const before = told.telling.length;
    if (reason === undefined) runStage(planned, run, told);
    else {
      const reached = passOver(planned, reason, run);
      results.push(...reached);
      telling.push(...reached.filter(({ status }) => status !== 'passed'));
    }
    stopped ??= stopAfter(stage, told.telling.slice(before), run);
  }
  return { ...told, stopped };
};

const firstAboutContent = stages.indexOf('signature');

/** Runs the stages that may end the judgement: those before the signature. */
export const beginStages = (run: Run): Progress =>
  runThrough(run, stages.slice(0, firstAboutContent), { results: [], telling: [], stopped: undefined });

/** Runs the others, with facts that may have been added in the meantime. */
export const finishStages = (run: Run, begun: Progress): RunResults =>
  runThrough(run, stages.slice(firstAboutContent), begun);

/**
 * Runs every rule, stage by stage; a stage at which the authority stops prevents the next. One result for each entry,
 * in catalogue order.
 */
export const runStages = (run: Run): RunResults => finishStages(run, beginStages(run));
