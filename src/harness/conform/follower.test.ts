import { same } from '../../common/text/bilingual.ts';
import { Status } from '@cucumber/cucumber';
import { describe, expect, it } from 'vitest';
import { createFollower, type ScenarioResult } from './follower.ts';
import { marks } from './parameters.ts';
import { bundleName } from './bundle-name.ts';
import { summaryOf } from './summary.ts';
import { buildReport } from '../reporting/build-run-report.ts';
import { readMessageLines } from '../reporting/messages.ts';

const emptyReport = buildReport(await readMessageLines([]), { suite: 's' });

const pickle = (id: string, ...tags: readonly string[]) => ({
  pickle: {
    id,
    uri: 'features/a.feature',
    name: `scenario ${id}`,
    location: { line: 7 },
    language: 'en',
    astNodeIds: [],
    tags: tags.map((name) => ({ name, astNodeId: '' })),
    steps: [{ id: `${id}-step`, text: 'it is sent', astNodeIds: [] }],
  },
});

const planned = (id: string) => ({
  testCase: { id: `case ${id}`, pickleId: id, testSteps: [{ id: `test ${id}`, pickleStepId: `${id}-step` }] },
});

const started = (id: string) => ({
  testCaseStarted: { id, testCaseId: `case ${id}`, attempt: 0, timestamp: { seconds: 0, nanos: 0 } },
});

const logged = (id: string, body: string) => ({
  attachment: { testCaseStartedId: id, body, mediaType: 'text/x.cucumber.log+plain', contentEncoding: 'IDENTITY' },
});

const done = (id: string, status: (typeof Status)[keyof typeof Status], message?: string) => ({
  testStepFinished: {
    testCaseStartedId: id,
    testStepId: `test ${id}`,
    timestamp: { seconds: 0, nanos: 0 },
    testStepResult: {
      status,
      duration: { seconds: 0, nanos: 0 },
      ...(message === undefined ? {} : { message }),
    },
  },
});

const finished = (id: string) => ({
  testCaseFinished: { testCaseStartedId: id, timestamp: { seconds: 1, nanos: 500_000_000 }, willBeRetried: false },
});

const follow = (messages: readonly object[]) => {
  const told: ScenarioResult[] = [];
  const follower = createFollower((result) => told.push(result));
  for (const message of messages) follower.onMessage(message);
  expect(follower.results()).toEqual(told);
  return follower;
};

const scenario = (id: string, middle: readonly object[], ...tags: readonly string[]): readonly object[] => [
  pickle(id, ...tags),
  planned(id),
  started(id),
  ...middle,
  finished(id),
];

const explanations = { en: 'explanations', es: 'las explicaciones' };

const run = [
  ...scenario(
    'good',
    [logged('good', `${marks.unchecked}${JSON.stringify(explanations)}`), done('good', Status.PASSED)],
    '@FAD06',
  ),
  ...scenario('bad', [done('bad', Status.FAILED, 'wrong'), logged('bad', `${marks.bundle}/b`)], '@FAU02'),
  ...scenario(
    'beyond',
    [logged('beyond', `${marks.outOfReach}a clock`), done('beyond', Status.SKIPPED)],
    '@FAD06',
    '@FAU04',
  ),
  ...scenario('unknown', [done('unknown', Status.UNDEFINED)]),
];

describe('a run followed through its messages', () => {
  it('passes, fails or does not reach its scenarios', () => {
    expect(follow(run).results()).toMatchObject([
      { status: 'passed', unchecked: [explanations], seconds: 1.5, line: 7, tags: ['@FAD06'] },
      { status: 'failed', step: 'it is sent', error: 'wrong', bundle: '/b' },
      { status: 'out-of-reach', reason: same('a clock') },
      { status: 'failed', error: expect.stringContaining('No step has this wording') as unknown },
    ]);
  });

  it('counts scenarios that did not run because the run was stopped, and reports no result for them', () => {
    const skipped = scenario('late', [logged('late', marks.notRun), done('late', Status.SKIPPED)]);
    const { results, notRun } = follow([...run, ...skipped]);
    expect([results().length, notRun()]).toEqual([4, 1]);
  });

  it.each(['en', 'es'] as const)('names the nearest wording of an unknown step (%s)', (language) => {
    const follower = createFollower(() => undefined, language);
    const pattern = { source: 'it is sent again', type: 'CUCUMBER_EXPRESSION' as const };
    const stepDefinition = { id: 'it', pattern, sourceReference: {} };
    const messages = [{ stepDefinition }, ...scenario('unknown', [done('unknown', Status.UNDEFINED)])];
    for (const message of messages) follower.onMessage(message);
    const [result] = follower.results();
    expect(result?.error).toMatch(
      { en: /Did you mean: it is sent again\?$/, es: /¿Quiso decir: it is sent again\?$/ }[language],
    );
  });

  it.each([
    ['it is rejected with the codes "FAU04"', 'it is rejected with exactly the codes "…"'],
    ['una factura valida', 'una factura válida'],
    ['antes de firmarlo, cbc:ID se cambia por "1"', 'antes de firmarlo, LUGAR se cambia a VALOR'],
    ['el estado es 99, con FAU04 como rechazo; otras: ninguna', 'el estado es …, con … como …; otras líneas: ninguna'],
  ])('shows words in place of parameters: %s', (step, wording) => {
    const follower = createFollower(() => undefined, 'es');
    const known = [
      'it is rejected with exactly the codes {string}',
      'un/una {documento} válido/válida',
      'antes de firmarlo, {where} se cambia a/al {to}',
      'el estado es {word}, con {word} como {word}; otras líneas: {lines}',
    ];
    const definitions = known.map((source) => ({
      stepDefinition: {
        id: source,
        pattern: { source, type: 'CUCUMBER_EXPRESSION' as const },
        sourceReference: {},
      },
    }));
    const [first, ...others] = scenario('unknown', [done('unknown', Status.UNDEFINED)]);
    const unknown = {
      ...first,
      pickle: { ...pickle('unknown').pickle, steps: [{ id: 'unknown-step', text: step, astNodeIds: [] }] },
    };
    for (const message of [...definitions, unknown, ...others]) follower.onMessage(message);
    expect(follower.results()[0]?.error).toContain(`¿Quiso decir: ${wording}?`);
  });

  it('reports errors outside scenarios', () => {
    const parseError = { source: { uri: 'a.feature' }, message: 'expected: #EOF' };
    expect(follow([{ parseError }]).problems()).toEqual(['a.feature: expected: #EOF']);
  });
});

describe('the summary of a run', () => {
  const seen = { documents: 3, rejected: 2, notified: 1 };
  const byRequest = { reachable: 4, asked: 2, right: 1, families: [] };
  const report = { ...emptyReport, seen };
  const facts = {
    target: 'issuer',
    seed: 's',
    seconds: 1,
    notRun: 0,
    report,
    coming: [],
    byRequest,
    files: [],
  } as const;
  const part = { tried: { 'invoice/FAD06': true, 'invoice/FAU02': false }, passes: ['invoice/FAD06'], judged: [] };

  it('counts codes once, and as out of reach only those that no scenario reached', () => {
    const { results, problems } = follow(run);
    const summary = summaryOf({ ...facts, results: results(), problems: problems(), parts: [part] });
    expect(summary).toMatchObject({
      ok: false,
      scenarios: { total: 4, passed: 1, failed: 2, outOfReach: 1 },
      seen,
      byRequest,
      codes: { fired: 1, passed: 1, outOfReach: 1 },
      caused: ['FAD06'],
      wrong: ['FAU02'],
      outOfReach: [{ reason: same('a clock'), scenarios: 1, codes: ['FAU04'] }],
      unchecked: [{ what: explanations, scenarios: 1 }],
    });
  });

  it('is not ok when scenarios did not run, and says how many', () => {
    const { results } = follow(run.slice(0, 6));
    const { ok, scenarios } = summaryOf({ ...facts, results: results(), notRun: 2, problems: [], parts: [] });
    expect([ok, scenarios]).toEqual([false, { total: 1, passed: 1, failed: 0, outOfReach: 0, notRun: 2 }]);
  });

  it('is not ok when something failed outside the scenarios', () => {
    const { results } = follow(run.slice(0, 5));
    const summary = (problems: readonly string[]) => summaryOf({ ...facts, results: results(), problems, parts: [] });
    expect([summary([]).ok, summary(['a defect']).ok]).toEqual([true, false]);
  });
});

describe('the folder of a bundle', () => {
  it.each([
    ['features/rules/invoice/ak-1.feature', 'FAK20: ¿nombre?', 'invoice-ak-1-7-FAK20-nombre'],
    ['../x/año.feature', 'Ñandú / "x"', 'x-ano-7-Nandu-x'],
  ])('is named after %s and the scenario', (uri, name, folder) => {
    expect(bundleName({ uri, name, line: 7 })).toBe(folder);
  });

  it('is cut where it is long, and still belongs to one scenario', () => {
    const long = `${'folder'.repeat(20)}/a.feature`;
    const names = [7, 8].map((line) => bundleName({ uri: long, name: 'A scenario', line }));
    names.push(bundleName({ uri: 'a.feature', name: `${'x'.repeat(200)}1`, line: 7 }));
    names.push(bundleName({ uri: 'a.feature', name: `${'x'.repeat(200)}2`, line: 7 }));
    expect([new Set(names).size, ...names.map(({ length }) => length)]).toEqual([4, 80, 80, 80, 80]);
  });
});
