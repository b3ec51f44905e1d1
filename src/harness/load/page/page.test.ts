import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasEnglish, hasSpanish } from '../../../../simulator/testing/languages.fixture.ts';
import { hostileTexts } from '../../../common/html/testing/hostile.ts';
import type { Search, Step } from '../find-limit.ts';
import type { LoadReport } from '../report.ts';
import { createTally, resultOf, type LoadResult } from '../tally.ts';
import type { TimePoint } from '../time-line.ts';
import { loadPage } from './page.ts';

const point = (fromSeconds: number, changes: Partial<TimePoint> = {}): TimePoint => ({
  fromSeconds,
  seconds: 1,
  perSecond: 100,
  accepted: 95,
  rejected: 5,
  overloaded: 0,
  failed: 0,
  p50: 20,
  p99: 60.5,
  ...changes,
});

const empty: LoadResult = { ...resultOf(createTally()), seconds: 0, timeLine: [] };

const reportOf = (changes: Partial<LoadReport> = {}): LoadReport => ({
  ...empty,
  target: 'http://127.0.0.1:8080',
  concurrency: 8,
  generator: { cpuCores: 0.25 },
  memory: null,
  search: null,
  ...changes,
});

const latencyMs = { min: 10, mean: 22, p50: 20, p95: 50, p99: 60.5, max: 70 };

const whole = reportOf({
  seconds: 3,
  documents: 1_234,
  accepted: 1_200,
  rejected: 34,
  invalid: 34,
  perSecond: 411.3,
  latencyMs,
  rejections: { FAU14: 34 },
  kinds: { invoice: 1_234 },
  memory: { startBytes: 1e8, endBytes: 2e8, mostBytes: 3e8 },
  timeLine: [point(0), point(1, { accepted: 0, rejected: 0, perSecond: 0, p50: null, p99: null }), point(2)],
});

const stepOf = (concurrency: number, fromSeconds: number): Step => {
  const { seconds, documents, accepted, rejected, overloaded, failed, perSecond, errors, overloads } = whole;
  const counts = { seconds, documents, accepted, rejected, overloaded, failed, perSecond, errors, overloads };
  return { ...counts, latencyMs, concurrency, fromSeconds, wrongVerdicts: 0 };
};

const steps = [stepOf(1, 0), stepOf(2, 1.5)];
const search: Search = { steps, limit: steps[0] ?? null, stoppedBy: 'no-growth', p99Ms: 2_000, stepSeconds: 1.5 };

const busiest = reportOf({
  ...whole,
  overloaded: 3,
  failed: 2,
  overloads: { busy: 3 },
  errors: { timeout: 2 },
  generator: { cpuCores: 0.97 },
  search,
  differences: {
    count: 22,
    first: [{ document: 7, number: null, kind: 'invoice', expected: 'accepted', got: ['timeout'] }],
  },
});

const textOf = (page: string): string => page.replaceAll(/<style>[^]*?<\/style>/g, ' ').replaceAll(/<[^>]*>/g, '\n');

describe('the page', () => {
  it.each([
    ['nothing sent', reportOf()],
    ['a plain run', whole],
    ['a search with every kind of outcome', busiest],
  ])('needs nothing from anywhere, and its policy allows its own style only: %s', (_case, report) => {
    const page = loadPage(report, 'en');
    expect(page).not.toMatch(/<(?:script|link|img|image|use|foreignObject|iframe|object|embed|base)\b/i);
    expect(page).not.toMatch(/\b(?:src|href|action|data|style|on[a-z]+)="/i);
    expect(page).not.toMatch(/url\(|@import/);
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    expect(page).toContain(
      `content="default-src &#39;none&#39;; style-src &#39;sha256-${digest}&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;"`,
    );
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('shows a chart of nothing where no document was sent', () => {
    const page = loadPage(reportOf(), 'en');
    expect(page).toContain('No document got a verdict.');
    expect(page.match(/<svg\s+class="chart"/g)).toHaveLength(2);
    expect(page).not.toMatch(/<rect\s+class="good"\s+x=/);
  });

  it('shows foreign text as text, wherever it appears', () => {
    for (const hostile of hostileTexts) {
      const differences = [
        { document: 1, number: hostile, kind: 'invoice', expected: hostile, got: [hostile] } as const,
      ];
      const page = loadPage(
        reportOf({
          ...busiest,
          target: hostile,
          errors: { [hostile]: 1 },
          rejections: { [hostile]: 1 },
          overloads: { [hostile]: 1 },
          kinds: { [hostile]: 1 },
          differences: { count: 1, first: differences },
        }),
        'en',
      );
      expect(page).not.toMatch(/<(?:script|img|plaintext|textarea|a)\b|<svg onload|<b>|\u202e|\u0000/i);
      const tags = (text: string): readonly string[] => text.match(/<\/?[a-z][^>]*>/gi) ?? [];
      const harmless = loadPage(
        reportOf({
          ...busiest,
          target: 'x',
          errors: { x: 1 },
          rejections: { x: 1 },
          overloads: { x: 1 },
          kinds: { invoice: 1 },
          differences: {
            count: 1,
            first: [{ document: 1, number: 'x', kind: 'invoice', expected: 'x', got: ['x'] }],
          },
        }),
        'en',
      );
      expect(tags(page)).toEqual(tags(harmless));
    }
  });

  it.each([
    ['en', 'lang="en"', '1,234 in 3 s', hasSpanish],
    ['es', 'lang="es"', '1.234 en 3 s', hasEnglish],
  ] as const)('speaks one language: %s', (language, attribute, count, isForeign) => {
    const page = loadPage(busiest, language);
    expect(page).toContain(attribute);
    expect(page).toContain(count);
    expect(textOf(page).split('\n').filter(isForeign)).toEqual([]);
  });

  it('names and describes each chart, and has the same figures in a table', () => {
    const page = loadPage(whole, 'en');
    for (const id of ['throughput-chart', 'latency-chart']) {
      expect(page).toContain(`aria-labelledby="${id}-title ${id}-description"`);
      expect(page).toContain(`<title id="${id}-title">`);
      expect(page).toContain(`<desc id="${id}-description">`);
    }
    const [, , table = ''] = /<details>([^]*?)<tbody>([^]*?)<\/tbody>/.exec(page) ?? [];
    const rows = table
      .split('</tr>')
      .map((row) => [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell));
    expect(rows.slice(0, 3)).toEqual([
      ['0', '100', '20', '60.5', '95', '5', '0', '0'],
      ['1', '0', '–', '–', '0', '0', '0', '0'],
      ['2', '100', '20', '60.5', '95', '5', '0', '0'],
    ]);
  });

  it('draws bars to scale, and a line that is broken where nothing was answered', () => {
    const page = loadPage(whole, 'en');
    const heights = [
      ...page.matchAll(/<rect\s+class="(good|fair)"\s+x="[^"]*"\s+y="[^"]*"\s+width="[^"]*"\s+height="([^"]*)"/g),
    ];
    // 100 is as high as the chart, 216.
    expect(heights.map(([, look, height]) => [look, height])).toEqual([
      ['good', '205.2'],
      ['fair', '10.8'],
      ['good', '205.2'],
      ['fair', '10.8'],
    ]);
    const [, path = ''] = /<path class="line p50" d="(M\d[^"]*h0M[^"]*)"/.exec(page) ?? [];
    expect(path).not.toContain('L');
    expect(path.split('M')).toHaveLength(3);
  });

  it('marks the step that is the limit, and where each begins', () => {
    const page = loadPage(busiest, 'en');
    expect(page.match(/<tr class="limit">/g)).toHaveLength(1);
    expect(page).toContain('Stopped by: 2 connections bring less than 5% more throughput.');
    expect(page.match(/<line\s+class="mark"/g)).toHaveLength(4);
  });

  it('warns where sending itself may be the limit', () => {
    const warning = 'the limit may be that of the sender';
    expect(loadPage(busiest, 'en')).toContain(warning);
    expect(loadPage(whole, 'en')).not.toContain(warning);
  });
});
