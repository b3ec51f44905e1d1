import { describe, expect, it } from 'vitest';
import { readRegistryData } from '../../../simulator/registry/file/read.ts';
import { chooseCompany, requireKind, type OwnCompany } from './choose-company.ts';
import { rangeFor } from './in-name-of.ts';

const one = { nit: '900373115', name: 'UNA SAS', prefix: 'UNA', address: 'CL 1 # 2-3', email: 'una@example.com' };
const other = { nit: '900373116', name: 'OTRA SAS' };

const choose = (data: object, nit?: string): OwnCompany => {
  const read = readRegistryData(data);
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  return chooseCompany({ place: 'mine.yaml', ...read }, { nit, day: '2026-11-20' });
};

describe('the company of generated documents', () => {
  it('is the only one that the file adds, or the named one', () => {
    expect(choose({ companies: [one] }).facts).toMatchObject({
      nit: '900373115',
      checkDigit: '3',
      name: 'UNA SAS',
      address: 'CL 1 # 2-3',
      email: 'una@example.com',
    });
    expect(choose({ companies: [one, other] }, other.nit).facts.name).toBe('OTRA SAS');
    expect(choose({ companies: [one] }, '901500100').facts.name).toBe('EMPRESA DE PRUEBAS SAS');
  });

  it('is refused in both languages', () => {
    expect(() => choose({ companies: [one, other] })).toThrow(
      expect.objectContaining({
        code: 'several-companies',
        text: {
          en: expect.stringContaining('--company') as string,
          es: expect.stringContaining('--company') as string,
        },
      }),
    );
  });

  it('may be in the file row by row, and uses the range that is in force', () => {
    const range = (prefix: string, startDate: string, endDate: string) => ({
      issuerNit: one.nit,
      resolution: `1876400${startDate.slice(0, 4)}`,
      prefix,
      from: '10',
      to: '99',
      startDate,
      endDate,
      technicalKey: 'f'.repeat(40),
    });
    const { facts } = choose({
      contributors: [{ nit: one.nit, name: 'UNA SAS', receptionEmail: 'una@example.com' }],
      software: [{ id: '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d', ownerNit: one.nit, pin: '12345' }],
      ranges: [range('OLD', '2020-01-01', '2021-12-31'), range('NEW', '2026-01-01', '2027-12-31')],
    });
    expect(rangeFor(facts, '01')).toMatchObject({
      prefix: 'NEW',
      from: '10',
      authorization: { resolution: '18764002026' },
    });
    expect(facts.software.payroll).toEqual({ id: '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d', pin: '12345' });
  });

  it.each([
    [{ companies: [one, other] }, undefined, 'several-companies', /Name one with --company: 900373115, 900373116\./],
    [{ companies: [one, other] }, '900373117', 'unknown-nit', /--company is "900373117".*900373115, 900373116\./],
    [{ extends: 'nothing' }, undefined, 'no-company', /no company that issues in mine\.yaml/],
  ])('of %j, named %s, is refused with %s', (data, nit, code, message) => {
    expect(() => choose(data, nit)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) as string }),
    );
  });

  it('is refused for a kind that it has no range or no software for', () => {
    const own = choose({ companies: [one] });
    const without = { ...own, facts: { ...own.facts, ranges: [] } };
    expect(() => {
      requireKind(without, 'invoice');
    }).toThrow(expect.objectContaining({ code: 'company-without-range' }));
    expect(() => {
      requireKind({ ...own, registry: { ...own.registry, software: [] } }, 'payroll');
    }).toThrow(expect.objectContaining({ code: 'company-without-software' }));
    expect(() => {
      requireKind(own, 'supportAdjustmentNote');
    }).not.toThrow();
  });
});
