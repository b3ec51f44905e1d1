/**
 * Names and steps of generated scenarios in Spanish; those that people wrote stay. The English ones are written by
 * src/proving/generate/rule-features.ts and outcomes.ts, and the changes in them by src/harness/violations/stated.ts.
 */
import { documentKinds, eventKinds } from '../../../simulator/document/kind.ts';
import { translated, type Form } from './translate.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { tagOf } from '../conform/parameters.ts';
import { subjectName } from '../document-kinds.ts';
import { failureIn } from './reasons.ts';

// Names

/** `payroll adjustment`, as scenarios name a kind. */
const spoken = (kind: string): string => tagOf(kind).slice(1).replaceAll('-', ' ');

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

// Steps

/** Where something is changed, and its values before and after; a path and a literal value stay. */
const words: readonly Form[] = [
  [/^absent$/, 'ausente'],
  [/^present$/, 'presente'],
  [/^present twice$/, 'presente dos veces'],
  [/^present (\d+) times$/, 'presente $1 veces'],
  [/^the same and ([^]+)$/, 'lo mismo más $1'],
  [/^one entry$/, 'un elemento'],
  [/^(\d+) entries$/, '$1 elementos'],
  [/^(\d+) days later$/, '$1 días después'],
  [/^(\d+) days before it$/, '$1 días antes'],
  [/^(\d+) days after it$/, '$1 días después'],
  [/^(\d+) s before it$/, '$1 s antes'],
  [/^(\d+) s after it$/, '$1 s después'],
  [/^none$/, 'ninguno'],
  [/^valid$/, 'válido'],
  [/^complete$/, 'completa'],
  [/^unchanged$/, 'sin cambios'],
  [/^unused$/, 'sin usar'],
  [/^new$/, 'nuevo'],
  [/^running$/, 'en servicio'],
  [/^paused$/, 'en pausa'],
  [/^stopped$/, 'detenido'],
  [/^one document$/, 'un documento'],
  [/^the document twice$/, 'dos veces el documento'],
  [/^no file$/, 'ningún archivo'],
  [/^a file that is not XML$/, 'un archivo que no es XML'],
  [/^cut off$/, 'truncado'],
  [/^as accepted$/, 'como se aceptó'],
  [/^at the signing time$/, 'hora de la firma'],
  [/^the same day$/, 'mismo día'],
  [/^that of an accepted document$/, 'usado en un documento aceptado'],
  [/^sent before, byte for byte$/, 'ya enviado, byte por byte'],
  [/^the root$/, 'la raíz'],
  [/^the request$/, 'la solicitud'],
  [/^the events of the invoice$/, 'los eventos de la factura'],
  [/^the day of sending$/, 'el día del envío'],
  [/^the time of sending$/, 'la hora del envío'],
  [/^the currency of the document$/, 'la moneda del documento'],
  [/^the bytes of the signed document$/, 'los bytes del documento firmado'],
  [/^a comment before the root$/, 'un comentario antes de la raíz'],
  [/^the signing certificate$/, 'el certificado de firma'],
  [/^the certificate of the message$/, 'el certificado del mensaje'],
  [/^the service of the authority$/, 'el servicio de la autoridad'],
  [/^the ZIP$/, 'el ZIP'],
  [/^the number$/, 'el número'],
  [/^the file$/, 'el archivo'],
  [/^the corrected invoice: ([^]+)$/, 'la factura corregida: $1'],
  [/^registry: ([^]+)$/, 'registro: $1'],
];

const wordsIn = (text: string): string => translated(words, text) ?? text;

const linesIn = (text: string): string => (text === 'none' ? 'ninguna' : text);

const subjectIn = (name: string): string => (subjects.get(name) ?? name).toLowerCase();

/** A literal value may contain any word between its quotation marks. */
const value = String.raw`(?:"(?:[^"\\]|\\.)*"|[^"])+?`;

const brokenRule = new RegExp(`^rule (\\S+) is broken: (${value}) from (${value}) to (${value})$`);
const oneGiven = new RegExp(`(${value}) = (${value})(?:; |$)`, 'g');

const givenIn = (given: string): string =>
  [...given.matchAll(oneGiven)].map(([, where = '', to = '']) => `${wordsIn(where)} = ${wordsIn(to)}`).join('; ');

type StepForm = readonly [english: RegExp, spanish: (groups: readonly string[]) => string];

const steps = (known: ReadonlyMap<string, string>): readonly StepForm[] => [
  [/^a complete (.+?) request$/, ([subject = '']) => `una solicitud completa: ${subjectIn(subject)}`],
  [
    /^a complete (.+?) request, given in it ([^]+)$/,
    ([subject = '', given = '']) => `una solicitud completa: ${subjectIn(subject)}, con ${givenIn(given)}`,
  ],
  [
    /^a complete (.+?), given in it ([^]+)$/,
    ([subject = '', given = '']) => `documento completo: ${subjectIn(subject)}, con ${givenIn(given)}`,
  ],
  [/^a complete (.+)$/, ([subject = '']) => `documento completo: ${subjectIn(subject)}`],
  [
    brokenRule,
    ([code, where = '', from = '', to = '']) =>
      `se incumple la regla ${code}: ${wordsIn(where)}, de ${wordsIn(from)} a ${wordsIn(to)}`,
  ],
  [
    /^the status is (\S+), with (\S+) as (\S+); other lines: (.+)$/,
    ([status, code, kind, lines = '']) =>
      `el estado es ${status}, con ${code} como ${kind}; otras líneas: ${linesIn(lines)}`,
  ],
  [/^the status is (\S+), without lines$/, ([status]) => `el estado es ${status}, sin líneas`],
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
    scenarioIn: (name) => ruleName(name, known) ?? endName(name, known) ?? name,
    featureIn: (name) => featureName(name, known) ?? name,
    stepIn: (step) => stepName(step, forms) ?? failureIn('es', step),
  };
};

let once: GeneratedTexts | undefined;

export const generatedTexts = (language: Language): GeneratedTexts =>
  language === 'en' ? { scenarioIn: same, featureIn: same, stepIn: same } : (once ??= spanish());
