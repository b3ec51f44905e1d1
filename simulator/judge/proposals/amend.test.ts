import { describe, expect, it } from 'vitest';
import type { JudgementReport } from '../engine/judgement-report.ts';
import type { FailedLine } from '../../registry/types.ts';
import { textOf } from '../../../src/common/xml/tree.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { amend, type Amended } from './amend.ts';
import { placeAt } from './place.ts';

/** What a rule of this test compares: the text at a path, and what it should be in the document. */
type TestRule = readonly [code: string, xpath: string, expected: (at: (path: string) => string) => string | undefined];

const textIn =
  (xml: string) =>
  (path: string): string => {
    const place = placeAt(parsed(xml), path);
    return place === undefined || place.missing.length > 0 ? '' : textOf(place.element);
  };

const line = (code: string, xpath: string, found: string, expected: string): FailedLine => ({
  code,
  kind: 'Rechazo',
  message: '',
  xpath,
  line: 1,
  column: 1,
  found,
  expected,
  fix: '',
  spanish: { found, expected, fix: '' },
  foundData: { kind: 'value', value: found },
  expectedData: { kind: 'value', value: expected },
});

const judgeBy =
  (rules: readonly TestRule[]) =>
  (xml: string): Promise<JudgementReport> => {
    const at = textIn(xml);
    const failed = rules.flatMap(([code, xpath, expected]) => {
      const wanted = expected(at);
      return wanted === undefined || wanted === at(xpath) ? [] : [line(code, xpath, at(xpath), wanted)];
    });
    return Promise.resolve({
      verdict: failed.length === 0 ? 'accepted' : 'rejected',
      kind: 'invoice',
      number: '1',
      key: '',
      failed,
      notEvaluated: [],
      off: [],
      broken: [],
      advice: [],
      signature: { references: [], signatureValue: true },
    });
  };

const amended = async (xml: string, rules: readonly TestRule[]): Promise<Amended> => {
  const judge = judgeBy(rules);
  return amend(xml, await judge(xml), judge);
};

const document = (a: string, b: string, c: string): string =>
  `<Invoice xmlns:cbc="urn:x"><cbc:A>${a}</cbc:A><cbc:B>${b}</cbc:B><cbc:C>${c}</cbc:C></Invoice>`;

const [atA, atB, atC] = ['/*/cbc:A', '/*/cbc:B', '/*/cbc:C'] as const;

describe('amendments', () => {
  it('are none for a document without failures', async () => {
    expect(await amended(document('1', '1', '1'), [['R1', atA, () => '1']])).toMatchObject({ amendments: [] });
  });

  it('name the cause of what fails after them', async () => {
    const { amendments, report } = await amended(document('0', '0', '0'), [
      ['CONSTANT', atA, () => '1'],
      ['COPY', atB, (at) => at(atA)],
    ]);
    expect(amendments.map(({ code, followsFrom }) => [code, followsFrom])).toEqual([
      ['CONSTANT', undefined],
      ['COPY', 'CONSTANT'],
    ]);
    expect(report.verdict).toBe('accepted');
  });

  it('leave out a rule that is settled by the amendment of another', async () => {
    const { amendments, settledBy } = await amended(document('0', '1', '1'), [
      ['COPY', atB, (at) => at(atA)],
      ['OTHER', atC, (at) => at(atA)],
      ['CAUSE', atA, () => '1'],
    ]);
    expect(amendments.map(({ code }) => code)).toEqual(['CAUSE']);
    expect([...settledBy]).toEqual([
      ['COPY', 'CAUSE'],
      ['OTHER', 'CAUSE'],
    ]);
  });

  it('end where two rules contradict each other, without setting a value twice', async () => {
    const { amendments, report } = await amended(document('0', '1', '1'), [
      ['ONE', atA, () => '1'],
      ['TWO', atA, () => '2'],
    ]);
    expect(report.verdict).toBe('rejected');
    expect(amendments.length).toBeLessThanOrEqual(1);
  });

  it('pass over a rule that no change settles', async () => {
    const unknowable: TestRule = ['NEVER', atC, (at) => `${at(atC)}x`];
    const { amendments, report } = await amended(document('0', '1', '1'), [unknowable, ['ONE', atA, () => '1']]);
    expect(amendments.map(({ code }) => code)).toEqual(['ONE']);
    expect(report.failed.map(({ code }) => code)).toEqual(['NEVER']);
  });

  it('reach a rule behind more in vain than one step tries', async () => {
    const many = Array.from({ length: 60 }, (_, at): TestRule => [`NEVER${at}`, atC, (text) => `${text(atC)}${at}`]);
    const { amendments } = await amended(document('0', '1', '1'), [...many, ['ONE', atA, () => '1']]);
    expect(amendments.map(({ code }) => code)).toEqual(['ONE']);
  });

  it('do not put out of sight what fails: a duplicate, about which nothing else is evaluated', async () => {
    const rules: readonly TestRule[] = [
      ['CODE', atA, () => '1'],
      ['OTHER', atC, () => '1'],
    ];
    const judge = async (xml: string): Promise<JudgementReport> => {
      const report = await judgeBy(rules)(xml);
      if (textIn(xml)(atA) !== '1' || report.failed.length === 0) return report;
      const notEvaluated = rules.map(([code]) => ({ code, reason: '', spanish: { reason: '' } }));
      return { ...report, failed: [line('90', '/*', '', '')], notEvaluated };
    };
    const xml = document('0', '1', '0');
    const { amendments, report } = await amend(xml, await judge(xml), judge);
    expect(amendments.map(({ code }) => code)).toEqual(['OTHER', 'CODE']);
    expect(report.failed).toEqual([]);
  });

  it('do not change the signature: the text is the same but for their places', async () => {
    const xml = document('0', '1', '<!-- kept -->');
    expect((await amended(xml, [['ONE', atA, () => '1']])).xml).toBe(document('1', '1', '<!-- kept -->'));
  });
});
