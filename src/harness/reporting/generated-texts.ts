/**
 * Names of scenarios, and steps of generated ones, in Spanish; those of a team's own features stay. The English ones
 * that are generated are written by src/proving/generate/rule-features.ts and outcomes.ts, and the changes in them are
 * words of src/harness/violations/row.ts.
 */
import { documentKinds, eventKinds } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { stepInSpanish } from '../violations/row-steps.ts';
import { tagOf } from '../conform/parameters.ts';
import { subjectName } from '../document-kinds.ts';
import { writtenNames } from './written-names.ts';

// Names

/** `payroll adjustment`, as scenarios name a kind. */
export const spoken = (kind: string): string => tagOf(kind).slice(1).replaceAll('-', ' ');

const subjects: ReadonlyMap<string, string> = new Map(
  [...documentKinds, ...eventKinds, 'signature', 'soap', 'zip'].map((kind) => [spoken(kind), subjectName(kind, 'es')]),
);

/** Titles of rules, of groups and of outcomes. */
const titles = (): ReadonlyMap<string, string> => {
  const { entries, groups, outcomes } = catalogue();
  const rules = [...documentKinds, ...eventKinds].flatMap((kind) => entries(kind).map((entry) => entry.rule));
  return new Map([
    ...[...rules, ...groups, ...outcomes.map(({ group }) => group), ...outcomes].map(
      ({ title }) => [title.en, title.es] as const,
    ),
    ...outcomes.flatMap(({ ends, otherwise }) =>
      [...ends, otherwise].map(({ about }) => [about.en, about.es] as const),
    ),
  ]);
};

const rule = /^(\S+) on (.+?)(, by request)?: ([^]+)$/;
/** What tells the rows of an outline apart, after the title. */
const row = /^([^]+?)( \([^()]*\))$/;
const end = /^(\S+)(?:: | (as well): | (is not the end of) )([^]+)$/;
const group = /^(?:Outcomes ([A-Z]+): )?(.+?)( \([A-Z-]+\))?(?:, part (\d+))?(, by request)?$/;

const ruleName = (name: string, known: ReadonlyMap<string, string>): string | undefined => {
  const [, code, subject = '', byRequest, told = ''] = rule.exec(name) ?? [];
  const [, title = told, which = ''] = known.has(told) ? [] : (row.exec(told) ?? []);
  const spanish = known.get(title);
  if (code === undefined || spanish === undefined) return undefined;
  const about = subjects.get(subject) ?? subject;
  return `${code} en ${about}${byRequest === undefined ? '' : ', por solicitud'}: ${spanish}${which}`;
};

const endName = (name: string, known: ReadonlyMap<string, string>): string | undefined => {
  const [, code, alsoEnds, otherwise, what = ''] = end.exec(name) ?? [];
  const spanish = known.get(what);
  if (code === undefined || spanish === undefined) return undefined;
  if (otherwise !== undefined) return `${code} no es el final de ${spanish}`;
  return alsoEnds === undefined ? `${code}: ${spanish}` : `${code} también: ${spanish}`;
};

const featureName = (name: string, known: ReadonlyMap<string, string>): string | undefined => {
  const [, outcomes, title = '', letters = '', part, byRequest] = group.exec(name) ?? [];
  const spanish = known.get(title);
  if (spanish === undefined) return undefined;
  const parts = `${part === undefined ? '' : `, parte ${part}`}${byRequest === undefined ? '' : ', por solicitud'}`;
  return `${outcomes === undefined ? '' : `Finales ${outcomes}: `}${spanish}${letters}${parts}`;
};

const writtenName = (name: string): string | undefined => {
  const known = writtenNames();
  const [, title = '', which = ''] = row.exec(name) ?? [];
  const spanish = known.get(title);
  return known.get(name) ?? (spanish === undefined ? undefined : `${spanish}${which}`);
};

// Steps

type StepForm = readonly [english: RegExp, spanish: (groups: readonly string[]) => string];

const steps = (known: ReadonlyMap<string, string>): readonly StepForm[] => [
  [/^the complete document "(.+)"$/, ([name]) => `el documento completo "${name}"`],
  [/^it is judged with every rule on$/, () => 'se valida con todas las reglas activas'],
  [/^every rule runs, and none fails$/, () => 'se ejecutan todas las reglas y ninguna falla'],
  [
    /^the exchange of outcome "([^"]+)" about "([^"]+)" is carried out$/,
    ([code, about = '']) => `se realiza el intercambio del resultado "${code}" sobre "${known.get(about) ?? about}"`,
  ],
  [/^it ends with status "(.+)"$/, ([status]) => `termina con el estado "${status}"`],
  [/^it ends otherwise$/, () => 'termina de otra manera'],
  [/^the answer begins "([^]+)"$/, ([text]) => `la respuesta empieza con "${text}"`],
];

const stepName = (step: string, forms: readonly StepForm[]): string | undefined => {
  const form = forms.find(([english]) => english.test(step));
  return form?.[1]((form[0].exec(step) ?? []).slice(1));
};

// Both, in a language

type Wording = (text: string) => string;

export type GeneratedTexts = { readonly scenarioIn: Wording; readonly featureIn: Wording; readonly stepIn: Wording };

const same: Wording = (text) => text;

const spanish = (): GeneratedTexts => {
  const known = titles();
  const forms = steps(known);
  return {
    scenarioIn: (name) => ruleName(name, known) ?? endName(name, known) ?? writtenName(name) ?? name,
    featureIn: (name) => featureName(name, known) ?? writtenName(name) ?? name,
    stepIn: (step) => stepInSpanish(step) ?? stepName(step, forms) ?? step,
  };
};

let once: GeneratedTexts | undefined;

export const generatedTexts = (language: Language): GeneratedTexts =>
  language === 'en' ? { scenarioIn: same, featureIn: same, stepIn: same } : (once ??= spanish());
