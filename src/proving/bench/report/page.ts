/** The part of docs/contributing/benchmarks.md, and of its Spanish translation, that a run writes. */
import type { Bilingual, Language } from '../../../common/text/bilingual.ts';
import { withMarked, type Mark } from './marked.ts';
import type { Machine } from './machine.ts';
import type { BenchResult, Filled } from './result.ts';
import { caseTable, figure, holdTable, markdownTable } from './table.ts';

export const pages: Bilingual = {
  en: 'docs/contributing/benchmarks.md',
  es: 'docs/es/contributing/benchmarks.md',
};

const place: Mark = { name: 'figures', writer: 'npm run bench -- --write' };

export const day = (at: string, language: Language): string => {
  const [year = '', month = '', date = ''] = at.slice(0, 10).split('-');
  return language === 'es' ? `${date}/${month}/${year}` : `${year}-${month}-${date}`;
};

type Words = {
  readonly machine: (result: BenchResult) => string;
  readonly filled: (filled: Filled) => string;
};

const withOrWithout = { en: ['with', 'without'], es: ['con', 'sin'] } as const;

const avx512 = (language: Language, machine: Machine): string => {
  if (machine.avx512 === null) return '';
  const [yes, no] = withOrWithout[language];
  return ` ${machine.avx512 ? yes : no} AVX-512`;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    machine: ({ at, version, machine, rounds }) =>
      [
        `Measured on ${day(at, 'en')} with version ${version}, in ${String(rounds)} rounds, on this machine: ${machine.processor}${avx512('en', machine)},`,
        `${String(machine.cores)} cores, ${String(machine.memoryGigabytes)} GB of memory, ${machine.system}, Node ${machine.node},`,
        machine.pinned ? 'processes pinned to cores.' : 'processes not pinned.',
        `Before the run, ${figure(machine.loadBefore, 'en')} processes wanted a core (mean of five minutes).`,
      ].join(' '),
    filled: ({ case: name, documents, seconds, bytesPerDocument }) =>
      `- \`${name}\`: ${documents.toLocaleString('en')} documents, written in ${figure(seconds, 'en')} s, ${bytesPerDocument.toLocaleString('en')} bytes each`,
  },
  es: {
    machine: ({ at, version, machine, rounds }) =>
      [
        `Medición del ${day(at, 'es')} con la versión ${version}, en ${String(rounds)} rondas, en esta máquina: ${machine.processor}${avx512('es', machine)},`,
        `${String(machine.cores)} núcleos, ${String(machine.memoryGigabytes)} GB de memoria, ${machine.system}, Node ${machine.node},`,
        machine.pinned ? 'procesos fijados a núcleos.' : 'procesos sin fijar a núcleos.',
        `Antes de la medición, ${figure(machine.loadBefore, 'es')} procesos esperaban un núcleo (promedio de cinco minutos).`,
      ].join(' '),
    filled: ({ case: name, documents, seconds, bytesPerDocument }) =>
      `- \`${name}\`: ${documents.toLocaleString('de')} documentos, escritos en ${figure(seconds, 'es')} s, ${bytesPerDocument.toLocaleString('de')} bytes cada uno`,
  },
};

const figures = (result: BenchResult, language: Language): string => {
  const { machine, filled } = words[language];
  return [
    machine(result),
    markdownTable(holdTable(result, language)),
    markdownTable(caseTable(result, language)),
    ...(result.filled.length === 0 ? [] : [result.filled.map(filled).join('\n')]),
  ].join('\n\n');
};

/**
 * The page with the figures of a run in the place of earlier ones.
 * @throws Error for a page without that place
 */
export const withFigures = (page: string, result: BenchResult, language: Language): string =>
  withMarked(page, place, figures(result, language));
