/** Values and their times, for people. */
import { bilingual, composed, joined, same, type Bilingual } from '../../../src/common/text/bilingual.ts';
import type { Certainty } from '../../../src/common/validity.ts';
import { lackAfter, type DatedValue, type Difference, type Times } from './dated-values.ts';

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
} as const;

/** `2026-07-01` → `1 July 2026`, `1 de julio de 2026`. */
export const dayInWords = (date: string): Bilingual => {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = composed((language) => months[language][Number(month) - 1] ?? month);
  return { en: `${Number(day)} ${name.en} ${year}`, es: `${Number(day)} de ${name.es} de ${year}` };
};

const percentages: ReadonlySet<string> = new Set([
  'surcharge-printed',
  'surcharge-by-law',
  'surcharge-by-choice',
  'surcharge-circulating',
  'icui',
  'iva-spirits',
]);

const words: Readonly<Record<string, Bilingual>> = {
  on: { en: 'on', es: 'activada' },
  off: { en: 'off', es: 'desactivada' },
  written: { en: 'written', es: 'se informa' },
  optional: { en: 'optional', es: 'opcional' },
  week: { en: 'week', es: 'semana' },
  month: { en: 'month', es: 'mes' },
  wage: { en: 'wage', es: 'salario' },
  transport: { en: 'transport', es: 'transporte' },
  required: { en: 'required', es: 'documentos exigidos' },
  minimumAccepted: { en: 'accepted at least', es: 'aceptados como mínimo' },
  'lunes a viernes sin festivos; el día del evento no cuenta': {
    en: 'Monday to Friday without holidays; the day of the event does not count',
    es: 'lunes a viernes sin festivos; el día del evento no cuenta',
  },
};

/** A name of several words is quoted: it is in the language of its source. */
const quoted = (text: string): Bilingual => (/\p{L} /u.test(text) ? { en: `"${text}"`, es: `«${text}»` } : same(text));

const wordFor = (text: string, isPercentage: boolean): Bilingual =>
  isPercentage && /^\d+\.\d+$/.test(text) ? same(`${text.replace(/\.00$/, '')} %`) : (words[text] ?? quoted(text));

/** Empty where there is but one of its table. */
export const keyInWords = (key: string | undefined): Bilingual => quoted(key ?? '');

/** @param topic of the value: whether it is a percentage */
export const valueInWords = (value: unknown, topic: string): Bilingual => {
  if (Array.isArray(value))
    return joined(
      value.map((each) => valueInWords(each, topic)),
      ', ',
    );
  if (typeof value === 'object' && value !== null)
    return joined(
      Object.entries(value).map(([name, each]) => bilingual`${words[name] ?? name} ${valueInWords(each, topic)}`),
      ', ',
    );
  return wordFor(String(value), percentages.has(topic));
};

const certainties: Readonly<Record<Certainty, Bilingual>> = {
  seen: { en: 'seen in the text', es: 'consta en el texto' },
  secondHand: { en: 'second hand', es: 'de segunda mano' },
  oneWitness: { en: 'from one source only', es: 'de una sola fuente' },
  inferred: { en: 'inferred', es: 'inferido' },
  computed: { en: 'computed', es: 'calculado' },
  known: { en: 'not checked again', es: 'sin verificar de nuevo' },
  conflicting: { en: 'sources differ', es: 'las fuentes difieren' },
  ours: { en: 'decided by Ensayo', es: 'decisión de Ensayo' },
};

/** `"Ley 2466 de 2025, art. 14" (inferred)`. */
export const sourceInWords = ({ source, certainty }: Pick<DatedValue, 'source' | 'certainty'>): Bilingual =>
  bilingual`${{ en: `"${source}"`, es: source }} (${certainties[certainty]})`;

const unknown: Bilingual = { en: 'no value known yet', es: 'aún sin valor conocido' };

/** The value that comes next; the caller names its day. */
export const nextInWords = ({ topic }: Pick<Times, 'topic'>, value: unknown): Bilingual => {
  if (value !== undefined) return valueInWords(value, topic);
  return lackAfter({ topic }) === 'unknown' ? unknown : { en: 'no longer in force', es: 'deja de regir' };
};

export const notInForce: Bilingual = { en: 'not in force', es: 'no rige' };

export const since = (from: string): Bilingual => {
  const { en, es } = dayInWords(from);
  return { en: `since ${en}`, es: `desde el ${es}` };
};

export const until = (to: string): Bilingual => {
  const { en, es } = dayInWords(to);
  return { en: `until ${en}`, es: `hasta el ${es}` };
};

/** Empty where nothing was. */
export const beforeInWords = ({ topic, now, before }: Times): readonly Bilingual[] => {
  if (before === undefined) return [];
  const value = valueInWords(before.value, topic);
  if (now !== undefined) return [bilingual`${{ en: 'before', es: 'antes' }}: ${value}`];
  return before.to === undefined ? [] : [bilingual`${until(before.to)}: ${value}`];
};

/** Empty where nothing follows. */
export const afterInWords = ({ topic, next }: Times): readonly Bilingual[] => {
  if (next === undefined) return [];
  const [day, later] = [dayInWords(next.from), nextInWords({ topic }, next.value)];
  return [{ en: `from ${day.en}: ${later.en}`, es: `a partir del ${day.es}: ${later.es}` }];
};

const nowInWords = ({ topic, now, before }: Times): Bilingual => {
  if (now === undefined) return before !== undefined && lackAfter({ topic }) === 'unknown' ? unknown : notInForce;
  const value = valueInWords(now.value, topic);
  return now.from === undefined ? value : bilingual`${since(now.from)}: ${value}`;
};

/** `since 1 July 2026: 90 %; before: 80 %; from 1 July 2027: 100 %`. */
export const timesInWords = (times: Times): Bilingual =>
  joined([nowInWords(times), ...beforeInWords(times), ...afterInWords(times)], '; ');

/** `Percentage by law, HRDDF`. */
export const nameInWords = ({ what, key, codes }: Pick<Times, 'what' | 'key' | 'codes'>): Bilingual =>
  key === undefined || codes.includes(key) ? what : bilingual`${what}, ${keyInWords(key)}`;

/** `80 % → 90 %`. */
export const changeInWords = ({ topic, before, after }: Difference): Bilingual => {
  const later = nextInWords({ topic }, after?.value);
  return before === undefined ? later : bilingual`${valueInWords(before.value, topic)} → ${later}`;
};
