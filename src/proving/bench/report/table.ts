/** The figures for people: rows of text in either language, as columns of a terminal or as Markdown. */
import type { Bilingual, Language } from '../../../common/text/bilingual.ts';
import { cases, type Unit } from '../cases.ts';
import { holds } from '../holds.ts';
import type { BenchResult } from './result.ts';

export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const units: Readonly<Record<Unit, Bilingual>> = {
  'signatures/s': { en: 'signatures/s', es: 'firmas/s' },
  'verifications/s': { en: 'verifications/s', es: 'verificaciones/s' },
  'documents/s': { en: 'documents/s', es: 'documentos/s' },
  'ms/document': { en: 'ms of processor per document', es: 'ms de procesador por documento' },
  ms: { en: 'ms', es: 'ms' },
  MB: { en: 'MB', es: 'MB' },
};

/** German separates thousands and decimals as Colombian Spanish does, from four digits on. */
const locales: Bilingual = { en: 'en', es: 'de' };

/** With that many decimals. */
export const decimal = (value: number, language: Language, digits = 0): string =>
  value.toLocaleString(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Three significant digits, whole from a hundred on. */
export const figure = (value: number, language: Language): string =>
  decimal(value, language, value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);

type Known = { readonly median: number | null; readonly min: number | null; readonly max: number | null };

const range = ({ min, max }: Known, language: Language): string =>
  min === null || max === null ? '' : `${figure(min, language)} – ${figure(max, language)}`;

const optional = (value: number | null, language: Language): string => (value === null ? '' : figure(value, language));

const caseHead = {
  en: ['what', 'median', 'unit', 'range', 'cores', 'generator', 'bounded by'],
  es: ['medición', 'mediana', 'unidad', 'rango', 'núcleos', 'generador', 'limitado por'],
} as const;

export const caseTable = ({ cases: measured }: Pick<BenchResult, 'cases'>, language: Language): Table => ({
  head: caseHead[language],
  rows: measured.map((result) => {
    const facts = cases.find(({ name }) => name === result.name);
    return [
      facts?.title[language] ?? result.name,
      figure(result.median, language),
      units[result.unit][language],
      range(result, language),
      optional(result.cores, language),
      optional(result.generatorCores, language),
      facts?.bound[language] ?? '',
    ];
  }),
});

const holdHead = {
  en: ['what', 'median', 'range', 'wanted', 'met'],
  es: ['medición', 'mediana', 'rango', 'meta', 'se cumple'],
} as const;

const answers = {
  en: { yes: 'yes', no: '**no**', unknown: 'not measured' },
  es: { yes: 'sí', no: '**no**', unknown: 'sin medir' },
} as const;

const bound = ({ atLeast, atMost }: BenchResult['holds'][number], language: Language): string =>
  atLeast === undefined ? `≤ ${figure(atMost ?? 0, language)}` : `≥ ${figure(atLeast, language)}`;

const isMet = (met: boolean | null, language: Language): string => {
  if (met === null) return answers[language].unknown;
  return met ? answers[language].yes : answers[language].no;
};

export const holdTable = ({ holds: results }: Pick<BenchResult, 'holds'>, language: Language): Table => ({
  head: holdHead[language],
  rows: results.map((result) => [
    holds.find(({ name }) => name === result.name)?.title[language] ?? result.name,
    optional(result.median, language),
    range(result, language),
    bound(result, language),
    isMet(result.met, language),
  ]),
});

export const markdownTable = ({ head, rows }: Table): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Columns as wide as their widest cell. */
export const textTable = ({ head, rows }: Table): string => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  return all
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
