import { describe, expect, it } from 'vitest';
import { buildReport } from './build-run-report.ts';
import type { ExchangeNote } from './exchange-notes.ts';
import { readMessageLines } from './messages.ts';
import { messageLines, twoFaults, type MadeScenario } from './recorded-run.fixture.ts';

const causesIn = async (scenarios: readonly MadeScenario[]) =>
  buildReport(await readMessageLines(messageLines({ scenarios })), { suite: 'trial' }).causes;

const titlesOf = async (scenarios: readonly MadeScenario[]) =>
  (await causesIn(scenarios)).map(({ kind, title, scenarios: ids }) => [kind, title.en, ids.length]);

let lines = 1;

const failing = (message: string, note: Partial<ExchangeNote> = {}, text = 'it is accepted'): MadeScenario => {
  lines += 1;
  const operation = '/api/ubl2.1/invoice';
  const notes = [{ operation, verdict: 'none', findings: [], ...note } as const];
  return { name: `A ${String(lines)}`, line: lines, steps: [{ text, status: 'FAILED', message }], notes };
};

const refused = (message: string, field = 'customer.dv', code = 'invalid-request') => ({
  verdict: 'refused' as const,
  findings: [{ code, field, message }],
});

const posting = (status: number, request: unknown = {}) => ({ path: '/x', request, status, reply: {} });

const answered = (...expected: readonly string[]) => ({
  instead: (...got: readonly string[]) =>
    failing(
      `expected status 99, IsValid false, ${expected.join(', ') || 'no lines'}; got status 99, IsValid false, ${got.join(', ') || 'no lines'}`,
      { verdict: 'rejected', findings: got.map((line) => ({ code: line.split(' ')[0] ?? '', kind: 'Rechazo' })) },
    ),
});

describe('the cause of a failure', () => {
  const rows: readonly (readonly [string, MadeScenario, string, string])[] = [
    [
      'a field that the request lacks',
      failing('HTTP 422 customer.dv', { ...refused('no'), posting: posting(422) }),
      'field',
      'customer.dv missing',
    ],
    [
      'a field that the service says is required',
      failing('HTTP 422 customer.dv', { ...refused('es obligatorio'), posting: posting(422, { customer: { dv: 3 } }) }),
      'field',
      'customer.dv missing',
    ],
    [
      'a field that the service does not take',
      failing('HTTP 422 lines.3.code', {
        ...refused('too long', 'lines.3.code'),
        posting: posting(422, { lines: [0, 0, 0, { code: 'x' }] }),
      }),
      'field',
      'lines.*.code refused',
    ],
    [
      'a refusal',
      failing('HTTP 401', {
        verdict: 'refused',
        findings: [{ code: 'HTTP 401', message: 'Unauthenticated.' }],
        posting: posting(401),
      }),
      'http',
      'HTTP 401',
    ],
    [
      'a refusal with a code',
      failing('HTTP 409', { verdict: 'refused', findings: [{ code: 'locked' }], posting: posting(409) }),
      'http',
      'HTTP 409 locked',
    ],
    [
      'an error of the service',
      failing('x', { findings: [{ code: 'HTTP 500', message: '' }], posting: posting(500) }),
      'http',
      'HTTP 500',
    ],
    [
      'silence',
      failing('x', { findings: [{ code: 'no-reply' }], posting: posting(0) }),
      'connection',
      'the service did not answer',
    ],
    [
      'a SOAP fault',
      failing('x', { verdict: 'fault', findings: [{ code: 'wsse:FailedCheck' }] }),
      'fault',
      'SOAP fault wsse:FailedCheck',
    ],
    [
      'a surplus line',
      answered('FAU14 Rechazo').instead('FAU14 Rechazo', 'FAK24 Rechazo'),
      'unexpected',
      'FAK24 Rechazo, where no scenario expects it',
    ],
    ['a line that did not come', answered('FAU14 Rechazo').instead(), 'unanswered', 'FAU14 Rechazo not answered'],
    [
      'a line that rejects what is to be accepted',
      failing('It was rejected:\nRegla: FAK24, Rechazo: x', {
        verdict: 'rejected',
        findings: [{ code: 'FAK24', kind: 'Rechazo' }],
      }),
      'unexpected',
      'FAK24 Rechazo, where no scenario expects it',
    ],
    [
      'a code that a step names',
      failing('FAU04 is not among the codes', { verdict: 'accepted' }, 'its codes contain "FAU04"'),
      'unanswered',
      'FAU04 not answered',
    ],
    [
      'what a step says',
      failing('\nfunction timed out\nat x', { verdict: 'rejected', findings: [{ code: 'FAK24', kind: 'Rechazo' }] }),
      'step',
      'function timed out',
    ],
    [
      'what a step says about a refusal that it expects',
      failing('The reply has no date', { ...refused('is required'), posting: posting(422) }),
      'step',
      'The reply has no date',
    ],
  ];
  it.each(rows)('is %s', async (_, scenario, kind, title) => {
    expect(await titlesOf([scenario])).toEqual([[kind, title, 1]]);
  });

  it('is the one that most scenarios share, with what else is wrong in them', async () => {
    const surplus = answered('FAU14 Rechazo').instead('FAU14 Rechazo', 'FAK24 Rechazo');
    const both = answered('FAU14 Rechazo').instead('FAK24 Rechazo');
    const [first, ...others] = await causesIn([
      surplus,
      both,
      answered('FAU06 Rechazo').instead('FAU06 Rechazo', 'FAK24 Rechazo'),
    ]);
    expect(others).toEqual([]);
    expect([first?.scenarios.length, first?.also.map(({ title, scenarios }) => [title.en, scenarios])]).toEqual([
      3,
      [['FAU14 Rechazo not answered', 1]],
    ]);
  });

  it('is one where no code at all is passed on', async () => {
    const silent = Array.from({ length: 7 }, (_, index) => answered(`FAU0${String(index)} Rechazo`).instead());
    expect(await titlesOf(silent)).toEqual([['unanswered', '7 codes not answered', 7]]);
  });

  it('is told for each of two faults', async () => {
    const { scenarios } = twoFaults;
    expect(await titlesOf(scenarios)).toEqual([
      ['field', 'customer.dv missing', 142],
      ['unexpected', 'FAU14 Rechazo, where no scenario expects it', 8],
    ]);
    const causes = await causesIn(scenarios);
    expect(causes.map(({ said, fix }) => [said, fix])).toEqual([
      ['El campo customer.dv es obligatorio.', null],
      [
        'Valor a pagar de la factura no corresponde',
        { en: 'Send the sum of the lines.', es: 'Envíe la suma de las líneas.' },
      ],
    ]);
  });
});
