/** Options of `ensayo load`, checked before anything starts. */
import {
  generatedKinds,
  generatedNames,
  standsAlone,
  type GeneratedName,
} from '../../harness/generated-documents/kinds.ts';
import type { Mix } from '../../harness/load/documents.ts';
import type { LoadPlan, SearchPlan } from '../../harness/load/measure.ts';
import { countOf } from '../generate/run-generate.ts';
import { millisecondsOf } from '../shared/duration.ts';
import { kindNamed } from '../shared/kind-named.ts';
import type { CompanyFlags } from '../shared/own-company.ts';
import { UsageError } from '../shared/output.ts';

export type LoadFlags = CompanyFlags & {
  readonly url?: string;
  readonly token?: string;
  readonly duration?: string;
  readonly count?: string;
  readonly concurrency?: string;
  readonly kind: string;
  readonly invalid: string;
  readonly findLimit?: boolean;
  readonly step?: string;
  readonly p99?: string;
  readonly html?: string;
  readonly seed: string;
  readonly firstNumber?: string;
  readonly warmUp: string;
  readonly timeout: string;
  readonly json?: boolean;
};

/** A duration, or seconds without a unit: `30`, `500ms`, `1h30m`, in milliseconds. */
export const timeOf = (text: string, flag: string): number => {
  const isBare = /^\d+(?:\.\d+)?$/.test(text);
  const milliseconds = millisecondsOf(isBare ? `${text}s` : text) ?? 0;
  if (milliseconds > 0 && Number.isSafeInteger(milliseconds)) return milliseconds;
  throw new UsageError({
    en: `${flag} is "${text}". Expected seconds, or 500ms, 30s, 5m, 1h.`,
    es: `${flag} es "${text}". Se esperaban segundos, o 500ms, 30s, 5m, 1h.`,
  });
};

const mostInvalid = 0.5;

/** `5%` or `0.05`, as a share. */
export const shareOf = (text: string): number => {
  const [, number, percent] = /^(\d{1,2}(?:\.\d{1,6})?)(%?)$/.exec(text) ?? [];
  const share = Number(number) / (percent === '%' ? 100 : 1);
  if (share <= mostInvalid) return share;
  throw new UsageError({
    en: `--invalid is "${text}". Expected a share of the documents from 0% to 50%: 5%, or 0.05.`,
    es: `--invalid es "${text}". Se esperaba una parte de los documentos de 0% a 50%: 5%, o 0.05.`,
  });
};

/** `invoice`, or kinds with weights: `invoice=8,credit-note=1,payroll=1`. */
export const mixOf = (text: string): Mix => {
  const mix = new Map<GeneratedName, number>();
  for (const part of text.split(',')) {
    const [name = '', weight = '1', ...rest] = part.split('=');
    if (!/^[1-9]\d?$/.test(weight) || rest.length > 0) {
      throw new UsageError({
        en: `--kind has "${part}". Expected a kind and a weight from 1 to 99: invoice=8,credit-note=1.`,
        es: `--kind tiene "${part}". Se esperaba un tipo y un peso de 1 a 99: invoice=8,credit-note=1.`,
      });
    }
    const kind = kindNamed(name, generatedNames);
    if (!standsAlone(kind)) {
      throw new UsageError({
        en: `--kind has "${name}", which corrects a document: load sends what stands alone.`,
        es: `--kind tiene "${name}", que corrige un documento: load solo envía documentos independientes.`,
      });
    }
    mix.set(kind, Number(weight));
  }
  return mix;
};

const names = { duration: '--duration', count: '--count', step: '--step', p99: '--p99' } as const;

const usualMs = 10_000;

const durationFor = ({ duration, count, findLimit }: LoadFlags): number => {
  if (duration !== undefined) return timeOf(duration, names.duration);
  return count === undefined && findLimit !== true ? usualMs : Number.POSITIVE_INFINITY;
};

const searchOf = ({ findLimit, step = '5s', p99 = '2s' }: LoadFlags): SearchPlan | undefined =>
  findLimit === true ? { stepMs: timeOf(step, names.step), p99Ms: timeOf(p99, names.p99) } : undefined;

const usualConnections = 8;
/** More than one process that sends can keep busy. */
const mostTried = 256;

const concurrencyOf = ({ concurrency, findLimit }: LoadFlags): number => {
  if (concurrency !== undefined) return countOf(concurrency, '--concurrency');
  return findLimit === true ? mostTried : usualConnections;
};

/** @throws UsageError for the first option that is wrong */
export const planOf = (flags: LoadFlags): LoadPlan => {
  const { firstNumber, count, warmUp, timeout, seed } = flags;
  return {
    mix: mixOf(flags.kind),
    seed,
    firstNumber: firstNumber === undefined ? undefined : countOf(firstNumber, '--first-number'),
    invalidShare: shareOf(flags.invalid),
    concurrency: concurrencyOf(flags),
    count: count === undefined ? Number.POSITIVE_INFINITY : countOf(count, names.count),
    durationMs: durationFor(flags),
    warmUp: warmUp === '0' ? 0 : countOf(warmUp, '--warm-up'),
    timeoutMs: countOf(timeout, '--timeout'),
    search: searchOf(flags),
  };
};

/** The kinds of document that a company must be enabled for. */
export const documentsIn = (mix: Mix) => [...mix.keys()].map((name) => generatedKinds[name].document);
