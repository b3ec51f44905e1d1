import type { Bilingual } from '../../common/text/bilingual.ts';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listedRules } from '../catalogue-facts.ts';
import { coverage } from '../ledger/ledger.ts';
import { coverageByGroup } from './conformance.ts';
import { coverageSum, type Report } from './report-data.ts';
import { messageLines } from './recorded-run.fixture.ts';
import { writeReports } from './write-reports.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensayo-reports-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const recorded = async (startedAt: number, status: string): Promise<string> => {
  const file = join(folder, `${startedAt}.ndjson`);
  const lines = messageLines({ startedAt, scenarios: [{ name: 'A', steps: [{ text: 's', status }] }] });
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
};

describe('writing the reports', () => {
  it('writes the page, JSON, JUnit and the messages to the same folder', async () => {
    const messages = await recorded(1_795_269_867, 'PASSED');
    const out = join(folder, 'made', 'here');
    const { report, files } = await writeReports(messages, out, { suite: 'trial' });
    expect((await readdir(out)).sort()).toEqual(['junit.xml', 'messages.ndjson', 'report.html', 'report.json']);
    expect(JSON.parse(await readFile(files.json, 'utf8'))).toEqual(report);
    expect(await readFile(files.messages, 'utf8')).toBe(await readFile(messages, 'utf8'));
    expect(await readFile(files.html, 'utf8')).toMatch(/^<!doctype html>/);
  });

  it('compares each run with the previous one, and a run that is reported again not with itself', async () => {
    const history = join(folder, 'history');
    const write = async (startedAt: number, status: string): Promise<Report<Bilingual>> => {
      const file = await recorded(startedAt, status);
      return (await writeReports(file, join(folder, 'out'), { suite: 'trial', history })).report;
    };
    expect((await write(1_795_269_867, 'PASSED')).trend).toBeNull();
    const second = await write(1_795_269_967, 'FAILED');
    expect(second.trend?.newlyFailing).toEqual(['features/a.feature A']);
    expect(await write(1_795_269_967, 'FAILED')).toEqual(second);
    expect(await readdir(history)).toHaveLength(2);
  });
});

describe('coverage by group', () => {
  it('counts every listed rule once', () => {
    const sum = coverageSum(coverageByGroup(coverage(undefined)));
    expect(sum).toMatchObject({ entries: listedRules().length });
  });

  it('counts what the ledger proves', () => {
    const [first] = coverage().covered;
    if (first === undefined) throw new Error('The catalogue is empty.');
    const covered = [
      { ...first, fires: true, passes: true },
      { ...first, fires: true, passes: false },
      { ...first, fires: false, passes: false, rule: { ...first.rule, unreachable: { en: 'none', es: 'ninguno' } } },
    ];
    expect(coverageByGroup({ covered, ledger: undefined })).toEqual({
      commit: null,
      groups: [
        {
          group: first.rule.group.code,
          title: first.rule.group.title.en,
          spanish: { title: first.rule.group.title.es },
          entries: 3,
          implemented: 3,
          fires: 2,
          passes: 1,
          proved: 1,
          unreachable: 1,
          unshown: 0,
        },
      ],
    });
  });
});
