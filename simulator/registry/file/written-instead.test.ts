import { describe, expect, it } from 'vitest';
import { readRegistryData } from './read.ts';

const nit = '900373115';
const setId = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';

const range = (documentType: string, prefix: string) => ({
  issuerNit: nit,
  documentType,
  resolution: `1876400${documentType}`,
  prefix,
  from: '1',
  to: '99',
  startDate: '2026-01-01',
  endDate: '2027-12-31',
  technicalKey: 'f'.repeat(40),
});

const read = (company: object, rows: object) => {
  const result = readRegistryData({ companies: [{ nit, name: 'UNA SAS', ...company }], ...rows });
  return result.ok ? result : expect.fail(JSON.stringify(result.mistakes));
};

describe('a row that the file writes for a company', () => {
  it.each([
    ['01', 'WEB', ['05 SEDS', '03 SCON', '20 EPOS', '01 WEB']],
    ['05', 'DSN', ['01 FE', '03 SCON', '20 EPOS', '05 DSN']],
    ['03', 'CON', ['01 FE', '05 SEDS', '20 EPOS', '03 CON']],
    ['20', 'CAJA', ['01 FE', '05 SEDS', '03 SCON', '20 CAJA']],
  ])('takes the place of the derived range %s', (documentType, prefix, expected) => {
    const { added, companies } = read({}, { ranges: [range(documentType, prefix)] });
    expect(added.ranges.map((one) => `${one.documentType} ${one.prefix}`)).toEqual(expected);
    expect(companies[0]?.ranges.map((one) => one.prefix)).toContain(prefix);
  });

  it.each([
    ['01', 'WEB', { resolution: '18764000009' }],
    ['05', 'DSN', { supportPrefix: 'DS' }],
    ['03', 'CON', { contingencyPrefix: 'CO' }],
    ['20', 'CAJA', { equivalentPrefix: 'CJ' }],
  ])('adds to the range %s that the company states', (documentType, prefix, company) => {
    const { added } = read(company, { ranges: [range(documentType, prefix)] });
    expect(added.ranges.filter((one) => one.documentType === documentType)).toHaveLength(2);
  });

  it('takes the place of the derived test set of its family, and of no other', () => {
    const testSets = [{ id: setId, issuerNit: nit, preset: 'invoicing-large' }];
    const { added, companies } = read({}, { testSets });
    expect(added.testSets.map(({ family }) => family)).toEqual(['support', 'equivalent', 'payroll', 'invoicing']);
    expect(added.testSets[3]).toMatchObject({ id: setId, quotas: { invoice: { required: 30 } } });
    expect(companies[0]?.testSets.invoicing).toBe(setId);
  });

  const own = { id: '5f0c8a9e-2b1d-4c3e-8f7a-6b5c4d3e2f10', ownerNit: nit, pin: '54321', issuers: [nit] };

  it('takes the place of the derived software of its family, in ranges and test sets too', () => {
    const { added, companies } = read({}, { software: [{ ...own, families: ['equivalent'] }] });
    const equivalent = added.software.filter(({ families }) => families.includes('equivalent'));
    expect(equivalent.map(({ id }) => id)).toEqual([own.id]);
    expect(added.ranges.find(({ documentType }) => documentType === '20')?.softwareId).toBe(own.id);
    expect(added.testSets.find(({ family }) => family === 'equivalent')?.softwareId).toBe(own.id);
    expect(companies[0]?.software.equivalent).toMatchObject({ id: own.id, pin: own.pin });
    expect(companies[0]?.software.invoicing.id).not.toBe(own.id);
  });

  it.each<[string, readonly object[]]>([
    ['that is inactive', [{ ...own, families: ['equivalent'], status: 'inactive' }]],
    ['of several families', [{ ...own, families: ['equivalent', 'payroll'] }]],
    [
      'beside another of that family',
      [own, { ...own, id: '6f0c8a9e-2b1d-4c3e-8f7a-6b5c4d3e2f10' }].map((row) => ({
        ...row,
        families: ['equivalent'],
      })),
    ],
  ])('adds to the derived software, for software %s', (_, software) => {
    const { added } = read({}, { software });
    expect(added.software).toHaveLength(4 + software.length);
  });

  it('leaves the software of invoices that the company states', () => {
    const stated = { id: '7f0c8a9e-2b1d-4c3e-8f7a-6b5c4d3e2f10', pin: '11111' };
    const { companies } = read({ software: stated }, { software: [{ ...own, families: ['invoicing'] }] });
    expect(companies[0]?.software.invoicing).toEqual(stated);
  });

  it('changes nothing for another company', () => {
    const other = { nit: '900373116', name: 'OTRA SAS' };
    const result = readRegistryData({ companies: [{ nit, name: 'UNA SAS' }, other], ranges: [range('05', 'DSN')] });
    const prefixes = result.ok ? result.added.ranges.filter(({ issuerNit }) => issuerNit === other.nit) : [];
    expect(prefixes.map(({ prefix }) => prefix)).toEqual(['FE', 'SEDS', 'SCON', 'EPOS']);
  });
});
