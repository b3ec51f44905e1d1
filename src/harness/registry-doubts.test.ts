import { describe, expect, it } from 'vitest';
import { readRegistryData } from '../../simulator/registry/file/read.ts';
import { doubtsIn } from './registry-doubts.ts';

const company = { nit: '900373115', name: 'UNA SAS' };
const other = { nit: '901888777', name: 'OTRA SAS', receptionEmail: 'otra@example.com' };
const range = {
  issuerNit: company.nit,
  resolution: '18764000001',
  prefix: 'WEB',
  from: '1',
  to: '9',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  technicalKey: 'f'.repeat(40),
};

const codesOf = (data: object, day = '2026-11-20'): readonly string[] => {
  const read = readRegistryData({ companies: [company], ...data });
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  return doubtsIn(read, day).map(({ code }) => code);
};

describe('a registry file that can be used', () => {
  it.each([
    [[], {}],
    [[], { ranges: [range] }],
    [[], { companies: [{ ...company, phone: '604 555 0000', responsibilities: ['O-13', 'O-23'] }] }],
    [['expired-range'], { ranges: [{ ...range, endDate: '2026-11-19' }] }],
    [['future-range'], { ranges: [{ ...range, startDate: '2026-11-21' }] }],
    [[], { ranges: [{ ...range, endDate: '2026-11-19', state: 'inactive' }] }],
    [['unusual-resolution'], { ranges: [{ ...range, resolution: '123' }] }],
    [['unusual-technical-key'], { ranges: [{ ...range, technicalKey: 'abc' }] }],
    [['unknown-responsibility'], { companies: [{ ...company, responsibilities: ['O-99'] }] }],
    [['contributor-without-rut'], { contributors: [other] }],
    [[], { contributors: [other], rut: { entries: [{ identification: other.nit, name: other.name }] } }],
    [['unusual-phone'], { companies: [{ ...company, phone: 'abc' }] }],
  ])('has the doubts %j', (codes, data) => {
    expect(codesOf(data)).toEqual(codes);
  });
});
