import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { remove, set } from '../testing/rules.fixture.ts';
import { outcomeOf, rules } from '../testing/support.fixture.ts';

const period = (line: number): string => `/*/cac:InvoiceLine[${line}]/cac:InvoicePeriod`;

const bought = (date: string, line = 1): XmlEdit => set(`${period(line)}/cbc:StartDate`, date);
const reported = (code: string, line = 1): XmlEdit => set(`${period(line)}/cbc:DescriptionCode`, code);

/** In the evening of 20 November in Colombia, written in UTC. */
const signingTime = { text: '2026-11-21T01:00:00Z', instant: Date.parse('2026-11-21T01:00:00Z'), date: '2026-11-21' };
const signedAtNight = { signingTime } as Facts['certificate']; // these rules read no more of it

describe('a line period', () => {
  it('is a matter of the support document alone', () => {
    const codes = rules.groups.find(({ code }) => code === 'FC')?.rules.map((rule) => Object.keys(rule.codes));
    expect(codes).toEqual(Array.from({ length: 6 }, () => ['supportDocument']));
  });
});

/** Signed on 20 November. */
describe('the date of purchase', () => {
  it.each([
    ['on the day', '2026-11-20', 'passed'],
    ['the day before', '2026-11-19', 'passed'],
    ['six days before', '2026-11-14', 'passed'],
    ['seven days before', '2026-11-13', 'failed'],
    ['the day after', '2026-11-21', 'failed'],
    ['a year before', '2025-11-20', 'failed'],
  ])('of a week: %s', async (_what, date, status) => {
    const built = [reported('2'), bought(date)];
    expect(await outcomeOf('supportDocument', 'DSFC02a', { built })).toMatchObject({ kind: 'Rechazo', status });
    expect(await outcomeOf('supportDocument', 'DSFC02b', { built })).toMatchObject({ status: 'passed' });
  });

  it.each([
    ['on the day', '2026-11-20', 'passed'],
    ['the day before', '2026-11-19', 'failed'],
    ['the day after', '2026-11-21', 'failed'],
  ])('of an operation: %s', async (_what, date, status) => {
    const built = [bought(date)];
    expect(await outcomeOf('supportDocument', 'DSFC02b', { built })).toMatchObject({ kind: 'Notificación', status });
    expect(await outcomeOf('supportDocument', 'DSFC02a', { built })).toMatchObject({ status: 'passed' });
  });

  it('crosses the end of a month and of a year', async () => {
    const signedAt = Date.parse('2027-01-03T12:00:00-05:00');
    const on = (date: string) => ({
      built: [reported('2'), bought(date), reported('2', 2), bought(date, 2)],
      signedAt,
    });
    expect(await outcomeOf('supportDocument', 'DSFC02a', on('2026-12-28'))).toMatchObject({ status: 'passed' });
    expect(await outcomeOf('supportDocument', 'DSFC02a', on('2026-12-27'))).toMatchObject({ status: 'failed' });
  });

  it('is compared with the day of the signature in Colombia', async () => {
    const lastMinute = Date.parse('2026-11-21T04:59:59Z');
    const midnight = Date.parse('2026-11-21T05:00:00Z');
    expect(await outcomeOf('supportDocument', 'DSFC02b', { signedAt: lastMinute })).toMatchObject({ status: 'passed' });
    expect(await outcomeOf('supportDocument', 'DSFC02b', { signedAt: midnight })).toMatchObject({ status: 'failed' });
  });

  it.each([
    ['DSFC02b', '1', '2026-11-20', 'passed', 'failed'],
    ['DSFC02b', '1', '2026-11-21', 'passed', 'passed'],
    ['DSFC02b', '1', '2026-11-19', 'failed', 'failed'],
    ['DSFC02a', '2', '2026-11-14', 'passed', 'failed'],
    ['DSFC02a', '2', '2026-11-15', 'passed', 'passed'],
    ['DSFC02a', '2', '2026-11-13', 'failed', 'failed'],
  ])(
    'is compared with the day of the signature as written, too (%s, %s): %s is %s, read literally %s',
    async (code, way, date, byDefault, strictly) => {
      const built = [reported(way), bought(date), reported(way, 2), bought(date, 2)];
      const statusUnder = async (literal: boolean) => {
        const profile = { strict: false, literal } as const;
        const facts = { certificate: signedAtNight, profile };
        return (await outcomeOf('supportDocument', code, { built, facts })).status;
      };
      expect([await statusUnder(false), await statusUnder(true)]).toEqual([byDefault, strictly]);
    },
  );

  it('is judged on every line, and the failure says on which', async () => {
    const built = [reported('2', 2), bought('2026-11-13', 2)];
    expect(await outcomeOf('supportDocument', 'DSFC02a', { built })).toMatchObject({
      failures: [
        {
          xpath: expect.stringContaining('cac:InvoiceLine[2]') as string,
          found: { value: '2026-11-13', remark: { en: 'signed on 2026-11-20' } },
        },
      ],
    });
  });

  it.each([
    ['past', '2026-11-13', /6 calendar days before/, /6 días calendario anteriores/],
    ['future', '2026-11-21', /^a date that is not after the signature$/, /^una fecha que no sea posterior a la firma$/],
  ])('is told apart in the %s, if that of a week', async (_when, date, expected, spanish) => {
    const built = [reported('2'), bought(date)];
    const outcome = await outcomeOf('supportDocument', 'DSFC02a', { built });
    expect(outcome).toMatchObject({
      message: expect.not.stringContaining('anteriores') as unknown,
      failures: [
        {
          expected: { en: expect.stringMatching(expected) as unknown, es: expect.stringMatching(spanish) as unknown },
        },
      ],
    });
  });

  it.each(['DSFC02a', 'DSFC02b'])('is not judged by %s without a signing time', async (code) => {
    const built = code === 'DSFC02a' ? [reported('2')] : [];
    expect(await outcomeOf('supportDocument', code, { built, signedAt: null })).toMatchObject({
      status: 'notEvaluated',
    });
  });

  it.each(['20/11/2026', '2026-11-31', '2026-11-20-05:00', ''])('"%s" is no date, and nothing else', async (text) => {
    const built = [reported('2'), bought(text)];
    expect(await outcomeOf('supportDocument', 'DSFC02', { built })).toMatchObject({ status: 'failed' });
    expect(await outcomeOf('supportDocument', 'DSFC02a', { built })).toMatchObject({ status: 'passed' });
  });
});

describe('the way of reporting', () => {
  it.each<readonly [what: string, code: string, built: readonly XmlEdit[], status: 'passed' | 'failed']>([
    ['weekly has its own text', 'DSFC04', [reported('2')], 'failed'],
    [
      'which is right beside it',
      'DSFC04',
      [reported('2'), set(`${period(1)}/cbc:Description`, 'Acumulado semanal')],
      'passed',
    ],
    ['a text that is absent', 'DSFC04', [remove(`${period(1)}/cbc:Description`)], 'failed'],
    ['a code that is absent', 'DSFC03', [remove(`${period(2)}/cbc:DescriptionCode`)], 'failed'],
    ['has no text to compare', 'DSFC04', [remove(`${period(2)}/cbc:DescriptionCode`)], 'passed'],
    ['one line without period', 'DSFC01', [remove(period(2))], 'failed'],
  ])('%s (%s)', async (_what, code, built, status) => {
    expect(await outcomeOf('supportDocument', code, { built })).toMatchObject({ status });
  });
});
