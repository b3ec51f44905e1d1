import { describe, expect, it } from 'vitest';
import { catalogueOf, everything, noFacts, sketch, subjectFrom } from '../../testing/catalogue.fixture.ts';
import { absent } from '../../checks/vocabulary/check.ts';
import { editionAt } from '../../checks/in-force.ts';
import type { Profile } from './profile.ts';
import * as is from '../../checks/vocabulary/is.ts';
import type { Rule, Stage } from './rule.ts';
import { runStages } from './run-stages.ts';
import { same } from '../../../src/common/text/bilingual.ts';

const edition = editionAt('2026-11-20');

type Outcome = 'passes' | 'fails' | 'throws';

const rule = (name: string, outcome: Outcome, kind: 'Rechazo' | 'Notificación' = 'Rechazo'): Rule =>
  sketch(name, {
    code: { kind },
    check: is.satisfying({
      expected: same('x'),
      per: 'document',
      test: () => {
        if (outcome === 'throws') throw new Error(name);
        return outcome === 'fails' ? { found: same('y') } : undefined;
      },
    }),
  });

type Outcomes = { readonly ledger?: Outcome; readonly schema?: Outcome; readonly schemaToo?: Outcome };

const rules = ({ ledger = 'passes', schema = 'passes', schemaToo = 'passes' }: Outcomes) =>
  ({
    intake: [rule('ZIP', 'passes')],
    ledger: [rule('90', ledger)],
    schema: [rule('ZB01', schema), rule('ZB02', schemaToo)],
    signature: [rule('DC01', 'fails')],
    content: [rule('AD01', 'fails'), rule('AD02', 'passes')],
  }) satisfies Record<Stage, readonly Rule[]>;

const statuses = (outcomes: Outcomes, profile: Partial<Profile> = {}, readable = true) => {
  const { results, telling } = runStages({
    entries: catalogueOf(rules(outcomes)).entries('invoice'),
    profile: { ...everything, ...profile },
    edition,
    subject: subjectFrom(''),
    facts: noFacts,
    readable,
  });
  expect(telling).toEqual(results.filter(({ status }) => status !== 'passed'));
  return Object.fromEntries(results.map(({ code, status }) => [code, status]));
};

const ran = { DC01: 'failed', AD01: 'failed', AD02: 'passed' };
const stopped = { DC01: 'notEvaluated', AD01: 'notEvaluated', AD02: 'notEvaluated' };

describe('a rule about the document as a whole', () => {
  const whole = is.satisfying({ expected: same('x'), per: 'document', test: () => ({ found: same('y') }) });

  it.each([
    ['and its owner is absent', whole],
    ['and only the facts make its check', () => whole],
  ])('looks even if its target is absent, %s', (_what, check) => {
    const { results } = runStages({
      entries: catalogueOf({
        content: [
          rule('AD01', 'passes'),
          { ...sketch('AD02', { target: '/*/cac:Party/cbc:ID', check: whole }), check },
        ],
      }).entries('invoice'),
      profile: everything,
      edition,
      subject: subjectFrom(''),
      facts: noFacts,
      readable: true,
    });
    expect(results.map(({ status }) => status)).toEqual(['passed', 'failed']);
  });
});

describe('the stages', () => {
  it('run one after another, in catalogue order, and nothing in signature or content stops the rest', () => {
    const result = statuses({});
    expect(result).toEqual({ ZIP: 'passed', '90': 'passed', ZB01: 'passed', ZB02: 'passed', ...ran });
    expect(Object.keys(result).filter((code) => code !== '90')).toEqual([
      'ZIP',
      'ZB01',
      'ZB02',
      'DC01',
      'AD01',
      'AD02',
    ]);
  });

  it.each<readonly [what: string, outcomes: Outcomes, wanted: Readonly<Record<string, string>>]>([
    [
      'a document processed before stops everything behind it',
      { ledger: 'fails' },
      { '90': 'failed', ZB01: 'notEvaluated', ZB02: 'notEvaluated', ...stopped },
    ],
    [
      'so does a broken look-up',
      { ledger: 'throws' },
      { '90': 'broken', ZB01: 'notEvaluated', ZB02: 'notEvaluated', ...stopped },
    ],
    [
      'a document that its schema refuses stops signature and content',
      { schema: 'fails' },
      { ZB01: 'failed', ZB02: 'passed', ...stopped },
    ],
    ['so does a broken validator', { schema: 'throws' }, { ZB01: 'broken', ZB02: 'passed', ...stopped }],
    ['another rule about the text does not', { schemaToo: 'fails' }, { ZB01: 'passed', ZB02: 'failed', ...ran }],
  ])('%s', (_what, outcomes, wanted) => {
    expect(statuses(outcomes)).toMatchObject(wanted);
  });

  it('continue after the schema if the profile says so', () => {
    expect(statuses({ schema: 'fails' }, { continueAfterSchema: true })).toMatchObject({ ZB01: 'failed', ...ran });
  });

  it('never continue after a document processed before', () => {
    expect(statuses({ ledger: 'fails' }, { continueAfterSchema: true })).toMatchObject(stopped);
  });

  it('about the bytes alone run when there is no document', () => {
    expect(statuses({ schema: 'fails' }, { continueAfterSchema: true }, false)).toEqual({
      ZIP: 'passed',
      '90': 'notEvaluated',
      ZB01: 'failed',
      ZB02: 'passed',
      ...stopped,
    });
  });

  it('leave out what the profile switches off, and what is off stops nothing', () => {
    expect(statuses({ ledger: 'fails', schema: 'fails' }, { off: ['90', 'ZB01', 'AD01'] })).toEqual({
      ZIP: 'passed',
      '90': 'off',
      ZB01: 'off',
      ZB02: 'passed',
      DC01: 'failed',
      AD01: 'off',
      AD02: 'passed',
    });
  });

  it('say why they were not reached', () => {
    const { results } = runStages({
      entries: catalogueOf(rules({ ledger: 'fails' })).entries('invoice'),
      profile: everything,
      edition,
      subject: subjectFrom(''),
      facts: noFacts,
      readable: true,
    });
    expect(results.find(({ code }) => code === 'AD01')).toMatchObject({
      reason: { en: 'The document was processed before.', es: 'El documento ya fue procesado.' },
    });
  });

  it('follow the profile of each run, however often the catalogue was used before', () => {
    const entries = catalogueOf(rules({})).entries('invoice');
    const off = (codes: readonly string[]) => {
      const profile = { ...everything, off: codes };
      return runStages({ entries, profile, edition, subject: subjectFrom(''), facts: noFacts, readable: true })
        .telling.filter(({ status }) => status === 'off')
        .map(({ code }) => code);
    };
    expect([off(['AD01']), off([]), off(['AD02', 'DC01'])]).toEqual([['AD01'], [], ['DC01', 'AD02']]);
  });
});

describe('a profile', () => {
  const outcomes = rules({});
  const absence = sketch('AD03', {
    code: { kind: 'Notificación' },
    check: is.satisfying({ expected: same('x'), per: 'document', test: () => ({ found: absent }) }),
  });
  const resultsUnder = (profile: Partial<Profile>) =>
    runStages({
      entries: catalogueOf({ ...outcomes, content: [...outcomes.content, absence] }).entries('invoice'),
      profile: { ...everything, ...profile },
      edition,
      subject: subjectFrom(''),
      facts: noFacts,
      readable: true,
    });
  const of = (code: string, profile: Partial<Profile>) =>
    resultsUnder(profile).results.find((result) => result.code === code);

  it('turns a Rechazo into a Notificación, and vice versa', () => {
    expect(of('AD01', {})).toMatchObject({ status: 'failed', kind: 'Rechazo' });
    expect(of('AD01', { asNotificacion: ['AD01'] })).toMatchObject({ status: 'failed', kind: 'Notificación' });
    expect(of('AD03', { asRechazo: ['AD03'] })).toMatchObject({ status: 'failed', kind: 'Rechazo' });
  });

  it('may ignore merely absent elements, unless it rejects', () => {
    expect(of('AD03', {})?.status).toBe('failed');
    expect(of('AD03', { absences: false })?.status).toBe('off');
    expect(of('AD03', { absences: false, asRechazo: ['AD03'] })?.status).toBe('failed');
    expect(of('AD01', { absences: false, asNotificacion: ['AD01'] })?.status).toBe('failed');
  });
});

describe('rules that are evaluated beside a schema failure', () => {
  const failing = { schema: 'fails' } as const;

  it.each<readonly [what: string, besideSchema: readonly string[], expected: object]>([
    ['are none by default', [], stopped],
    ['are those that the profile names', ['AD02'], { ...stopped, AD02: 'passed' }],
    ['are those whose code begins so', ['AD*'], { ...stopped, AD01: 'failed', AD02: 'passed' }],
    ['are not those that are off', ['AD01'], stopped],
  ])('%s', (what, besideSchema, expected) => {
    const off = what === 'are not those that are off' ? ['AD01'] : [];
    const wanted = off.length === 0 ? expected : { ...expected, AD01: 'off' };
    expect(statuses(failing, { besideSchema, off })).toMatchObject(wanted);
  });

  it('are none of what cannot be read, nor behind a duplicate', () => {
    expect(statuses(failing, { besideSchema: ['AD*'] }, false)).toMatchObject(stopped);
    expect(statuses({ ledger: 'fails' }, { besideSchema: ['AD*'] })).toMatchObject(stopped);
  });
});
