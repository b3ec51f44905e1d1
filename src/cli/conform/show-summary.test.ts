import { describe, expect, it, vi } from 'vitest';
import { createFollower, type Message } from '../../harness/conform/follower.ts';
import { summaryOf } from '../../harness/conform/summary.ts';
import { buildReport } from '../../harness/reporting/build-run-report.ts';
import { readMessageLines } from '../../harness/reporting/messages.ts';
import { messageLines, twoFaults } from '../../harness/reporting/recorded-run.fixture.ts';
import { summaryOf as keptOf } from '../../harness/reporting/report-data.ts';
import { hasEnglish } from '../../../simulator/testing/languages.fixture.ts';
import { showSummary } from './show-summary.ts';

const lines = messageLines(twoFaults);
const first = buildReport(await readMessageLines(lines), { suite: 'trial' });
// One of the failures did not fail before, and one that failed before passes.
const failing = keptOf(first).failing.slice(1);
const passed = first.scenarios.find(({ outcome }) => outcome === 'passed')?.id ?? '';
const report = buildReport(await readMessageLines(lines), {
  suite: 'trial',
  target: 'http://127.0.0.1:9999',
  company: { nit: '901500100', checkDigit: '8', name: 'EMPRESA SAS' },
  previous: { ...keptOf(first), failing: [...failing, passed] },
});

const printed = (language: 'en' | 'es'): readonly string[] => {
  const follower = createFollower(() => undefined, language);
  for (const line of lines) follower.onMessage(JSON.parse(line) as Message); // as cucumber writes them
  const summary = summaryOf({
    target: 'issuer',
    seed: 's',
    seconds: 1.5,
    results: follower.results(),
    notRun: 0,
    problems: [],
    parts: [],
    report,
    coming: [],
    byRequest: {
      reachable: 600,
      asked: 150,
      right: 0,
      families: [{ family: 'invoicing', reachable: 600, asked: 150, right: 0 }],
    },
    files: ['/x/report.html', '/x/report.json'],
  });
  let output = '';
  const caught = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  try {
    showSummary(summary, language);
  } finally {
    caught.mockRestore();
  }
  return output.trimEnd().split('\n');
};

describe('what conform prints about 150 failures of two causes', () => {
  it('is at most 40 lines, and names both causes with their counts', () => {
    const shown = printed('en');
    expect(shown.length).toBeLessThanOrEqual(40);
    expect(shown).toEqual(
      expect.arrayContaining([
        'company       EMPRESA SAS, NIT 901500100-8',
        '✗ customer.dv missing: 142 scenarios (1 new)',
        '✗ FAU14 Rechazo, where no scenario expects it: 8 scenarios',
        expect.stringMatching(/^since .* 1 newly failing, 1 fixed, 149 still failing$/),
        expect.stringMatching(/^ {4}To run it again: ensayo conform .* --code FAK0 /),
        expect.stringMatching(/^out of reach {2}6 need a need number 0/),
        '  and 3 more reasons, in report.html',
      ]),
    );
  });

  it('has no English in Spanish', () => {
    const shown = printed('es');
    expect(shown).toContain('✗ falta customer.dv: 142 escenarios (1 nuevo)');
    expect(shown.filter((line) => !line.startsWith('    ') && hasEnglish(line))).toEqual([]);
  });
});
