/** Why a search ended, in a sentence. */
import type { Language } from '../../../simulator/checks/vocabulary/wording.ts';
import type { Search, StopReason } from './find-limit.ts';

type Facts = {
  /** Connections of the step that ended it. */
  readonly at: string;
  readonly bound: string;
};

const texts: Readonly<Record<StopReason, Readonly<Record<Language, (facts: Facts) => string>>>> = {
  'no-growth': {
    en: ({ at }) => `${at} connections bring less than 5% more throughput`,
    es: ({ at }) => `${at} conexiones aumentan el rendimiento en menos de 5 %`,
  },
  p99: {
    en: ({ at, bound }) => `with ${at} connections, p99 exceeds ${bound} ms`,
    es: ({ at, bound }) => `con ${at} conexiones, el p99 supera ${bound} ms`,
  },
  overload: {
    en: ({ at }) => `with ${at} connections, the service refuses documents for overload`,
    es: ({ at }) => `con ${at} conexiones, el servicio no admite documentos por sobrecarga`,
  },
  errors: {
    en: ({ at }) => `with ${at} connections, some documents got no verdict`,
    es: ({ at }) => `con ${at} conexiones, algunos documentos quedaron sin veredicto`,
  },
  'wrong-verdicts': {
    en: ({ at }) => `with ${at} connections, some verdicts were not the expected ones`,
    es: ({ at }) => `con ${at} conexiones, algunos veredictos no fueron los esperados`,
  },
  'most-connections': {
    en: ({ at }) => `${at} connections are the most that are tried (--concurrency)`,
    es: ({ at }) => `${at} conexiones son el máximo que se prueba (--concurrency)`,
  },
  interrupted: {
    en: ({ at }) => `interrupted at ${at} connections`,
    es: ({ at }) => `interrumpida con ${at} conexiones`,
  },
};

export const stopText = ({ steps, stoppedBy, p99Ms }: Search, language: Language): string =>
  texts[stoppedBy][language]({ at: String(steps.at(-1)?.concurrency ?? 0), bound: String(p99Ms) });
