import { describe, expect, it } from 'vitest';
import { expectOneMessage, told, type MistakeCase } from './mistake.fixture.ts';

const mistakes: readonly MistakeCase[] = [
  [
    'the NIT of a mandate with its check digit',
    'mandates:\n  - { certificateNit: 9015001002, issuerNit: 901500100 }',
    'check-digit-in-nit',
    ['/mandates/0/certificateNit', 2, 23],
    /without check digit/,
    /certificateNit: 901500100$/,
  ],
  [
    'software of nobody',
    'software:\n  - { id: 11111111-2222-4333-8444-555555555555, ownerNit: 900373115, pin: 1 }',
    'unknown-contributor',
    ['/software/0/ownerNit', 2, 59],
    /a taxpayer/,
    /nit: 900373115/,
  ],
  [
    'software for nobody',
    'software:\n  - { id: 11111111-2222-4333-8444-555555555555, ownerNit: 901500100, pin: 1, issuers: [900373115] }',
    'unknown-contributor',
    ['/software/0/issuers/0', 2, 88],
    /a taxpayer/,
    /nit: 900373115/,
  ],
  [
    'software with a family beside its families',
    'software:\n  - { id: 11111111-2222-4333-8444-555555555555, ownerNit: 901500100, pin: 1, family: payroll, families: [support] }',
    'family-and-families',
    ['/software/0/family', 2, 86],
    /either family or families/,
    /Remove family, or remove families: \[support\]/,
  ],
  [
    'an identifier that is no UUID',
    'software:\n  - { id: abc, ownerNit: 901500100, pin: 1 }',
    'invalid-value',
    ['/software/0/id', 2, 11],
    /UUID/,
    /1f9b8c6e/,
  ],
  [
    'a mandate of oneself',
    'mandates:\n  - { certificateNit: 901500100, issuerNit: 901500100 }',
    'own-mandate',
    ['/mandates/0', 2, 5],
    /other than/,
    /Remove/,
  ],
  [
    'a mandate of nobody',
    'mandates:\n  - { certificateNit: 901500100, issuerNit: 900373115 }',
    'unknown-contributor',
    ['/mandates/0/issuerNit', 2, 45],
    /a taxpayer/,
    /900373115/,
  ],
  [
    'an instant without offset',
    'contingencyPeriods:\n  - { start: 2026-01-01T00:00:00, end: 2026-01-02T00:00:00-05:00 }',
    'invalid-value',
    ['/contingencyPeriods/0/start', 2, 14],
    /offset/,
    /-05:00/,
  ],
  [
    'a contingency that ends before it starts',
    'contingencyPeriods:\n  - { start: 2026-01-02T00:00:00-05:00, end: 2026-01-01T00:00:00-05:00 }',
    'reversed-dates',
    ['/contingencyPeriods/0/end', 2, 46],
    /2026-01-02/,
    /Exchange/,
  ],
  [
    'an amount that is none',
    'uvt:\n  - { year: 2027, amount: mil }',
    'invalid-value',
    ['/uvt/0/amount', 2, 27],
    /COP/,
    /52374/,
  ],
  [
    'a year twice',
    'uvt:\n  - { year: 2027, amount: 1 }\n  - { year: 2027, amount: 2 }',
    'duplicate-row',
    ['/uvt/1', 3, 5],
    /once/,
    /uvt\/0/,
  ],
];

describe('a registry file with a mistake in software, a mandate, a contingency or the UVT', () => {
  it.each(mistakes)('%s: one message', async (...row) => {
    await expectOneMessage(row);
  });

  it('is reported in one message for every kind above if all are in one file', async () => {
    const parts = new Map<string, string[]>();
    // Rows of the same part come together.
    for (const [, text] of mistakes) {
      const [part = '', ...rows] = text.split('\n');
      parts.set(part, [...(parts.get(part) ?? []), ...rows]);
    }
    const file = [...parts].flat(2).join('\n');
    const codes = (await told(file)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'own-mandate')).toHaveLength(1);
    expect(codes.filter((code) => code === 'reversed-dates')).toHaveLength(1);
    expect(codes.filter((code) => code === 'unknown-contributor')).toHaveLength(3);
    expect(codes).toEqual(expect.arrayContaining(['invalid-value', 'duplicate-row']));
  });
});
