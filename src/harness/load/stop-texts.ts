/** Why a search ended, in a sentence. */
import type { Language } from '../../common/text/bilingual.ts';
import type { Search, StopReason } from './find-limit.ts';

/** `1 connection`, `4 conexiones` */
export const connectionsText = (count: number, language: Language): string => {
  const one = { en: 'connection', es: 'conexión' } as const;
  const many = { en: 'connections', es: 'conexiones' } as const;
  return `${String(count)} ${(count === 1 ? one : many)[language]}`;
};

type Facts = {
  /** Connections of the step that ended it: `4 connections`. */
  readonly at: string;
  readonly bound: string;
};

const texts: Readonly<Record<StopReason, Readonly<Record<Language, (facts: Facts) => string>>>> = {
  'no-growth': {
    en: ({ at }) => `${at} bring less than 5% more throughput`,
    es: ({ at }) => `${at} aumentan el rendimiento en menos de 5 %`,
  },
  p99: {
    en: ({ at, bound }) => `with ${at}, p99 exceeds ${bound} ms`,
    es: ({ at, bound }) => `con ${at}, el p99 supera ${bound} ms`,
  },
  overload: {
    en: ({ at }) => `with ${at}, the service refuses documents for overload`,
    es: ({ at }) => `con ${at}, el servicio no admite documentos por sobrecarga`,
  },
  errors: {
    en: ({ at }) => `with ${at}, some documents got no verdict`,
    es: ({ at }) => `con ${at}, algunos documentos quedaron sin veredicto`,
  },
  'wrong-verdicts': {
    en: ({ at }) => `with ${at}, some verdicts were not the expected ones`,
    es: ({ at }) => `con ${at}, algunos veredictos no fueron los esperados`,
  },
  'most-connections': {
    en: ({ at }) => `no more than ${at} are tried (--concurrency)`,
    es: ({ at }) => `no se prueban más de ${at} (--concurrency)`,
  },
  interrupted: {
    en: ({ at }) => `interrupted at ${at}`,
    es: ({ at }) => `interrumpida con ${at}`,
  },
};

export const stopText = ({ steps, stoppedBy, p99Ms }: Search, language: Language): string =>
  texts[stoppedBy][language]({ at: connectionsText(steps.at(-1)?.concurrency ?? 0, language), bound: String(p99Ms) });
