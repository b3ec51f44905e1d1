/** `ensayo rehearse --plan`: what a rehearsal would send and with what, and where the last one stands. Nothing is sent. */
import { bilingual, english, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import type { DocumentKind } from '../../../simulator/document/kind.ts';
import { profileWith, type RuleState } from '../../../simulator/judge/index.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { progressOf, type RegistryData } from '../../../simulator/registry/index.ts';
import { rulesOn } from '../../harness/catalogue-facts.ts';
import { familyName, firstKinds, kindFacts, subjectName } from '../../harness/document-kinds.ts';
import { kindsOf, planOf } from '../../harness/rehearsal/plan.ts';
import type { Rehearsing } from '../../harness/rehearsal/rehearsing-company.ts';
import type { RehearsalReport } from '../../harness/rehearsal/report/rehearsal-report.ts';
import { beyond, provenByItself } from '../../harness/rehearsal/scope.ts';
import { bold, dim, print } from '../shared/output.ts';
import { chosen, spoken } from '../shared/spoken.ts';
import type { Last, Standing } from './last-rehearsal.ts';
import { settingsOf, showSettings } from './rehearse-ready.ts';
import { stateText, terminalText } from './rehearse-texts.ts';

const outcomes: Readonly<Record<RehearsalReport['outcome'], Bilingual>> = {
  accepted: { en: 'accepted', es: 'aceptado' },
  rejected: { en: 'rejected', es: 'rechazado' },
  incomplete: { en: 'incomplete', es: 'incompleto' },
};

// The plan as data

type PlannedKind = {
  readonly kind: DocumentKind;
  readonly required: number;
  readonly minimumAccepted: number;
  /** How many of those that are sent are wrong on purpose. */
  readonly wrong: number;
  /** The kind that it corrects, of which one has to be accepted before; null if it corrects nothing. */
  readonly corrects: DocumentKind | null;
  /** How many rules about such documents are on. */
  readonly rules: number;
};

/** As `--json` prints it (docs/schemas/rehearse-plan.schema.json). */
export type RehearsalPlan = {
  readonly company: Pick<RehearsalReport['company'], 'nit' | 'checkDigit' | 'name'>;
  readonly profile: string;
  readonly sets: readonly (ReturnType<typeof settingsOf> & {
    /** In the order in which they are sent. */
    readonly documents: readonly PlannedKind[];
    /** The kind of the first document in production, once the set is accepted. */
    readonly production: DocumentKind;
    /** What that set of a running authority has counted; null if it has counted nothing. */
    readonly counted: readonly Standing[] | null;
  })[];
  readonly last: Omit<Last, 'company'> | null;
  readonly proves: string;
  readonly beyond: readonly string[];
};

type Planned = {
  readonly rehearsing: Rehearsing;
  /** The registry as it was given, with what its sets have counted. */
  readonly given: Pick<RegistryData, 'testSets'> | undefined;
  readonly mistakes: number;
  readonly profile: string;
  readonly rules: Readonly<Record<string, RuleState>>;
  readonly last: Last | undefined;
};

const withoutCompany = ({ company: _, ...last }: Last): RehearsalPlan['last'] => last;

export const planFacts = ({ rehearsing, given, mistakes, profile, rules, last }: Planned): RehearsalPlan => {
  const { company, testSets } = rehearsing;
  const plan = planOf(testSets, mistakes);
  const judged = profileWith({ profile, rules, onlySeen: false }, catalogue());
  const plannedOf = (set: (typeof testSets)[number], kind: DocumentKind): PlannedKind => ({
    kind,
    required: set.quotas[kind]?.required ?? 0,
    minimumAccepted: set.quotas[kind]?.minimumAccepted ?? 0,
    wrong: plan.documents.filter((each) => each.kind === kind && each.mistake !== undefined).length,
    corrects: kindFacts[kind].corrects ?? null,
    rules: rulesOn(judged, kind).on,
  });
  const countedOf = (id: string): readonly Standing[] | null => {
    const set = given?.testSets.find((each) => each.id === id);
    return set?.progress === undefined ? null : progressOf(set);
  };
  return {
    company: { nit: company.nit, checkDigit: company.checkDigit, name: company.name },
    profile,
    sets: plan.testSets.map((set) => ({
      ...settingsOf(company, set),
      documents: kindsOf(set).map((kind) => plannedOf(set, kind)),
      production: firstKinds[set.family],
      counted: countedOf(set.id),
    })),
    last: last === undefined ? null : withoutCompany(last),
    proves: english(provenByItself),
    beyond: beyond.map(english),
  };
};

// For people

const nameOf = (kind: string): string => subjectName(kind, spoken());

const documentText = (
  { kind, required, minimumAccepted, wrong, corrects, rules }: PlannedKind,
  at: number,
): Bilingual => {
  const [total, least] = [String(required), String(minimumAccepted)];
  const onPurpose = { en: ` (${String(wrong)} wrong on purpose)`, es: ` (${String(wrong)} con error a propósito)` };
  const after =
    corrects === null
      ? ''
      : { en: ` after an accepted ${nameOf(corrects)};`, es: ` tras un documento aceptado (${nameOf(corrects)});` };
  const counted = {
    en: `${total}, at least ${least} accepted`,
    es: `${total}, mínimo ${least} ${minimumAccepted === 1 ? 'aceptado' : 'aceptados'}`,
  };
  return bilingual`${at + 1}. ${nameOf(kind)}: ${counted}${wrong === 0 ? '' : onPurpose};${after} ${{ en: `judged by ${String(rules)} rules`, es: `se validan con ${String(rules)} reglas` }}`;
};

const standingText = ({ kind, required, minimumAccepted, sent, accepted }: Standing): Bilingual => ({
  en: `${nameOf(kind)}: ${String(sent)} of ${String(required)} sent, ${String(accepted)} accepted (at least ${String(minimumAccepted)})`,
  es: `${nameOf(kind)}: ${String(sent)} de ${String(required)} enviados, ${String(accepted)} ${accepted === 1 ? 'aceptado' : 'aceptados'} (mínimo ${String(minimumAccepted)})`,
});

const row = (label: Part, value: Part): void => {
  print(terminalText(bilingual`  ${chosen(label).padEnd(14)} ${value}`));
};

const showSet = (
  { documents, production, counted, ...settings }: RehearsalPlan['sets'][number],
  { last }: RehearsalPlan,
) => {
  print(`\n${bold(familyName(settings.family, spoken()))}`);
  showSettings(settings, row);
  for (const [at, each] of documents.entries())
    row(at === 0 ? { en: 'Sends', es: 'Envía' } : '', documentText(each, at));
  row('', { en: `then 1 ${nameOf(production)} in production`, es: `y luego 1 en producción (${nameOf(production)})` });
  for (const [at, each] of (counted ?? []).entries())
    row(at === 0 ? { en: 'Counted', es: 'Contados' } : '', standingText(each));
  const before = last?.sets.find(({ family }) => family === settings.family);
  for (const [at, each] of (before?.kinds ?? []).entries())
    row(
      at === 0 ? { en: 'Last time', es: 'La última vez' } : '',
      at === 0 ? bilingual`${stateText(before?.state ?? 'open')}; ${standingText(each)}` : standingText(each),
    );
};

/**
 * @param seen `lookedIn` the folder in which the last rehearsal was looked for, `isGiven` whether the company is one of a
 *   registry, not an invented one
 */
export const showPlan = (
  plan: RehearsalPlan,
  { lookedIn, isGiven }: { readonly lookedIn: string; readonly isGiven: boolean },
): void => {
  const { company, sets, last } = plan;
  print({
    en: `${bold('Plan of the certification')} of ${company.name}, NIT ${company.nit}-${company.checkDigit}. Nothing is sent.`,
    es: `${bold('Plan de la habilitación')} de ${company.name}, NIT ${company.nit}-${company.checkDigit}. No se envía nada.`,
  });
  for (const set of sets) showSet(set, plan);
  if (isGiven)
    print(
      dim({
        en: 'PIN and technical key are those of the registry: remove real ones before you hand this on.',
        es: 'El PIN y la clave técnica son los del registro: si son reales, bórrelos antes de compartir esto.',
      }),
    );
  print(
    last === null
      ? {
          en: `\nNo earlier rehearsal of this company in ${lookedIn}; another folder: --out`,
          es: `\nNingún ensayo anterior de esta empresa en ${lookedIn}; otra carpeta: --out`,
        }
      : {
          en: `\n${bold('Last rehearsal')}: ${outcomes[last.outcome].en}, in ${last.folder}. A new one begins at zero.`,
          es: `\n${bold('Último ensayo')}: ${outcomes[last.outcome].es}, en ${last.folder}. Uno nuevo empieza en cero.`,
        },
  );
  print({ en: `\n${bold('What it proves')}`, es: `\n${bold('Qué demuestra')}` });
  print(`  ${chosen(provenByItself)}`);
  print({
    en: `\n${bold('Not part of it')}: what the certification at DIAN asks beyond it, as far as public sources say`,
    es: `\n${bold('No forma parte')}: lo que la habilitación ante la DIAN pide además, según fuentes públicas`,
  });
  for (const each of beyond) print(`  ${dim(each)}`);
};
