import { describe, expect, it } from 'vitest';
import { findLimit, stopAfter, type Step, type StopReason } from './find-limit.ts';
import { stopText } from './stop-texts.ts';

const latency = (p99: number): Step['latencyMs'] => ({ min: 1, mean: 1, p50: 1, p95: 1, p99, max: p99 });

const step = (changes: Partial<Step> = {}): Step => ({
  concurrency: 1,
  fromSeconds: 0,
  seconds: 1,
  documents: 100,
  accepted: 100,
  rejected: 0,
  overloaded: 0,
  failed: 0,
  wrongVerdicts: 0,
  perSecond: 100,
  latencyMs: latency(10),
  errors: {},
  overloads: {},
  ...changes,
});

describe('stopAfter', () => {
  it.each<[string, Partial<Step>, Partial<Step> | undefined, StopReason | undefined]>([
    ['the first step, whatever its throughput', { perSecond: 0.1 }, undefined, undefined],
    ['5% more', { perSecond: 105 }, {}, undefined],
    ['less than that', { perSecond: 104.9 }, {}, 'no-growth'],
    ['p99 at the bound', { latencyMs: latency(2_000) }, undefined, undefined],
    ['p99 above it', { latencyMs: latency(2_000.1) }, undefined, 'p99'],
    ['nothing answered', { latencyMs: null, perSecond: 0 }, undefined, undefined],
    ['a document without a verdict', { failed: 1 }, undefined, 'errors'],
    ['a refusal for overload', { overloaded: 1 }, undefined, 'overload'],
    ['a wrong verdict, before anything else', { wrongVerdicts: 1, failed: 1 }, undefined, 'wrong-verdicts'],
  ])('%s', (_case, now, before, reason) => {
    expect(stopAfter(step(now), before === undefined ? undefined : step(before), 2_000)).toBe(reason);
  });
});

/** Steps with that throughput, one after another. */
const search = (speeds: readonly number[], options: { readonly most?: number; readonly stopAt?: number } = {}) => {
  const tried: number[] = [];
  return findLimit({
    run: (concurrency) => {
      tried.push(concurrency);
      return Promise.resolve(step({ concurrency, perSecond: speeds[tried.length - 1] ?? 0 }));
    },
    maxConcurrency: options.most ?? 64,
    p99Ms: 2_000,
    stepSeconds: 5,
    isStopped: () => tried.length === options.stopAt,
  });
};

const brief = async (found: ReturnType<typeof search>) => {
  const { steps, limit, stoppedBy } = await found;
  return [steps.map(({ concurrency }) => concurrency), limit?.concurrency, stoppedBy];
};

describe('findLimit', () => {
  it('doubles the connections until they bring nothing, and names the last that did', async () => {
    expect(await brief(search([50, 90, 150, 151]))).toEqual([[1, 2, 4, 8], 4, 'no-growth']);
  });

  it('ends at the most connections, whether a power of two or not', async () => {
    expect(await brief(search([1, 2, 4, 8], { most: 6 }))).toEqual([[1, 2, 4, 6], 6, 'most-connections']);
    expect(await brief(search([1], { most: 1 }))).toEqual([[1], 1, 'most-connections']);
  });

  it('has a limit from whole steps alone when it is interrupted', async () => {
    expect(await brief(search([10, 20, 1], { stopAt: 3 }))).toEqual([[1, 2, 4], 2, 'interrupted']);
    expect(await brief(search([10], { stopAt: 1 }))).toEqual([[1], undefined, 'interrupted']);
  });

  it('says in both languages what ended it', async () => {
    const found = await search([10, 10]);
    expect([stopText(found).en, stopText(found).es]).toEqual([
      '2 connections bring less than 5% more throughput',
      '2 conexiones aumentan el rendimiento en menos de 5 %',
    ]);
    const cut = await search([10], { stopAt: 1 });
    expect([stopText(cut).en, stopText(cut).es]).toEqual([
      'interrupted at 1 connection',
      'interrumpida con 1 conexión',
    ]);
  });
});
