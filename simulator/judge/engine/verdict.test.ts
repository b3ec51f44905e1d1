import { describe, expect, it } from 'vitest';
import type { RuleResult, RunResults } from './results.ts';
import type { Missing, Verdict } from './judgement-report.ts';
import type { RuleKind } from './rule.ts';
import { lacksSignature } from './unsigned.ts';
import { judgementOf, messageLine } from './verdict.ts';

const about = (code: string, kind: RuleKind) => ({ code, kind });
const passed = (code: string): RuleResult => ({ ...about(code, 'Rechazo'), status: 'passed', vacuous: false });
const failed = (code: string, kind: RuleKind): RuleResult => ({
  ...about(code, kind),
  status: 'failed',
  message: 'Mensaje',
  fix: { en: 'Correct it.', es: 'Corríjalo.' },
  failures: [],
});
const off: RuleResult = { ...about('A', 'Rechazo'), status: 'off' };
const open = (kind: RuleKind): RuleResult => ({
  ...about('A', kind),
  status: 'notEvaluated',
  reason: { en: 'Too late.', es: 'Demasiado tarde.' },
});
const broken = (kind: RuleKind): RuleResult => ({
  ...about('A', kind),
  status: 'broken',
  error: 'oops',
  thrown: new Error('oops'),
});

const told = (results: readonly RuleResult[]): RunResults => ({
  results,
  telling: results.filter(({ status }) => status !== 'passed'),
});

describe('a document is accepted', () => {
  it.each<readonly [what: string, results: readonly RuleResult[], accepted: boolean]>([
    ['when every rule passed', [passed('A'), passed('B')], true],
    ['when rules are off', [passed('B'), off], true],
    ['when a notification failed', [passed('B'), failed('A', 'Notificación')], true],
    ['not when a rejection failed', [passed('B'), failed('A', 'Rechazo')], false],
    ['when a notification was not evaluated', [passed('B'), open('Notificación')], true],
    ['not when a rejection was not evaluated', [passed('B'), open('Rechazo')], false],
    ['not when a rejection broke', [passed('B'), broken('Rechazo')], false],
    ['not even when a notification broke', [passed('B'), broken('Notificación')], false],
  ])('%s', (_what, results, accepted) => {
    expect(judgementOf(told(results)).accepted).toBe(accepted);
  });

  it('not when it was not judged completely, whatever the results', () => {
    const incomplete = { en: 'No rules about the content.', es: 'No hay reglas sobre el contenido.' };
    expect(judgementOf(told([passed('A')]), { incomplete })).toMatchObject({
      verdict: 'rejected',
      accepted: false,
      incomplete,
      failed: [],
    });
  });
});

describe('a document before its signature', () => {
  const leftOut = (supply: Missing): RuleResult => ({
    ...about('A', 'Rechazo'),
    status: 'notEvaluated',
    reason: { en: 'Not there.', es: 'No está.' },
    supply,
  });

  it.each<readonly [what: string, results: readonly RuleResult[], verdict: Verdict, lacksOnlyThat: boolean]>([
    ['lacks only that', [passed('A'), leftOut('signature')], 'undecided', true],
    ['is never accepted, even if no rule asks for it', [passed('A')], 'undecided', true],
    ['may notify', [leftOut('signature'), failed('A', 'Notificación')], 'undecided', true],
    ['may lack more', [leftOut('signature'), leftOut('registry')], 'undecided', false],
    ['is rejected for its content', [leftOut('signature'), failed('A', 'Rechazo')], 'rejected', false],
    ['is rejected where a rule broke', [leftOut('signature'), broken('Notificación')], 'rejected', false],
    ['is rejected where a rule has no result', [leftOut('signature'), open('Rechazo')], 'rejected', false],
  ])('%s', (_what, results, verdict, lacksOnlyThat) => {
    const judgement = judgementOf(told(results), { unsigned: true });
    expect([judgement.verdict, judgement.incomplete === lacksSignature]).toEqual([verdict, lacksOnlyThat]);
  });
});

describe('the lines of a verdict', () => {
  it('put rejections before notifications, each in catalogue order', () => {
    const results = [
      failed('N1', 'Notificación'),
      failed('R1', 'Rechazo'),
      passed('P'),
      failed('N2', 'Notificación'),
      failed('R2', 'Rechazo'),
    ];
    const judgement = judgementOf(told(results));
    expect(judgement.failed.map(({ code }) => code)).toEqual(['R1', 'R2', 'N1', 'N2']);
    expect(judgement.results).toBe(results);
  });

  it.each([
    ['FAD06', 'Rechazo', 'Regla: FAD06, Rechazo: El código no coincide'],
    ['FAJ43b', 'Notificación', 'Regla: FAJ43b, Notificación: El código no coincide'],
  ] as const)('read as the authority writes them: %s', (code, kind, line) => {
    expect(messageLine({ code, kind, message: 'El código no coincide' })).toBe(line);
  });
});

it('only a rejection that was not evaluated has a line of its own', () => {
  const said = 'No hay una fecha.';
  const unsure = (code: string, kind: RuleKind): RuleResult => ({
    ...about(code, kind),
    status: 'notEvaluated',
    reason: { en: 'There is no date.', es: said },
    own: true,
  });
  const { accepted, lines } = judgementOf(told([unsure('A', 'Rechazo'), unsure('B', 'Notificación'), open('Rechazo')]));
  expect(accepted).toBe(false);
  expect(lines.map(messageLine)).toEqual([`Regla: A, Rechazo: La regla no se pudo evaluar. ${said}`]);
});
