import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { formatted } from '../../../harness/testing/formatted.ts';
import { pages, withCapacity, type LastRuns } from './capacity-page.ts';

const runs = JSON.parse(readFileSync(packageFile('src/proving/bench/soak/last-runs.json'), 'utf8')) as LastRuns; // committed by a run

/** Ten milliseconds of the services for a document, two of the server, and round numbers elsewhere. */
const round: LastRuns = {
  ...runs,
  postgres: {
    ...runs.postgres,
    result: {
      ...runs.postgres.result,
      perDocument: { bytes: 50_000, servicesCpuMs: 10, serverCpuMs: 2, commits: 5, logBytes: 20_000 },
    },
  },
};

const rowsOf = (page: string, first: string): readonly string[] | undefined =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${first} `))
    ?.split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe.each([
  ['en', '10,000,000', 'write-ahead log', ['10,000,000', '116', '347', '6', '2', '1,736', '200 GB', '500 GB', '20 GB']],
  [
    'es',
    '10.000.000',
    'registro de escritura anticipada (WAL)',
    ['10.000.000', '116', '347', '6', '2', '1.736', '200 GB', '500 GB', '20 GB'],
  ],
] as const)('the page of capacity in %s', (language, documents, log, wanted) => {
  const page = readFileSync(packageFile(pages[language]), 'utf8');

  it('has the figures of the last runs', async () => {
    const now = await formatted('capacity.md', withCapacity(page, runs, language));
    expect(page).toBe(now);
  });

  it('computes processes, server and disk from what a document costs', () => {
    const computed = withCapacity(page, round, language);
    expect(rowsOf(computed, documents)).toEqual(wanted);
    expect(rowsOf(computed, log)?.at(-1)).toBe('20 KB');
  });

  it('needs its places', () => {
    expect(() => withCapacity('# Page', runs, language)).toThrow('no place for the cost');
  });
});

it('a run without the time of the services says so instead of computing with nothing', () => {
  const { postgres } = round;
  const perDocument = { ...postgres.result.perDocument, servicesCpuMs: null };
  const unknown = { ...round, postgres: { ...postgres, result: { ...postgres.result, perDocument } } };
  const page = readFileSync(packageFile(pages.en), 'utf8');
  expect(() => withCapacity(page, unknown, 'en')).toThrow('postgres has no processor time');
});
