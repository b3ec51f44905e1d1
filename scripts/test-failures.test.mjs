import { describe, expect, it } from 'vitest';
import { failuresOfScenarios, failuresOfVitest, failureText } from './test-failures.mjs';

const failed = {
  status: 'failed',
  fullName: 'adds numbers',
  failureMessages: ['\u001b[31mexpected 2\u001b[39m\n    at x (/r/src/a.test.ts:3)\n    at y (node:internal/z:1)'],
};

describe('what failed', () => {
  it('has the file, the name and the text of each test, without colours and the runner', () => {
    const file = { name: '/r/src/a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] };
    expect(failuresOfVitest({ testResults: [file] }, '/r')).toEqual([
      { name: 'src/a.test.ts > adds numbers', text: 'expected 2\n    at x (/r/src/a.test.ts:3)' },
    ]);
  });

  it('has the files that could not be loaded', () => {
    const file = { name: '/r/src/a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
    expect(failuresOfVitest({ testResults: [file] }, '/r')).toEqual([
      { name: 'src/a.test.ts', text: 'Cannot find module' },
    ]);
  });

  it('has scenarios with their step, and errors outside them', () => {
    const failure = { step: 'it is sent', message: 'no', again: ["npx cucumber-js --name '^A$'"] };
    const scenarios = [
      { name: 'A', uri: 'features/a.feature', line: 3, failure },
      { name: 'B', uri: 'features/a.feature', line: 9, failure: null },
    ];
    expect(failuresOfScenarios({ scenarios, problems: ['Defects'] })).toEqual([
      { name: 'outside scenarios', text: 'Defects' },
      { name: 'features/a.feature:3 A', text: "it is sent\nno\nnpx cucumber-js --name '^A$'" },
    ]);
  });

  it('is cut where there is too much of it', () => {
    const text = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const report = { testResults: [{ name: 'a', status: 'failed', message: text, assertionResults: [] }] };
    expect(failuresOfVitest(report, '/r')[0]?.text.split('\n')).toHaveLength(31);
    expect(
      failureText(
        [
          { name: 'a', text: 'x\ny' },
          { name: 'b', text: 'z' },
        ],
        1,
      ),
    ).toBe('  ✗ a\n      x\n      y\n  … and 1 more');
  });
});
