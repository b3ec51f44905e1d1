import { describe, expect, it } from 'vitest';
import { planOf, shareOf, timeOf, type LoadFlags } from './load-flags.ts';

const usual: LoadFlags = { kind: 'invoice', invalid: '0%', seed: '1', warmUp: '50', timeout: '30000' };

describe('shareOf', () => {
  it.each([
    ['0%', 0],
    ['5%', 0.05],
    ['0.5%', 0.005],
    ['50%', 0.5],
    ['0', 0],
    ['0.05', 0.05],
    ['0.5', 0.5],
  ])('reads %s', (text, share) => {
    expect(shareOf(text)).toBe(share);
  });

  it.each(['5', '51%', '0.51', '50.1%', '-1%', '5 %', '', '%', 'x', '1e-2', '0,05'])('refuses "%s"', (text) => {
    expect(() => shareOf(text)).toThrow(`--invalid is "${text}".`);
  });
});

describe('timeOf', () => {
  it.each([
    ['30', 30_000],
    ['500ms', 500],
    ['1.5s', 1_500],
    ['5m', 300_000],
    ['1h', 3_600_000],
    ['1h30m', 5_400_000],
    ['5d', 432_000_000],
  ])('reads %s', (text, milliseconds) => {
    expect(timeOf(text, '--p99')).toBe(milliseconds);
  });

  it.each(['', '0s', '1w', '-1s', 'soon', '99999999999999999d', '1h30'])('refuses "%s"', (text) => {
    expect(() => timeOf(text, '--p99')).toThrow(`--p99 is "${text}".`);
  });
});

describe('planOf', () => {
  it.each<[string, Partial<LoadFlags>, object]>([
    ['10 s on 8 connections', {}, { durationMs: 10_000, count: Infinity, concurrency: 8, search: undefined }],
    ['as long as the documents take', { count: '5' }, { durationMs: Infinity, count: 5 }],
    ['whichever ends first', { count: '5', duration: '2s' }, { durationMs: 2_000, count: 5 }],
    [
      'a search with its own bounds',
      { findLimit: true },
      { concurrency: 256, durationMs: Infinity, search: { stepMs: 5_000, p99Ms: 2_000 } },
    ],
    [
      'a search with others',
      { findLimit: true, step: '1s', p99: '300ms', concurrency: '6' },
      { concurrency: 6, search: { stepMs: 1_000, p99Ms: 300 } },
    ],
    ['no warm-up', { warmUp: '0' }, { warmUp: 0 }],
  ])('is %s', (_case, flags, plan) => {
    expect(planOf({ ...usual, ...flags })).toMatchObject(plan);
  });

  it.each<[Partial<LoadFlags>, string]>([
    [{ findLimit: true, step: 'x' }, '--step is "x"'],
    [{ findLimit: true, p99: '0s' }, '--p99 is "0s"'],
    [{ concurrency: '0' }, '--concurrency is "0"'],
  ])('refuses %j', (flags, message) => {
    expect(() => planOf({ ...usual, ...flags })).toThrow(message);
  });
});
