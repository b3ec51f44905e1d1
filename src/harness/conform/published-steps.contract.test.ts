/** The published steps: what they ask for by themselves, and that a slip of the pen fails a scenario. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printed, runConform } from './conform.fixture.ts';
import type { Summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-steps-'));

/** Scenarios that pass. */
const right: readonly (readonly string[])[] = [
  [
    'Given an accepted payroll',
    'And a valid payroll deletion about it',
    'When it is sent',
    'Then it is accepted with exactly the codes ""',
  ],
  [
    'Given a valid payroll replacement',
    'When it is sent',
    'Then it is accepted with exactly the codes "NIAE191a Notificación"',
  ],
  [
    'Given a valid invoice',
    'And the field "legal_monetary_totals.line_extension_amount" is "999999.00"',
    'When it is sent',
    'Then its codes contain "FAU02 Rechazo; FAU06"',
  ],
  // Its own date is that of the clock: another day of issue would be refused (FAD09e).
  [
    'Given the clock stands at "2026-02-27T10:00:00-05:00"',
    'And a valid invoice',
    'And the field "date" is "2026-02-27"',
    'When it is sent',
    'Then it is accepted',
  ],
];

/** Scenarios that fail in their last step, and what the message names. */
const wrong: readonly (readonly [steps: readonly string[], named: string])[] = [
  [['Given a valid payroll deletion', 'When it is sent', 'Then it is rejected'], 'NIAE216a'],
  [['Given a valid invoice', 'And the field "customer.naem" is left out'], 'name?'],
  [['Given a valid invoice', 'And the field "legal_monetary_totals.payable_amout" is "1.00"'], 'payable_amount?'],
  [['Given a valid invoice', 'And the field "customre.name" is "ACME"'], 'customer?'],
  [['Given a valid invoice', 'And the field "invoice_lines.code" is "A1"'], 'code'],
  [['Given a valid invoice', 'And the fields', '  | customer | {"naem": "ACME"} |'], 'name?'],
  [['Given a valid credit note about it'], 'accepted'],
  [['Given the clock stands at "20/11/2026"'], '2026-11-20T10:00:00-05:00'],
  [['Given a valid invoice', 'When it is sent', 'And the clock stands at "2026-11-20"'], 'change-out-of-place'],
  [['Given an accepted invoice', 'And a valid invoice about it'], 'about'],
  [['Given an accepted invoice', 'And a valid invoice', 'Then it is accepted'], 'sent'],
  ...['FAU144', 'FAU14;FAU144', 'Rechazo', ''].map(
    (codes) =>
      [
        ['Given a valid invoice', 'When it is sent', `Then its codes do not contain "${codes}"`],
        codes === '' ? 'code' : (codes.split(';').at(-1) ?? ''),
      ] as const,
  ),
  [['Given a valid invoice', 'When it is sent', 'Then its codes contain ""'], 'code'],
  [['Given a valid invoice', 'When it is sent', 'Then its codes contain "FAU02"'], 'ensayo reproduce FAU02'],
  [
    ['Given a valid invoice', 'When it is sent', 'Then it is accepted with exactly the codes "FAJ43b Notificación"'],
    "Expected [ 'FAJ43b' ]; received [].",
  ],
  [['Given a valid invoice', 'When it is sent', 'Then its codes do not contain "CAU14"'], 'FAU14?'],
  [['Given a valid invoice', 'When it is sent', 'Then its codes do not contain "AAD06"'], 'AAD06'],
];

const scenario = (name: string, steps: readonly string[]): string => [`Scenario: ${name}`, ...steps, ''].join('\n');

let summary: Summary;

beforeAll(async () => {
  const team = join(folder, 'features');
  mkdirSync(team);
  const scenarios = [
    ...right.map((steps, at) => scenario(`right ${at}`, steps)),
    ...wrong.map(([steps], at) => scenario(`wrong ${at}`, steps)),
  ];
  writeFileSync(join(team, 'steps.feature'), ['Feature: Steps', ...scenarios].join('\n'));
  summary = printed<Summary>(await runConform(folder, 'steps', '--features', team), 'conform');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('published steps', () => {
  it('ask for the verdict of a document that is judged under a ZipKey', () => {
    expect(summary.failures.filter(({ name }) => name.startsWith('right'))).toEqual([]);
    expect(summary.scenarios).toMatchObject({ passed: right.length, failed: wrong.length });
  });

  it('compare in words, and never values that the step made for itself', () => {
    const made = summary.failures.filter(({ error = '' }) => /!==|\+ expected - actual/.test(error));
    expect(made).toEqual([]);
  });

  it.each(wrong.map(([steps, named], at) => [steps.join(', '), at, named] as const))(
    'fail: %s',
    (_steps, at, named) => {
      expect(summary.failures.find(({ name }) => name === `wrong ${at}`)?.error).toContain(named);
    },
  );
});
