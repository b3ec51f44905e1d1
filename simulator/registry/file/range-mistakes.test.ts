import { describe, expect, it } from 'vitest';
import { expectOneMessage, told, type MistakeCase } from './mistake.fixture.ts';

const range = (fields: string): string => `
ranges:
  - { issuerNit: 901500100, resolution: 18769000001, prefix: ZZ, from: 1, to: 9, startDate: 2026-01-01,
      endDate: 2026-12-31, technicalKey: abc, ${fields} }`;

const mistakes: readonly MistakeCase[] = [
  [
    'a range of nobody',
    range('issuerNit: 1').replace('901500100', '900373115').replace(', issuerNit: 1', ''),
    'unknown-contributor',
    ['/ranges/0/issuerNit', 3, 18],
    /a taxpayer/,
    /900373115/,
  ],
  [
    'a day that is none',
    range('resolutionDate: 2026-02-30'),
    'invalid-value',
    ['/ranges/0/resolutionDate', 4, 63],
    /YYYY-MM-DD/,
    /2026-01-31/,
  ],
  [
    'a type that is not numbered so',
    range('documentType: 91'),
    'invalid-value',
    ['/ranges/0/documentType', 4, 61],
    /01, 03, 05/,
    /01/,
  ],
  [
    'a prefix that is too long',
    range('').replace('ZZ', 'ZZZZZ'),
    'invalid-value',
    ['/ranges/0/prefix', 3, 62],
    /up to 4/,
    /FE/,
  ],
  [
    'numbers that run backwards',
    range('').replace('to: 9', 'to: 0'),
    'reversed-numbers',
    ['/ranges/0/to', 3, 79],
    /from 1 on/,
    /Exchange/,
  ],
  [
    'dates that run backwards',
    range('').replace('2026-12', '2025-12'),
    'reversed-dates',
    ['/ranges/0/endDate', 4, 16],
    /2026-01-01/,
    /Exchange/,
  ],
  [
    'invoices without technical key',
    range('').replace('technicalKey: abc,', ''),
    'missing-technical-key',
    ['/ranges/0/technicalKey', 3, 5],
    /CUFE/,
    /GetNumberingRange/,
  ],
  [
    'software that is not there',
    range('softwareId: 11111111-2222-4333-8444-555555555555'),
    'unknown-software',
    ['/ranges/0/softwareId', 4, 59],
    /software of this registry/,
    /Add/,
  ],
  [
    'software of payroll',
    range('softwareId: 3d5e8fa1-62bb-4047-9c23-a401d8e6f925'),
    'software-of-another-family',
    ['/ranges/0/softwareId', 4, 59],
    /for invoicing/,
    /family/,
  ],
  [
    "somebody else's software",
    range('softwareId: 5f70a1c3-84dd-4269-9e45-c623fa081b47'),
    'software-of-another-issuer',
    ['/ranges/0/softwareId', 4, 59],
    /901500100/,
    /issuers/,
  ],
  [
    'software of a range of all issuers',
    range('softwareId: 1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205').replace('901500100', 'all'),
    'software-of-another-issuer',
    ['/ranges/0/softwareId', 4, 59],
    /software/,
    /Leave softwareId out/,
  ],
  [
    "somebody else's resolution",
    range('').replace('18769000001', '18760000007'),
    'resolution-of-another',
    ['/ranges/0/resolution', 3, 41],
    /alone/,
    /901500600 has/,
  ],
  [
    'numbers of another range',
    range('').replace('ZZ', 'POCO'),
    'overlapping-range',
    ['/ranges/0', 3, 5],
    /POCO 1-3/,
    /prefix/,
  ],
];

describe('a registry file with a mistake in a range', () => {
  it.each(mistakes)('%s: one message', async (...row) => {
    await expectOneMessage(row);
  });

  it.each([
    ['a range of all issuers', range('').replace('901500100', 'all')],
    [
      'of a resolution of all issuers',
      range('').replace('18769000001', '18760000001').replace('901500100', '901500600'),
    ],
  ])('%s has none', async (_, text) => {
    expect(await told(text)).toEqual([]);
  });
});
