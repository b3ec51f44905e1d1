import { describe, expect, it } from 'vitest';
import { companyFacts, type CompanyFile } from '../company.ts';
import { firstNumberFor, inNameOf, isBeforeRange, textFor, violationFor } from './in-name-of.ts';

const usual = companyFacts();

/** With ranges of sales and purchases of its own. */
const company: CompanyFile = {
  ...usual,
  nit: '900373115',
  name: 'MI EMPRESA SAS',
  email: 'mia@example.com',
  ranges: usual.ranges.map((range) =>
    range.authorization === undefined
      ? range
      : {
          ...range,
          prefix: `M${range.prefix.slice(0, 2)}`,
          from: '1',
          to: '500',
          authorization: { ...range.authorization, resolution: `9${range.authorization.resolution}` },
        },
  ),
};

describe('a request in the name of a company', () => {
  it('has its numbering and its establishment', () => {
    const request = {
      resolution_number: '18760000001',
      prefix: 'SETP',
      number: 7,
      establishment_name: usual.name,
      establishment_email: usual.email,
    };
    expect(inNameOf(company)(request)).toEqual({
      resolution_number: '918760000001',
      prefix: 'MSE',
      number: 7,
      establishment_name: 'MI EMPRESA SAS',
      establishment_email: 'mia@example.com',
    });
  });

  it('has the resolution under another name of its field, too', () => {
    expect(inNameOf(company)({ resoluntion_number: '18760000002', prefix: 'SEDS' })).toEqual({
      resoluntion_number: '918760000002',
      prefix: 'MSE',
    });
  });

  it.each([
    { prefix: 'SETP', resolution_number: '18760000007' },
    { prefix: 'OTRO', resolution_number: '18760000001' },
    { prefix: 'NC', establishment_name: 'OTRO NOMBRE' },
  ])('keeps what is another on purpose: %j', (request) => {
    expect(inNameOf(company)(request)).toEqual(request);
  });

  it('is the same twice, and for the default company', () => {
    const request = { prefix: 'SETP', resolution_number: '18760000001' };
    const own = inNameOf(company)(request);
    expect(inNameOf(company)(own)).toEqual(own);
    expect(inNameOf(usual)(request)).toBe(request);
  });

  it('is numbered at the same place of the range', () => {
    expect(firstNumberFor(company, { prefix: 'SETP', number: 990_000_001 })).toBe(2);
    expect(firstNumberFor(company, { prefix: 'NI', consecutive: 1 })).toBe(1);
  });
});

describe('a violation for a company', () => {
  it.each([
    ['/*/cbc:ID', 'SETP989999999', 'MSE0'],
    ['/*/cbc:ID', 'SETP995000001', 'MSE501'],
    ['/*/cbc:ID', 'OTRO990000001', 'OTRO2'],
    ['/*/cbc:ID', 'UBL 2.0', 'UBL 2.0'],
    ['/*/sts:AuthorizedInvoices/sts:From', '1', '2'],
  ])('sets %s to %s as %s', (path, text, own) => {
    expect(violationFor(company, { built: [{ edit: 'set', path, text }] })).toEqual({
      built: [{ edit: 'set', path, text: own }],
    });
  });

  it('keeps a strange prefix strange', () => {
    const ranges = company.ranges.map((range) => (range.prefix === 'MSE' ? { ...range, prefix: 'OT' } : range));
    const violation = { built: [{ edit: 'set', path: '/*/cbc:ID', text: 'OTRO990000001' }] } as const;
    expect(violationFor({ ...company, ranges }, violation)).toEqual({
      built: [{ edit: 'set', path: '/*/cbc:ID', text: 'ZZZZ2' }],
    });
  });
});

it('a text about a resolution is about its own', () => {
  expect([textFor(company, '18760000001'), textFor(company, 'USD'), textFor(usual, '18760000001')]).toEqual([
    '918760000001',
    'USD',
    '18760000001',
  ]);
});

describe('a date of a document', () => {
  const ranges = company.ranges.map((range) =>
    range.authorization === undefined
      ? range
      : { ...range, authorization: { ...range.authorization, startDate: '2026-01-15' } },
  );

  it.each([
    ['2020-02-29', true],
    ['2026-01-14', true],
    ['2026-01-15', false],
    // Before every range on purpose.
    ['2018-12-31', false],
  ])('%s is before the range of a company whose range begins on 2026-01-15: %s', (date, isBefore) => {
    expect([isBeforeRange({ ...company, ranges }, '01', date), isBeforeRange(usual, '01', date)]).toEqual([
      isBefore,
      false,
    ]);
  });

  it('is before no range where there is none', () => {
    expect(isBeforeRange(company, '91', '2020-02-29')).toBe(false);
  });
});
