/** Parts of a violation that are one value: what a row calls each, and the words of its values. */
import { situations, situationThat, type Violation } from '../../../simulator/judge/index.ts';
import { eventKinds } from '../../../simulator/document/kind.ts';
import { defectiveCertificates } from '../../../simulator/registry/index.ts';
import { same, type Bilingual, type Language } from '../../common/text/bilingual.ts';
import { quoted, unquoted } from './edit-words.ts';

/** A change with its moment or its subject: which step of a scenario makes it. */
export type Sort =
  | 'beforeCode'
  | 'afterCode'
  | 'beforeSigning'
  | 'afterSigning'
  | 'bytes'
  | 'padding'
  | 'certificate'
  | 'sender'
  | 'zip'
  | 'registry'
  | 'service'
  | 'sendingTime'
  | 'repeat'
  | 'resend'
  | 'events'
  | 'daysLater'
  | 'currency'
  | 'corrected'
  | 'field'
  | 'unchanged';

type Words<T> = {
  readonly write: (value: T, language: Language) => string;
  /** Undefined for what is no such value. */
  readonly read: (text: string, language: Language) => T | undefined;
  /** All that it can be, or examples. */
  readonly known: (language: Language) => readonly string[];
};

const among = <T extends string>(words: Readonly<Record<T, Bilingual>>): Words<T> => ({
  write: (value, language) => words[value][language],
  read: (text, language) => (Object.keys(words) as T[]).find((name) => words[name][language] === text), // its own keys
  known: (language) => Object.values<Bilingual>(words).map((each) => each[language]),
});

const certificate: Words<NonNullable<Violation['certificate']>> = {
  write: (name) => name,
  read: (given) => defectiveCertificates.find(({ name }) => name === given)?.name,
  known: () => defectiveCertificates.map(({ name }) => name),
};

const text: Words<string> = { write: quoted, read: unquoted, known: () => [quoted('USD')] };

/** As numbers are written. */
const numberIn = (digits: string, most: number): number | undefined =>
  /^(?:0|[1-9]\d{0,8})$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;

/** The clock of a run knows no others. */
const mostDays = 3_650;
/** Some forty times what the authority takes. */
const mostBytes = 20_000_000;

const number = (unit: Bilingual, most: number): Words<number> => ({
  write: (value, language) => `${String(value)} ${unit[language]}`,
  read: (given, language) => {
    const digits = given.endsWith(` ${unit[language]}`) ? given.slice(0, -unit[language].length - 1) : '';
    return numberIn(digits, most);
  },
  known: (language) => [`3 ${unit[language]}`],
});

/** The largest first. */
const units: readonly (readonly [name: Bilingual, milliseconds: number])[] = [
  [{ en: 'days', es: 'días' }, 86_400_000],
  [{ en: 'hours', es: 'horas' }, 3_600_000],
  [{ en: 'seconds', es: 'segundos' }, 1_000],
];

const sides: readonly (readonly [side: Bilingual, sign: number])[] = [
  [{ en: 'before its signing time', es: 'antes de la hora de su firma' }, -1],
  [{ en: 'after its signing time', es: 'después de la hora de su firma' }, 1],
];

/** In whole seconds. */
const sendingTime: Words<number> = {
  write: (milliseconds, language) => {
    const size = Math.abs(milliseconds);
    const [unit, length] = units.find(([, each]) => size % each === 0) ?? [same('ms'), 1];
    const [side] = sides.find(([, sign]) => sign === Math.sign(milliseconds)) ?? [same('')];
    return `${String(size / length)} ${unit[language]} ${side[language]}`;
  },
  read: (given, language) => {
    const [digits = '', name = '', ...rest] = given.split(' ');
    const [, sign] = sides.find(([side]) => side[language] === rest.join(' ')) ?? [];
    const [, length] = units.find(([unit]) => unit[language] === name) ?? [];
    if (sign === undefined || length === undefined) return undefined;
    const count = numberIn(digits, (mostDays * 86_400_000) / length);
    return count === undefined || count === 0 ? undefined : count * length * sign;
  },
  known: (language) => sides.map(([side]) => `3 ${units[1]?.[0][language] ?? ''} ${side[language]}`),
};

const eventCodes = eventKinds.filter((kind) => kind !== 'eventOther').map((kind) => kind.slice('event'.length));
const noEvents: Bilingual = { en: 'no events', es: 'ningún evento' };
const theEvents: Bilingual = { en: 'the events ', es: 'los eventos ' };
const theEvent: Bilingual = { en: 'the event ', es: 'el evento ' };

const events: Words<readonly string[]> = {
  write: (codes, language) => (codes.length === 0 ? noEvents[language] : `${theEvents[language]}${codes.join(', ')}`),
  read: (given, language) => {
    if (given === noEvents[language]) return [];
    const begin = [theEvents, theEvent].map((each) => each[language]).find((each) => given.startsWith(each));
    const codes = begin === undefined ? [''] : given.slice(begin.length).split(', ');
    return codes.every((code) => eventCodes.includes(code)) ? codes : undefined;
  },
  known: (language) => [noEvents[language], `${theEvents[language]}${eventCodes.join(', ')}`],
};

const registry: Words<NonNullable<Violation['registry']>> = {
  write: ({ says }, language) => says[language],
  read: situationThat,
  known: (language) => Object.values(situations).map(({ says }) => says[language]),
};

const zip = among({
  empty: { en: 'no file', es: 'ningún archivo' },
  corrupt: { en: 'the document, cut off', es: 'el documento, truncado' },
  twoDocuments: { en: 'the document twice', es: 'el documento dos veces' },
  notXml: { en: 'a PDF', es: 'un PDF' },
});

const service = among({
  running: { en: 'running', es: 'en servicio' },
  paused: { en: 'paused', es: 'en pausa' },
  stopped: { en: 'stopped', es: 'detenido' },
});

const yes: Bilingual = { en: 'yes', es: 'sí' };
/** Said at all, it is so. */
const flag: Words<boolean> = {
  write: (_value, language) => yes[language],
  // A step says it by its wording alone.
  read: (given, language) => (given === '' || given === yes[language] ? true : undefined),
  known: (language) => [yes[language]],
};

// The parts, each with what a row calls it

export type Valued = Exclude<keyof Violation, 'built' | 'coded' | 'signature' | 'signed' | 'bytes' | 'corrected'>;

type Part<Name extends Valued> = {
  readonly sort: Sort;
  /** What a list of changes calls it. */
  readonly where: Bilingual;
  readonly words: Words<NonNullable<Violation[Name]>>;
};

const valued: { readonly [Name in Valued]-?: Part<Name> } = {
  events: {
    sort: 'events',
    where: { en: 'the events of its invoice', es: 'los eventos de su factura' },
    words: events,
  },
  daysLater: {
    sort: 'daysLater',
    where: { en: 'its day', es: 'su día' },
    words: number({ en: 'days later', es: 'días después' }, mostDays),
  },
  currency: { sort: 'currency', where: { en: 'its currency', es: 'su moneda' }, words: text },
  padding: {
    sort: 'padding',
    where: { en: 'a comment before its root', es: 'un comentario antes de su raíz' },
    words: number(same('bytes'), mostBytes),
  },
  certificate: { sort: 'certificate', where: { en: 'its certificate', es: 'su certificado' }, words: certificate },
  sender: {
    sort: 'sender',
    where: { en: 'the certificate of its message', es: 'el certificado de su mensaje' },
    words: certificate,
  },
  zip: { sort: 'zip', where: { en: 'its ZIP', es: 'su ZIP' }, words: zip },
  registry: { sort: 'registry', where: { en: 'the registry', es: 'el registro' }, words: registry },
  service: {
    sort: 'service',
    where: { en: 'the service of the authority', es: 'el servicio de la autoridad' },
    words: service,
  },
  sentAfter: {
    sort: 'sendingTime',
    where: { en: 'the time of sending', es: 'la hora del envío' },
    words: sendingTime,
  },
  repeat: {
    sort: 'repeat',
    where: { en: 'the number of an accepted document', es: 'el número de un documento aceptado' },
    words: flag,
  },
  resend: {
    sort: 'resend',
    where: { en: 'the same bytes again', es: 'los mismos bytes de nuevo' },
    words: flag,
  },
};

export const valuedNames = Object.keys(valued) as Valued[]; // its own keys

/** One key for both look-ups: the compiler can't see that the words are those of the part. */
export const partOf = (name: Valued): Part<never> => valued[name] as unknown as Part<never>;
