/** docs/what-changes.md and its Spanish translation: everything that has dates, by the day on which it changes. */
import {
  changeInWords,
  changesAfter,
  dayInWords,
  keyInWords,
  sourceInWords,
  type Change,
} from '../../../simulator/judge/index.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { code, table } from '../../harness/docs/markdown.ts';

const texts = {
  title: { en: 'What changes when', es: 'Qué cambia y cuándo' },
  translation: { en: '[Español](es/what-changes.md)', es: '[English](../what-changes.md)' },
  notice: {
    en: '<!-- Generated from datasets/facts/validity.json by `npm run generate`. -->',
    es: '<!-- Generado de datasets/facts/validity.json con `npm run generate`. -->',
  },
  about: {
    en: 'A document is judged and written by what was in force on its own date: that of the signature for annexes and types of operation, that of issue for rates and values of the year, and the settled period for payroll. This page lists each day on which something changes, the latest first. `ensayo rules --at DATE` lists all that is in force on a date, also what never changed; `ensayo rules --diff DATE DATE` compares two; `ensayo rules --changes DATE DATE` lists the steps between them (`--json` for programs). `ensayo explain CODE` shows the values that a rule is about. Where one decides a line, `applied` of the line says which value it was, by which date of the document, what was before and what comes next.',
    es: 'Un documento se valida y se escribe con lo vigente en su propia fecha: la de la firma para anexos y tipos de operación, la de emisión para tarifas y valores del año, y el periodo liquidado para la nómina. Esta página lista cada día en que algo cambia, del más reciente al más antiguo. `ensayo rules --at FECHA` muestra todo lo vigente en una fecha, también lo que nunca cambió; `ensayo rules --diff FECHA FECHA` compara dos; `ensayo rules --changes FECHA FECHA` muestra los pasos entre ellas (`--json` para programas). `ensayo explain CÓDIGO` muestra los valores de los que trata una regla. Si uno decide una línea, su `applied` indica qué valor fue, según qué fecha del documento, cuál regía antes y cuál sigue.',
  },
  sure: {
    en: 'The source of each value is followed by how certain it is. Where the next value of a year is not published, rules go on with the last one that is known. Holidays follow from a formula, for every year, and are not listed.',
    es: 'A la fuente de cada valor le sigue su grado de certeza. Mientras no se publique el valor del año siguiente, las reglas usan el último conocido. Los festivos se calculan con una fórmula, para cualquier año, y no se listan.',
  },
  what: { en: 'What', es: 'Qué' },
  change: { en: 'Change', es: 'Cambio' },
  rules: { en: 'Rules', es: 'Reglas' },
  source: { en: 'Source', es: 'Fuente' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const row = (change: Change, language: Language): readonly string[] => {
  const { what, key, codes, before, after } = change;
  const value = after ?? before;
  return [
    key === undefined ? what[language] : `${what[language]}: ${keyInWords(key)[language]}`,
    changeInWords(change)[language],
    codes.map(code).join(' '),
    value === undefined ? '' : sourceInWords(value)[language],
  ];
};

export const datesPage = (language: Language): string => {
  const changes = changesAfter('', '9999-12-31');
  const days = [...new Set(changes.map(({ on }) => on))].reverse();
  const head = [texts.what, texts.change, texts.rules, texts.source].map((text) => text[language]);
  const sections = days.map((day) => {
    const rows = changes.filter(({ on }) => on === day).map((change) => row(change, language));
    return `## ${dayInWords(day)[language]}\n\n${table(head, rows)}`;
  });
  const opening = [texts.translation, texts.notice, texts.about, texts.sure].map((text) => text[language]);
  return `${[`# ${texts.title[language]}`, ...opening, ...sections].join('\n\n')}\n`;
};
