import { withTextsIn } from './report-in.ts';
import { same, type Bilingual } from '../../common/text/bilingual.ts';
import { skippedBySteps } from '../conform/parameters.ts';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { misplaced } from '../../../simulator/testing/languages.fixture.ts';
import { packageFile } from '../../common/data-directory.ts';
import { marks } from '../conform/parameters.ts';
import { buildReport, type ReportContext } from './build-run-report.ts';
import { readMessageLines } from './messages.ts';
import { isGreen, summaryOf, type Report, type ByRequest } from './report-data.ts';
import { longNote, messageLines, type MadeRun, type MadeScenario } from './recorded-run.fixture.ts';

const reportOf = async (run: MadeRun, context: Partial<ReportContext> = {}): Promise<Report<Bilingual>> =>
  buildReport(await readMessageLines(messageLines(run)), { suite: 'trial', ...context });

const only = async (scenario: Partial<MadeScenario>) => {
  const { scenarios } = withTextsIn('en', await reportOf({ scenarios: [{ name: 'One', ...scenario }] }));
  const [first] = scenarios;
  if (first === undefined) throw new Error('The scenario is not in the report.');
  return first;
};

describe('the outcome of a scenario', () => {
  const rows: readonly (readonly [string, Partial<MadeScenario>, string])[] = [
    ['passes when every step did', {}, 'passed'],
    ['fails with a step', { steps: [{ text: 'a', status: 'FAILED', message: 'no' }] }, 'failed'],
    ['fails when a step is undefined', { steps: [{ text: 'a', status: 'UNDEFINED' }] }, 'failed'],
    ['fails when a step is pending', { steps: [{ text: 'a', status: 'PENDING' }] }, 'failed'],
    ['is skipped when a step was', { steps: [{ text: 'a' }, { text: 'b', status: 'SKIPPED' }] }, 'skipped'],
    ['fails when it never ended', { lost: true }, 'failed'],
    ['is that of the last attempt', { retriedAfter: ['FAILED', 'FAILED'] }, 'passed'],
  ];
  it.each(rows)('%s', async (_, scenario, outcome) => {
    expect(await only(scenario)).toMatchObject({ outcome });
  });

  it('says why and how to reproduce it', async () => {
    const message =
      'expected status 99, IsValid false, FAJ44a Rechazo, FAJ21 Rechazo; got status 99, IsValid false, FAJ21 Rechazo\n  at x';
    const steps = [
      { text: 'a complete document' },
      {
        text: 'the authority answers exactly the lines "FAJ44a FAJ21"',
        status: 'FAILED',
        message: `AssertionError: ${message}`,
      },
      { text: 'another', status: 'SKIPPED' },
    ];
    const { failure } = await only({ steps, line: 12, notes: [longNote(21)], log: ['ensayo-rerun: ensayo conform'] });
    expect(failure).toEqual({
      step: 'the authority answers exactly the lines "FAJ44a FAJ21"',
      message,
      expected: ['FAJ21', 'FAJ44a'],
      actual: ['FAJ21'],
      steps: [
        { text: 'a complete document', outcome: 'passed' },
        { text: 'the authority answers exactly the lines "FAJ44a FAJ21"', outcome: 'failed' },
        { text: 'another', outcome: 'skipped' },
      ],
      again: ['ensayo conform', "npx cucumber-js --name '^One$'"],
    });
  });

  it.each(['UNDEFINED', 'AMBIGUOUS', 'PENDING', 'UNKNOWN'])(
    'of a step is said in both languages: %s',
    async (status) => {
      const { scenarios } = await reportOf({ scenarios: [{ name: 'A', steps: [{ text: 'a', status }] }] });
      const message = scenarios[0]?.failure?.message ?? same('');
      expect([message.en === message.es, ...misplaced(message)]).toEqual([false]);
    },
  );

  it('truncates an endless message', async () => {
    const { failure } = await only({ steps: [{ text: 'a', status: 'FAILED', message: 'x'.repeat(100_000) }] });
    expect(failure?.message).toHaveLength(4_001);
  });
});

describe('a run against services elsewhere', () => {
  const skipped = [{ text: 'a', status: 'SKIPPED' }];
  const log = ['ensayo-out-of-reach: {"en":"a clock","es":"un reloj"}'];
  const needs = { en: 'needs a clock', es: 'requiere un reloj' };

  it('gives the reason of every skipped scenario, and counts the reasons', async () => {
    const report = await reportOf({
      scenarios: [
        { name: 'A', steps: skipped },
        { name: 'B', line: 4, steps: skipped, log },
        { name: 'C', line: 5, steps: skipped, log },
        { name: 'D', line: 6, log: ['ensayo-unchecked: explanations'] },
      ],
    });
    expect(report.scenarios.map(({ reason, unchecked }) => [reason, unchecked])).toEqual([
      [skippedBySteps, []],
      [needs, []],
      [needs, []],
      [null, [same('explanations')]],
    ]);
    expect(report.outOfReach).toEqual([
      { reason: needs, needs: true, scenarios: 2 },
      { reason: skippedBySteps, needs: false, scenarios: 1 },
    ]);
  });

  it('counts the documents whose verdicts it saw', async () => {
    const notified = { code: 'FAJ43b', kind: 'Notificación' };
    const note = { operation: 'SendBillSync', findings: [] };
    const { seen } = await reportOf({
      scenarios: [
        { name: 'A', notes: [longNote(1), { ...note, verdict: 'accepted', findings: [notified] }] },
        { name: 'B', notes: [{ ...note, verdict: 'refused' }, longNote(2)] },
      ],
    });
    expect(seen).toEqual({ documents: 3, rejected: 2, notified: 1 });
  });

  it('replays what was captured, and not with cucumber', async () => {
    const steps = [{ text: 'a', status: 'FAILED', message: 'no\n    + expected - actual\n\n   -a\n    at x' }];
    const captured = {
      name: 'A',
      steps,
      log: ['ensayo-rerun: ensayo conform --issuer http://x', 'ensayo-bundle: /elsewhere/b 1'],
    };
    const { scenarios } = await reportOf(
      { scenarios: [captured, { name: 'B', steps }] },
      { byCucumber: false, language: 'es' },
    );
    expect(scenarios.map(({ failure }) => failure?.again)).toEqual([
      ['ensayo conform --issuer http://x', "ensayo replay '/elsewhere/b 1' --lang es"],
      [],
    ]);
    expect(scenarios[0]?.failure?.message).toEqual(same('no'));
  });

  it('takes the duration of the whole run from whoever measured it', async () => {
    const { run } = await reportOf({ scenarios: [{ name: 'A' }] }, { durationMs: 1_234, target: 'http://x' });
    expect(run).toMatchObject({ durationMs: 1_234, target: 'http://x' });
  });
});

describe('the name of a scenario', () => {
  const rows: readonly (readonly [string, readonly MadeScenario[], readonly string[]])[] = [
    [
      'has the code, the document and the change of its row',
      [
        {
          name: 'AJ44: the name',
          row: { code: 'FAJ44', document: 'invoice', kind: 'R', change: 'no name', answer: 'x' },
        },
      ],
      ['AJ44: the name (FAJ44, invoice, no name)'],
    ],
    [
      'repeats nothing',
      [{ name: 'FAJ44: invoice, no name', row: { code: 'FAJ44', document: 'invoice', change: 'no name' } }],
      ['FAJ44: invoice, no name'],
    ],
    ['is that of the outline alone where that is enough', [{ name: 'A', row: { size: '3' } }], ['A']],
    [
      'has the row where several have one name',
      [
        { name: 'A', row: { size: '3' } },
        { name: 'A', row: { size: '4' } },
      ],
      ['A (3)', 'A (4)'],
    ],
  ];
  it.each(rows)('%s', async (_, made, names) => {
    const { scenarios } = await reportOf({ scenarios: made });
    expect(scenarios.map(({ name }) => name)).toEqual(names);
  });
});

describe('the subject of a scenario', () => {
  const rows: readonly (readonly [string, Partial<MadeScenario>, string | null, string | null])[] = [
    ['tags', { tags: ['@rules', '@credit-note', '@NE-HEAD'] }, 'creditNote', 'NE-HEAD'],
    ['what was sent', { notes: [longNote(1)] }, 'invoice', null],
    ['nothing', { tags: ['@slow'] }, null, null],
  ];
  it.each(rows)('follows from %s', async (_, scenario, kind, group) => {
    expect(await only(scenario)).toMatchObject({ kind, group });
  });

  it('ignores an attachment that is not a note', async () => {
    const lines = messageLines({ scenarios: [{ name: 'One', notes: [longNote(1)] }] });
    const broken = lines.map((line) => line.replace(/"body":"(?:[^"\\]|\\.)*"/, '"body":"{"'));
    const { cases } = await readMessageLines(broken);
    expect(cases.map(({ notes }) => notes)).toEqual([[]]);
  });
});

describe('the report of a run', () => {
  it('is the same whichever process ended first', async () => {
    const scenarios: readonly MadeScenario[] = [
      { name: 'B', uri: 'features/b.feature', line: 2, durationMs: 30, tags: ['@payroll'] },
      { name: 'A2', line: 9, durationMs: 50 },
      { name: 'A1', line: 2, durationMs: 40 },
    ];
    const [one, other] = [await reportOf({ scenarios }), await reportOf({ scenarios: [...scenarios].reverse() })];
    expect(one).toEqual(other);
    expect(one.scenarios.map(({ name }) => name)).toEqual(['A1', 'A2', 'B']);
    expect(one.slowest).toEqual(['features/a.feature A2', 'features/a.feature A1', 'features/b.feature B']);
    expect(one.kinds).toEqual([{ name: 'payroll', passed: 1, failed: 0, skipped: 0 }]);
    expect(one.features.map(({ name, passed }) => [name, passed])).toEqual([
      ['Feature of features/a.feature', 2],
      ['Feature of features/b.feature', 1],
    ]);
  });

  it('distinguishes two scenarios with the same name', async () => {
    const { scenarios } = await reportOf({ scenarios: [{ name: 'A' }, { name: 'A', line: 8 }] });
    expect(scenarios.map(({ id }) => id)).toEqual(['features/a.feature A', 'features/a.feature A (2)']);
  });

  it('states when, how long and in how many processes it ran', async () => {
    const scenarios = ['0', '1'].map((workerId) => ({ name: workerId, workerId }));
    const { run } = await reportOf({ scenarios }, { version: '9.9.9', commit: 'c0ffee', seed: 's' });
    expect(run).toEqual({
      startedAt: '2026-11-21T14:04:27.000Z',
      durationMs: 40,
      target: null,
      company: null,
      annexes: [],
      commit: 'c0ffee',
      seed: 's',
      clock: null,
      processes: 2,
      versions: ['ensayo 9.9.9', 'cucumber-js 12.9.0', 'node.js 20.20.2'],
    });
  });

  it.each<readonly [string, MadeRun, readonly string[]]>([
    ['a hook of the run failed', { scenarios: [{ name: 'A' }], hookMessages: ['Defects'] }, ['Defects']],
    [
      'it never ended',
      { scenarios: [{ name: 'A' }], cutOff: true },
      ['The run did not come to its end: the messages stop before.'],
    ],
    ['nothing was run', { scenarios: [] }, []],
    [
      'it was stopped',
      { scenarios: [{ name: 'late', steps: [{ text: 'a', status: 'SKIPPED' }], log: [marks.notRun] }] },
      ['The run was stopped: 1 scenarios did not run.'],
    ],
  ])('is not green when %s', async (_, run, problems) => {
    const report = await reportOf(run);
    expect(withTextsIn('en', report).problems).toEqual(problems);
    expect(isGreen(report)).toBe(false);
  });

  /** The lines of a share of a run, with identifiers of its own. */
  const share = (name: string, run: Partial<MadeRun>): readonly string[] =>
    messageLines({ scenarios: [{ name }], ...run }).map((line) => line.replaceAll(/"(\w+-\d[\d-]*)"/g, `"${name}-$1"`));

  it('is about all shares whose messages follow one another, from the first start to the last end', async () => {
    const lines = [...share('A', { startedAt: 1_795_269_868 }), ...share('B', { startedAt: 1_795_269_867 })];
    const { scenarios, run, problems } = buildReport(await readMessageLines(lines), { suite: 'trial' });
    expect(scenarios.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['A', 'passed'],
      ['B', 'passed'],
    ]);
    expect(run).toMatchObject({ startedAt: '2026-11-21T14:04:27.000Z', durationMs: 1_020, processes: 2 });
    expect(problems).toEqual([]);
  });

  it('is not green when one of its shares never ended', async () => {
    const lines = [...share('A', {}), ...share('B', { cutOff: true })];
    expect(isGreen(buildReport(await readMessageLines(lines), { suite: 'trial' }))).toBe(false);
  });

  it('refuses a file with other contents', async () => {
    await expect(readMessageLines(['{"meta":{}}', '<html>'])).rejects.toMatchObject({
      code: 'messages-not-readable',
      message: expect.stringMatching(/ 2 .*"<html>"/) as string,
    });
  });
});

describe('report.json', () => {
  const schema = JSON.parse(readFileSync(packageFile('docs/report.schema.json'), 'utf8')) as object;
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
  const scenarios: readonly MadeScenario[] = [
    {
      name: 'A',
      tags: ['@invoice', '@AJ'],
      notes: [{ ...longNote(1), more: 2, posting: { path: '/', request: {}, status: 200, reply: {} } }],
    },
    { name: 'C', steps: [{ text: 'a', status: 'SKIPPED' }], log: ['ensayo-out-of-reach: a clock'] },
    { name: 'B', steps: [{ text: 'exactly the lines "90"', status: 'FAILED', message: 'no' }] },
  ];

  it('follows its schema, with a trend, coverage and codes by request', async () => {
    const group = {
      group: 'AJ',
      title: 'Supplier',
      spanish: { title: 'Supplier' },
      entries: 3,
      implemented: 3,
      fires: 2,
      passes: 2,
      proved: 1,
      unreachable: 1,
      unshown: 1,
    };
    const coverage = { commit: null, groups: [group] };
    const counts = { reachable: 4, asked: 3, right: 2 };
    const byRequest: ByRequest = { ...counts, families: [{ family: 'payroll', ...counts }] };
    const before = await reportOf({ scenarios }, { coverage });
    const report = await reportOf({ scenarios }, { coverage, byRequest, previous: summaryOf(before) });
    expect(validate(JSON.parse(JSON.stringify(withTextsIn('en', report)))), JSON.stringify(validate.errors)).toBe(true);
    expect([before.byRequest, report.byRequest]).toEqual([null, byRequest]);
    expect(report.trend?.previous.failing).toEqual(['features/a.feature B']);
  });

  it('follows its schema, without', async () => {
    const report = await reportOf({ scenarios: [], cutOff: true });
    expect(validate(JSON.parse(JSON.stringify(withTextsIn('en', report)))), JSON.stringify(validate.errors)).toBe(true);
  });

  it('has no member that the schema does not name', async () => {
    const report = withTextsIn('en', await reportOf({ scenarios }));
    expect([validate(report), validate({ ...report, surprise: 1 })]).toEqual([true, false]);
  });
});
