/** Why a search ended, in a sentence. */
import type { Bilingual } from '../../common/text/bilingual.ts';
import { minimumGrowth, type Search, type StopReason } from './find-limit.ts';

/** `1 connection`, `4 conexiones` */
export const connectionsText = (count: number): Bilingual =>
  count === 1
    ? { en: '1 connection', es: '1 conexión' }
    : { en: `${String(count)} connections`, es: `${String(count)} conexiones` };

type Facts = {
  /** Connections of the step that ended it: `4 connections`. */
  readonly at: Bilingual;
  readonly bound: string;
};

const growth = String(minimumGrowth * 100);

const texts: Readonly<Record<StopReason, (facts: Facts) => Bilingual>> = {
  'no-growth': ({ at }) => ({
    en: `${at.en} bring less than ${growth}% more throughput`,
    es: `${at.es} aumentan el rendimiento en menos de ${growth} %`,
  }),
  p99: ({ at, bound }) => ({
    en: `with ${at.en}, p99 exceeds ${bound} ms`,
    es: `con ${at.es}, el p99 supera ${bound} ms`,
  }),
  overload: ({ at }) => ({
    en: `with ${at.en}, the service refuses documents for overload`,
    es: `con ${at.es}, el servicio no admite documentos por sobrecarga`,
  }),
  errors: ({ at }) => ({
    en: `with ${at.en}, some documents got no verdict`,
    es: `con ${at.es}, algunos documentos quedaron sin veredicto`,
  }),
  'wrong-verdicts': ({ at }) => ({
    en: `with ${at.en}, some verdicts were not the expected ones`,
    es: `con ${at.es}, algunos veredictos no fueron los esperados`,
  }),
  'most-connections': ({ at }) => ({
    en: `no more than ${at.en} are tried (--concurrency)`,
    es: `no se prueban más de ${at.es} (--concurrency)`,
  }),
  interrupted: ({ at }) => ({ en: `interrupted at ${at.en}`, es: `interrumpida con ${at.es}` }),
};

export const stopText = ({ steps, stoppedBy, p99Ms }: Search): Bilingual =>
  texts[stoppedBy]({ at: connectionsText(steps.at(-1)?.concurrency ?? 0), bound: String(p99Ms) });
